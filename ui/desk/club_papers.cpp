// Papers of a competition, kept as files.

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "src/codec/csv.hpp"
#include "src/core/letters.hpp"
#include "src/print/html.hpp"
#include "src/print/pdf.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/words.hpp"
#include "ui/desk/club_desk.hpp"

namespace tanteador::ui {

namespace {

using view::LeaguePaper;
using view::PaperPart;

const std::string& title_of(const LeaguePaper& paper, const PaperPart& part, std::size_t column) {
  return part.titles.empty() ? paper.columns[column].title : part.titles[column];
}

print::Table table_of(const LeaguePaper& paper, const PaperPart& part) {
  print::Table table;
  table.bracket = paper.bracket;
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < paper.columns.size(); ++i) {
    if (!part.titles.empty() && part.titles[i].empty()) continue;
    const view::PaperColumn& column = paper.columns[i];
    shown.push_back(i);
    table.columns.push_back({title_of(paper, part, i),
                             column.number ? print::Align::right : print::Align::left,
                             column.wraps ? 1.0 : 0.0});
  }
  for (const auto& cells : part.rows) {
    print::Row& row = table.rows.emplace_back();
    for (const std::size_t i : shown)
      row.cells.push_back({i >= cells.size()         ? std::string()
                           : paper.columns[i].number ? view::with_minus_signs(cells[i])
                                                     : cells[i]});
  }
  return table;
}

print::Document document_of(const std::string& title, const LeaguePaper& paper, const std::string& now) {
  const std::string time = view::day_and_time(now);
  print::Document page{.title = title,
                       .subtitle = paper.title,
                       .footer = view::say("Printed {0}", {std::string_view(time)}),
                       .language = language()};
  if (paper.wide) page.orientation = print::Orientation::landscape;
  for (const PaperPart& part : paper.parts) {
    if (!part.title.empty()) page.blocks.push_back({print::Heading{part.title}});
    page.blocks.push_back({table_of(paper, part)});
  }
  return page;
}

std::string csv_of(const LeaguePaper& paper) {
  std::vector<std::string> cells;
  const bool parts = paper.parts.size() > 1;
  if (parts) cells.emplace_back("part");
  for (const view::PaperColumn& column : paper.columns) cells.push_back(column.key);
  std::string out = codec::csv_line(cells);
  for (const PaperPart& part : paper.parts) {
    for (const auto& row : part.rows) {
      cells.clear();
      if (parts) cells.push_back(codec::csv_text(part.title));
      for (const std::string& cell : row) cells.push_back(codec::csv_text(harmless(cell)));
      out += codec::csv_line(cells);
    }
  }
  return out;
}

}  // namespace

ClubDesk::Done ClubDesk::keep_paper(const view::command::PrintPaper& what) {
  if (!open_) return {};
  if (outside_.papers.empty()) return {.to = {}, .notice = tr("There is no folder for papers.")};
  view::LeaguePick pick = pick_;
  pick.paper = what.paper;
  const LeaguePaper paper = view::paper_of(shown(), pick);
  constexpr std::string_view kEndings[] = {".pdf", ".html", ".csv"};
  std::string bytes, lacking;
  if (what.form == view::PaperForm::csv) {
    bytes = csv_of(paper);
  } else {
    const print::Document page = document_of(open_->now.setup.name, paper, host_.now());
    if (what.form == view::PaperForm::html) {
      bytes = print::html(page);
    } else {
      auto made = print::pdf(page);
      if (!made) return {.to = {}, .notice = made.error()};
      bytes = std::move(made->bytes);
      lacking = std::move(made->lacking);
    }
  }
  const std::string file = outside_.papers + "/tanteador-" + view::as_file_name(open_->now.setup.name) + "-" +
                           what.paper + std::string(kEndings[static_cast<std::size_t>(what.form)]);
  std::ofstream out(file, std::ios::binary);
  const bool written = out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())) && out.flush();
  std::string told =
      view::say(written ? english("The paper is kept: {0}") : english("{0} cannot be written."),
                {std::string_view(file)});
  if (!lacking.empty())
    told += " " + view::say(
                      "The font of the pages lacks {0}: an empty box stands for each. The HTML page "
                      "shows every sign.",
                      {std::string_view(lacking)});
  return {.to = {}, .notice = told};
}

}  // namespace tanteador::ui
