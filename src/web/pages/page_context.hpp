#pragma once
// Data that all pages share: the store, the session, caches and settings.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/queries/tables.hpp"
#include "src/session/league/league.hpp"
#include "src/view/outline.hpp"
#include "src/web/pages/markup.hpp"
#include "src/web/pages/navigation_path.hpp"
#include "src/web/pages/page_handler.hpp"
#include "src/web/waiting.hpp"

namespace tanteador::web {

// Matches and competitions as they stand now, read again only when they have moved on.
class StreamCache {
 public:
  StreamCache(const session::Session& session, const session::Store& store, const session::League& league)
      : session_(session), store_(store), league_(league) {}
  // Null: there is none of that id, or it cannot be read. Good until the next is asked for after it changed.
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

// A match as those who watch may see it; null where there is none. Hidden: that it is played, and no score.
struct Watched {
  const session::OpenMatch* match = nullptr;
  bool hidden = false;
};

struct PageContext {
  PageContext(session::Session& of, session::Store& in, session::Host by, Settings with)
      : session(of), store(in), host(std::move(by)), settings(std::move(with)) {
    if (!settings.devices) settings.devices = std::make_shared<Devices>();
  }
  PageContext(const PageContext&) = delete;  // its parts know one another
  PageContext& operator=(const PageContext&) = delete;

  session::Session& session;
  session::Store& store;
  session::Host host;
  Settings settings;
  session::League league{&store, host};
  Tokens tokens{store, host};
  StreamCache cache{session, store, league};
  std::int64_t written = 0;                          // so many times by the room itself
  std::map<std::string, ReplayResult> reached = {};  // by match, event and steps: of boards that were shown

  std::string public_name(const std::string& name) const;  // of a person or of several, "Ana / Beto"
  Names public_names(Names names) const;
  std::vector<std::string> entrants(const league::Competition& now) const;
  // The result of `make`, cached by the key. The key names everything that the result depends on.
  const Markup& cached(const std::string& key, const std::function<Markup()>& make);
  Watched watched(const std::string& match);  // good until the next is asked for

 private:
  const session::OpenMatch* earlier(const session::OpenMatch& match, std::int64_t count);
  static constexpr std::size_t kEarlierMost = 100;
  std::map<std::string, session::OpenMatch> earlier_ = {};
  static constexpr std::size_t kKeptMost = 100;
  std::map<std::string, Markup> kept_ = {};
};

// A page before it is put into its frame.
struct Page {
  std::string title = {};
  Markup main = {};
  int status = 200;
  std::string follows = {};  // the address whose news this page shows; empty: it does not change
  Parts parts = {};          // what may be another then, of a page for everybody
  bool whole = false;        // what it shows besides may be another as well
  bool plays = false;        // a board: its keys come first, the menu last
  bool secret = false;       // a table's or the desk's: never kept, and each time with an id of its own
  int next_in = 0;           // seconds until `next`, which comes by itself
  std::string next = {};
};
Reply frame_page(PageContext& site, const Request& request, const Page& page);
std::string tag_of(std::string_view text);  // ETag: tells one version from another
// A file built into the program: the style sheet, the script, the sign; empty where there is none of that
// name.
std::string_view built_in(std::string_view name);
Page not_found(const std::string& what);
Reply leads_to(std::string path);

// --- The pages; each in a file of its name.
Page home_page(PageContext& site, const Request& request);
Page competition_page(PageContext& site, const Request& request, const std::string& id);
Page crosstable_page(PageContext& site, const Request& request, const std::string& id);
Page player_page(PageContext& site, const std::string& person);
Page match_page(PageContext& site, const Request& request, const std::string& id);
Page rules_page(PageContext& site, const Request& request);
Page wall_page(PageContext& site, const Request& request);
// `path`: of the page itself; at the desk's the table is one it took over.
enum class Hand { table, desk };
Reply table_reply(PageContext& site, const Request& request, const Grant& pass, const std::string& path,
                  Hand hand);
// Entries for a competition by phone. They wait for the desk.
Reply registration_reply(PageContext& site, const Request& request, const std::string& id);
std::string registration_path(const std::string& id);
bool is_request_id(std::string_view id);  // made by a page of ours, so that an entry counts once
Reply desk_reply(PageContext& site, const Request& request, const std::string& path);
inline constexpr std::string_view kTakenOver = "at";  // in the desk's address: a table, as word_of() says it

std::string live_text(PageContext& site, const std::string& match);  // "12 : 7", or that it is being played
std::string match_path(const std::string& id);
std::string competition_path(const std::string& id);
std::string crosstable_path(const std::string& id);
std::string table_name(PageContext& site, const Grant& pass);  // "Table 3 · Friday cup"
// A text of the request's form or query; empty: none.
std::string in_form(const Request& request, std::string_view name);
std::string in_address(const Request& request, std::string_view name);
// A choice that the phone remembers: of the query, else of its cookies.
std::string remembered_choice(const Request& request, std::string_view name);
// The version of a page: it changes whenever the page changes. Empty: there is no such page.
std::string version_of(PageContext& site, const Page& page);
std::string version_of(PageContext& site, const Grant& pass);

std::string language_of(const PageContext& site, const Request& request);

}  // namespace tanteador::web
