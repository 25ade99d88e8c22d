#pragma once
// Safe HTML: text becomes markup only by escaping.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tanteador::web {

class Markup {
 public:
  Markup() = default;
  Markup(std::string_view text);  // escaped; controls and changes of writing direction become U+FFFD
  Markup(const std::string& text) : Markup(std::string_view(text)) {}
  Markup(const char* text) : Markup(std::string_view(text)) {}

  const std::string& html() const { return html_; }
  bool empty() const { return html_.empty(); }
  Markup& operator+=(const Markup& more) {
    html_ += more.html_;
    return *this;
  }
  friend Markup operator+(Markup one, const Markup& other) { return std::move(one += other); }

 private:
  friend Markup tag(std::string_view, const std::vector<std::pair<std::string_view, std::string>>&,
                    const Markup&);
  std::string html_;
};

// Values are escaped. An attribute with the value kBare is written as its name alone.
using Attributes = std::vector<std::pair<std::string_view, std::string>>;
inline const std::string kBare(1, '\0');

// <name a="b">inside</name>; void elements have no end tag.
Markup tag(std::string_view name, const Attributes& attributes, const Markup& inside);
inline Markup tag(std::string_view name, const Markup& inside) { return tag(name, {}, inside); }
Markup link(const std::string& to, const Markup& inside);
Markup paragraph(const Markup& inside);           // empty if `inside` is
Markup heading(int level, const Markup& inside);  // likewise
Markup list(const std::vector<Markup>& items);    // likewise
Markup unfold(const Markup& title, const Markup& inside, bool is_open = false);

// A part of a page that the script can replace: the element with this id.
struct Part {
  std::string id, html;
  bool operator==(const Part&) const = default;
};
using Parts = std::vector<Part>;
Markup part(Parts& parts, const std::string& id, const Markup& inside, std::string_view element = "div");

std::string escape_query(std::string_view text);  // percent-encoded
// "/rules?q=dealer"
std::string address(std::string path, const std::vector<std::pair<std::string_view, std::string>>& query);

}  // namespace tanteador::web
