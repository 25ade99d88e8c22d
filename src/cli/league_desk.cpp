#include "src/cli/league_desk.hpp"

#include <algorithm>
#include <charconv>
#include <random>

#include "src/cli/files.hpp"
#include "src/core/text.hpp"
#include "src/view/league_words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::unique_ptr<session::Store> opened(const Context& context, Wants wants) {
  if (wants == Wants::to_write) return open_to_write(context);
  auto store = open_to_read(context);
  if (!store)
    throw unreadable(tr("There is no database yet; \"tanteador league new\" begins a competition."));
  return store;
}

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// The one place where it is; several or none are a problem.
std::size_t only(const std::vector<std::size_t>& found, std::string_view named, std::string_view none) {
  if (found.size() == 1) return found.front();
  if (found.empty()) throw unreadable(say(none, {named}));
  throw unreadable(say("{0} fits {1} of them; write more.", {named, static_cast<int>(found.size())}));
}

}  // namespace

Desk::Desk(const Context& context, Wants to_do)
    : wants(to_do), store(opened(context, to_do)), league(store.get(), session::system_host()) {}

session::OpenCompetition Desk::competition(const std::string& named) {
  const auto all = league.competitions();
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].id == named || all[i].name == named) found.push_back(i);
  }
  for (std::size_t i = 0; found.empty() && named.size() >= kPrefixMin && i < all.size(); ++i) {
    if (all[i].id.starts_with(named)) found.push_back(i);
  }
  const std::size_t at =
      only(found, named, english("There is no competition {0}; \"tanteador league list\" names them all."));
  auto competition = *league.open(all[at].id);
  if (wants == Wants::to_write) league.catch_up(competition);
  return competition;
}

league::Entrant Desk::entrant(const league::Competition& competition, const std::string& named) const {
  const auto all = names(competition);
  if (const auto number = number_in(named); number && *number > 0) return league::entrant_at(*number - 1);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == named) found.push_back(i);
  }
  for (std::size_t i = 0; found.empty() && i < all.size(); ++i) {
    if (all[i].starts_with(named)) found.push_back(i);
  }
  return league::entrant_at(
      static_cast<int>(only(found, named, english("There is no entrant {0} in this competition."))));
}

std::string Desk::player(const session::OpenClub& club, const std::string& named) const {
  const auto book = league.names();
  const auto cards = league.cards();
  std::vector<std::string> ids;
  for (const league::ClubPlayer& player : club.now.players) {
    const auto name = book.find(player.person);
    const auto card = std::ranges::find(cards, player.person, &session::PlayerCard::person);
    const bool by_name = name != book.end() && name->second == named;
    const bool by_card = card != cards.end() && (card->alias == named || card->licence == named);
    const bool by_id = named.size() >= kPrefixMin && player.person.starts_with(named);
    if (by_name || by_card || by_id) ids.push_back(player.person);
  }
  std::vector<std::size_t> found(ids.size(), 0);
  only(found, named, english("There is no player {0}; \"tanteador league player list\" names them all."));
  return ids.front();
}

void Desk::ask_about(std::span<const std::string> people, bool fresh) const {
  if (fresh) return;
  std::string list;
  for (const session::LookAlike& one : league.look_alikes(people))
    list += (list.empty() ? "" : "; ") +
            say("\"{0}\" looks like \"{1}\"", {std::string_view(one.name), std::string_view(one.known)});
  if (!list.empty())
    throw unreadable(
        say("{0}. Write the name as it is known, or add --new where it is somebody else; nothing "
            "was entered.",
            {std::string_view(list)}));
}

void Desk::make_players(const std::vector<std::string>& people) {
  auto club = league.club();
  for (const std::string& person : people) {
    const std::string counted = club.now.who(person);
    if (!club.now.player(counted)) (void)league.enter(club, league::event::PlayerAdded{counted});
  }
}

league::TableRef table_named(const league::Competition& competition, const std::string& named) {
  std::vector<int> numbers;
  for (std::size_t begin = 0; begin <= named.size();) {
    const std::size_t end = std::min(named.find('.', begin), named.size());
    const auto number = number_in(std::string_view(named).substr(begin, end - begin));
    if (!number || *number < 1 || *number > 1'000'000 || numbers.size() == 3)
      throw unreadable(
          say("{0} is no table: write 3, 2.3 for round 2, or 1.2.3 for stage 1.", {std::string_view(named)}));
    numbers.push_back(*number - 1);
    begin = end + 1;
  }
  league::TableRef ref{competition.stage, static_cast<int>(competition.now().rounds.size()) - 1,
                       numbers.back()};
  if (numbers.size() > 1) ref.round = numbers[numbers.size() - 2];
  if (numbers.size() > 2) ref.stage = numbers.front();
  return ref;
}

int stage_of(const league::Competition& competition, const LeagueArguments& arguments) {
  const int stage = arguments.stage ? *arguments.stage - 1 : competition.stage;
  if (stage < 0 || stage > competition.stage)
    throw unreadable(say("There is no stage {0} yet.", {stage + 1}));
  return stage;
}

league::RoundRef drawn_round(const league::Competition& competition, const LeagueArguments& arguments) {
  const int stage = stage_of(competition, arguments);
  const auto drawn = static_cast<int>(competition.stages[static_cast<std::size_t>(stage)].rounds.size());
  const int round = arguments.round.value_or(drawn) - 1;
  if (drawn == 0) throw unreadable(say("No round of stage {0} is drawn yet.", {stage + 1}));
  if (round >= drawn)
    throw unreadable(say("Round {1} of stage {0} is not drawn yet.", {stage + 1, round + 1}));
  return {stage, round};
}

std::vector<league::RoundRef> rounds_drawn(const league::Competition& competition) {
  std::vector<league::RoundRef> rounds;
  for (int stage = 0; stage <= competition.stage; ++stage) {
    const auto drawn = competition.stages[static_cast<std::size_t>(stage)].rounds.size();
    for (int round = 0; round < static_cast<int>(drawn); ++round) rounds.push_back({stage, round});
  }
  return rounds;
}

const league::PlayedRound& round_in(const league::Competition& competition, league::RoundRef round) {
  return competition.stages[static_cast<std::size_t>(round.stage)]
      .rounds[static_cast<std::size_t>(round.round)];
}

json round_json(league::RoundRef round) { return {{"stage", round.stage + 1}, {"round", round.round + 1}}; }

std::string sentence(const league::Refused& refused, const std::vector<std::string>& names) {
  return render(refused.message, {.seats = {}, .sides = names});
}

Answer refused_answer(const Context& context, const std::string& id, const league::Refused& refused,
                      const std::vector<std::string>& names) {
  const std::string text = sentence(refused, names);
  Answer answer{.status = Exit::refused};
  answer.json = {{"competition", id.empty() ? json() : json(id)},
                 {"refused", json::array({{{"key", refused.key}, {"message", text}}})}};
  answer.text = context.paper.write(Ink::bad, text) + "\n";
  return answer;
}

Answer league_answer(const Context& context, const Desk& desk, const session::OpenCompetition& competition,
                     const session::LeagueAnswer& answer, const std::string& done) {
  const auto names = desk.names(competition.now);
  if (!answer) return refused_answer(context, competition.head.id, answer.error(), names);
  Answer out;
  json affected = json::array();
  out.text = done + "\n";
  for (const league::RoundRef& round : answer->affected) {
    affected.push_back(round_json(round));
    out.text +=
        context.paper.write(Ink::bad,
                            say("Round {1} of stage {0} was drawn by the earlier result; it stays as it is.",
                                {round.stage + 1, round.round + 1})) +
        "\n";
  }
  if (answer->disputed)
    out.text += context.paper.write(
                    Ink::bad, tr("Another result was entered for this table before. The first counts until "
                                 "one is corrected; both are kept.")) +
                "\n";
  out.json = {{"competition", competition.head.id},
              {"seq", competition.head.count},
              {"affected", affected},
              {"disputed", answer->disputed}};
  return out;
}

Table round_table(const league::Competition& competition, league::RoundRef ref,
                  const std::vector<std::string>& names, bool why) {
  const league::PlayedRound& round = round_in(competition, ref);
  std::vector<Table::Column> columns{
      {tr("Table"), Table::Align::right}, {tr("Entrants"), Table::Align::left, true}, {tr("Result")}};
  if (why) columns.push_back({tr("Why"), Table::Align::left, true});
  Table table(columns);
  const Names known{.seats = {}, .sides = names};
  const auto add = [&](std::string number, std::string who, std::string result,
                       const std::vector<league::Reason>& reasons) {
    std::vector<Cell> cells{{std::move(number)}, {std::move(who), Ink::strong}, {std::move(result)}};
    if (why) cells.push_back({view::because_text(reasons, known), Ink::faint});
    table.row(std::move(cells));
  };
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const league::PlayedTable& one = round.tables[i];
    add(view::table_number(round, i), view::opponents_text(one.drawn, names),
        view::slip_text(one) + (one.disputed.empty() ? "" : " " + tr("(disputed)")), one.drawn.reasons);
  }
  for (const league::event::DrawnBye& bye : round.byes)
    add("", names[static_cast<std::size_t>(index(bye.entrant))], tr("sits out"), bye.reasons);
  for (const league::event::Absent& away : round.away)
    add("", names[static_cast<std::size_t>(index(away.entrant))], view::away_text(away.kind), {});
  return table;
}

std::string round_text(const Context& context, const league::Competition& competition, league::RoundRef ref,
                       const std::vector<std::string>& names, bool why) {
  return round_table(competition, ref, names, why).draw(context.paper);
}

json round_tables_json(const league::Competition& competition, league::RoundRef ref,
                       const std::vector<std::string>& names) {
  const league::PlayedRound& round = round_in(competition, ref);
  constexpr std::string_view kStatus[] = {"open", "closed", "forced"};
  json out = round_json(ref);
  out["status"] = kStatus[static_cast<std::size_t>(round.status)];
  out["tables"] = json::array();
  const Names known{.seats = {}, .sides = names};
  int number = 0;
  for (const league::PlayedTable& table : round.tables) {
    json row{{"table", ++number},
             {"decided", is_decided(table)},
             {"disputed", !table.disputed.empty()},
             {"why", view::because_text(table.drawn.reasons, known)}};
    if (table.drawn.group >= 0) row["group"] = table.drawn.group + 1;
    for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
      json one{{"name", view::partners_text(table.drawn.sides[side], names)},
               {"forfeit", std::ranges::count(table.forfeits, static_cast<int>(side)) > 0}};
      if (table.score) {
        one["score"] = table.score->sides[side].score;
        one["sets"] = table.score->sides[side].sets;
      }
      row["sides"].push_back(one);
    }
    out["tables"].push_back(row);
  }
  out["byes"] = json::array();
  for (const league::event::DrawnBye& bye : round.byes)
    out["byes"].push_back({{"name", names[static_cast<std::size_t>(index(bye.entrant))]},
                           {"why", view::because_text(bye.reasons, known)}});
  return out;
}

std::uint64_t chance(const LeagueArguments& arguments) {
  if (arguments.seed) return static_cast<std::uint64_t>(*arguments.seed);
  std::random_device machine;
  return machine() >> 1U;
}

}  // namespace tanteador::cli
