#pragma once
// HTML that cannot be broken by what stands in it: text becomes markup by being escaped, and only so.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/reports/table.hpp"

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

// Values are escaped; one that begins with no value at all (kBare) stands as its name alone.
using Attributes = std::vector<std::pair<std::string_view, std::string>>;
inline const std::string kBare(1, '\0');

// <name a="b">inside</name>; those that never have anything inside are not closed.
Markup tag(std::string_view name, const Attributes& attributes, const Markup& inside);
inline Markup tag(std::string_view name, const Markup& inside) { return tag(name, {}, inside); }
Markup link(const std::string& to, const Markup& inside);
Markup paragraph(const Markup& inside);           // empty of nothing
Markup heading(int level, const Markup& inside);  // likewise
Markup list(const std::vector<Markup>& items);    // likewise
Markup unfold(const Markup& title, const Markup& inside);

// A piece of a page that may be replaced while the page is shown: its element, which bears the id.
struct Part {
  std::string id, html;
  bool operator==(const Part&) const = default;
};
using Parts = std::vector<Part>;
Markup part(Parts& parts, const std::string& id, const Markup& inside);  // a <div>

// A table with its columns' titles; the first cell of a row heads it. It can be moved sideways.
struct Grid {
  std::vector<std::string> columns = {};
  std::vector<std::vector<Markup>> rows = {};
  std::vector<bool> numbers = {};  // of the columns; missing ones are text
  // Parts of their own: each row by its id, or each body from that row on.
  std::vector<std::string> ids = {};
  std::vector<std::pair<std::size_t, std::string>> bodies = {};
};
Markup grid(const Grid& grid, const std::string& caption, Parts* parts = nullptr);
// These columns of a group, as text.
Grid grid_of(const report::Table& table, const report::Group& group, const std::vector<std::size_t>& columns);
// A grid for each group; `caption` is of those without a title.
Markup grids(const report::Table& table, const std::string& caption = {});

std::string in_query(std::string_view text);  // percent-encoded
// "/rules?q=dealer"
std::string address(std::string path, const std::vector<std::pair<std::string_view, std::string>>& query);

}  // namespace tanteador::web
