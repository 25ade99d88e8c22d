#include "ui/desk/printable.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>

#include "src/codec/csv.hpp"
#include "src/core/letters.hpp"
#include "src/print/html.hpp"
#include "src/print/pdf.hpp"
#include "src/print/picture.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

using view::say;

// A whole number, however its minus is written, for programs; else the text.
print::SheetCell cell_of(const std::string& text, bool number) {
  constexpr std::string_view kMinus = "−";
  const bool below = text.starts_with(kMinus) || text.starts_with('-');
  std::string_view digits = text;
  if (below) digits.remove_prefix(text.starts_with(kMinus) ? kMinus.size() : 1);
  int value = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  const bool whole = number && !digits.empty() && digits.front() != '-' && read.ec == std::errc() &&
                     read.ptr == digits.data() + digits.size();
  if (text.empty()) return std::monostate{};
  return whole ? print::SheetCell(static_cast<double>(below ? -value : value)) : print::SheetCell(text);
}

struct Titled {
  std::string title;
  bool number = false;
};

void add_table(Printable& to, const std::string& title, const std::vector<Titled>& columns,
               const std::vector<std::vector<std::string>>& rows) {
  if (rows.empty()) return;
  if (!title.empty()) to.page.blocks.push_back({print::Heading{title}});
  print::Table table;
  print::Sheet sheet{.title = title.empty() ? to.page.subtitle : title, .columns = {}, .rows = {}};
  for (const Titled& column : columns) {
    table.columns.push_back(
        {column.title, column.number ? print::Align::right : print::Align::left, column.number ? 0.0 : 1.0});
    sheet.columns.push_back(column.title);
  }
  for (const auto& row : rows) {
    print::Row& line = table.rows.emplace_back();
    auto& cells = sheet.rows.emplace_back();
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string text = i < row.size() ? row[i] : std::string();
      line.cells.push_back({text});
      cells.push_back(cell_of(text, columns[i].number));
    }
  }
  to.page.blocks.push_back({std::move(table)});
  to.data.push_back(std::move(sheet));
}

print::SheetCell sheet_cell(const view::PaperCell& cell) {
  struct Value {
    print::SheetCell operator()(std::monostate) const { return std::monostate{}; }
    print::SheetCell operator()(std::int64_t number) const { return static_cast<double>(number); }
    print::SheetCell operator()(double number) const { return number; }
    print::SheetCell operator()(const std::string& text) const { return text; }
  };
  return std::visit(Value{}, cell.value);
}

print::Table table_of(const view::LeaguePaper& paper, const view::PaperPart& part) {
  print::Table table;
  table.bracket = paper.bracket;
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < paper.columns.size(); ++i) {
    const std::string& title = part.titles.empty() ? paper.columns[i].title : part.titles[i];
    if (paper.columns[i].for_programs || (!part.titles.empty() && title.empty())) continue;
    shown.push_back(i);
    table.columns.push_back({title, paper.columns[i].number ? print::Align::right : print::Align::left,
                             paper.columns[i].wraps ? 1.0 : 0.0});
  }
  for (const auto& cells : part.rows) {
    print::Row& row = table.rows.emplace_back();
    for (const std::size_t i : shown) {
      const std::string text = i < cells.size() ? cells[i].shown : std::string();
      row.cells.push_back({paper.columns[i].number ? view::with_minus_signs(text) : text});
    }
  }
  return table;
}

// "Friday cup, round 2" → "friday-cup-round-2": a name every system takes.
std::string as_file_name(const std::string& text) {
  std::string name;
  for (const char c : view::in_small(text)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (plain)
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  name = name.substr(0, 60);
  while (name.ends_with('-')) name.pop_back();
  return name;
}

void add_lines(Printable& to, const std::string& title, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  if (!title.empty()) to.page.blocks.push_back({print::Heading{title}});
  for (const std::string& line : lines) to.page.blocks.push_back({print::Paragraph{line}});
}

// --- the screens that are no competition's

struct Screens {
  const std::string& title;
  const std::string& now;
  using May = std::optional<Printable>;

  May operator()(const view::History& history) const {
    Printable made{
        .name = title, .page = page_of(title, history.title, now), .data = {}, .empty = history.empty};
    std::vector<std::vector<std::string>> rows;
    for (const view::HistoryHand& hand : history.hands) {
      for (const view::HistoryRow& row : hand.rows) {
        std::string points, text = row.text;
        for (const view::SidePoints& one : row.postings)
          points += (points.empty() ? "" : ", ") + one.side + " " + one.points;
        for (const std::string& beside : {row.note, row.remark})
          if (!beside.empty()) text += " (" + beside + ")";
        rows.push_back({row.number, row.time, text, points, row.author});
      }
      rows.push_back({{}, {}, hand.fold.label, hand.fold.detail, {}});
    }
    std::ranges::reverse(rows);  // as it was played
    add_table(made, {}, {{"#", true}, {tr("Time")}, {tr("Entry")}, {tr("Points")}, {tr("Entered by")}}, rows);
    return made;
  }
  May operator()(const view::PlayerPage& player) const {
    Printable made{.name = player.title, .page = page_of(player.title, {}, now), .data = {}, .empty = {}};
    ui::add_table(made, player.games);
    ui::add_table(made, player.opponents);
    for (const view::FigureTable& table : player.results) ui::add_table(made, table);
    made.empty = player.games.empty;
    return made;
  }
  May operator()(const view::ClubView& club) const {
    if (!club.sheet || club.sheet->tables.empty()) return std::nullopt;
    const auto page = std::ranges::find(club.pages, true, &view::Action::chosen);
    const std::string which = page == club.pages.end() ? std::string() : page->label;
    Printable made{
        .name = which, .page = page_of(club.title, which, now), .data = {}, .empty = club.sheet->empty};
    for (const view::FigureTable& table : club.sheet->tables) ui::add_table(made, table);
    if (made.is_empty()) made.empty = club.sheet->tables.front().empty;
    return made;
  }
  May operator()(const view::PersonView& person) const {
    Printable made{
        .name = person.title, .page = page_of(person.title, {}, now), .data = {}, .empty = person.empty};
    print::Pairs figures;
    for (const auto& figure : person.figures) figures.lines.emplace_back(figure.what, figure.value);
    if (!figures.lines.empty()) made.page.blocks.push_back({std::move(figures)});
    add_lines(made, person.records_title, person.records);
    for (const auto* tugs : {&person.with, &person.against}) {
      std::vector<std::vector<std::string>> rows;
      for (const view::Tug& tug : *tugs)
        rows.push_back(
            {tug.name, std::to_string(tug.won), std::to_string(tug.level), std::to_string(tug.lost)});
      add_table(made, tugs == &person.with ? person.with_title : person.against_title,
                {{tr("Name")}, {tr("Won"), true}, {tr(ENGLISH_IN("tie", "Drawn")), true}, {tr("Lost"), true}},
                rows);
    }
    return made;
  }
  May operator()(const auto&) const { return std::nullopt; }
};

// --- as files

// With a point and as many digits as it needs: "12", "0.5", "-2.25".
std::string digits_of(double number) {
  std::array<char, 64> digits;
  const auto end = std::to_chars(digits.begin(), digits.end(), number, std::chars_format::fixed);
  return end.ec == std::errc() ? std::string(digits.begin(), end.ptr) : std::string();
}

std::string csv_of(const Printable& what) {
  std::string out;
  for (const print::Sheet& sheet : what.data) {
    const bool parts = what.data.size() > 1;
    const bool same = &sheet != &what.data.front() && sheet.columns == what.data.front().columns;
    std::vector<std::string> line;
    if (parts) line.emplace_back("part");
    line.insert(line.end(), sheet.columns.begin(), sheet.columns.end());
    if (!same) out += codec::csv_line(line);
    for (const auto& row : sheet.rows) {
      line.clear();
      if (parts) line.push_back(codec::csv_text(harmless(sheet.title)));
      for (const print::SheetCell& cell : row) {
        const auto* number = std::get_if<double>(&cell);
        const auto* text = std::get_if<std::string>(&cell);
        line.push_back(number ? digits_of(*number) : text ? codec::csv_text(harmless(*text)) : std::string());
      }
      out += codec::csv_line(line);
    }
  }
  return out;
}

// Its bytes, a file each; or why there are none.
struct Files {
  std::vector<std::string> bytes;
  std::string problem, lacking;
};

Files pictures_of(const print::Pdf& pdf, Signals& signals) {
  constexpr std::size_t kPictures = 20;  // nobody sends more
  Files files;
  signals.all = std::min(kPictures, pdf.pages.size());
  for (std::size_t i = 0; i < signals.all && !signals.stop; ++i) {
    const auto picture = print::picture(pdf.pages[i]);
    if (!picture) return {.bytes = {}, .problem = picture.error(), .lacking = {}};
    files.bytes.push_back(print::png(*picture));
    signals.done = i + 1;
  }
  return files;
}

Files made_as(const Printable& what, view::PaperForm form, Signals& signals) {
  using enum view::PaperForm;
  if (form == csv) return {.bytes = {csv_of(what)}, .problem = {}, .lacking = {}};
  if (form == html) return {.bytes = {print::html(what.page)}, .problem = {}, .lacking = {}};
  if (form == xlsx) {
    auto book = print::xlsx(what.data);
    if (!book) return {.bytes = {}, .problem = book.error(), .lacking = {}};
    return {.bytes = {std::move(*book)}, .problem = {}, .lacking = {}};
  }
  auto made = print::pdf(what.page);
  if (!made) return {.bytes = {}, .problem = made.error(), .lacking = {}};
  Files files = form == picture ? pictures_of(*made, signals) : Files{{std::move(made->bytes)}, {}, {}};
  files.lacking = std::move(made->lacking);
  return files;
}

view::PageView shown(const print::DrawnPage& page) {
  const auto f = [](double number) { return static_cast<float>(number); };
  view::PageView view{
      .width = f(page.width), .height = f(page.height), .texts = {}, .lines = {}, .boxes = {}};
  for (const print::DrawnPage::Text& one : page.texts)
    view.texts.push_back({f(one.x), f(one.baseline), f(one.width), f(one.type.points),
                          one.type.face == print::Face::bold, f(print::kGreys[index(one.type.shade)]),
                          one.text});
  for (const print::DrawnPage::Line& one : page.lines)
    view.lines.push_back({f(one.x1), f(one.y1), f(one.x2), f(one.y2),
                          f(print::kThicknesses[index(one.stroke)]),
                          f(print::kGreys[index(print::shade_of(one.stroke))])});
  for (const print::DrawnPage::Box& one : page.boxes)
    view.boxes.push_back({f(one.x), f(one.y), f(one.width), f(one.height)});
  return view;
}

// So much of it as somebody looks at: a thousand slips would keep the hand waiting.
print::Document beginning(print::Document page) {
  constexpr std::size_t kLines = 600, kSlips = 48;
  std::size_t rows = 0;
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    if (rows > kLines) {
      page.blocks.resize(i);
      break;
    }
    if (auto* table = std::get_if<print::Table>(&page.blocks[i].content)) {
      if (table->rows.size() > kLines) table->rows.resize(kLines);
      rows += table->rows.size();
    }
    if (auto* cards = std::get_if<print::Cards>(&page.blocks[i].content))
      if (cards->cards.size() > kSlips) cards->cards.resize(kSlips);
  }
  return page;
}

}  // namespace

print::Document page_of(std::string title, std::string subtitle, const std::string& now) {
  const std::string time = view::day_and_time(now);
  return {.title = std::move(title),
          .subtitle = std::move(subtitle),
          .footer = say("Printed {0}", {std::string_view(time)}),
          .language = language()};
}

void add_table(Printable& to, const view::FigureTable& table) {
  constexpr std::size_t kUpright = 12;  // columns that fit across an upright page
  std::vector<Titled> columns;
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    columns.push_back({table.columns[i], i != table.names && !(i < table.words.size() && table.words[i])});
  if (columns.size() > kUpright) to.page.orientation = print::Orientation::landscape;
  add_table(to, table.title, columns, table.rows);
}

Printable printable(const std::string& title, const view::LeaguePaper& paper, const std::string& now) {
  Printable made{.name = title, .page = page_of(title, paper.title, now), .data = {}, .empty = paper.empty};
  if (paper.wide) made.page.orientation = print::Orientation::landscape;
  for (const view::PaperPart& part : paper.parts) {
    if (!part.title.empty()) made.page.blocks.push_back({print::Heading{part.title}});
    made.page.blocks.push_back({table_of(paper, part)});
    print::Sheet& sheet = made.data.emplace_back();
    sheet.title = part.title.empty() ? paper.title : part.title;
    for (const view::PaperColumn& column : paper.columns) sheet.columns.push_back(column.key);
    for (const view::PaperRow& row : part.rows) {
      auto& cells = sheet.rows.emplace_back();
      for (const view::PaperCell& cell : row) cells.push_back(sheet_cell(cell));
    }
  }
  return made;
}

Printable printable(const std::string& title, const view::RoundScreen& round, const std::string& now) {
  std::string name;
  for (const view::Action& one : round.rounds)
    if (one.chosen) name = one.label;
  Printable made{.name = title, .page = page_of(title, name, now), .data = {}, .empty = round.empty};
  std::vector<Titled> columns{{tr("Table"), true}, {tr("Participants")}, {tr("Result")}};
  if (std::ranges::any_of(round.rows, [](const view::RoundRow& row) { return !row.remark.empty(); }))
    columns.push_back({tr("Remark")});
  std::vector<std::vector<std::string>> rows;
  for (const view::RoundRow& row : round.rows)
    rows.push_back({row.open.label, row.who, row.result, row.remark});
  add_table(made, {}, columns, rows);
  return made;
}

Printable printable(const std::string& title, const view::StandingsView& standings, const std::string& now) {
  Printable made{
      .name = title, .page = page_of(title, standings.open, now), .data = {}, .empty = standings.empty};
  for (const view::StandingsPart& part : standings.parts) {
    std::vector<Titled> columns{{standings.rank_title, true}, {standings.entrant_title}};
    for (const std::string& column : part.columns) columns.push_back({column, true});
    std::vector<std::vector<std::string>> rows;
    for (const view::StandingRow& row : part.rows) {
      rows.push_back({row.rank, row.unfold.label});
      rows.back().insert(rows.back().end(), row.values.begin(), row.values.end());
    }
    add_table(made, part.title, columns, rows);
  }
  for (const view::FigureTable& table : standings.figures) add_table(made, table);
  return made;
}

std::optional<Printable> printable(const decltype(view::Panel::body)& body, const std::string& title,
                                   const std::string& now) {
  return std::visit(Screens{title, now}, body);
}

view::PrintView shown_on_paper(const Printable& what, const std::string& before_ids) {
  view::PrintView view;
  view.title = what.page.subtitle;
  view.forms = view::print_forms(before_ids);
  for (view::Action& form : view.forms) {
    const bool of_data = form.id.ends_with("/csv") || form.id.ends_with("/xlsx");
    form.enabled = of_data ? !what.data.empty() : !what.is_empty();
  }
  view.empty = what.empty;
  if (what.is_empty()) return view;
  const auto made = print::pdf(beginning(what.page));
  if (!made) {
    view.empty = made.error();
    return view;
  }
  for (const print::DrawnPage& page : made->pages) view.pages.push_back(shown(page));
  return view;
}

std::string keep(const Printable& what, view::PaperForm form, const std::string& folder, Signals& signals) {
  if (folder.empty()) return tr("No documents folder found.");
  constexpr std::string_view kEndings[] = {".pdf", ".html", ".csv", ".xlsx", ".png"};
  const Files files = made_as(what, form, signals);
  if (signals.stop) return {};
  if (!files.problem.empty()) return files.problem;
  const std::string name = folder + "/tanteador-" + as_file_name(what.name);
  std::string told, first;
  for (std::size_t i = 0; i < files.bytes.size(); ++i) {
    const std::string file =
        name + (i == 0 ? "" : "-" + std::to_string(i + 1)) + std::string(kEndings[index(form)]);
    if (first.empty()) first = file;
    std::ofstream out(file, std::ios::binary);
    const std::string& bytes = files.bytes[i];
    if (!(out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())) && out.flush()))
      return say("{0} could not be saved.", {std::string_view(file)});
  }
  told = say("Saved: {0}", {std::string_view(first)});
  if (files.bytes.size() > 1)
    told += " " + say("{0} images saved, one per page.", {static_cast<int>(files.bytes.size())});
  if (!files.lacking.empty())
    told += " " + say("The print font has no character for {0}; an empty box is printed. The HTML page shows "
                      "all characters.",
                      {std::string_view(files.lacking)});
  return told;
}

}  // namespace tanteador::ui
