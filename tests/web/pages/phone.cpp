#include "tests/web/pages/phone.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "src/league/competition/competition.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::test::site {

namespace {

const std::set<std::string> kNeverClosed{"input", "meta", "link", "br", "hr", "img", "!doctype"};

std::string decoded(std::string text) {
  const std::pair<const char*, const char*> kNamed[] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}};
  for (const auto& [name, sign] : kNamed) {
    for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1))
      text.replace(at, std::string(name).size(), sign);
  }
  return text;
}

std::string small(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

Html::Tag read_tag(const std::string& inside) {
  Html::Tag tag;
  std::size_t at = inside.find_first_of(" \n");
  tag.name = small(inside.substr(0, at));
  while (at != inside.npos) {
    at = inside.find_first_not_of(" \n", at);
    if (at == inside.npos) break;
    const std::size_t end = inside.find_first_of("= ", at);
    const std::string name = inside.substr(at, end == inside.npos ? end : end - at);
    if (end == inside.npos || inside[end] == ' ') {
      tag.attributes.emplace(name, "");
      at = end;
      continue;
    }
    const std::size_t close = inside.find('"', end + 2);
    tag.attributes.emplace(name, decoded(inside.substr(end + 2, close - end - 2)));
    at = close == inside.npos ? close : close + 1;
  }
  return tag;
}

}  // namespace

std::string Html::Tag::of(const std::string& attribute) const {
  const auto found = attributes.find(attribute);
  return found == attributes.end() ? std::string() : found->second;
}

Html::Html(const std::string& page) {
  std::vector<std::size_t> open;
  std::size_t forms = 0, at = 0;
  while (at < page.size()) {
    const std::size_t begin = page.find('<', at);
    const std::string text = page.substr(at, begin == page.npos ? begin : begin - at);
    for (const std::size_t one : open) tags[one].text += decoded(text);
    if (begin == page.npos) break;
    std::size_t end = begin + 1;
    for (bool quoted = false; end < page.size() && (quoted || page[end] != '>'); ++end)
      if (page[end] == '"') quoted = !quoted;
    const std::string inside = page.substr(begin + 1, end - begin - 1);
    at = end + 1;
    if (inside.starts_with("/")) {
      const std::string name = small(inside.substr(1));
      if (open.empty() || tags[open.back()].name != name) {
        fault = "</" + name + "> closes " + (open.empty() ? "nothing" : tags[open.back()].name);
        return;
      }
      open.pop_back();
      continue;
    }
    Tag tag = read_tag(inside);
    if (tag.name == "form") ++forms;
    tag.form = std::ranges::any_of(open, [&](std::size_t one) { return tags[one].name == "form"; }) ||
                       tag.name == "form"
                   ? forms
                   : 0;
    tag.in_template =
        std::ranges::any_of(open, [&](std::size_t one) { return tags[one].name == "template"; });
    const bool closed = kNeverClosed.contains(tag.name);
    tags.push_back(std::move(tag));
    if (!closed) open.push_back(tags.size() - 1);
  }
  if (!open.empty()) fault = "<" + tags[open.back()].name + "> is never closed";
}

std::vector<const Html::Tag*> Html::all(const std::string& name) const {
  std::vector<const Tag*> found;
  for (const Tag& tag : tags)
    if (tag.name == name && !tag.in_template) found.push_back(&tag);
  return found;
}

const Html::Tag* Html::button(const std::string& operation) const {
  for (const Tag* tag : all("button"))
    if (tag->of("name") == "do" && tag->of("value") == operation && !tag->has("disabled")) return tag;
  return nullptr;
}

session::Host Room::clock() {
  session::Host made = session::system_host();
  made.now = [this] {
    const auto two = [](int number) { return std::to_string(100 + number).substr(1); };
    passed += step;
    const int now = seconds + passed / 1000;
    return "2026-11-20T" + two(20 + now / 3600) + ":" + two(now / 60 % 60) + ":" + two(now % 60) + "." +
           std::to_string(1000 + passed % 1000).substr(1) + "Z";
  };
  return made;
}

Room::Room(web::Settings settings, std::chrono::milliseconds pace) {
  settings.pace = pace;
  hall = web::make_page_handler(session, *store, host, std::move(settings));
}

std::string Room::play(const std::string& lines) {
  const auto scored = session.score(lines, session::RefusalPolicy::stop);
  REQUIRE(scored.has_value());
  REQUIRE(scored->refused.empty());
  return scored->match->id();
}

std::string Room::table_of(const std::string& match) {
  return "/t/" + tokens.make({.scope = web::Scope::match, .stream = match}).secret;
}

session::OpenCompetition Room::competition(int players, const std::string& game, const std::string& ruleset,
                                           const std::vector<std::string>& names) {
  league::CompetitionSetup setup = test::cup(ruleset);
  setup.game = game;
  auto made = *league.create(setup);
  std::vector<std::string> people{"Ana Arce", "Beto Borges", "Caro Cruz", "Dani Diaz", "Eva", "Fede"};
  people.resize(static_cast<std::size_t>(players));
  std::ranges::copy(names, people.begin());
  test::enter(league, made, people);
  test::draw(league, made);
  return made;
}

std::string Room::table_of(const session::OpenCompetition& competition, int table) {
  const auto& now = competition.now;
  const auto token =
      tokens.make({.scope = web::Scope::table,
                   .stream = competition.head.id,
                   .table = {now.stage, static_cast<int>(now.now().rounds.size()) - 1, table}});
  return "/t/" + token.secret;
}

std::string Room::desk() { return "/desk/" + tokens.make({}).secret; }

const web::Reply& Phone::ask(web::Request request) {
  request.address = address_;
  request.languages = languages_;
  request.cookies = cookies_;
  reply_ = room_.hall.answer(request);
  first_status_ = reply_.status;
  if (reply_.status == 303) {
    const std::size_t query = reply_.location.find('?');
    web::Request next{.path = reply_.location.substr(0, query)};
    next.address = address_;
    next.languages = languages_;
    next.cookies = cookies_;
    for (std::size_t at = query; at != std::string::npos && at < reply_.location.size();) {
      const std::size_t end = reply_.location.find('&', at + 1);
      const std::string one = reply_.location.substr(at + 1, end == std::string::npos ? end : end - at - 1);
      std::string value;
      for (std::size_t i = one.find('=') + 1; i < one.size(); ++i) {
        if (one[i] != '%') {
          value += one[i];
          continue;
        }
        value += static_cast<char>(std::stoi(one.substr(i + 1, 2), nullptr, 16));
        i += 2;
      }
      next.query[one.substr(0, one.find('='))] = value;
      at = end;
    }
    reply_ = room_.hall.answer(next);
  }
  return reply_;
}

const web::Reply& Phone::get(const std::string& path, const std::string& query) {
  web::Request request{.path = path};
  if (!query.empty()) request.query[query.substr(0, query.find('='))] = query.substr(query.find('=') + 1);
  return ask(request);
}

const web::Reply& Phone::send(const std::string& operation, const std::map<std::string, std::string>& typed) {
  const Html now = page();
  const Html::Tag* button = nullptr;
  for (const Html::Tag* tag : now.all("button"))
    if (tag->of("value") == operation) button = tag;
  const auto forms = now.all("form");
  const std::size_t form = button ? button->form : 1;
  REQUIRE(forms.size() >= form);
  web::Fields fields;
  for (const Html::Tag* input : now.all("input"))
    if (input->form == form && input->has("name")) fields[input->of("name")] = input->of("value");
  for (const auto& [name, value] : typed) fields[name] = value;
  fields["do"] = operation;
  return post(forms[form - 1]->of("action"), fields);
}

const web::Reply& Phone::press(const std::string& operation,
                               const std::map<std::string, std::string>& typed) {
  CAPTURE(operation);
  const Html now = page();
  if (!now.button(operation)) {
    std::string all;
    for (const Html::Tag* tag : now.all("button"))
      all += tag->of("value") + (tag->has("disabled") ? "- " : " ");
    FAIL("no button " << operation << " among " << all << " on " << reply_.status);
  }
  return send(operation, typed);
}

const web::Reply& Phone::post(const std::string& path, const web::Fields& form) {
  const std::size_t query = path.find('?');
  last_post_ = {.post = true, .path = path.substr(0, query), .form = form};
  if (query != path.npos) {
    const std::string rest = path.substr(query + 1);
    last_post_.query[rest.substr(0, rest.find('='))] = rest.substr(rest.find('=') + 1);
  }
  return ask(last_post_);
}

const web::Reply& Phone::resend() { return ask(last_post_); }

void check_whole(const web::Reply& reply) {
  if (!reply.type.starts_with("text/html") || reply.status == 303 || reply.status == 304) return;
  const Html page(reply.body);
  CHECK(page.fault == "");
  REQUIRE(page.all("html").size() == 1);
  CHECK(page.all("html").front()->of("lang") != "");
  CHECK(page.all("title").size() == 1);
  CHECK(page.all("style").empty());
  for (const Html::Tag* script : page.all("script")) CHECK(script->text == "");
  std::set<std::string> ids;
  for (const Html::Tag& tag : page.tags) {
    CAPTURE(tag.name);
    CHECK_FALSE(tag.has("style"));
    for (const auto& [name, value] : tag.attributes) {
      CHECK_FALSE(name.starts_with("on"));
      if (name == "id") CHECK(ids.insert(value).second);
      if (name == "href" || name == "src" || name == "action")  // nothing from elsewhere
        CHECK((value.starts_with("/") || value.starts_with("#")));
    }
  }
  std::set<std::string> operations;
  for (const Html::Tag* button : page.all("button")) {
    if (button->of("name") != "do" || button->of("class") == "first") continue;
    CAPTURE(button->of("value"));
    if (button->form == page.all("button").front()->form)
      CHECK(operations.insert(button->of("value")).second);
  }
}

}  // namespace tanteador::test::site
