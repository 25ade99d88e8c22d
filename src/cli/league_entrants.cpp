// Who takes part in a competition, who leaves, stands in or is punished.

#include <algorithm>

#include "src/cli/league_desk.hpp"
#include "src/codec/roster.hpp"
#include "src/core/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::vector<std::string> split_people(const std::string& entrant) {
  std::vector<std::string> people;
  for (std::size_t begin = 0; begin <= entrant.size();) {
    const std::size_t end = std::min(entrant.find('/', begin), entrant.size());
    std::string name = entrant.substr(begin, end - begin);
    while (!name.empty() && name.front() == ' ') name.erase(name.begin());
    while (!name.empty() && name.back() == ' ') name.pop_back();
    if (!codec::is_name(name)) throw unreadable(say("\"{0}\" names nobody.", {std::string_view(entrant)}));
    people.push_back(name);
    begin = end + 1;
  }
  return people;
}

}  // namespace

Answer league_enter(const Context& context, const LeagueArguments& arguments) {
  std::vector<std::vector<std::string>> entrants;
  for (const std::string& name : arguments.names) entrants.push_back(split_people(name));
  if (entrants.empty() && arguments.team.empty())
    throw unreadable(tr("Name who enters: one name for each entrant, \"Ana / Beto\" for a pair, or --team."));
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const auto club = desk.league.club();
  std::vector<std::string> everybody;
  for (const auto& people : entrants) everybody.insert(everybody.end(), people.begin(), people.end());
  desk.ask_about(everybody, arguments.fresh);
  std::vector<league::event::EntrantEntered> events;
  for (const auto& people : entrants) {
    auto& event = events.emplace_back();
    for (const std::string& name : people) event.people.push_back(club.now.who(desk.league.person(name)));
    if (entrants.size() == 1) event.team = arguments.team;
  }
  if (entrants.empty()) {
    const auto team = std::ranges::find(club.now.teams, arguments.team, &league::Team::name);
    if (team == club.now.teams.end())
      throw unreadable(say("There is no team {0}; \"tanteador league team list\" names them all.",
                           {std::string_view(arguments.team)}));
    events.push_back({team->members, team->name, {}, 0});
  }
  Answer out{.json = json::array()};
  for (auto& event : events) {
    event.club = arguments.club;
    event.rating = arguments.rating.value_or(0);
    const auto answer = desk.league.enter(competition, event);
    const auto names = desk.names(competition.now);
    if (!answer) {
      Answer refusal = refused_answer(context, competition.head.id, answer.error(), names);
      refusal.text = out.text + refusal.text;
      return refusal;
    }
    if (event.club.empty()) desk.make_players(event.people);
    const auto number = static_cast<int>(names.size());
    out.json.push_back({{"number", number}, {"name", names.back()}});
    out.text += say("{0} is number {1}.", {std::string_view(names.back()), number}) + "\n";
  }
  return out;
}

namespace {

template <class Make>
Answer for_entrant(const Context& context, const LeagueArguments& arguments, std::string_view done,
                   const Make& make) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const league::Entrant entrant = desk.entrant(competition.now, arguments.name);
  const auto answer = desk.league.enter(competition, make(entrant, competition.now, desk));
  const auto names = desk.names(competition.now);
  const std::string_view name =
      answer ? std::string_view(names[static_cast<std::size_t>(index(entrant))]) : "";
  return league_answer(context, desk, competition, answer, say(done, {name}));
}

}  // namespace

Answer league_withdraw(const Context& context, const LeagueArguments& arguments) {
  return for_entrant(context, arguments, english("{0} has withdrawn."),
                     [&](league::Entrant entrant, const auto&, Desk&) {
                       return league::event::EntrantWithdrawn{entrant, arguments.reason};
                     });
}

Answer league_absent(const Context& context, const LeagueArguments& arguments) {
  const std::pair<std::string_view, league::Kind> kinds[] = {{"absent", league::Kind::absent},
                                                             {"full_bye", league::Kind::full_bye},
                                                             {"half_bye", league::Kind::half_bye},
                                                             {"zero_bye", league::Kind::zero_bye}};
  const auto kind = std::ranges::find(kinds, arguments.as, [](const auto& one) { return one.first; });
  if (kind == std::end(kinds)) throw unreadable(tr("--as is absent, full_bye, half_bye or zero_bye."));
  return for_entrant(context, arguments, english("{0} is away from the next round."),
                     [&](league::Entrant entrant, const auto&, Desk&) {
                       return league::event::Absent{entrant, kind->second};
                     });
}

Answer league_return(const Context& context, const LeagueArguments& arguments) {
  return for_entrant(
      context, arguments, english("{0} plays again from the next round."),
      [&](league::Entrant entrant, const auto&, Desk&) { return league::event::Returned{entrant}; });
}

Answer league_substitute(const Context& context, const LeagueArguments& arguments) {
  if (!codec::is_name(arguments.in)) throw unreadable(tr("--in names who plays."));
  std::string person;
  const auto make = [&](league::Entrant entrant, const league::Competition& now, Desk& desk) {
    league::event::Substituted event;
    const int round = arguments.round ? *arguments.round - 1 : static_cast<int>(now.now().rounds.size()) - 1;
    event.round = {arguments.stage.value_or(now.stage + 1) - 1, round};
    event.entrant = entrant;
    desk.ask_about({&arguments.in, 1}, arguments.fresh);
    event.in = person = desk.league.person(arguments.in);
    event.percent = arguments.percent;
    const auto place = static_cast<std::size_t>(index(entrant));
    if (!arguments.person.empty())
      event.out = desk.league.person(arguments.person);
    else if (place < now.entrants.size())
      event.out = now.entrants[place].people.front();
    return event;
  };
  Answer answer = for_entrant(context, arguments, english("A substitute plays for {0} in this round."), make);
  if (answer.status == Exit::done) Desk(context, Wants::to_write).make_players({person});
  return answer;
}

Answer league_penalty(const Context& context, const LeagueArguments& arguments) {
  return for_entrant(context, arguments, english("{0} has a penalty."),
                     [&](league::Entrant entrant, const league::Competition& now, Desk&) {
                       const int drawn = std::max(static_cast<int>(now.now().rounds.size()) - 1, 0);
                       const int round = arguments.round ? *arguments.round - 1 : drawn;
                       return league::event::PenaltyGiven{
                           {arguments.stage.value_or(now.stage + 1) - 1, round},
                           entrant,
                           2 * arguments.penalty_points,
                           arguments.penalty_score,
                           arguments.reason};
                     });
}

Answer league_lift(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const auto answer = desk.league.enter(
      competition, league::event::PenaltyLifted{arguments.seed.value_or(1) - 1, arguments.reason});
  return league_answer(context, desk, competition, answer, tr("The penalty is lifted."));
}

}  // namespace tanteador::cli
