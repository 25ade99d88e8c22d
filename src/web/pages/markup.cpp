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
  Markup made;
  made.html_ = "<" + std::string(name);
  for (const auto& [attribute, value] : attributes) {
    made.html_ += " " + std::string(attribute);
    if (value != kBare) made.html_ += "=\"" + Markup(value).html() + "\"";
  }
  made.html_ += ">";
  if (std::ranges::find(kVoid, name) == kVoid.end())
    made.html_ += inside.html() + "</" + std::string(name) + ">";
  return made;
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

Markup unfold(const Markup& title, const Markup& inside) {
  return tag("details", tag("summary", title) + inside);
}

namespace {

Attributes cell_class(const Grid& grid, std::size_t column) {
  const bool number = column < grid.numbers.size() && grid.numbers[column];
  return number ? Attributes{{"class", "n"}} : Attributes{};
}

Markup with_id(Parts* parts, std::string_view name, const std::string& id, const Markup& inside) {
  if (id.empty() || !parts) return tag(name, inside);
  Markup made = tag(name, {{"id", id}}, inside);
  parts->push_back({id, made.html()});
  return made;
}

std::vector<Markup> bodies_of(const Grid& grid, Parts* parts) {
  std::vector<Markup> bodies;
  Markup body;
  auto next = grid.bodies.begin();
  std::string id;
  const auto end_body = [&] {
    if (!body.empty()) bodies.push_back(with_id(parts, "tbody", id, body));
    body = {};
  };
  for (std::size_t at = 0; at < grid.rows.size(); ++at) {
    if (next != grid.bodies.end() && next->first == at) {
      end_body();
      id = (next++)->second;
    }
    const auto& row = grid.rows[at];
    Markup cells;
    for (std::size_t i = 0; i < row.size(); ++i) {
      Attributes attributes = cell_class(grid, i);
      if (i + 1 == row.size() && row.size() < grid.columns.size())
        attributes.push_back({"colspan", std::to_string(grid.columns.size() - i)});
      cells += tag("td", attributes, row[i]);
    }
    body += with_id(parts, "tr", at < grid.ids.size() ? grid.ids[at] : std::string(), cells);
  }
  end_body();
  return bodies;
}

}  // namespace

Markup part(Parts& parts, const std::string& id, const Markup& inside) {
  return with_id(&parts, "div", id, inside);
}

Markup grid(const Grid& grid, const std::string& caption, Parts* parts) {
  Markup inside = caption.empty() ? Markup() : tag("caption", caption);
  Markup heads;
  bool titled = false;
  for (std::size_t i = 0; i < grid.columns.size(); ++i) {
    titled = titled || !grid.columns[i].empty();
    Attributes attributes = cell_class(grid, i);
    if (!grid.columns[i].empty()) attributes.push_back({"scope", "col"});
    heads += tag(grid.columns[i].empty() ? "td" : "th", attributes, grid.columns[i]);
  }
  if (titled) inside += tag("thead", tag("tr", heads));
  for (const Markup& body : bodies_of(grid, parts)) inside += body;
  // A table wider than the screen scrolls by itself, also by keys.
  Attributes frame{{"class", "wide"}, {"tabindex", "0"}, {"role", "region"}};
  if (!caption.empty()) frame.push_back({"aria-label", caption});
  if (caption.empty()) frame = {{"class", "wide"}};
  return tag("div", frame, tag("table", inside));
}

Grid grid_of(const report::Table& table, const report::Group& group,
             const std::vector<std::size_t>& columns) {
  Grid made;
  for (const std::size_t i : columns) {
    made.columns.push_back(title_of(table, group, i));
    made.numbers.push_back(table.columns[i].align == report::Align::right);
  }
  for (const report::Row& row : group.rows) {
    auto& cells = made.rows.emplace_back();
    for (const std::size_t i : columns) cells.emplace_back(display_text(row[i]));
  }
  return made;
}

Markup grids(const report::Table& table, const std::string& caption) {
  Markup all;
  for (const report::Group& group : table.groups)
    if (!group.rows.empty())
      all += grid(grid_of(table, group, shown_columns(table, group)),
                  group.title.empty() ? caption : group.title);
  return all;
}

std::string in_query(std::string_view text) {
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
    path += before + std::string(name) + "=" + in_query(value);
    before = '&';
  }
  return path;
}

}  // namespace tanteador::web
