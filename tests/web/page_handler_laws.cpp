#include "tests/web/page_handler_laws.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "db/store.hpp"
#include "src/core/text/encoding.hpp"
#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"
#include "src/web/http/http_message.hpp"
#include "src/web/pages/page_handler.hpp"
#include "src/web/tokens.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/folder.hpp"

namespace tanteador::test {

namespace {

constexpr std::string_view kMatch =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n"
    R"({"type":"tallied","side":"Ana","points":2})"
    "\n";

constexpr std::array kAnswers{200, 303, 304, 400, 404, 405, 409, 410, 422};

// No page has this element. If an answer contains it, something was not escaped.
constexpr std::string_view kForeign = "<q";

std::string_view line_of(std::string_view& bytes) {
  const std::size_t end = bytes.find('\n');
  const std::string_view line = bytes.substr(0, end);
  bytes.remove_prefix(end == bytes.npos ? bytes.size() : end + 1);
  return line;
}

}  // namespace

struct AskedRoom::Begun {
  Folder folder = {};
  std::unique_ptr<session::Store> store = db::open_store(folder / "room.db", db::OpenMode::write);
  session::Host host = session::system_host();
  session::Session session{store.get(), host};
  session::League league{store.get(), host};
  web::Tokens tokens{*store, host};
  std::string match, competition, player, table, slip, desk;
  web::PageHandler hall;

  Begun() {
    match = session.score(kMatch, session::RefusalPolicy::stop).value().match->id();
    auto open = league.create(cup("truco-nhf-de", swiss(2))).value();
    enter(league, open, {"Ana Arce", "Beto Borges"});
    draw(league, open);
    competition = open.head.id;
    player = open.now.entrants.front().people.front();
    table = tokens.make({.scope = web::Scope::match, .stream = match}).secret;
    slip = tokens.make({.scope = web::Scope::table, .stream = competition}).secret;
    desk = tokens.make({}).secret;
    web::Settings settings;
    settings.languages = {{"en", "English"}, {"es", "Español"}};
    hall = make_page_handler(session, *store, host, settings);
  }

  std::string behind(char page) const {
    switch (page) {
      case 't': return "t/" + table;
      case 's': return "t/" + slip;
      case 'd': return "desk/" + desk;
      case 'm': return "m/" + match;
      case 'c': return "c/" + competition;
      case 'p': return "p/" + player;
      case 'a': return "t/" + competition + "/1.1.1";
      default: return {};
    }
  }
  // Replaces "@t" and the other signs by their words.
  std::string whole(std::string_view text) const {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::string known = text[i] == '@' && i + 1 < text.size() ? behind(text[i + 1]) : std::string();
      if (known.empty()) {
        out += text[i];
        continue;
      }
      out += known;
      ++i;
    }
    return out;
  }
  // The page's "seen" field, as on a phone that has just fetched the page.
  std::string seen_on(const std::string& path) const {
    const std::string body = hall.answer({.path = path}).body;
    constexpr std::string_view kField = "name=\"seen\" value=\"";
    const std::size_t at = body.find(kField);
    if (at == body.npos) return {};
    return body.substr(at + kField.size(), body.find('"', at + kField.size()) - at - kField.size());
  }
};

AskedRoom::AskedRoom() = default;
AskedRoom::~AskedRoom() = default;

std::optional<std::string> AskedRoom::broken_law(std::string_view bytes) {
  if (!begun_) begun_ = std::make_unique<Begun>();
  Begun& now = *begun_;
  const std::string path = "/" + now.whole(line_of(bytes)), query = now.whole(line_of(bytes)),
                    cookies(line_of(bytes)), languages(line_of(bytes)), form = now.whole(bytes);
  const std::string target = query.empty() ? path : path + "?" + query;
  auto request = web::http::read_request({.method = form.empty() ? "GET" : "POST",
                                          .target = target,
                                          .host = "localhost",
                                          .origin = {},
                                          .fetch_site = {},
                                          .type = "application/x-www-form-urlencoded",
                                          .cookies = cookies,
                                          .languages = languages,
                                          .tag = {},
                                          .body = form},
                                         {{}, "127.0.0.1"}, "127.0.0.1");
  if (!request) return std::nullopt;
  if (request->post) {
    request->form.try_emplace("tap", "spoilt-tap-" + std::to_string(++taps_));
    if (!request->form.contains("seen")) request->form["seen"] = now.seen_on(request->path);
  }
  const web::Reply reply = now.hall.answer(*request);
  for (const std::string& channel : reply.channels) now.hall.end_channel(channel);
  (void)now.hall.news();
  const bool stands_there = reply.body.find(kForeign) != reply.body.npos;
  if (request->post && reply.status == 303) {
    ++entered_;
    begun_.reset();
  }
  if (std::ranges::find(kAnswers, reply.status) == kAnswers.end())
    return "answered " + std::to_string(reply.status) + ": " + reply.body;
  if (stands_there) return "what was sent stands in the page as it was sent";
  if (bad_byte(reply.body)) return "a page that is no text";
  if (web::http::head_of(reply, {}).starts_with("HTTP/1.1 500")) return "a header that cannot be said";
  return std::nullopt;
}

}  // namespace tanteador::test
