// The papers of a competition on the screen, each as the table it is printed as.

#include <algorithm>

#include "src/view/league/club.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

FigureTable part_of(const LeaguePaper& paper, const PaperPart& part) {
  FigureTable table;
  table.title = part.title;
  table.empty = paper.empty;
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < paper.columns.size(); ++i) {
    const std::string& title = part.titles.empty() ? paper.columns[i].title : part.titles[i];
    if (!part.titles.empty() && title.empty()) continue;
    shown.push_back(i);
    table.columns.push_back(title);
    table.words.push_back(!paper.columns[i].number);
  }
  const auto names = std::ranges::find(table.words, true);
  if (names != table.words.end()) table.names = static_cast<std::size_t>(names - table.words.begin());
  for (const std::vector<std::string>& row : part.rows) {
    auto& cells = table.rows.emplace_back();
    for (const std::size_t i : shown) {
      const std::string text = i < row.size() ? row[i] : std::string();
      cells.push_back(paper.columns[i].number ? with_minus_signs(text) : text);
    }
  }
  return table;
}

}  // namespace

const PaperKind& paper_meant(const LeaguePick& pick) {
  const auto kinds = paper_kinds();
  const auto found = std::ranges::find(kinds, pick.paper, &PaperKind::word);
  return found == kinds.end() ? kinds.front() : *found;
}

LeaguePaper paper_of(const OpenLeague& league, const LeaguePick& pick) {
  const PaperKind& kind = paper_meant(pick);
  const league::RoundRef round = shown_round(league.now, pick);
  PaperOf of{.now = league.now, .names = league.names, .stage = league.now.stage};
  of.rounds = complete_rounds(league.now, league.now.stage);
  if (round.round >= 0) of.round = round;
  if (kind.of_round && !of.round)
    return {.title = tr(kind.title), .empty = tr("No round of this stage is drawn yet.")};
  return kind.make(of);
}

PapersView make_papers(const OpenLeague& league, const LeaguePick& pick) {
  PapersView view;
  view.head = head_of(league, pick);
  const PaperKind& meant = paper_meant(pick);
  for (const PaperKind& kind : paper_kinds()) {
    LeaguePick next = pick;
    next.paper = kind.word;
    view.papers.push_back(aimed(std::move(next), "paper/" + std::string(kind.word), tr(kind.title)));
    view.papers.back().chosen = kind.word == meant.word;
  }
  const LeaguePaper paper = paper_of(league, pick);
  view.title = paper.title;
  view.empty = paper.empty;
  for (const PaperPart& part : paper.parts) view.parts.push_back(part_of(paper, part));
  constexpr std::pair<PaperForm, std::string_view> kForms[] = {
      {PaperForm::pdf, "PDF"}, {PaperForm::html, "HTML"}, {PaperForm::csv, "CSV"}};
  for (const auto& [form, word] : kForms) {
    Action action = deed(command::PrintPaper{std::string(meant.word), form},
                         "keep/" + in_small(std::string(word)), say("Keep as {0}", {word}));
    action.enabled = !paper.parts.empty();
    view.forms.push_back(std::move(action));
  }
  return view;
}

}  // namespace tanteador::view
