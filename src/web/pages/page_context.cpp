#include "src/web/pages/page_context.hpp"

#include <algorithm>

#include "src/core/embedded.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/locale.hpp"
#include "src/core/text/time.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/league/clock.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::web {

using session::OpenCompetition;
using session::OpenMatch;

namespace {

// Reads the stream if its head has moved; null if it cannot be read.
template <class Stream, class Read, class Head>
Stream* cache_markup(std::map<std::string, Stream>& cache, std::size_t most, const std::string& id,
                     const session::Store& store, const Head& head_of, const Read& read) {
  const auto head = store.head(id);
  if (!head) return nullptr;
  const auto found = cache.find(id);
  if (found != cache.end() && head_of(found->second).hash == head->hash) return &found->second;
  if (cache.size() >= most) cache.clear();
  auto now = read(id);
  if (!now) return nullptr;
  return &cache.insert_or_assign(id, std::move(*now)).first->second;
}

// "Ana Pérez" → "Ana P."
std::string short_name(std::string_view name) {
  const auto blank = name.find(' ');
  if (blank == name.npos) return std::string(name);
  const std::string_view rest = name.substr(name.find_last_of(' ') + 1);
  return std::string(name.substr(0, blank + 1)) + std::string(first_letters(rest, 1)) + ".";
}

constexpr int kYear = 365 * 24 * 3600;  // seconds

// "de-CH" of "de-CH;q=0.8", and its quality.
std::pair<std::string, double> read_language_range(std::string_view part) {
  const auto quality = part.find(";q=");
  std::string_view name = part.substr(0, part.find(';'));
  while (name.starts_with(' ')) name.remove_prefix(1);
  double much = 1;
  if (quality != part.npos) {  // "0.8"; at most three digits after the point
    const std::string_view number = part.substr(quality + 3);
    much = number.starts_with('1') ? 1 : 0;
    double place = 0.1;
    for (const char digit : number.substr(std::min<std::size_t>(2, number.size()))) {
      if (digit < '0' || digit > '9') break;
      much += place * (digit - '0');
      place /= 10;
    }
  }
  return {view::to_lower(std::string(name)), much};
}

// "es-ar" to the catalogue name "es_AR".
std::string catalogue_of(std::string tag) {
  const auto country = std::ranges::find(tag, '-');
  std::for_each(country, tag.end(), [](char& c) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == '-') c = '_';
  });
  return tag;
}

// A script or style sheet without indentation and without lines that are comments.
std::string without_comments(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1);
    std::string_view line = text.substr(0, end + 1);
    text.remove_prefix(end + 1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (!line.starts_with("//") && !(line.starts_with("/*") && line.ends_with("*/\n"))) all += line;
  }
  return all;
}

}  // namespace

OpenMatch* StreamCache::match(const std::string& id) {
  try {
    return cache_markup(
        matches_, kMost, id, store_, [](const OpenMatch& one) -> auto& { return one.head(); },
        [&](const std::string& of) { return session_.open(of); });
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::damaged) throw;
    return nullptr;
  }
}

OpenCompetition* StreamCache::competition(const std::string& id) {
  try {
    return cache_markup(
        competitions_, kMost, id, store_, [](const OpenCompetition& one) -> auto& { return one.head; },
        [&](const std::string& of) { return league_.open(of); });
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::damaged) throw;
    return nullptr;
  }
}

void StreamCache::forget(const std::string& id) {
  matches_.erase(id);
  competitions_.erase(id);
}

std::string PageContext::public_name(const std::string& name) const {
  if (settings.names == NameForm::whole) return name;
  constexpr std::string_view kBetween = " / ";
  std::string all;
  for (std::size_t begin = 0;;) {
    const std::size_t end = name.find(kBetween, begin);
    all += short_name(std::string_view(name).substr(begin, end - begin));
    if (end == name.npos) return all;
    all += kBetween;
    begin = end + kBetween.size();
  }
}

Names PageContext::public_names(Names names) const {
  for (auto* list : {&names.seats, &names.sides})
    for (std::string& name : *list) name = public_name(name);
  return names;
}

std::vector<std::string> PageContext::entrants(const league::Competition& now) const {
  auto names = league.entrant_names(now);
  for (std::string& name : names) name = public_name(name);
  return names;
}

const Markup& PageContext::cache_markup(const std::string& key, const std::function<Markup()>& make) {
  const auto found = markup_cache_.find(key);
  if (found != markup_cache_.end()) return found->second;
  if (markup_cache_.size() >= kCacheMost) markup_cache_.clear();
  return markup_cache_.emplace(key, make()).first->second;
}

Markup clock_markup(const view::RoundClock& clock, const char* element) {
  if (clock.until.empty()) return {};
  const view::ClockText text = view::clock_text(clock);
  Attributes attributes{{"class", "clock"}, {"role", "timer"}};
  if (const auto end = read_time(clock.until); end && text.runs) {
    attributes.push_back({"data-until", std::to_string(end->time_since_epoch().count())});
    attributes.push_back({"data-last", std::to_string(clock.last_deal * 60)});
    attributes.push_back({"data-last-text", text.last_deal});
    attributes.push_back({"data-over-text", tr("Time is up")});
  }
  return tag(element, attributes, tag("span", text.state) + " " + tag("b", text.left));
}

std::string language_of(const PageContext& site, const Request& request) {
  const auto is_known = [&](const std::string& code) {
    return std::ranges::any_of(site.settings.languages,
                               [&](const view::Language& one) { return one.code == code && !code.empty(); });
  };
  std::string chosen = "en";
  double most = 0;
  for (std::string_view rest = request.languages; !rest.empty();) {
    const auto comma = rest.find(',');
    const auto [tag, much] = read_language_range(rest.substr(0, comma));
    for (const std::string& code : {spoken_like(catalogue_of(tag)), tag.substr(0, tag.find('-'))}) {
      if (much <= most || !is_known(code)) continue;
      chosen = code;
      most = much;
    }
    rest = comma == rest.npos ? std::string_view() : rest.substr(comma + 1);
  }
  for (const Fields* fields : {&request.cookies, &request.query}) {
    const auto language = fields->find("lang");
    if (language != fields->end() && is_known(language->second)) chosen = language->second;
  }
  return chosen;
}

std::string language_tag(std::string code) {
  std::ranges::replace(code, '_', '-');
  return code;
}

std::string match_path(const std::string& id) { return "/m/" + id; }
std::string competition_path(const std::string& id) { return "/c/" + id; }

std::string table_name(PageContext& site, const Grant& pass) {
  if (pass.scope == Scope::desk) return tr("Desk");
  if (pass.scope == Scope::match) {
    const OpenMatch* match = site.cache.match(pass.stream);
    return match ? view::join(site.public_names(match->names()).sides, " – ") : tr("There is no such match.");
  }
  const auto open = site.store.competition(pass.stream);
  const std::string table = view::say("Table {0}", {pass.table.table + 1});
  return open ? table + " · " + open->name : table;
}

// FNV-1a, 64 bits: only tells versions of a page apart.
std::string tag_of(std::string_view text) {
  constexpr std::uint64_t kOffset = 0xcbf29ce484222325, kFactor = 0x100000001b3;
  std::uint64_t hash = kOffset;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * kFactor;
  std::string tag = "\"";
  for (int digit = 0; digit < 16; ++digit, hash >>= 4) tag += "0123456789abcdef"[hash & 15];
  return tag + "\"";
}

std::string_view builtin_file(std::string_view name) {
  static const auto files = [] {
    std::map<std::string, std::string, std::less<>> all;
    for (const embedded::File& file : embedded::web())
      all.emplace(file.path.substr(file.path.rfind('/') + 1), without_comments(file.text));
    return all;
  }();
  const auto found = files.find(name);
  return found == files.end() ? std::string_view() : found->second;
}

namespace {

// Cacheable without end: another version has another address.
std::string address_of(std::string_view name) {
  const std::string version = tag_of(builtin_file(name));
  return address("/" + std::string(name), {{"v", version.substr(1, version.size() - 2)}});
}

Markup languages_menu(const PageContext& site, const Request& request, const std::string& spoken) {
  if (site.settings.languages.size() < 2) return {};
  std::vector<Markup> items;
  for (const view::Language& one : site.settings.languages) {
    if (one.code.empty()) continue;
    std::vector<std::pair<std::string_view, std::string>> query;
    for (const auto& [name, value] : request.query)
      if (name != "lang") query.emplace_back(name, value);
    query.emplace_back("lang", one.code);
    Attributes attributes{{"href", address(request.path, query)},
                          {"hreflang", language_tag(one.code)},
                          {"lang", language_tag(one.code)}};
    if (one.code == spoken) attributes.push_back({"aria-current", "true"});
    items.push_back(tag("a", attributes, one.name));
  }
  return tag("nav", {{"class", "languages"}, {"aria-label", tr("Language")}},
             unfold(tr("Language"), list(items)));
}

Markup head_of(const Page& page) {
  Markup head =
      tag("meta", {{"charset", "utf-8"}}, {}) +
      tag("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}, {}) +
      tag("meta", {{"name", "color-scheme"}, {"content", "light dark"}}, {}) +
      tag("title", page.title + " · Tanteador") +
      tag("link", {{"rel", "stylesheet"}, {"href", address_of("room.css")}}, {}) +
      tag("link", {{"rel", "icon"}, {"type", "image/svg+xml"}, {"href", address_of("room.svg")}}, {}) +
      tag("script", {{"src", address_of("room.js")}, {"defer", kBare}}, {});
  constexpr int kAgain = 30;  // seconds between reloads without script
  if (page.next_in > 0)
    head +=
        tag("noscript",
            tag("meta",
                {{"http-equiv", "refresh"}, {"content", std::to_string(page.next_in) + ";url=" + page.next}},
                {}));
  else if (!page.follows.empty() && !page.secret)
    head +=
        tag("noscript", tag("meta", {{"http-equiv", "refresh"}, {"content", std::to_string(kAgain)}}, {}));
  return head;
}

Markup state_bar() {
  return tag("p",
             {{"id", "state"},
              {"role", "status"},
              {"hidden", kBare},
              {"data-live", tr("Connected")},
              {"data-asleep", tr("Updating…")},
              {"data-pale", tr("No contact with the desk for a while")},
              {"data-gone", tr("Not connected: what you see may be out of date")},
              {"data-later", tr("Not connected: points and new calls appear after reconnecting")},
              {"data-opens", tr("Not connected: {0} opens after reconnecting")},
              {"data-impossible", tr("Not possible now.")},
              {"data-unsent", tr("Waiting to be sent")},
              {"data-refused", tr("Not entered")},
              {"data-again", tr("Enter again")},
              {"data-another", tr("Another {0}?")},
              {"data-yes", tr("Yes")},
              {"data-no", tr("No")},
              {"data-ignored", tr("Pressed twice, counted once")},
              {"data-seen", tr("OK, seen")}},
             {});
}

}  // namespace

Reply frame_page(PageContext& site, const Request& request, const Page& page) {
  const std::string spoken = current_locale();
  Attributes main{{"id", "main"}, {"tabindex", "-1"}};
  if (!page.follows.empty()) {
    main.push_back({"data-follows", page.follows});
    main.push_back({"data-version", version_of(site, page)});
    if (page.whole) main.push_back({"data-whole", kBare});
  }
  if (page.next_in > 0) {
    main.push_back({"data-next", page.next});
    main.push_back({"data-next-in", std::to_string(page.next_in)});
  }
  const Markup header = tag("header", link("/", "Tanteador") + tag("nav", link("/", tr("Competitions")) +
                                                                              link("/rules", tr("Rules"))));
  Markup body = tag("a", {{"class", "skip"}, {"href", "#main"}}, tr("Skip to content"));
  if (!page.plays) body += header;
  body += state_bar() + tag("main", main, page.main);
  if (page.plays) body += header;
  body += tag("footer", languages_menu(site, request, spoken));
  Reply reply{.status = page.status};
  reply.body = "<!DOCTYPE html>\n" +
               tag("html", {{"lang", language_tag(spoken)}},
                   tag("head", head_of(page)) + tag("body", {{"class", page.plays ? "plays" : ""}}, body))
                   .html() +
               "\n";
  const auto remember = [&](std::string_view name, std::string_view value) {
    reply.cookie = std::string(name) + "=" + std::string(value) +
                   "; Path=/; Max-Age=" + std::to_string(kYear) + "; SameSite=Lax";
  };
  if (query_value(request, "lang") == spoken) remember("lang", spoken);
  for (const std::string_view entry : {"points", "calls"})
    if (page.plays && query_value(request, kEntry) == entry) remember(kEntry, entry);
  if (page.status != 200 || page.secret) return reply;
  reply.tag = tag_of(reply.body);
  if (reply.tag == request.tag) {
    reply.status = 304;
    reply.body.clear();
  }
  return reply;
}

Page not_found(const std::string& what) {
  return {.title = tr("Not found"),
          .main = heading(1, tr("Not found")) + paragraph(what) + paragraph(link("/", tr("Competitions"))),
          .status = 404};
}

Reply leads_to(std::string path) {
  Reply reply{.status = 303};
  reply.location = std::move(path);
  return reply;
}

}  // namespace tanteador::web
