#include "src/print/html.hpp"

#include <algorithm>

#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"
#include "src/print/qr.hpp"
#include "src/reports/report_page.hpp"

namespace tanteador::print {

namespace {

constexpr std::string_view kStyle = R"(
body { font: 9.5pt/1.35 Inter, "DejaVu Sans", "Noto Sans", sans-serif; color: #1e1b16; margin: 2em auto; max-width: 60em; padding: 0 1em; overflow-wrap: anywhere; }
h1 { font-size: 1.7em; margin: 0; } h2 { font-size: 1.3em; margin: 1em 0 .3em; } h3 { font-size: 1.1em; margin: .8em 0 .2em; }
p { margin: .4em 0; } .faint, dt, footer { color: #5e574b; } .strong { font-weight: 700; }
.centre { text-align: center; } .right { text-align: right; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; margin: .5em 0; } table.wide { width: 100%; }
th, td { padding: .15em .5em; vertical-align: top; text-align: left; } .whole { overflow-wrap: normal; } .words { min-width: 7em; } th.centre, td.centre { text-align: center; } th.right, td.right { text-align: right; }
thead th { border-bottom: 1.2px solid #5e574b; } tbody td { border-bottom: .6px solid #c9c3b8; } tr { break-inside: avoid; }
.bracket tbody td { border-bottom: none; height: 1.35em; } .bracket tbody td:not(:empty) { border-bottom: .6px solid #5e574b; }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: 0 1em; margin: .4em 0; } dd { margin: 0; }
.write { display: flex; align-items: end; gap: .6em; height: 2.4em; } .write span { flex: 1; border-bottom: 1px solid #5e574b; }
.beside { display: flex; gap: 2mm; align-items: flex-start; } .beside svg { flex: none; }
.cards { display: grid; } .cards > div { border: 1px dashed #c9c3b8; padding: 4mm; overflow: hidden; break-inside: avoid; }
.page { break-after: page; } svg { display: block; } svg.centre { margin: 0 auto; } svg.right { margin-left: auto; }
footer { border-top: .6px solid #c9c3b8; margin-top: 2em; padding-top: .3em; font-size: .8em; }
nav { margin: .6em 0; } a { color: #1f4e79; } input { font: inherit; padding: .3em; width: 100%; box-sizing: border-box; }
@media screen and (min-width: 60em) { .whole { white-space: nowrap; } }
@media print { nav, input { display: none; } a { color: inherit; text-decoration: none; } body { margin: 0; max-width: none; padding: 0; } }
)";

constexpr std::string_view kAligns[] = {"left", "centre", "right"};
constexpr std::string_view kWeights[] = {"plain", "strong", "faint"};

std::string_view class_of(report::Align align) { return kAligns[index(align)]; }
std::string_view class_of(report::Weight weight) { return kWeights[index(weight)]; }

std::string escape(std::string_view text) {
  std::string out;
  for (const char c : strip_controls(text)) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      case '\n': out += "<br>"; break;
      default: out += c;
    }
  }
  return out;
}

// A number with one decimal and a point in every locale.
std::string number(double value) {
  const auto tenths = static_cast<long>(std::clamp(value, 0.0, 10'000.0) * 10 + 0.5);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

// <name class="a b">text</name>
std::string element(std::string_view name, std::string_view classes, std::string_view text) {
  std::string out = "<" + std::string(name);
  if (!classes.empty()) out += " class=\"" + std::string(classes) + "\"";
  return out + ">" + std::string(text) + "</" + std::string(name) + ">";
}

std::string to_html(const report::Blocks& blocks);

std::string to_html(const report::Heading& heading) {
  return element(heading.level > 1 ? "h3" : "h2", "", escape(heading.text)) + "\n";
}

std::string to_html(const report::Paragraph& paragraph) {
  const double points = std::clamp(paragraph.points, report::kSmallestPoints, 144.0);
  const std::string size =
      points == report::kBodyPoints ? "" : " style=\"font-size:" + number(points) + "pt\"";
  return "<p class=\"" + std::string(class_of(paragraph.weight)) + " " +
         std::string(class_of(paragraph.align)) + "\"" + size + ">" + escape(paragraph.text) + "</p>\n";
}

std::string to_html(const report::Pairs& pairs) {
  std::string out = "<dl>\n";
  for (const auto& [label, value] : pairs.lines)
    out += element("dt", "", escape(label)) + element("dd", "", escape(value)) + "\n";
  return out + "</dl>\n";
}

std::string link_html(std::string_view text, const std::string& page) {
  return page.empty() ? escape(text) : "<a href=\"" + escape(page) + "\">" + escape(text) + "</a>";
}

// The class of a column. Short columns never break; columns of names keep room for a word.
std::string_view words_kept(const report::Table& table, std::size_t column) {
  constexpr std::size_t kShort = 24;
  const bool is_short = std::ranges::all_of(table.groups, [&](const report::Group& group) {
    return std::ranges::all_of(group.rows, [&](const report::Row& row) {
      return letter_count(look_of(table, row, column).text) <= kShort;
    });
  });
  return table.columns[column].share > 0 ? " words" : is_short ? " whole" : "";
}

std::string to_html(const report::Table& table) {
  if (table.groups.empty()) return {};
  const report::Group& first = table.groups.front();
  const std::vector<std::size_t> columns = shown_columns(table, first);
  const bool wide = std::ranges::any_of(columns, [&](std::size_t i) { return table.columns[i].share > 0; });
  const std::string_view kind = table.layout == report::Layout::bracket ? "wide bracket" : wide ? "wide" : "";
  std::string out = kind.empty() ? "<table>\n" : "<table class=\"" + std::string(kind) + "\">\n", heads;
  std::vector<std::pair<std::string, std::string_view>> classes;  // before and after the weight of a cell
  bool titled = false;
  for (const std::size_t i : columns) {
    const std::string& title = title_of(table, first, i);
    classes.emplace_back(table.columns[i].align == report::Align::right ? "right" : "left",
                         words_kept(table, i));
    titled = titled || !title.empty();
    heads += "<th scope=\"col\" class=\"" + classes.back().first + std::string(classes.back().second) +
             "\">" + escape(title) + "</th>";
  }
  if (titled) out += "<thead><tr>" + heads + "</tr></thead>\n";
  out += "<tbody>\n";
  for (const report::Group& group : table.groups) {
    for (const report::Row& row : group.rows) {
      out += "<tr>";
      for (std::size_t i = 0; i < columns.size(); ++i) {
        const report::CellLook cell = look_of(table, row, columns[i]);
        out += element(
            "td",
            classes[i].first + " " + std::string(class_of(cell.weight)) + std::string(classes[i].second),
            link_html(cell.text, cell.link));
      }
      out += "</tr>\n";
    }
    if (!group.caption.empty())
      out += "<tr><td colspan=\"" + std::to_string(columns.size()) + "\" class=\"strong\">" +
             escape(group.caption) + "</td></tr>\n";
  }
  return out + "</tbody>\n</table>\n";
}

std::string to_html(const report::QrCode& code) {
  const auto all = squares(code.text);
  if (!all) return element("p", "faint", escape(code.text)) + "\n";
  const std::string side = number(code.side_mm) + "mm", box = std::to_string(all->side);
  std::string path;
  for (const Dark& dark : all->dark)
    path += "M" + std::to_string(dark.x) + " " + std::to_string(dark.y) + "h" + std::to_string(dark.length) +
            "v1h-" + std::to_string(dark.length) + "z";
  const std::string drawn = "<svg class=\"" + std::string(class_of(code.align)) +
                            "\" role=\"img\" aria-label=\"" + escape(code.text) + "\" width=\"" + side +
                            "\" height=\"" + side + "\" viewBox=\"0 0 " + box + " " + box +
                            "\" shape-rendering=\"crispEdges\"><path d=\"" + path + "\"/></svg>\n";
  if (code.caption.empty()) return drawn;
  std::string lines;
  for (const report::Paragraph& paragraph : code.caption) lines += to_html(paragraph);
  return "<div class=\"beside\">" + drawn + "<div>\n" + lines + "</div></div>\n";
}

std::string to_html(const report::WriteOn& line) {
  return "<div class=\"write\">" + escape(line.label) + "<span></span></div>\n";
}

std::string to_html(const report::Gap& gap) {
  return "<div style=\"height:" + number(gap.mm) + "mm\"></div>\n";
}

std::string to_html(const report::PageBreak&) { return "<div class=\"page\"></div>\n"; }

std::string to_html(const report::Cards& cards) {
  const auto across = static_cast<std::size_t>(std::clamp(cards.across, 1, 10));
  const auto page = across * static_cast<std::size_t>(std::clamp(cards.down, 1, 10));
  std::string out;
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    if (i % page == 0)
      out += "<div class=\"cards page\" style=\"grid-template-columns:repeat(" + std::to_string(across) +
             ",minmax(0,1fr))\">\n";
    out += "<div>\n" + to_html(cards.cards[i]) + "</div>\n";
    if (i % page == page - 1 || i + 1 == cards.cards.size()) out += "</div>\n";
  }
  return out;
}

std::string to_html(const report::Blocks& blocks) {
  std::string out;
  for (const report::Block& block : blocks)
    out += std::visit([](const auto& content) { return to_html(content); }, block.content);
  return out;
}

std::string to_html(const std::vector<report::Link>& links) {
  std::string out;
  for (const report::Link& one : links) out += (out.empty() ? "" : " · ") + link_html(one.text, one.page);
  return out.empty() ? out : element("nav", "", out) + "\n";
}

// Hides rows that do not contain the typed text. Ignores case and accents.
constexpr std::string_view kSearch = R"(<script>
const plain = t => t.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const field = document.getElementById("search");
field.addEventListener("input", () => document.querySelectorAll("tbody tr").forEach(row => {
  row.hidden = !plain(row.textContent).includes(plain(field.value));
}));
</script>
)";

std::string page_style(const report::Document& document) {
  const std::string size = document.size == report::Size::a4 ? "A4" : "letter";
  const std::string orientation =
      document.orientation == report::Orientation::portrait ? "portrait" : "landscape";
  const std::string wide = orientation == "landscape" ? "@media screen { body { max-width: 75em; } }\n" : "";
  return wide + "@page { size: " + size + " " + orientation + "; margin: 15mm; }\n";
}

}  // namespace

std::string html(const report::Document& document) {
  std::string out = "<!DOCTYPE html>\n<html lang=\"" + escape(document.language) +
                    "\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta name=\"generator\" content=\"Tanteador\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                    escape(document.title.empty() ? document.name : document.title) + "</title>\n<style>" +
                    std::string(kStyle) + page_style(document) + "</style>\n</head>\n<body>\n";
  if (!document.title.empty()) out += element("h1", "", escape(document.title)) + "\n";
  if (!document.subtitle.empty()) out += element("p", "faint", escape(document.subtitle)) + "\n";
  out += to_html(document.links);
  if (document.search) {
    const std::string label = escape(tr("Search by name"));
    out += "<input type=\"search\" id=\"search\" aria-label=\"" + label + "\" placeholder=\"" + label +
           "\" autofocus>\n";
    out += kSearch;
  }
  out += to_html(document.blocks);
  if (!document.footer.empty()) out += element("footer", "", escape(document.footer)) + "\n";
  return out + "</body>\n</html>\n";
}

}  // namespace tanteador::print
