#pragma once
// Data that all pages share: the store, the session, caches and settings.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/queries/match_context.hpp"
#include "src/session/league/league.hpp"
#include "src/view/league/known.hpp"
#include "src/view/outline.hpp"
#include "src/web/pages/navigation_path.hpp"
#include "src/web/pages/page_handler.hpp"
#include "src/web/pages/page_table.hpp"
#include "src/web/waiting.hpp"

namespace tanteador::web {

// Cache of matches and competitions in their current state; reads a stream again only after it has changed.
class StreamCache {
 public:
  StreamCache(const session::Session& session, const session::Store& store, const session::League& league)
      : session_(session), store_(store), league_(league) {}
  // Null if the stream is missing or unreadable. Valid until the next call after the stream has changed.
  session::OpenMatch* match(const std::string& id);
  session::OpenCompetition* competition(const std::string& id);
  void forget(const std::string& id);

 private:
  static constexpr std::size_t kMost = 200;  // of each
  const session::Session& session_;
  const session::Store& store_;
  const session::League& league_;
  std::map<std::string, session::OpenMatch> matches_;
  std::map<std::string, session::OpenCompetition> competitions_;
};

// A match as spectators may see it; null if there is none. Hidden: only that it is being played.
struct WatchedMatch {
  const session::OpenMatch* match = nullptr;
  bool hidden = false;
};

struct PageContext {
  PageContext(session::Session& of, session::Store& in, session::Host by, Settings with)
      : session(of), store(in), host(std::move(by)), settings(std::move(with)) {
    if (!settings.devices) settings.devices = std::make_shared<Devices>();
  }
  PageContext(const PageContext&) = delete;  // members refer to one another
  PageContext& operator=(const PageContext&) = delete;

  session::Session& session;
  session::Store& store;
  session::Host host;
  Settings settings;
  session::League league{&store, host};
  Tokens tokens{store, host};
  StreamCache cache{session, store, league};
  std::int64_t written = 0;                          // number of writes by this server
  std::map<std::string, ReplayResult> reached = {};  // boards shown, by match, event and steps

  std::string public_name(const std::string& name) const;  // of one person or several, "Ana / Beto"
  Names public_names(Names names) const;
  std::vector<std::string> entrants(const league::Competition& now) const;
  // The result of `make`, cached by the key. The key names everything that the result depends on.
  const Markup& cache_markup(const std::string& key, const std::function<Markup()>& make);
  WatchedMatch find_watched(const std::string& match);  // good until the next is asked for

 private:
  const session::OpenMatch* match_after_events(const session::OpenMatch& match, std::int64_t count);
  static constexpr std::size_t kEarlierMost = 100;
  std::map<std::string, session::OpenMatch> earlier_ = {};
  static constexpr std::size_t kCacheMost = 100;
  std::map<std::string, Markup> markup_cache_ = {};
};

// The content of a page, without its frame.
struct Page {
  std::string title = {};
  Markup main = {};
  int status = 200;
  std::string follows = {};  // the address whose news update this page; empty: none
  Parts parts = {};          // the parts that news may replace, of a public page
  bool whole = false;        // news may change content outside the parts
  bool plays = false;        // a board: buttons first, menu last
  bool secret = false;       // of a table or the desk: not cached, a new id each time
  int next_in = 0;           // seconds until the browser goes to `next`
  std::string next = {};
};
Reply frame_page(PageContext& site, const Request& request, const Page& page);
std::string tag_of(std::string_view text);
// A file built into the program: style sheet, script or icon; empty if there is none of that name.
std::string_view builtin_file(std::string_view name);
Page not_found(const std::string& what);
Reply leads_to(std::string path);

Page home_page(PageContext& site, const Request& request);
Page competition_page(PageContext& site, const Request& request, const std::string& id);
Page crosstable_page(PageContext& site, const Request& request, const std::string& id);
Page player_page(PageContext& site, const std::string& person);
Page match_page(PageContext& site, const Request& request, const std::string& id);
Page rules_page(PageContext& site, const Request& request);
Page wall_page(PageContext& site, const Request& request);
// `path`: of the page. Hand::desk: the desk acts for the table.
enum class Hand { table, desk };
Reply table_reply(PageContext& site, const Request& request, const Grant& pass, const std::string& path,
                  Hand hand);
// Entries for a competition by phone. They wait for the desk.
Reply registration_reply(PageContext& site, const Request& request, const std::string& id);
std::string registration_path(const std::string& id);
bool is_request_id(std::string_view id);  // has the form of our pages' request ids
Reply desk_reply(PageContext& site, const Request& request, const std::string& path);
inline constexpr std::string_view kTakenOver =
    "at";  // query name in the desk's address: a table as word_of()

// The clock of a round or table in an element of this name; the script counts it down. Empty without a clock.
Markup clock_markup(const view::RoundClock& clock, const char* element = "p");
std::string live_text(PageContext& site, const std::string& match);  // "12 : 7", or that it is being played
std::string match_path(const std::string& id);
std::string competition_path(const std::string& id);
std::string crosstable_path(const std::string& id);
std::string table_name(PageContext& site, const Grant& pass);  // "Table 3 · Friday cup"
// A field of the request's form or query; empty if missing.
std::string form_value(const Request& request, std::string_view name);
std::string query_value(const Request& request, std::string_view name);
// A choice that the phone remembers: from the query, else from its cookies.
std::string remembered_choice(const Request& request, std::string_view name);
// The version of a page: it changes whenever the page changes. Empty: there is no such page.
std::string version_of(PageContext& site, const Page& page);
std::string version_of(PageContext& site, const Grant& pass);

std::string language_of(const PageContext& site, const Request& request);
std::string language_tag(std::string code);  // "es-AR" for "es_AR"

}  // namespace tanteador::web
