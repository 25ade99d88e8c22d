#include "src/web/pages/markup.hpp"

#include <algorithm>
#include <array>

#include "src/core/text/letters.hpp"

namespace tanteador::web {

namespace {

constexpr std::array<std::string_view, 6> kVoid{"input", "meta", "link", "br", "hr", "img"};

}  // namespace

Markup::Markup(std::string_view text) {
  for (const char c : strip_controls(text)) {
    switch (c) {
      case '&': html_ += "&amp;"; break;
      case '<': html_ += "&lt;"; break;
      case '>': html_ += "&gt;"; break;
      case '"': html_ += "&quot;"; break;
      case '\'': html_ += "&#39;"; break;
      default: html_ += c;
    }
  }
}

Markup tag(std::string_view name, const Attributes& attributes, const Markup& inside) {
  Markup markup;
  markup.html_ = "<" + std::string(name);
  for (const auto& [attribute, value] : attributes) {
    markup.html_ += " " + std::string(attribute);
    if (value != kBare) markup.html_ += "=\"" + Markup(value).html() + "\"";
  }
  markup.html_ += ">";
  if (std::ranges::find(kVoid, name) == kVoid.end())
    markup.html_ += inside.html() + "</" + std::string(name) + ">";
  return markup;
}

Markup link(const std::string& to, const Markup& inside) { return tag("a", {{"href", to}}, inside); }
Markup paragraph(const Markup& inside) { return inside.empty() ? Markup() : tag("p", inside); }
Markup heading(int level, const Markup& inside) {
  return inside.empty() ? Markup() : tag(level == 1 ? "h1" : level == 2 ? "h2" : "h3", inside);
}

Markup list(const std::vector<Markup>& items) {
  Markup all;
  for (const Markup& item : items) all += tag("li", item);
  return items.empty() ? Markup() : tag("ul", all);
}

Markup unfold(const Markup& title, const Markup& inside, bool is_open) {
  const Markup all = tag("summary", title) + inside;
  return is_open ? tag("details", {{"open", ""}}, all) : tag("details", all);
}

Markup part(Parts& parts, const std::string& id, const Markup& inside, std::string_view element) {
  Markup markup = tag(element, {{"id", id}}, inside);
  parts.push_back({id, markup.html()});
  return markup;
}

std::string escape_query(std::string_view text) {
  constexpr std::string_view kHex = "0123456789ABCDEF", kPlain = "-_.~/";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter || kPlain.find(c) != std::string_view::npos)
      out += c;
    else
      out += {'%', kHex[byte >> 4], kHex[byte & 15]};
  }
  return out;
}

std::string address(std::string path, const std::vector<std::pair<std::string_view, std::string>>& query) {
  char before = path.find('?') == path.npos ? '?' : '&';
  for (const auto& [name, value] : query) {
    path += before + std::string(name) + "=" + escape_query(value);
    before = '&';
  }
  return path;
}

}  // namespace tanteador::web
