#include "ui/app/printable.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "src/print/data.hpp"
#include "src/print/html.hpp"
#include "src/print/pdf.hpp"
#include "src/print/picture.hpp"
#include "src/print/xlsx.hpp"
#include "src/reports/report_page.hpp"
#include "src/view/league/parts.hpp"
#include "src/view/words.hpp"
#include "ui/app/system/other_program.hpp"
#include "ui/app/system/saved_file.hpp"

namespace tanteador::ui {

namespace {

using report::page_of;
using view::say;

void add_lines(Printable& to, const std::string& title, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  if (!title.empty()) to.page.blocks.push_back({report::Heading{title}});
  for (const std::string& line : lines) to.page.blocks.push_back({report::Paragraph{line}});
}

void add(Printable& to, const report::Table& table) {
  if (!has_rows(table)) return;
  if (!table.title.empty()) to.page.blocks.push_back({report::Heading{table.title}});
  add_report(to.page, table);
  to.data.push_back(table);
  if (table.title.empty()) to.data.back().title = to.page.subtitle;
}

report::Table tugs_table(const std::string& title, const std::vector<view::ResultBar>& tugs) {
  report::Table table{
      .title = title,
      .columns = {report::text_column("name", tr("Name")), report::number_column("won", tr("Won")),
                  report::number_column("drawn", tr(NC_("tie", "Drawn"))),
                  report::number_column("lost", tr("Lost"))}};
  auto& rows = table.groups.emplace_back().rows;
  for (const view::ResultBar& tug : tugs)
    rows.push_back({report::Participant{tug.name}, tug.won, tug.level, tug.lost});
  return table;
}

report::Table course_table(const view::Curve& curve, const std::string& otherwise) {
  report::Table table{.title = curve.title.empty() ? otherwise : curve.title,
                      .columns = {report::number_column("deal", "#")}};
  for (const view::CurveLine& line : curve.lines)
    table.columns.push_back(
        report::number_column("points_" + std::to_string(table.columns.size()), line.label));
  auto& rows = table.groups.emplace_back().rows;
  for (std::size_t deal = 1; deal < curve.lines.front().values.size(); ++deal) {
    report::Row row{static_cast<int>(deal)};
    for (const view::CurveLine& line : curve.lines) row.push_back(line.values[deal]);
    rows.push_back(std::move(row));
  }
  return table;
}

struct Screens {
  const std::string& title;
  const std::string& now;
  using May = std::optional<Printable>;

  May operator()(const view::History& history) const {
    Printable printable{
        .name = title, .page = page_of(title, history.title, now), .data = {}, .empty = history.empty};
    report::Table table{
        .columns = {report::number_column("event", "#"), report::Column{.key = "time", .title = tr("Time")},
                    report::text_column("what", tr("Entry")), report::text_column("points", tr("Points")),
                    report::text_column("by", tr("Entered by"))}};
    auto& rows = table.groups.emplace_back().rows;
    for (const view::HistoryHand& hand : history.hands) {
      for (const view::HistoryRow& row : hand.rows) {
        std::string points, text = row.text;
        for (const view::SidePoints& one : row.postings)
          points += (points.empty() ? "" : ", ") + one.side + " " + one.points;
        for (const std::string& addition : {row.note, row.remark})
          if (!addition.empty()) text += " (" + addition + ")";
        rows.push_back({row.seq, row.time, text, points, row.author});
      }
      rows.push_back({report::Cell(), report::Cell(), hand.fold.label, hand.fold.detail, report::Cell()});
    }
    std::ranges::reverse(rows);  // in the order of play
    add(printable, table);
    return printable;
  }
  May operator()(const view::MatchScreen& board) const {
    if (!board.finale) return std::nullopt;
    const view::Finale& finale = *board.finale;
    Printable printable{.name = title, .page = page_of(title, finale.game, now), .data = {}, .empty = {}};
    std::vector<std::string> about{finale.verdict, finale.when, finale.where};
    std::erase(about, std::string());
    add_lines(printable, {}, about);
    report::Table places{
        .columns = {report::number_column("place", "#"), report::text_column("name", tr("Name"))}};
    for (const std::string& set : finale.sets)
      places.columns.push_back(
          report::number_column("set_" + std::to_string(places.columns.size() - 1), set));
    places.columns.push_back(
        report::number_column("result", finale.sets.empty() ? tr("Points") : finale.sets_title));
    auto& rows = places.groups.emplace_back().rows;
    for (const view::Finale::Place& place : finale.places) {
      report::Row row{place.place, report::Participant{place.name}};
      for (const auto& set : place.sets) row.push_back(set.points);
      row.push_back(place.points);
      rows.push_back(std::move(row));
    }
    add(printable, places);
    for (const view::Curve& curve : finale.curves) add(printable, course_table(curve, finale.curve_title));
    add_lines(printable, {}, finale.facts);
    return printable;
  }
  May operator()(const view::PlayerPage& player) const {
    Printable printable{
        .name = player.form.title, .page = page_of(player.form.title, {}, now), .data = {}, .empty = {}};
    add(printable, player.games);
    add(printable, player.opponents);
    for (const report::Table& table : player.results) add(printable, table);
    printable.empty = player.games.empty;
    return printable;
  }
  May operator()(const view::ClubView& club) const {
    if (!club.sheet || club.sheet->tables.empty()) return std::nullopt;
    const auto page = std::ranges::find(club.pages, true, &view::Button::chosen);
    const std::string which = page == club.pages.end() ? std::string() : page->label;
    Printable printable{
        .name = which, .page = page_of(club.title, which, now), .data = {}, .empty = club.sheet->empty};
    for (const report::Table& table : club.sheet->tables) add(printable, table);
    if (printable.is_empty()) printable.empty = club.sheet->tables.front().empty;
    return printable;
  }
  May operator()(const view::PersonView& person) const {
    Printable printable{
        .name = person.title, .page = page_of(person.title, {}, now), .data = {}, .empty = person.empty};
    report::Pairs figures;
    for (const auto& figure : person.figures) figures.lines.emplace_back(figure.what, figure.value);
    if (!figures.lines.empty()) printable.page.blocks.push_back({std::move(figures)});
    add_lines(printable, person.records_title, person.records);
    add(printable, tugs_table(person.with_title, person.with));
    add(printable, tugs_table(person.against_title, person.against));
    return printable;
  }
  May operator()(const auto&) const { return std::nullopt; }
};

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

Files make_files(const Printable& what, view::PaperForm form, Signals& signals) {
  using enum view::PaperForm;
  if (form == csv) return {.bytes = {print::csv(what.data)}, .problem = {}, .lacking = {}};
  if (form == html) return {.bytes = {print::html(what.page)}, .problem = {}, .lacking = {}};
  if (form == xlsx) {
    auto book = print::xlsx(what.data);
    if (!book) return {.bytes = {}, .problem = book.error(), .lacking = {}};
    return {.bytes = {std::move(*book)}, .problem = {}, .lacking = {}};
  }
  auto document = print::pdf(what.page);
  if (!document) return {.bytes = {}, .problem = document.error(), .lacking = {}};
  Files files =
      form == picture ? pictures_of(*document, signals) : Files{{std::move(document->bytes)}, {}, {}};
  files.lacking = std::move(document->lacking);
  return files;
}

// The part that a preview needs: a thousand slips would make the user wait.
report::Document beginning(report::Document page) {
  constexpr std::size_t kLines = 600, kSlips = 48;
  std::size_t rows = 0;
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    if (rows > kLines) {
      page.blocks.resize(i);
      break;
    }
    if (auto* table = std::get_if<report::Table>(&page.blocks[i].content))
      for (report::Group& group : table->groups) {
        if (group.rows.size() > kLines) group.rows.resize(kLines);
        rows += group.rows.size();
      }
    if (auto* cards = std::get_if<report::Cards>(&page.blocks[i].content))
      if (cards->cards.size() > kSlips) cards->cards.resize(kSlips);
  }
  return page;
}

}  // namespace

Printable printable(const std::string& title, std::span<const report::Table> shown, report::Table data,
                    const std::string& now) {
  const report::Table& first = shown.front();
  Printable printable{
      .name = title, .page = page_of(title, first.title, now), .data = {}, .empty = first.empty};
  for (const report::Table& table : shown)
    if (has_rows(table)) add_report(printable.page, table);
  if (printable.is_empty()) return printable;
  add_legend(printable.page, first);
  data.title = first.title;
  printable.data = {std::move(data)};
  return printable;
}

std::optional<Printable> printable(const decltype(view::Panel::body)& body, const std::string& title,
                                   const std::string& now) {
  return std::visit(Screens{title, now}, body);
}

Preview preview_of(const Printable& what) {
  if (what.is_empty()) return {};
  return print::draw_pages(beginning(what.page));
}

view::PrintView print_view(const Printable& what, Preview preview, const std::string& before_ids,
                           const std::string& printer) {
  view::PrintView view;
  view.title = what.page.subtitle;
  view.forms = view::print_forms(before_ids, !printer.empty());
  for (view::Button& form : view.forms) {
    const bool of_data = form.id.ends_with("/csv") || form.id.ends_with("/xlsx");
    form.enabled = form.enabled && (of_data ? !what.data.empty() : !what.is_empty());
  }
  view.empty = preview ? what.empty : preview.error();
  if (preview) view.pages = *std::move(preview);
  return view;
}

namespace {

SaveResult save_failure(std::string why) { return {.text = std::move(why), .is_done = false}; }

}  // namespace

SaveResult keep(const Printable& what, view::PaperForm form, const std::string& folder, Signals& signals) {
  if (folder.empty()) return save_failure(tr("No documents folder found."));
  constexpr std::string_view kEndings[] = {".pdf", ".html", ".csv", ".xlsx", ".png"};
  const Files files = make_files(what, form, signals);
  if (signals.stop) return {};
  if (!files.problem.empty()) return save_failure(files.problem);
  const std::string name = folder + "/tanteador-" + view::as_file_name(what.name);
  std::string message, first;
  for (std::size_t i = 0; i < files.bytes.size(); ++i) {
    const std::string file =
        name + (i == 0 ? "" : "-" + std::to_string(i + 1)) + std::string(kEndings[index(form)]);
    if (first.empty()) first = file;
    if (auto why = save_file(file, files.bytes[i])) return save_failure(std::move(*why));
  }
  message = say("Saved: {0}", {std::string_view(first)});
  if (files.bytes.size() > 1)
    message += " " + say("{0} images saved, one per page.", {static_cast<int>(files.bytes.size())});
  if (files.lacking.empty()) return {.text = std::move(message)};
  return save_failure(
      message + " " +
      say("The print font has no character for {0}; an empty box is printed. The HTML page shows "
          "all characters.",
          {std::string_view(files.lacking)}));
}

SaveResult print_on_paper(const Printable& what, const std::string& printer, Signals& signals) {
  const Files files = make_files(what, view::PaperForm::pdf, signals);
  if (signals.stop) return {};
  if (!files.problem.empty()) return save_failure(files.problem);
  std::error_code error;
  std::string file = (std::filesystem::temp_directory_path(error) / "tanteador-XXXXXX").string();
  const int opened = error ? -1 : ::mkstemp(file.data());
  if (opened < 0) return save_failure(say("{0} could not be saved.", {std::string_view(file)}));
  ::close(opened);
  const auto fault = save_file(file, files.bytes.front());
  const auto [is_done, message] =
      fault ? std::pair(false, *fault) : run_program({printer, "-t", what.name, file}, signals);
  std::filesystem::remove(file, error);
  if (is_done) return {.text = tr("Sent to the printer.")};
  const std::string why = message.substr(0, message.find('\n'));
  return save_failure(why.empty() ? tr("The printer did not accept it.") : why);
}

}  // namespace tanteador::ui
