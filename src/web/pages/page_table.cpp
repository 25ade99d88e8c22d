#include "src/web/pages/page_table.hpp"

#include <algorithm>

namespace tanteador::web {

namespace {

Attributes cell_class(const report::Column& column) {
  return column.align == report::Align::right ? Attributes{{"class", "n"}} : Attributes{};
}

// Writes the group whose first row is `start`.
class GroupWriter {
 public:
  GroupWriter(const PageTable& table, const report::Group& group, std::size_t start, Parts* parts)
      : table_(table),
        group_(group),
        start_(start),
        parts_(parts),
        columns_(table.columns.empty() ? shown_columns(table.values, group) : table.columns) {}

  bool has_rows() const { return begin() < end(); }

  Markup markup(const std::string& caption) const {
    Markup inside = caption.empty() ? Markup() : tag("caption", caption);
    inside += heads() + bodies();
    // A table wider than the screen scrolls by itself, also by keys.
    Attributes frame{{"class", "wide"}, {"tabindex", "0"}};
    if (!caption.empty()) frame.insert(frame.end(), {{"role", "region"}, {"aria-label", caption}});
    return tag("div", frame, tag("table", inside));
  }

 private:
  std::size_t begin() const { return std::max(start_, table_.first); }
  std::size_t end() const {
    const std::size_t last = start_ + group_.rows.size();
    return table_.most > last ? last : std::min(last, table_.first + table_.most);
  }

  Markup heads() const {
    Markup heads;
    bool titled = false;
    for (const std::size_t i : columns_) {
      const std::string& title = title_of(table_.values, group_, i);
      titled = titled || !title.empty();
      Attributes attributes = cell_class(table_.values.columns[i]);
      if (!title.empty()) attributes.push_back({"scope", "col"});
      heads += tag(title.empty() ? "td" : "th", attributes, title);
    }
    return titled ? tag("thead", tag("tr", heads)) : Markup();
  }

  Markup cell(std::size_t row, std::size_t column) const {
    const auto replaced = table_.cells.find({row, column});
    return replaced == table_.cells.end() ? Markup(display_text(group_.rows[row - start_][column]))
                                          : replaced->second;
  }

  Markup row_of(std::size_t row) const {
    const std::size_t count = group_.rows[row - start_].size();
    Markup cells;
    for (std::size_t i = 0; i < columns_.size() && columns_[i] < count; ++i) {
      Attributes attributes = cell_class(table_.values.columns[columns_[i]]);
      if (columns_[i] + 1 == count && count < table_.values.columns.size())
        attributes.push_back({"colspan", std::to_string(columns_.size() - i)});
      cells += tag("td", attributes, cell(row, columns_[i]));
    }
    return with_id("tr", table_.row_ids, row, cells);
  }

  Markup bodies() const {
    Markup all, body;
    std::size_t first = begin();
    for (std::size_t row = begin(); row <= end(); ++row) {
      if (row > first && table_.body_ids.contains(row)) {
        all += with_id("tbody", table_.body_ids, std::exchange(first, row), std::exchange(body, {}));
      }
      if (row < end()) body += row_of(row);
    }
    return all + with_id("tbody", table_.body_ids, first, body);
  }

  Markup with_id(std::string_view name, const std::map<std::size_t, std::string>& ids, std::size_t row,
                 const Markup& inside) const {
    const auto id = ids.find(row);
    return id == ids.end() || !parts_ ? tag(name, inside) : part(*parts_, id->second, inside, name);
  }

  const PageTable& table_;
  const report::Group& group_;
  std::size_t start_;
  Parts* parts_;
  std::vector<std::size_t> columns_;
};

}  // namespace

std::size_t PageTable::rows() const {
  std::size_t count = 0;
  for (const report::Group& group : values.groups) count += group.rows.size();
  return count;
}

void PageTable::add_row(report::Row row, const std::map<std::size_t, Markup>& markup) {
  for (const auto& [column, inside] : markup) cells.insert_or_assign({rows(), column}, inside);
  report::add_row(values, std::move(row));
}

PageTable page_table(const std::vector<std::string>& titles, const std::vector<std::size_t>& numbers) {
  PageTable table;
  for (const std::string& title : titles) table.values.columns.push_back(report::text_column({}, title));
  for (const std::size_t i : numbers) table.values.columns[i].align = report::Align::right;
  return table;
}

Markup table_markup(const PageTable& table, const std::string& caption, Parts* parts) {
  Markup all;
  std::size_t start = 0;
  for (const report::Group& group : table.values.groups) {
    const GroupWriter writer(table, group, start, parts);
    if (writer.has_rows()) all += writer.markup(group.title.empty() ? caption : group.title);
    start += group.rows.size();
  }
  return all;
}

Markup table_markup(const report::Table& table, const std::string& caption) {
  return table_markup(PageTable{.values = table}, caption);
}

}  // namespace tanteador::web
