// The public pages: their content, in seven languages, with any names.

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

#include <nlohmann/json.hpp>

#include "src/codec/roster.hpp"
#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "src/web/http/http_message.hpp"
#include "src/web/pages/page_context.hpp"
#include "tests/support/competition.hpp"
#include "tests/web/pages/phone.hpp"

namespace pages_of_the_room {

using namespace tanteador;
using test::site::check_whole;
using test::site::Html;
using test::site::Phone;
using test::site::Room;

const std::string kTwo =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";
const std::string kScored = kTwo + R"({"type":"tallied","side":"Ana","points":7})" + "\n";

// Catalogues, and English again afterwards.
struct Languages {
  Languages() { use_catalogues(TANTEADOR_BUILD "/locale"); }
  ~Languages() { speak("en"); }
  static web::Settings settings() {
    web::Settings settings;
    settings.languages = {{"en", "English"},
                          {"es", "Español"},
                          {"de", "Deutsch"},
                          {"it", "Italiano"},
                          {"fr", "Français"},
                          {"id", "Bahasa Indonesia"},
                          {"pt_BR", "Português (Brasil)"}};
    return settings;
  }
};

std::vector<std::string> paths_of(Room& room) {
  auto competition = room.competition(4, "truco", "truco-nhf-de");
  const std::string match = room.play(kScored);
  const std::string person = competition.now.entrants.front().people.front();
  return {"/",
          "/c/" + competition.head.id,
          "/p/" + person,
          "/m/" + match,
          "/rules",
          "/wall",
          room.table_of(competition, 0),
          room.table_of(match),
          room.desk(),
          "/c/none",
          "/p/none",
          "/m/none",
          "/nothing"};
}

TEST_CASE("every page is complete in each of the seven languages, and names its language") {
  const Languages languages;
  Room room(Languages::settings());
  Phone phone(room);
  for (const std::string& path : paths_of(room)) {
    for (const view::Language& language : Languages::settings().languages) {
      CAPTURE(path);
      CAPTURE(language.code);
      phone.get(path, "lang=" + language.code);
      check_whole(phone.reply());
      CHECK(phone.page().all("html").front()->of("lang") == web::language_tag(language.code));
      CHECK(phone.reply().cookie.starts_with("lang=" + language.code + ";"));
      CHECK(phone.reply().body.size() < 40'000);
    }
  }
}

TEST_CASE("the language comes from the address, then the cookie, then the browser") {
  const Languages languages;
  web::Settings settings = Languages::settings();
  settings.languages.push_back({"es_AR", "Español rioplatense"});
  Room room(settings);
  struct Row {
    const char *asked, *cookie, *browser, *spoken;
  };
  const Row rows[] = {
      {"", "", "", "en"},
      {"", "", "de-CH,de;q=0.9,en;q=0.8", "de"},
      {"", "", "en;q=0.3,it;q=0.7,xx", "it"},
      {"", "", "ru,zh", "en"},
      {"", "", "es-AR,es;q=0.9", "es-AR"},
      {"", "", "es-UY", "es-AR"},
      {"", "", "es-419,en;q=0.5", "es"},
      {"", "", "pt", "pt-BR"},
      {"", "", "en;q=0.5,pt-BR,pt;q=0.9", "pt-BR"},
      {"", "", "pt-PT", "pt-BR"},
      {"", "fr", "de", "fr"},
      {"id", "fr", "de", "id"},
      {"../../etc", "<b>", "\xC3\xA4;q=;;,,-;q=9999999", "en"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.browser);
    web::Request request{.path = "/"};
    if (*row.asked) request.query["lang"] = row.asked;
    if (*row.cookie) request.cookies["lang"] = row.cookie;
    request.languages = row.browser;
    const Html page(room.hall.answer(request).body);
    CHECK(page.all("html").front()->of("lang") == row.spoken);
  }
}

TEST_CASE("a refused phone gets the reason in its own language") {
  const Languages languages;
  Room room(Languages::settings());
  const Phrase reason = web::http::reason_of(429, 30);
  const std::pair<const char*, const char*> rows[] = {
      {"en", "en"},    {"es-MX,es", "es"}, {"de-CH", "de"},      {"it", "it"},
      {"fr-BE", "fr"}, {"id", "id"},       {"pt-PT,pt", "pt_BR"}};
  std::set<std::string> sentences;
  for (const auto& [browser, code] : rows) {
    CAPTURE(browser);
    const web::Reply reply = room.hall.refuse({.languages = browser}, reason);
    check_whole(reply);
    const Html page(reply.body);
    CHECK(page.all("html").front()->of("lang") == web::language_tag(code));
    const ScopedLocale spoken(code);
    CHECK(page.all("p").front()->text == render(reason, {}));
    sentences.insert(page.all("p").front()->text);
  }
  CHECK(sentences.size() == std::size(rows));
}

TEST_CASE("names with markup, script or bidirectional marks are plain text") {
  const std::string hostile[] = {"<script>alert(1)</script>",
                                 "\"><img src=x onerror=alert(1)>",
                                 "</main></body>",
                                 "&lt;b&gt;",
                                 "' onclick='x",
                                 "{0} {1}"};
  const std::string turned =
                        "\u202E"
                        "ana\u2066",
                    long_name(10'000, 'x');
  for (const std::string& name : {turned, long_name}) {
    Room room;
    Phone phone(room);
    std::vector<std::string> paths{"/"};
    if (codec::is_name(name)) {
      const auto competition = room.competition(2, "truco", "truco-nhf-de", {name, "Beto"});
      paths.insert(paths.end(),
                   {"/c/" + competition.head.id, room.table_of(competition, 0), room.desk(), "/wall"});
    }
    for (const std::string& path : paths) {
      phone.get(path, path == "/" ? "who=" + name : "");
      check_whole(phone.reply());
      CHECK(phone.reply().status == 200);
      CHECK_FALSE(phone.shows("\u202E"));
      CHECK_FALSE(phone.shows("\u2066"));
    }
  }
  for (const std::string& name : hostile) {
    CAPTURE(name);
    Room room;
    auto competition = room.competition(2, "truco", "truco-nhf-de", {name, "Beto"});
    Phone phone(room);
    const std::string match = room.play(kScored);
    for (const std::string& path :
         {std::string("/"), "/c/" + competition.head.id, "/p/" + competition.now.entrants[0].people[0],
          std::string("/wall"), room.table_of(competition, 0), room.desk()}) {
      CAPTURE(path);
      phone.get(path);
      check_whole(phone.reply());
      CHECK_FALSE(phone.shows("<script>alert"));
      CHECK_FALSE(phone.shows("<img"));
    }
    phone.get(room.table_of(competition, 0));
    CHECK(phone.page().all("main").front()->text.find(name) != std::string::npos);
    phone.press("room/start");
    check_whole(phone.reply());
    CHECK(phone.page().all("main").front()->text.find(name) != std::string::npos);
  }
}

TEST_CASE("a request is repeated as text, for any length and letters") {
  Room room;
  room.competition(2, "truco", "truco-nhf-de");
  Phone phone(room);
  for (const std::string& asked :
       {std::string("<b>x</b>"), std::string(10'000, 'x'), std::string("\xE2\x80\xAE") + "abc",
        std::string("\xF0\x9F\x83\x8F ♠"), std::string("'\"&<>")}) {
    for (const char* path : {"/", "/rules"}) {
      phone.get(path, (std::string(path) == "/" ? "who=" : "q=") + asked);
      check_whole(phone.reply());
      CHECK(phone.reply().status == 200);
      CHECK(phone.reply().body.size() < 60'000);
      CHECK_FALSE(phone.shows("<b>"));
      CHECK_FALSE(phone.shows("\xE2\x80\xAE"));
    }
  }
}

TEST_CASE("a player finds the table by name, whatever the capitals and marks") {
  Room room;
  room.competition(4, "truco", "truco-nhf-de", {"Zoé Núñez", "Beto", "Caro", "Dani"});
  Phone phone(room);
  for (const char* typed : {"Zoé", "zoe", "NUNEZ", "zoe nu"}) {
    CAPTURE(typed);
    phone.get("/", std::string("who=") + typed);
    const Html page = phone.page();
    const std::string text = page.all("main").front()->text;
    CHECK(text.find("Zoé Núñez Table ") != std::string::npos);
  }
  phone.get("/", "who=Nobody");
  CHECK(phone.shows("Nobody is not in the current round"));
}

TEST_CASE("every point on the sheet has its rule with a link to the rulebook") {
  Room room;
  Phone phone(room);
  phone.get("/m/" + room.play(kScored));
  CHECK(phone.shows("+7 = 7"));
  std::string rule;
  const Html page = phone.page();
  for (const Html::Tag* link : page.all("a"))
    if (link->of("href").starts_with("/rules?rule=")) rule = link->of("href").substr(12);
  REQUIRE(rule != "");
  phone.get("/rules", "rule=" + rule);
  CHECK(phone.reply().status == 200);
  CHECK(phone.shows("Source"));
  phone.get("/rules", "q=envido");
  CHECK(phone.shows("href=\"/rules?rule="));
}

TEST_CASE("the standings explain each place, and mark reported results") {
  Room room;
  auto competition = room.competition(4, "truco", "truco-nhf-de");
  for (const league::OpenTable& open : whats_missing(competition.now))
    REQUIRE(room.league
                .enter(competition,
                       league::event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}})
                .has_value());
  Phone phone(room);
  phone.get("/c/" + competition.head.id);
  CHECK(phone.shows("After round 1 of 3."));
  CHECK(phone.shows(" before "));
  CHECK(phone.shows("30:12"));
  check_whole(phone.reply());
}

TEST_CASE("a competition of 150 is divided into pages below 60 kB that show every row once") {
  constexpr int kPlayers = 150;
  Room room;
  auto competition = room.competition(kPlayers, "truco", "truco-nhf-de",
                                      test::numbered(kPlayers, "María de los Ángeles Fernández-Villaverde "));
  for (const league::OpenTable& open : whats_missing(competition.now))
    REQUIRE(room.league
                .enter(competition,
                       league::event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}})
                .has_value());
  const std::string path = "/c/" + competition.head.id;
  Phone phone(room);
  std::size_t tables = 0, ranks = 0;
  const auto read = [&](const std::string& query) {
    phone.get(path, query);
    CHECK(phone.reply().body.size() < 60'000);
    check_whole(phone.reply());
    const std::string& body = phone.reply().body;
    for (std::size_t at = body.find(">30:12"); at != body.npos; at = body.find(">30:12", at + 1)) ++tables;
    for (std::size_t at = body.find("1 games: "); at != body.npos; at = body.find("1 games: ", at + 1))
      ++ranks;
  };
  read("");
  CHECK(phone.shows("href=\"" + path + "?round=1.1.2\""));
  read("round=1.1.2");
  CHECK(phone.shows("<a href=\"" + path + "?round=1.1.2\" aria-current=\"page\">41 to 80</a>"));
  read("round=1.1.3");
  read("round=1.1.4");
  CHECK(tables == kPlayers / 2);
  CHECK(ranks == kPlayers);
  // A page that does not exist is the last one, under its own address.
  phone.get(path, "round=1.1.2147483647");
  CHECK(phone.shows("data-follows=\"" + path + "?round=1.1.4\""));
  for (const char* wrong :
       {"round=1.1.0", "round=1.1.-1", "round=1.1.x", "round=1.1.2.3", "round=..", "round=99999999999"}) {
    phone.get(path, wrong);
    CHECK_MESSAGE(phone.shows("data-follows=\"" + path + "\""), wrong);
  }
  phone.get("/crosstable/" + competition.head.id, "round=1.1.99");
  CHECK(phone.reply().body.size() < 60'000);
  CHECK(phone.shows("aria-current=\"page\">145 to 150</a>"));
  check_whole(phone.reply());
  phone.get("/crosstable/nobody");
  CHECK(phone.reply().status == 404);
}

TEST_CASE("an unchanged page is not sent again") {
  Room room;
  const std::string match = room.play(kScored);
  web::Request request{.path = "/m/" + match};
  const web::Reply first = room.hall.answer(request);
  REQUIRE(first.tag != "");
  request.tag = first.tag;
  const web::Reply again = room.hall.answer(request);
  CHECK(again.status == 304);
  CHECK(again.body == "");
  Phone phone(room);
  phone.get(room.table_of(match));
  phone.press("points/1/2");
  CHECK(room.hall.answer(request).status == 200);
  request = {.path = room.table_of(match)};
  CHECK(room.hall.answer(request).tag == "");  // a secret address is never kept
}

TEST_CASE("the first page, its style sheet and its script are no more than 60 kB") {
  Room room;
  room.competition(6, "truco", "truco-nhf-de");
  std::size_t all = 0;
  for (const char* path : {"/", "/room.css", "/room.js", "/room.svg"}) {
    const web::Reply reply = room.hall.answer({.path = path});
    CHECK(reply.status == 200);
    CHECK(!reply.body.empty());
    all += reply.body.size();
    for (const char* spare : {"\n ", "\n//", "\n/*"}) CHECK(reply.body.find(spare) == std::string::npos);
  }
  CHECK(all < 60'000);
}

// A screen that works like the script: it replaces the parts named in a notice.
class Screen {
 public:
  Screen(Room& room, const std::string& path, const std::string& languages = "en")
      : room_(room), phone_(room), path_(path) {
    phone_.speak(languages);
    fetch();
    web::Request request{.path = "/news", .languages = languages};
    request.query = {{"of", follows_}, {"v", version_}};
    const web::Reply stream = room.hall.answer(request);
    REQUIRE(stream.channels.size() == 1);
    CHECK(stream.body.find("moved") == std::string::npos);
    channel_ = stream.channels.front();
  }
  void hear(const std::vector<web::News>& all) {
    for (const web::News& news : all) {
      if (news.channel != channel_) continue;
      if (news.event == "moved") fetch();
      if (news.event != "parts") continue;
      const auto change = nlohmann::json::parse(news.data);
      CHECK(news.data.find('\n') == std::string::npos);
      REQUIRE(change["from"] == version_);
      version_ = change["version"];
      for (const auto& [id, html] : change["parts"].items()) put(id, html);
      bytes_ = news.data.size();
    }
  }
  std::string main_part() const {
    return page_.substr(page_.find("<main"), page_.find("</main>") - page_.find("<main"));
  }
  std::string channel() const { return channel_; }
  int fetch_count() const { return fetched_; }
  std::size_t bytes() const { return bytes_; }

 private:
  void fetch() {
    const std::size_t mark = path_.find('?');
    page_ = phone_.get(path_.substr(0, mark), mark == path_.npos ? "" : path_.substr(mark + 1)).body;
    for (const Html::Tag& tag : Html(page_).tags) {
      if (tag.name != "main") continue;
      follows_ = tag.of("data-follows");
      version_ = tag.of("data-version");
    }
    ++fetched_;
  }
  void put(const std::string& id, const std::string& html) {
    const std::size_t mark = page_.find(" id=\"" + id + "\"");
    REQUIRE(mark != page_.npos);
    const std::size_t begin = page_.rfind('<', mark);
    const std::string name = page_.substr(begin + 1, page_.find(' ', begin) - begin - 1);
    std::size_t end = begin, depth = 0;
    do {  // to the end of the element
      const std::size_t opens = page_.find("<" + name, end), closes = page_.find("</" + name + ">", end);
      depth += opens < closes ? 1 : std::size_t(-1);
      end = std::min(opens, closes) + 1;
    } while (depth > 0);
    page_.replace(begin, page_.find('>', end) + 1 - begin, html);
  }
  Room& room_;
  Phone phone_;
  std::string path_, page_, follows_, version_, channel_;
  int fetched_ = 0;
  std::size_t bytes_ = 0;
};

TEST_CASE("a screen updated in parts shows the same as the whole page, in its language") {
  const Languages languages;
  Room room(Languages::settings());
  auto competition = room.competition(4, "truco", "truco-nhf-de");
  Phone table(room);
  table.get(room.table_of(competition, 0));
  table.press("room/start");
  table.press("points/0/1");
  const std::string of = competition.head.id;
  const std::string match = room.store->matches_of(of).front();
  for (const std::string& path : {"/m/" + match, "/c/" + of, "/c/" + of + "?round=1.1", std::string("/")}) {
    for (const char* language : {"en", "es"}) {
      CAPTURE(path);
      CAPTURE(language);
      Screen screen(room, path, language);
      const int before = screen.fetch_count();
      for (int tap = 0; tap < 6; ++tap) {
        table.press(tap == 4 ? "undo" : tap % 2 == 0 ? "points/0/1" : "points/1/1");
        screen.hear(room.hall.news());
        const Screen fresh(room, path, language);
        CHECK(screen.main_part().substr(screen.main_part().find('>')) ==
              fresh.main_part().substr(fresh.main_part().find('>')));
      }
      CHECK(screen.fetch_count() == before);
      CHECK(screen.bytes() > 0);
      CHECK(screen.bytes() < 8'000);
    }
  }
}

TEST_CASE("a page with many followers is updated at its pace, ending with the latest") {
  web::Settings settings;
  Room room(settings, std::chrono::milliseconds(100));
  const std::string match = room.play(kScored);
  Screen screen(room, "/m/" + match);
  Phone table(room);
  table.get(room.table_of(match));
  int followers = 0;
  for (int tap = 0; tap < 10; ++tap) {
    table.press("points/0/1");
    const auto news = room.hall.news();
    screen.hear(news);
    followers += std::ranges::count(news, screen.channel(), &web::News::channel) > 0;
  }
  CHECK(followers == 1);
  CHECK(room.hall.hurries());
  room.seconds = 1;
  screen.hear(room.hall.news());
  CHECK_FALSE(room.hall.hurries());
  const Screen fresh(room, "/m/" + match);
  CHECK(screen.main_part().substr(screen.main_part().find('>')) ==
        fresh.main_part().substr(fresh.main_part().find('>')));
}

TEST_CASE("many changed pages are made in pieces between the entries, and each once") {
  web::Settings settings;
  Room room(settings, std::chrono::milliseconds(1));
  constexpr int kPages = 12;
  std::set<std::string> changed;
  std::vector<std::string> tables;
  for (int i = 0; i < kPages; ++i) {
    const std::string match = room.play(kScored);
    changed.insert("/m/" + match);
    tables.push_back(room.table_of(match));
    web::Request request{.path = "/news"};
    request.query["of"] = "/m/" + match;
    REQUIRE(room.hall.answer(request).status == 200);
  }
  (void)room.hall.news();
  Phone phone(room);
  for (const std::string& table : tables) {
    phone.get(table);
    phone.press("points/0/1");
  }
  room.seconds = 1;
  room.step = 8;  // each page takes so long
  const auto count = [](const std::vector<web::News>& news) {
    return std::ranges::count(news, std::string("parts"), &web::News::event);
  };
  const auto first = room.hall.news();
  CHECK(count(first) > 0);
  CHECK(count(first) < kPages / 2);
  CHECK(room.hall.hurries());
  CHECK(count(room.hall.news()) == 0);  // three quarters of the time are for entries
  std::multiset<std::string> made;
  const auto add = [&](const std::vector<web::News>& all) {
    for (const web::News& news : all)
      if (news.event == "parts") made.insert(nlohmann::json::parse(news.data).at("of").get<std::string>());
  };
  add(first);
  for (int tries = 0; tries < 100 && room.hall.hurries(); ++tries) add(room.hall.news());
  CHECK(made == std::multiset<std::string>(changed.begin(), changed.end()));
}

TEST_CASE("a page without followers costs nothing, and an outdated one is updated at once") {
  Room room;
  const std::string match = room.play(kScored);
  Screen screen(room, "/m/" + match);
  Phone table(room);
  table.get(room.table_of(match));
  room.hall.end_channel(screen.channel());
  table.press("points/0/1");
  for (const web::News& news : room.hall.news()) CHECK(news.channel != screen.channel());
  web::Request request{.path = "/news"};
  request.query = {{"of", "/m/" + match}, {"v", "another"}};
  CHECK(room.hall.answer(request).body.find("event: moved") != std::string::npos);
  request.query["v"] = "";
  CHECK(room.hall.answer(request).body.find("event: moved") == std::string::npos);
}

TEST_CASE("HEAD follows nothing, and a page has one address whatever is appended") {
  Room room;
  const std::string match = room.play(kScored);
  web::Request request{.head = true, .path = "/news"};
  request.query["of"] = "/m/" + match;
  CHECK(room.hall.answer(request).channels.empty());
  request.head = false;
  const auto channels = room.hall.answer(request).channels;
  CHECK(channels.size() == 1);
  for (int i = 0; i < 5000; ++i) {  // more than may be followed
    request.query["of"] = "/m/" + match + "?x" + std::to_string(i) + "=1";
    REQUIRE(room.hall.answer(request).channels == channels);
  }
  request.query["of"] = "/";
  CHECK(room.hall.answer(request).status == 200);
}

TEST_CASE("a stream of several pages opens for all or none, and names the page of each change") {
  Room room;
  const std::string match = room.play(kScored), other = room.play(kTwo), table = room.table_of(match);
  web::Request request{.path = "/news"};
  request.query = {{"of", table + " /m/" + other + " /m/" + other + "?x=1 /"}, {"v", "old  old"}};
  web::Reply stream = room.hall.answer(request);
  REQUIRE(stream.channels.size() == 3);
  const auto is_moved = [&](const std::string& page) {
    return stream.body.find("event: moved\ndata: {\"of\":\"" + page + "\"") != std::string::npos;
  };
  CHECK(is_moved(table));
  CHECK(is_moved("/m/" + other));
  CHECK_FALSE(is_moved("/"));  // its version was not named
  Phone phone(room);
  phone.get(table);
  phone.press("points/0/1");
  std::vector<std::string> pages;
  for (const web::News& news : room.hall.news())
    if (news.event != "beat") pages.push_back(nlohmann::json::parse(news.data).at("of"));
  CHECK(std::ranges::count(pages, table) == 1);
  CHECK(std::ranges::count(pages, "/m/" + other) == 0);
  // A missing page opens nothing, and nothing is followed for it.
  const std::string third = room.play(kScored);
  request.query["of"] = "/m/" + third + " /t/wrong";
  stream = room.hall.answer(request);
  CHECK(stream.status == 404);
  CHECK(stream.channels.empty());
  CHECK(stream.missing == "/t/wrong");
  phone.get(room.table_of(third));
  phone.press("points/0/1");
  for (const web::News& news : room.hall.news()) CHECK(news.data.find(third) == std::string::npos);
  // A stream has a limit, so that one address cannot follow everything.
  request.query["of"] = "/ / / / / / / / / / / / /";
  CHECK(room.hall.answer(request).status == 400);
}

TEST_CASE("a follower of a page is told of changes, and of the server's presence") {
  Room room;
  const std::string match = room.play(kScored), other = room.play(kTwo);
  web::Request request{.path = "/news"};
  request.query["of"] = "/m/" + match;
  const web::Reply stream = room.hall.answer(request);
  REQUIRE(stream.channels.size() == 1);
  CHECK(stream.type == "text/event-stream");
  (void)room.hall.news();
  Phone phone(room);
  const auto count_moves = [&] {
    int count = 0;
    for (const web::News& news : room.hall.news())
      count +=
          news.channel == stream.channels.front() && (news.event == "moved" || news.event == "parts") ? 1 : 0;
    return count;
  };
  CHECK(count_moves() == 0);
  phone.get(room.table_of(other));
  phone.press("points/0/1");
  CHECK(count_moves() == 0);  // another match
  phone.get(room.table_of(match));
  phone.press("points/0/1");
  CHECK(count_moves() == 1);
  CHECK(count_moves() == 0);
  // Another program writes to the same store.
  const auto beside = db::open_store(test::place(room.folder, "room.db"), db::OpenMode::write);
  session::Session elsewhere(beside.get(), session::system_host());
  auto open = *elsewhere.open(match);
  REQUIRE(elsewhere.submit(open, nlohmann::json{{"type", "tallied"}, {"side", "Beto"}, {"points", 2}})
              .has_value());
  int notices = 0;  // a notice of the server is on its way
  for (int tries = 0; tries < 500 && notices == 0; ++tries) {
    if (tries > 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    notices = count_moves();
  }
  CHECK(notices == 1);
  room.seconds = 11;
  bool beat = false;
  for (const web::News& news : room.hall.news()) beat = beat || news.event == "beat";
  CHECK(beat);
  request.query["of"] = "/m/nothing";
  CHECK(room.hall.answer(request).status == 404);
  request.query["of"] = "/t/foreign";
  CHECK(room.hall.answer(request).status == 404);
}

TEST_CASE("followers of a revoked code are told at once, without waiting for the heartbeat") {
  Room room;
  const std::string table = room.table_of(room.play(kTwo));
  web::Request request{.path = "/news"};
  request.query["of"] = table;
  REQUIRE(room.hall.answer(request).channels.size() == 1);
  (void)room.hall.news();
  const auto beside = db::open_store(test::place(room.folder, "room.db"), db::OpenMode::write);
  REQUIRE(web::Tokens(*beside, room.host).revoke(table.substr(table.rfind('/') + 1)));
  std::vector<web::News> news;  // a notice of the server is on its way
  for (int tries = 0; tries < 500 && news.empty(); ++tries) {
    if (tries > 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    news = room.hall.news();
  }
  REQUIRE(news.size() == 1);
  CHECK(news[0].event == "moved");
  CHECK(news[0].data.find("revoked") != std::string::npos);
}

TEST_CASE("names can be shortened, and scores withheld until a match is over") {
  web::Settings settings;
  settings.names = web::NameForm::shortened;
  settings.scores = web::Live::hidden;
  Room room(settings);
  auto competition = room.competition(2, "truco", "truco-nhf-de", {"Ana Arce", "Beto Borges"});
  const std::string match = room.play(kScored);
  Phone phone(room);
  for (const std::string& path : {std::string("/"), "/c/" + competition.head.id, "/m/" + match,
                                  std::string("/wall"), "/p/" + competition.now.entrants[0].people[0]}) {
    CAPTURE(path);
    phone.get(path);
    CHECK_FALSE(phone.shows("Arce"));
    CHECK_FALSE(phone.shows("+7"));
    CHECK_FALSE(phone.shows("7 : 0"));
  }
  phone.get("/c/" + competition.head.id);
  CHECK(phone.shows("Ana A."));
}

}  // namespace pages_of_the_room
