// Entry fees and prizes, and who is best of a category or a club.

#include <algorithm>
#include <cstdlib>
#include <map>

#include "src/view/league/paper_makers.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Entrant;

const league::EntrantState& state_of(const PaperOf& of, Entrant entrant) {
  return of.now.entrants[index(entrant)];
}

struct Placed {
  Entrant entrant{};
  int rank = 0, overall = 0;
};

// Those of the final list who belong, ranked among themselves; who shares a rank there shares it here.
template <class Belongs>
std::vector<Placed> ranked(const PaperOf& of, const Belongs& belongs) {
  std::vector<Placed> placed;
  for (const league::StagePlace& place : final_ranks(of.now)) {
    if (place.rank == 0 || !belongs(state_of(of, place.entrant))) continue;
    const bool shares = !placed.empty() && placed.back().overall == place.rank;
    placed.push_back(
        {place.entrant, shares ? placed.back().rank : static_cast<int>(placed.size()) + 1, place.rank});
  }
  return placed;
}

std::vector<Placed> of_category(const PaperOf& of, const std::string& category) {
  return ranked(of, [&](const league::EntrantState& entrant) {
    return category.empty() || std::ranges::count(entrant.categories, category) > 0;
  });
}

// In order of their first bearer.
std::vector<std::string> categories_of(const PaperOf& of) {
  std::vector<std::string> all;
  for (const league::EntrantState& entrant : of.now.entrants) {
    for (const std::string& category : entrant.categories) {
      if (std::ranges::count(all, category) == 0) all.push_back(category);
    }
  }
  return all;
}

std::vector<PaperColumn> ranking_columns() {
  return {{"rank", "#", true, false},
          {"name", tr("Participant"), false, true},
          {"points", tr("Points"), true, false},
          {"overall", tr("Overall"), true, false}};
}

// What comes first in the order of the last stage each has played.
using PointsTold = std::map<Entrant, PaperCell>;
PointsTold points_of(const league::Competition& now) {
  PointsTold points;
  for (int stage = now.stage; stage >= 0; --stage) {
    for (const league::StageTable& table : standings(now, stage, complete_rounds(now, stage))) {
      for (const league::Standing& row : table.standings.rows) {
        if (!row.values.empty())
          points.emplace(row.entrant, tiebreak_cell(row.values.front(), table.standings.order.front()));
      }
    }
  }
  return points;
}

PaperPart ranking(const PaperOf& of, std::string title, const std::vector<Placed>& placed,
                  const PointsTold& points) {
  PaperPart part{std::move(title), {}, {}};
  for (const Placed& one : placed) {
    const auto has = points.find(one.entrant);
    part.rows.push_back({number_cell(one.rank), entrant_name(of.names, one.entrant),
                         has == points.end() ? PaperCell() : has->second, number_cell(one.overall)});
  }
  return part;
}

}  // namespace

std::string amount_text(std::int64_t hundredths, const std::string& currency) {
  constexpr std::int64_t kParts = 100;
  const std::int64_t whole = std::abs(hundredths) / kParts, rest = std::abs(hundredths) % kParts;
  const std::string number = std::string(hundredths < 0 ? "−" : "") + std::to_string(whole) + "." +
                             (rest < 10 ? "0" : "") + std::to_string(rest);
  return currency.empty() ? number : number + " " + currency;
}

LeaguePaper categories_paper(const PaperOf& of) {
  LeaguePaper paper{.title = tr("By category"), .columns = ranking_columns()};
  paper.empty = tr("No categories.");
  const PointsTold points = points_of(of.now);
  for (const std::string& category : categories_of(of))
    paper.parts.push_back(ranking(of, category, of_category(of, category), points));
  return paper;
}

LeaguePaper clubs_paper(const PaperOf& of) {
  LeaguePaper paper{.title = tr("By club"), .columns = ranking_columns()};
  paper.empty = tr("No clubs given.");
  std::vector<std::string> clubs;
  for (const league::EntrantState& entrant : of.now.entrants) {
    if (!entrant.club.empty() && std::ranges::count(clubs, entrant.club) == 0) clubs.push_back(entrant.club);
  }
  const PointsTold points = points_of(of.now);
  for (const std::string& club : clubs) {
    const auto belongs = [&](const league::EntrantState& entrant) { return entrant.club == club; };
    paper.parts.push_back(ranking(of, club, ranked(of, belongs), points));
  }
  return paper;
}

std::vector<WonPrize> prizes_won(const PaperOf& of) {
  std::vector<WonPrize> won;
  std::vector<std::string> kinds{""};
  for (const league::event::Prize& prize : of.now.money.prizes) {
    if (std::ranges::count(kinds, prize.category) == 0) kinds.push_back(prize.category);
  }
  for (const std::string& category : kinds) {
    const auto placed = of_category(of, category);
    for (std::size_t i = 0; i < placed.size();) {
      std::size_t end = i;
      while (end < placed.size() && placed[end].rank == placed[i].rank) ++end;
      // Those who share a place share the prizes of as many places as they are.
      std::int64_t amount = 0;
      std::string things;
      const auto share = static_cast<int>(end - i);
      for (const league::event::Prize& prize : of.now.money.prizes) {
        const int below = prize.place - placed[i].rank;
        if (prize.category != category || below < 0 || below >= share) continue;
        amount += prize.amount;
        if (!prize.thing.empty()) things += (things.empty() ? "" : ", ") + prize.thing;
      }
      for (; i < end; ++i) {
        if (amount > 0 || !things.empty())
          won.push_back({placed[i].entrant, placed[i].rank, category, amount / share, things, share});
      }
    }
  }
  return won;
}

LeaguePaper prizes_paper(const PaperOf& of) {
  LeaguePaper paper{.title = of.now.finished ? tr("Prizes") : tr("Prizes so far (provisional)")};
  paper.empty = tr("No prizes set.");
  paper.columns = {{"place", tr("Place"), true, false},      {"category", tr("Category"), false, true},
                   {"name", tr("Participant"), false, true}, {"amount", tr("Amount"), true, false},
                   {"thing", tr("Prize"), false, true},      {"signature", tr("Signature"), false, true}};
  auto& rows = paper.parts.emplace_back().rows;
  for (const WonPrize& one : prizes_won(of)) {
    const std::string place = std::to_string(one.place) + (one.shared > 1 ? "=" : "");
    rows.push_back(
        {PaperCell(place, std::int64_t{one.place}), one.category, entrant_name(of.names, one.entrant),
         one.amount > 0 ? money_cell(one.amount, of.now.money.currency) : PaperCell(), one.thing, ""});
  }
  return paper;
}

LeaguePaper box_paper(const PaperOf& of) {
  const league::event::MoneySet& money = of.now.money;
  LeaguePaper paper{.title = tr("Entry fees and cash box")};
  paper.empty = tr("No participants yet.");
  paper.columns = {{"number", "#", true, false},
                   {"name", tr("Participant"), false, true},
                   {"due", tr("Due"), true, false},
                   {"paid", tr("Paid"), true, false},
                   {"open", tr(ENGLISH_IN("money", "Open")), true, false}};
  auto& rows = paper.parts.emplace_back().rows;
  std::int64_t due = 0, paid = 0, prizes = 0;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const league::EntrantState& entrant = of.now.entrants[i];
    // Who left before playing owes nothing more than he has paid.
    const bool played = !entrant.withdrew || *entrant.withdrew > league::RoundRef{0, 0};
    const int owed = played ? money.fee : 0;
    due += owed;
    paid += entrant.paid;
    rows.push_back({number_cell(static_cast<std::int64_t>(i) + 1), of.names[i], money_cell(owed, ""),
                    money_cell(entrant.paid, ""),
                    owed == entrant.paid ? PaperCell() : money_cell(owed - entrant.paid, "")});
  }
  for (const WonPrize& one : prizes_won(of)) prizes += one.amount;
  const auto total = [&](std::string what, std::int64_t first, std::int64_t second, std::int64_t third) {
    rows.push_back({"", std::move(what), money_cell(first, money.currency),
                    money_cell(second, money.currency), money_cell(third, money.currency)});
  };
  total(tr("Total"), due, paid, due - paid);
  rows.push_back({"", tr("Prizes in money"), "", money_cell(-prizes, money.currency), ""});
  rows.push_back({"", tr("In the cash box at the end"), "", money_cell(paid - prizes, money.currency), ""});
  return paper;
}

}  // namespace tanteador::view
