// Finds the page of a request, and sends changes of pages to their readers.

#include "src/web/pages/page_handler.hpp"

#include <algorithm>
#include <chrono>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

namespace {

constexpr std::size_t kFollowedMost = 4000;  // channels
constexpr std::size_t kPagesMost = 12;       // of a stream: one address cannot use up the channels
constexpr int kRetry = 2000;                 // milliseconds

// A page in one language that at least one stream follows.
struct FollowedPage {
  std::string of = {};  // address
  Request request = {};
  std::string language = {};
  std::optional<Grant> pass = {};  // only of a table or the desk
  std::string stamp = {};          // version of its data
  std::string version = {};        // last version sent
  Parts parts = {};                // last parts sent
  std::string told_at = {};
  bool moved = false;  // changed and not sent yet
};

struct Room {
  Room(session::Session& session, session::Store& store, session::Host host, Settings settings)
      : site(session, store, std::move(host), std::move(settings)) {}

  PageContext site;
  std::map<std::string, FollowedPage> followed = {};  // by channel
  std::int64_t version = -1;                          // of the store at the last look for news
  std::string beat = {};                              // time of the last heartbeat
  bool hurries = false;                               // news is delayed
  std::string told_at = {};                           // when pages were last made for news
  std::int64_t rest = 0;                              // pause after that, in milliseconds
};

// The only files that the server sends.
struct BuiltinFile {
  std::string_view path, type;
};
constexpr BuiltinFile kBuiltIn[] = {{"/room.css", "text/css; charset=utf-8"},
                                    {"/room.js", "text/javascript; charset=utf-8"},
                                    {"/room.svg", "image/svg+xml"}};

std::optional<Reply> file(const Request& request) {
  const auto known = std::ranges::find(kBuiltIn, request.path, &BuiltinFile::path);
  if (known == std::end(kBuiltIn)) return std::nullopt;
  const std::string_view text = builtin_file(known->path.substr(1));
  Reply reply{.type = std::string(known->type), .body = std::string(text)};
  reply.tag = tag_of(text);
  if (reply.tag == request.tag) {
    reply.status = 304;
    reply.body.clear();
  }
  return reply;
}

// "/m/ID" → "ID"; null for another path.
std::optional<std::string> path_tail(const std::string& path, std::string_view beginning) {
  if (!path.starts_with(beginning) || path.size() == beginning.size()) return std::nullopt;
  const std::string rest = path.substr(beginning.size());
  return rest.find('/') == rest.npos ? std::optional(rest) : std::nullopt;
}

std::optional<Page> public_page(PageContext& site, const Request& request) {
  if (request.path == "/") return home_page(site, request);
  if (request.path == "/rules") return rules_page(site, request);
  if (request.path == "/wall") return wall_page(site, request);
  if (const auto id = path_tail(request.path, "/c/")) return competition_page(site, request, *id);
  if (const auto id = path_tail(request.path, "/crosstable/")) return crosstable_page(site, request, *id);
  if (const auto id = path_tail(request.path, "/p/")) return player_page(site, *id);
  if (const auto id = path_tail(request.path, "/m/")) return match_page(site, request, *id);
  return std::nullopt;
}

// Changes each minute while a request or entry waits: the desk's page shows the minutes.
std::string minute_of_waiting(PageContext& site) {
  constexpr std::size_t kToMinute = 16;  // "2026-11-20T20:00"
  const bool waits = !waiting(site.store, Wait::call).empty() ||
                     !waiting(site.store, Wait::dispute).empty() ||
                     !holding(site.settings.devices->all()).empty();
  return waits ? "@" + site.host.now().substr(0, kToMinute) : std::string();
}

// A stamp of the data behind a page; empty: there is no such page.
std::string stamp_of(PageContext& site, const std::string& path, const std::optional<Grant>& pass) {
  const auto count = [&](const std::string& id) {
    const auto head = site.store.head(id);
    return head ? std::to_string(head->count) : std::string();
  };
  const auto whole = [&] {
    return std::to_string(site.store.data_version()) + "." + std::to_string(site.written);
  };
  if (pass) return pass->scope == Scope::desk ? whole() + minute_of_waiting(site) : version_of(site, *pass);
  if (path == "/") return whole();
  const bool delays = !site.store.key_values("live/").empty();
  const auto match_stamp = [&](const std::string& id) {
    const auto watched = delays ? site.find_watched(id) : WatchedMatch{};
    return count(id) + (watched.match
                            ? "/" + std::to_string(watched.match->head().count) + (watched.hidden ? "h" : "")
                            : std::string());
  };
  if (const auto id = path_tail(path, "/m/")) return match_stamp(*id);
  if (path == "/wall") return whole();
  if (const auto id = path_tail(path, "/crosstable/")) return count(*id);
  if (const auto id = path_tail(path, "/c/")) {
    std::string all = count(*id);
    for (const std::string& match : all.empty() ? std::vector<std::string>() : site.store.matches_of(*id))
      all += "." + match_stamp(match);
    return all;
  }
  return {};
}

Reply secret_page(PageContext& site, const Request& request, const std::string& token) {
  const auto pass = site.tokens.find(token);
  Reply reply =
      !pass ? frame_page(
                  site, request,
                  not_found(
                      tr("No table has this code. Scan the result slip again, or type its five characters.")))
      : pass->scope == Scope::desk ? desk_reply(site, request, "/desk/" + token)
                                   : table_reply(site, request, *pass, "/t/" + token, Hand::table);
  reply.token = pass ? Reply::Token::right : Reply::Token::wrong;
  return reply;
}

// Reads "/c/ID?round=1.2"; the value is not percent-encoded.
Request page_followed(const std::string& of) {
  const std::size_t mark = of.find('?'), equals = of.find('=', mark == of.npos ? of.size() : mark);
  Request request{.path = of.substr(0, mark)};
  if (equals != of.npos) request.query[of.substr(mark + 1, equals - mark - 1)] = of.substr(equals + 1);
  return request;
}

std::optional<Grant> secret_of(PageContext& site, const std::string& path) {
  for (const std::string_view secret : {"/t/", "/desk/"})
    if (const auto token = path_tail(path, secret)) return site.tokens.find(*token);
  return std::nullopt;
}

// The grant of a secret page: on the desk's page that of the table it took over.
std::optional<Grant> pass_followed(PageContext& site, const Request& page) {
  const auto pass = secret_of(site, page.path);
  if (!pass || pass->scope != Scope::desk) return pass;
  const auto taken = pass_of(query_value(page, kTakenOver));
  return taken ? taken : pass;
}

// A page under its one address for news, without the rest of the query. Null if it has no news.
std::optional<FollowedPage> make_followed(PageContext& site, const std::string& of) {
  FollowedPage one{.request = page_followed(of), .language = current_locale()};
  one.pass = pass_followed(site, one.request);
  one.stamp = stamp_of(site, one.request.path, one.pass);
  if (one.stamp.empty()) return std::nullopt;
  one.version = one.stamp;
  if (one.pass) {
    const auto taken = pass_of(query_value(one.request, kTakenOver));
    one.of = one.request.path;
    if (taken) one.of += "?" + std::string(kTakenOver) + "=" + word_of(*taken);
    one.request = page_followed(one.of);
    return one;
  }
  auto page = public_page(site, one.request);
  if (!page || page->follows.empty()) return std::nullopt;
  one.of = page->follows;
  one.request = page_followed(one.of);
  one.version = version_of(site, *page);
  one.parts = std::move(page->parts);
  return one;
}

std::string version_text(const FollowedPage& one) {
  return nlohmann::json{{"of", one.of}, {"version", one.version}}.dump();
}

// The channels of these pages; the pages that nobody follows yet are added to `begun`. The error is a page
// without news.
tl::expected<std::vector<std::string>, std::string> channels_of(Room& room,
                                                                const std::vector<std::string>& pages,
                                                                std::map<std::string, FollowedPage>& begun) {
  const std::string language = current_locale() + " ";
  std::vector<std::string> channels;
  for (const std::string& of : pages) {
    std::string channel = language + of;
    if (!room.followed.contains(channel)) {
      auto one = make_followed(room.site, of);
      if (!one) return tl::unexpected(of);
      channel = language + one->of;
      if (!room.followed.contains(channel)) begun.try_emplace(channel, *std::move(one));
    }
    channels.push_back(std::move(channel));
  }
  return channels;
}

// Opens a stream of changes of some pages. It opens for all of them or none, and does not tell which one is
// missing: a stream is one guess of a code. All readers of a page share one channel.
Reply stream(Room& room, const Request& request) {
  const std::vector<std::string> pages = stream_field(request, "of"), shown = stream_field(request, "v");
  std::map<std::string, FollowedPage> begun;
  if (pages.empty() || pages.size() > kPagesMost) return {.status = 400, .type = "text/plain"};
  const auto channels = channels_of(room, pages, begun);
  if (!channels) {
    Reply refused{.status = 404, .type = "text/plain", .body = "no such page", .token = Reply::Token::wrong};
    refused.missing = channels.error();
    return refused;
  }
  if (room.followed.size() + begun.size() > kFollowedMost)
    return {.status = 503, .type = "text/plain", .wait = 2};
  room.followed.merge(begun);
  Reply reply{.type = "text/event-stream", .token = Reply::Token::right};
  reply.body = "retry: " + std::to_string(kRetry) + "\n\n";
  for (std::size_t i = 0; i < channels->size(); ++i) {
    const FollowedPage& one = room.followed.at((*channels)[i]);
    if (i < shown.size() && !shown[i].empty() && shown[i] != one.version)
      reply.body += "event: moved\ndata: " + version_text(one) + "\n\n";
    if (std::ranges::find(reply.channels, (*channels)[i]) == reply.channels.end())
      reply.channels.push_back((*channels)[i]);
  }
  return reply;
}

Reply answer_request(Room& room, const Request& request) {
  PageContext& site = room.site;
  if (auto own = file(request)) return *std::move(own);
  if (const auto token = path_tail(request.path, "/t/")) return secret_page(site, request, *token);
  if (const auto token = path_tail(request.path, "/desk/")) return secret_page(site, request, *token);
  if (const auto id = path_tail(request.path, "/enter/")) return registration_reply(site, request, *id);
  if (request.post) return {.status = 405, .type = "text/plain", .body = "read only"};
  if (request.path == "/news")
    return request.head ? Reply{.type = "text/event-stream"} : stream(room, request);
  if (request.path == "/t") return leads_to("/t/" + escape_query(query_value(request, "code")));
  if (const auto page = public_page(site, request)) return frame_page(site, request, *page);
  return frame_page(site, request, not_found(tr("Page not found.")));
}

// A page without links, for when other pages may be unreachable.
Reply bare_page(const std::string& title, const std::string& sentence) {
  Reply reply;
  reply.body =
      "<!DOCTYPE html>\n" +
      tag("html", {{"lang", language_tag(current_locale())}},
          tag("head", tag("meta", {{"charset", "utf-8"}}, {}) +
                          tag("meta", {{"name", "viewport"}, {"content", "width=device-width"}}, {}) +
                          tag("title", title)) +
              tag("body", tag("main", {{"id", "main"}}, heading(1, title) + paragraph(sentence))))
          .html() +
      "\n";
  return reply;
}

// The page for an unreachable store or an internal error; nothing was entered.
Reply failure_page(const char* what) {
  Reply reply = bare_page(tr("Something is broken"), what);
  reply.status = 503;
  reply.wait = 2;
  return reply;
}

std::vector<News> beat_of(Room& room) {
  constexpr std::int64_t kBeat = 10'000;  // milliseconds
  const std::string now = room.site.host.now();
  if (!room.beat.empty() && session::milliseconds_between(room.beat, now).value_or(kBeat) < kBeat) return {};
  room.beat = now;
  room.version = -1;  // delayed live scores change without a write
  std::vector<News> news;
  for (const auto& [channel, one] : room.followed) news.push_back({channel, "beat", version_text(one)});
  return news;
}

// The changed parts of a page; "moved" if the page has other parts than before.
std::optional<News> poll_news(PageContext& site, const std::string& channel, FollowedPage& one) {
  if (one.pass) {
    one.version = one.stamp;
    return News{channel, "moved", version_text(one)};
  }
  const ScopedLocale spoken(one.language);
  auto page = public_page(site, one.request);
  std::string version = page ? version_of(site, *page) : std::string();
  if (version == one.version) return std::nullopt;
  const bool alike = page && std::ranges::equal(page->parts, one.parts, {}, &Part::id, &Part::id);
  nlohmann::json change{
      {"of", one.of}, {"from", one.version}, {"version", version}, {"parts", nlohmann::json::object()}};
  for (std::size_t i = 0; alike && i < one.parts.size(); ++i)
    if (page->parts[i] != one.parts[i]) change["parts"][one.parts[i].id] = page->parts[i].html;
  one.version = std::move(version);
  one.parts = page ? std::move(page->parts) : Parts();
  if (!alike) return News{channel, "moved", version_text(one)};
  return News{channel, "parts", change.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

bool is_news_due(const PageContext& site, const FollowedPage& one, const std::string& now) {
  const std::int64_t least = site.settings.pace.count();
  return one.told_at.empty() || session::milliseconds_between(one.told_at, now).value_or(least) >= least;
}

// Makes the changed pages, oldest news first: short pieces in a quarter of the time, between requests.
void tell_moved(Room& room, std::vector<News>& news) {
  constexpr std::int64_t kShare = 4, kPiece = 20;  // milliseconds
  std::vector<std::pair<const std::string*, FollowedPage*>> moved;
  for (auto& [channel, one] : room.followed)
    if (one.moved) moved.emplace_back(&channel, &one);
  std::ranges::stable_sort(moved, {}, [](const auto& one) { return one.second->told_at; });
  const auto since = [&](const std::string& then) {
    return session::milliseconds_between(then, room.site.host.now()).value_or(room.rest);
  };
  room.hurries = !room.told_at.empty() && since(room.told_at) < room.rest && !moved.empty();
  if (room.hurries) return;
  const std::string begun = room.site.host.now();
  for (const auto& [channel, one] : moved) {
    if (since(begun) > kPiece || !is_news_due(room.site, *one, begun)) {
      room.hurries = true;
      continue;
    }
    one->moved = false;
    one->told_at = begun;
    if (auto change = poll_news(room.site, *channel, *one)) news.push_back(*std::move(change));
  }
  room.told_at = room.site.host.now();
  room.rest = room.site.settings.pace.count() > 0 ? (kShare - 1) * since(begun) : 0;
}

std::vector<News> news_of(Room& room) {
  PageContext& site = room.site;
  std::vector<News> news = beat_of(room);
  const std::int64_t now = site.store.data_version() + site.written;
  if (now != room.version) {
    room.version = now;
    for (auto& [channel, one] : room.followed) {
      const bool is_revoked = one.pass && !secret_of(site, one.request.path);
      std::string stamp = is_revoked ? "revoked" : stamp_of(site, one.request.path, one.pass);
      if (stamp == one.stamp) continue;
      one.stamp = std::move(stamp);
      one.moved = true;
    }
  }
  tell_moved(room, news);
  return news;
}

}  // namespace

namespace {

std::vector<std::string> matches_at(const session::OpenCompetition& open, league::TableRef at) {
  const auto& stages = open.now.stages;
  if (at.stage < 0 || at.stage >= static_cast<int>(stages.size())) return {};
  const auto& rounds = stages[at.stage].rounds;
  if (at.round < 0 || at.round >= static_cast<int>(rounds.size())) return {};
  const auto& tables = rounds[at.round].tables;
  if (at.table < 0 || at.table >= static_cast<int>(tables.size())) return {};
  return tables[at.table].matches;
}

}  // namespace

std::string form_value(const Request& request, std::string_view name) {
  const auto found = request.form.find(name);
  return found == request.form.end() ? std::string() : found->second;
}

std::string query_value(const Request& request, std::string_view name) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? std::string() : found->second;
}

std::string remembered_choice(const Request& request, std::string_view name) {
  const std::string value = query_value(request, name);
  if (!value.empty()) return value;
  const auto cookie = request.cookies.find(name);
  return cookie == request.cookies.end() ? std::string() : cookie->second;
}

std::string version_of(PageContext& site, const Grant& pass) {
  std::string version;
  const auto add = [&](const std::string& id) {
    const auto head = site.store.head(id);
    version += head ? std::to_string(head->count) + "." : std::string();
  };
  add(pass.stream);
  const session::OpenCompetition* open =
      pass.scope == Scope::table ? site.cache.competition(pass.stream) : nullptr;
  if (open) {
    for (const std::string& match : matches_at(*open, pass.table)) add(match);
  }
  for (const Wait what : {Wait::call, Wait::dispute})
    version += site.store.key_values(key_of(what, pass)).empty() ? "-" : "!";
  return version;
}

std::string version_of(PageContext& site, const Page& page) {
  if (page.parts.empty()) {
    const Request request = page_followed(page.follows);
    return stamp_of(site, request.path, pass_followed(site, request));
  }
  std::string all;
  for (const Part& part : page.parts) all += part.html;
  return tag_of(all).substr(1, 16);  // without its quotes
}

PageHandler make_page_handler(session::Session& session, session::Store& store, session::Host host,
                              Settings settings) {
  const auto room = std::make_shared<Room>(session, store, std::move(host), std::move(settings));
  return {.answer =
              [room](const Request& request) {
                const ScopedLocale spoken(language_of(room->site, request));
                try {
                  return answer_request(*room, request);
                } catch (const std::exception& error) {
                  return failure_page(error.what());
                }
              },
          .news = [room]() -> std::vector<News> {
            try {
              return news_of(*room);
            } catch (const std::exception&) {
              return {};  // unreachable: try next time
            }
          },
          .hurries = [room] { return room->hurries; },
          .end_channel = [room](const std::string& channel) { room->followed.erase(channel); },
          .refuse =
              [room](const Request& request, const Phrase& reason) {
                const ScopedLocale spoken(language_of(room->site, request));
                return bare_page("Tanteador", render(reason, {}));
              }};
}

}  // namespace tanteador::web
