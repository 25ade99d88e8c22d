// Entrants of a competition: entry, withdrawal, substitutes, penalties.

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/league_context.hpp"
#include "src/cli/league/rules.hpp"
#include "src/cli/output/files.hpp"
#include "src/codec/roster.hpp"
#include "src/core/text/text.hpp"
#include "src/league/pairing/fixed_pairs.hpp"
#include "src/view/league/list_check.hpp"
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
    if (!codec::is_name(name)) throw unreadable(say("\"{0}\" is not a name.", {std::string_view(entrant)}));
    people.push_back(name);
    begin = end + 1;
  }
  return people;
}

// Events to enter, and the people who become players of the club.
struct Entries {
  std::vector<league::CompetitionEvent> events;
  std::vector<int> lines;  // line of each event in the list; 0: none
  std::vector<session::PlayerCard> cards;
  std::vector<std::string> players;
  std::vector<codec::PlayerLine> there = {};  // lines of people who take part already

  void add(league::event::EntrantEntered event, bool own, int line = 0) {
    if (own) players.insert(players.end(), event.people.begin(), event.people.end());
    add_event(std::move(event), line);
  }
  void add_event(league::CompetitionEvent event, int line) {
    events.push_back(std::move(event));
    lines.push_back(line);
  }
};

// Finds the person of a name. With --new, a person other than the entrant of this name.
class EntrantResolver {
 public:
  EntrantResolver(LeagueContext& leagues, const league::Competition& now, bool another)
      : leagues_(leagues), now_(now), another_(another) {}
  std::string person(const std::string& name) { return other_than_here(leagues_.person(name), name); }
  std::string person(const codec::PlayerLine& line) {
    return other_than_here(leagues_.person(line), line.name);
  }

 private:
  std::string other_than_here(std::string person, const std::string& name) {
    const bool here = std::ranges::any_of(now_.entrants, [&](const league::EntrantState& entrant) {
      return std::ranges::count(entrant.people, person) > 0;
    });
    return another_ && here ? leagues_.league.namesake(name) : person;
  }
  LeagueContext& leagues_;
  const league::Competition& now_;
  bool another_;
};

struct Entering : OneCompetition, Lot {
  std::vector<std::string> names;
  std::string team, club, file, pairs, late;
  std::optional<int> rating;
  bool fresh = false, add_new = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("NAME", names, tr("participants; \"Ana / Beto\" is a pair"));
    usage.name("--team", team, tr("a team of the club, or a name for these players"), "NAME");
    usage.name("--club", club, tr("club"), "NAME");
    usage.number("--rating", rating, tr("rating used for seeding"));
    usage.text("--file", file,
               tr("a list: a name a line, or CSV with the columns name, licence, club, rating; all of it, or "
                  "nothing"),
               "FILE");
    usage.text("--pairs", pairs,
               tr("form fixed pairs out of the names: \"lot\", \"rating\" (strongest with weakest) or "
                  "\"category\" (one of the first category)"),
               "RULE");
    usage.text("--late", late,
               tr("points for the rounds that these late participants missed: zero, half or full; default: "
                  "as the competition says"),
               "WORTH");
    Lot::describe(usage);
    describe_fresh(usage, fresh);
    describe_add_new(usage, add_new);
  }
};

// Single players who are to be paired.
struct Single {
  league::event::EntrantEntered entered;
  std::vector<std::string> categories = {};
  int line = 0;
};

std::vector<Single> singles_in(const Entries& entries) {
  std::vector<Single> singles;
  for (std::size_t i = 0; i < entries.events.size(); ++i) {
    if (const auto* entered = std::get_if<league::event::EntrantEntered>(&entries.events[i])) {
      if (entered->people.size() != 1)
        throw unreadable(tr("--pairs needs single players: one name each, and no pairs or teams."));
      singles.push_back({.entered = *entered, .line = entries.lines[i]});
    } else if (const auto* more = std::get_if<league::event::EntrantChanged>(&entries.events[i])) {
      singles.back().categories = more->categories.value_or(std::vector<std::string>());
    }
  }
  return singles;
}

// A pair has what both have: the club and the categories; its rating is their mean.
void add_pair(Entries& entries, const Single& one, const Single& other, int number) {
  league::event::EntrantEntered pair = one.entered;
  pair.people.push_back(other.entered.people.front());
  if (pair.club != other.entered.club) pair.club.clear();
  const bool rated = pair.rating != 0 && other.entered.rating != 0;
  pair.rating = rated ? (pair.rating + other.entered.rating) / 2 : 0;
  entries.add_event(std::move(pair), one.line);
  std::vector<std::string> both = one.categories;
  std::erase_if(both,
                [&](const std::string& each) { return std::ranges::count(other.categories, each) == 0; });
  if (!both.empty())
    entries.add_event(
        league::event::EntrantChanged{.entrant = league::entrant_at(number), .categories = both}, one.line);
}

// Replaces single players by pairs of them.
void form_pairs(Entries& entries, const Entering& arguments, std::uint64_t lot, int number) {
  using league::PairRule;
  const std::map<std::string_view, PairRule> rules{
      {"lot", PairRule::by_lot}, {"rating", PairRule::by_rating}, {"category", PairRule::by_category}};
  const auto rule = rules.find(arguments.pairs);
  if (rule == rules.end()) throw unreadable(tr("--pairs is \"lot\", \"rating\" or \"category\"."));
  std::vector<Single> singles = singles_in(entries);
  const auto count = static_cast<int>(singles.size());
  if (count % 2 != 0)
    throw unreadable(say("{0} people cannot form pairs: one has no partner. Nothing was entered.", {count}));
  std::vector<league::SinglePlayer> people;
  for (const Single& one : singles) people.push_back({one.entered.rating, one.categories});
  const auto pairs = league::pairs_of(people, rule->second, lot);
  if (!pairs) throw unreadable(tr("Half of the people must be of the first category. Nothing was entered."));
  entries.events.clear();
  entries.lines.clear();
  for (const auto& [one, other] : *pairs) add_pair(entries, singles[one], singles[other], number++);
}

// Decides whether a single name is a team of the club. In competitions of teams it is; else the user must
// say.
class TeamNames {
 public:
  TeamNames(const LeagueContext& leagues, const league::Competition& now, bool fresh)
      : club_(leagues.league.club().now), teams_play_(view::is_of_teams(now)), fresh_(fresh) {
    for (const league::Team& team : club_.teams) {
      const auto called = leagues.league.people_of_name(team.name, club_);
      if (std::ranges::any_of(called, [&](const std::string& id) { return club_.player(id) != nullptr; }))
        players_.insert(team.name);
    }
  }
  // The team; null: a person. Throws Problem if it is unclear.
  const league::Team* team(const std::string& name, int line = 0) const {
    const league::Team* team = view::team_of_name(club_.teams, name);
    if (!team || teams_play_) return team;
    if (!fresh_ && !players_.contains(team->name))
      throw Problem{
          Exit::unreadable, "input",
          say("{0} is a team of the club. Write \"--team {0}\" to enter the team, or add --new to enter "
              "a person of that name.",
              {std::string_view(team->name)}),
          line, line > 0 ? 1 : 0};
    return nullptr;
  }

 private:
  league::Club club_;
  bool teams_play_, fresh_;
  std::set<std::string> players_;  // players who have the name of a team
};

bool is_everybody_entered(const league::Competition& now, const std::vector<std::string>& people) {
  return std::ranges::all_of(people, [&](const std::string& person) {
    return std::ranges::any_of(now.entrants, [&](const league::EntrantState& entrant) {
      return std::ranges::count(entrant.people, person) > 0;
    });
  });
}

// A person entered for another club is a guest.
Entries entries_in(const codec::PlayerList& list, LeagueContext& leagues, EntrantResolver& who,
                   const TeamNames& teams, const league::Competition& now) {
  Entries entries;
  auto number = static_cast<int>(now.entrants.size());
  const auto known = leagues.league.cards();
  const std::string club = leagues.league.club().now.name;
  for (const codec::PlayerLine& line : list.players) {
    league::event::EntrantEntered event{.people = {}, .team = {}, .club = line.club, .rating = 0};
    if (!line.rating.empty()) event.rating = std::stoi(line.rating);
    const auto people = split_people(line.name);
    const league::Team* team = people.size() == 1 ? teams.team(people.front(), line.line) : nullptr;
    if (team) {
      event.people = team->members;
      event.team = team->name;
    }
    for (const std::string& name : team ? std::vector<std::string>() : people) {
      codec::PlayerLine one = line;
      one.name = name;
      if (people.size() > 1) one.licence.clear();
      event.people.push_back(who.person(one));
    }
    if (is_everybody_entered(now, event.people)) {
      entries.there.push_back(line);
      continue;
    }
    if (!team && people.size() == 1 && !(line.licence.empty() && line.alias.empty())) {
      const session::PlayerCard* card = card_of(known, event.people.front());
      session::PlayerCard written = card ? *card : session::PlayerCard{event.people.front(), {}, {}};
      if (!line.licence.empty()) written.licence = line.licence;
      if (!line.alias.empty()) written.alias = line.alias;
      entries.cards.push_back(std::move(written));
    }
    entries.add(std::move(event), line.club.empty() || line.club == club, line.line);
    for (auto& more : categories_event(league::entrant_at(number++), line.categories))
      entries.add_event(std::move(more), line.line);
  }
  return entries;
}

Entries read_entries(const Entering& arguments, LeagueContext& leagues, EntrantResolver& who,
                     const TeamNames& teams) {
  Entries entries;
  const bool own = arguments.club.empty();
  const auto event_of = [&](std::vector<std::string> people, std::string team) {
    return league::event::EntrantEntered{std::move(people), std::move(team), arguments.club,
                                         arguments.rating.value_or(0)};
  };
  const bool one_team = !arguments.team.empty() && !arguments.names.empty();  // of all these players
  std::vector<std::string> people;
  for (const std::string& name : arguments.names) {
    const auto parts = split_people(name);
    if (one_team && arguments.names.size() > 1 && parts.size() > 1)
      throw unreadable(tr("--team enters one team: list its players, or enter teams one at a time."));
    const league::Team* team = one_team || parts.size() > 1 ? nullptr : teams.team(parts.front());
    if (team) {
      entries.add(event_of(team->members, team->name), own);
      continue;
    }
    for (const std::string& one : parts) people.push_back(who.person(one));
    if (!one_team) entries.add(event_of(std::exchange(people, {}), {}), own);
  }
  if (one_team) entries.add(event_of(std::move(people), arguments.team), own);
  if (!entries.events.empty()) return entries;
  const auto club = leagues.league.club();
  const league::Team& team = team_by_name(club.now, arguments.team);
  entries.add(event_of(team.members, team.name), own);
  return entries;
}

// The people in the list or the arguments, without teams.
std::vector<ListedName> people_of(const codec::PlayerList& list, const TeamNames& teams) {
  std::vector<ListedName> people = names_in(list);
  std::map<std::size_t, std::size_t> size;
  for (const ListedName& one : people) ++size[one.entrant];
  std::erase_if(people, [&](const ListedName& one) {
    return size[one.entrant] == 1 && teams.team(one.name, one.line);
  });
  return people;
}

std::vector<std::string> people_of(const Entering& arguments, const TeamNames& teams) {
  std::vector<std::string> people;
  for (const std::string& entrant : arguments.names) {
    auto parts = split_people(entrant);
    if (arguments.team.empty() && parts.size() == 1 && teams.team(parts.front())) continue;
    std::ranges::move(parts, std::back_inserter(people));
  }
  return people;
}

// Throws Problem for the first invalid line of a list.
void find_fault(const Entries& entries, const session::OpenCompetition& open, const LeagueContext& leagues) {
  league::Competition trial = open.now;
  for (std::size_t i = 0; i < entries.events.size(); ++i) {
    auto wrong = objection(trial, entries.events[i]);
    if (!wrong) {
      if (auto change = apply(trial, entries.events[i]); !change) wrong = std::move(change.error());
    }
    if (wrong && entries.lines[i] > 0)
      throw Problem{Exit::unreadable, "input", sentence(*wrong, leagues.names(trial)), entries.lines[i], 1};
  }
}

// A sentence about each known person who is not a player of the club.
std::string strangers_text(const Entries& entries, const LeagueContext& leagues) {
  const league::Club club = leagues.league.club().now;
  std::string text;
  for (const std::string& person : entries.players) {
    if (club.player(club.merged_id(person)) || !leagues.store->person(person)) continue;
    const std::string who = leagues.describe_person(person);
    text +=
        say("Known from other competitions, not a member of the club: {0}.", {std::string_view(who)}) + "\n";
  }
  return text;
}

void check_words(const Entering& arguments) {
  const bool typed = !(arguments.names.empty() && arguments.team.empty());
  if (!arguments.file.empty() && typed) throw unreadable(tr("Give either a list or names, not both."));
  if (arguments.file.empty() && !typed)
    throw unreadable(tr("Give the participants: one name each, \"Ana / Beto\" for a pair, or --team."));
}

// The skipped lines of --add-new. Without it, throws Problem if somebody takes part already.
std::vector<codec::PlayerLine> left_out(const Entering& arguments, std::vector<codec::PlayerLine> repeated,
                                        const Entries& entries) {
  if (!entries.there.empty() && !arguments.add_new) {
    const std::string there = lines_text(entries.there);
    throw Problem{Exit::unreadable, "input",
                  say("Takes part already: {0}. Nothing was entered. Add --add-new to enter only the others.",
                      {std::string_view(there)}),
                  entries.there.front().line, 1};
  }
  repeated.insert(repeated.end(), entries.there.begin(), entries.there.end());
  std::ranges::stable_sort(repeated, {}, &codec::PlayerLine::line);
  return repeated;
}

// Gives all late entrants these points for each missed round.
void set_late(Entries& entries, const league::Competition& now, const std::string& worth) {
  if (worth.empty()) return;
  const auto late = choice<league::LateWorth>("late", worth);
  if (missed_rounds(now) == 0) throw unreadable(tr("--late: no round has been missed so far."));
  for (league::CompetitionEvent& event : entries.events)
    if (auto* entered = std::get_if<league::event::EntrantEntered>(&event)) entered->late = late;
}

// Enters everything or nothing.
Answer enter(const Context& context, const Entering& arguments) {
  check_words(arguments);
  codec::PlayerList list;
  const bool from_file = !arguments.file.empty();
  if (from_file) {
    list = read_list(arguments.file);
    if (list.players.empty()) throw unreadable(tr("The list names nobody."));
  }
  std::vector<codec::PlayerLine> repeated;
  if (arguments.add_new) repeated = take_out_repeated(list);
  refuse_twins(names_in(list), arguments.fresh);
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  order_names(list, leagues.league.club().now.name_order);
  const TeamNames teams(leagues, competition.now, arguments.fresh);
  from_file ? leagues.ask_about(people_of(list, teams), arguments.fresh)
            : leagues.ask_about(people_of(arguments, teams), arguments.fresh);
  EntrantResolver who(leagues, competition.now, arguments.fresh);
  Entries entries = from_file ? entries_in(list, leagues, who, teams, competition.now)
                              : read_entries(arguments, leagues, who, teams);
  const auto left = left_out(arguments, std::move(repeated), entries);
  if (arguments.seed && arguments.pairs != "lot")
    throw unreadable(say("{0} needs {1}.", {std::string_view("--seed"), std::string_view("--pairs lot")}));
  const std::uint64_t lot = chance(arguments);
  if (!arguments.pairs.empty())
    form_pairs(entries, arguments, lot, static_cast<int>(competition.now.entrants.size()));
  set_late(entries, competition.now, arguments.late);
  find_fault(entries, competition, leagues);
  const std::string strangers = strangers_text(entries, leagues);
  const auto first = competition.now.entrants.size();
  const auto answer = entries.events.empty() ? session::LeagueAnswer()
                                             : leagues.league.enter_together(competition, entries.events,
                                                                             std::move(entries.cards));
  const auto names = leagues.names(competition.now);
  if (!answer) return refused_answer(context, competition.head.id, answer.error(), names);
  leagues.make_players(entries.players);
  Answer out{.json = json::array()};
  for (std::size_t i = first; i < names.size(); ++i) {
    const auto number = static_cast<int>(i) + 1;
    out.json.push_back(
        {{"number", number}, {"name", names[i]}, {"people", competition.now.entrants[i].people}});
    out.text += say("{0} has number {1}.", {std::string_view(names[i]), number}) + "\n";
    const std::string late = view::late_entry_text(competition.now, competition.now.entrants[i]);
    if (!late.empty())
      out.text += say("{0}: {1}", {std::string_view(names[i]), std::string_view(late)}) + "\n";
  }
  if (arguments.pairs == "lot")
    out.text += say("The number of this random draw is {0}.", {std::string_view(std::to_string(lot))}) + "\n";
  out.aside = strangers + left_out_text(left) + columns_text(list);
  out.text += out.aside;
  return out;
}

template <class Make>
Answer for_entrant(const Context& context, const OneEntrant& arguments, std::string_view done,
                   const Make& make) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::Entrant entrant = leagues.entrant(competition.now, arguments.entrant);
  const auto answer = leagues.league.enter(competition, make(entrant, competition.now, leagues));
  const auto names = leagues.names(competition.now);
  const std::string_view name = answer ? std::string_view(names[index(entrant)]) : "";
  return league_answer(context, leagues, competition, answer, say(done, {name}));
}

struct Leaving : OneEntrant {
  std::string reason;
  void describe(Usage& usage) {
    OneEntrant::describe(usage);
    describe_reason(usage, reason);
  }
};

Answer withdraw(const Context& context, const Leaving& arguments) {
  return for_entrant(context, arguments, N_("{0} has withdrawn."),
                     [&](league::Entrant entrant, const auto&, LeagueContext&) {
                       return league::event::EntrantWithdrawn{entrant, arguments.reason};
                     });
}

struct Absence : OneEntrant {
  std::string as = "absent";
  void describe(Usage& usage) {
    OneEntrant::describe(usage);
    usage.text("--as", as, tr("absent, full_bye, half_bye or zero_bye"), "WORD");
  }
};

Answer miss_round(const Context& context, const Absence& arguments) {
  const std::pair<std::string_view, league::Kind> kinds[] = {{"absent", league::Kind::absent},
                                                             {"full_bye", league::Kind::full_bye},
                                                             {"half_bye", league::Kind::half_bye},
                                                             {"zero_bye", league::Kind::zero_bye}};
  const auto kind = std::ranges::find(kinds, arguments.as, [](const auto& one) { return one.first; });
  if (kind == std::end(kinds)) throw unreadable(tr("--as is absent, full_bye, half_bye or zero_bye."));
  return for_entrant(context, arguments, N_("{0} will not play in the next round."),
                     [&](league::Entrant entrant, const auto&, LeagueContext&) {
                       return league::event::Absent{entrant, kind->second};
                     });
}

// Effects of a withdrawal that a return cannot undo: lost tables, or a schedule or stage without the entrant.
std::string remaining_text(const league::Competition& now, league::Entrant entrant,
                           const std::vector<std::string>& names) {
  std::string text;
  for (const league::RoundRef round : all_rounds(now)) {
    const auto table = table_of(round_at(now, round), entrant);
    if (!table) continue;
    const league::PlayedTable& one = round_at(now, round).tables[*table];
    for (const int side : one.forfeits) {
      if (std::ranges::count(one.drawn.sides[side], entrant) == 0) continue;
      const std::string where = table_text(now, {round.stage, round.round, *table}, names);
      text += say("Unchanged: {0}", {std::string_view(where)}) + "\n";
    }
  }
  const auto& stage = now.now();
  const bool plays =
      std::ranges::count(stage.entrants, entrant) + std::ranges::count(stage.repechage, entrant) > 0;
  if (!plays) text += say("Stage {0} has already started without this participant.", {now.stage + 1}) + "\n";
  const int last = static_cast<int>(stage.rounds.size()) - 1;
  if (plays && last >= 0 && stage.rounds.back().status == league::RoundStatus::open &&
      !table_of(stage.rounds.back(), entrant))
    text += say("Round {0} was paired without this participant.", {last + 1}) + "\n";
  return text;
}

Answer return_entrant(const Context& context, const OneEntrant& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::Entrant entrant = leagues.entrant(competition.now, arguments.entrant);
  const bool known = static_cast<std::size_t>(index(entrant)) < competition.now.entrants.size();
  const league::event::Returned event =
      known ? coming_back(competition.now, entrant) : league::event::Returned{entrant, {}};
  const auto answer = leagues.league.enter(competition, event);
  const auto names = leagues.names(competition.now);
  if (!answer) return league_answer(context, leagues, competition, answer, {});
  const std::string_view name(names[index(entrant)]);
  Answer out = league_answer(context, leagues, competition, answer,
                             say("{0} plays again from the next round.", {name}));
  out.json["open_again"] = json::array();
  for (const league::TableRef& table : event.tables) {
    out.json["open_again"].push_back(round_json(table.round_ref()));
    out.json["open_again"].back()["table"] = table.table + 1;
    const std::string where = table_text(competition.now, table, names);
    out.text += say("Will be played after all: {0}", {std::string_view(where)}) + "\n";
  }
  out.text += remaining_text(competition.now, entrant, names);
  return out;
}

struct Substitution : OneEntrant, RoundArguments {
  std::string in, person;
  int percent = 100;
  bool fresh = false;
  void describe(Usage& usage) {
    OneEntrant::describe(usage);
    usage.name("--in", in, tr("substitute"), "NAME").required();
    usage.name("--out", person, tr("the player replaced, in a pair or team"), "NAME");
    usage.number("--percent", percent, tr("share of the match"), 1, 100);
    RoundArguments::describe(usage);
    describe_fresh(usage, fresh);
  }
};

Answer substitute(const Context& context, const Substitution& arguments) {
  if (!codec::is_name(arguments.in)) throw unreadable(tr("Give the substitute with --in."));
  std::string person;
  const auto make = [&](league::Entrant entrant, const league::Competition& now, LeagueContext& leagues) {
    league::event::Substituted event;
    const int round = arguments.round ? *arguments.round - 1 : round_in_play(now, now.stage);
    event.round = {arguments.stage.value_or(now.stage + 1) - 1, round};
    event.entrant = entrant;
    leagues.ask_about({&arguments.in, 1}, arguments.fresh);
    event.in = person = leagues.person(arguments.in);
    event.percent = arguments.percent;
    const auto place = static_cast<std::size_t>(index(entrant));
    if (!arguments.person.empty())
      event.out = leagues.person(arguments.person);
    else if (place < now.entrants.size())
      event.out = now.entrants[place].people.front();
    return event;
  };
  Answer answer = for_entrant(context, arguments, N_("A substitute plays for {0} in this round."), make);
  if (answer.status == Exit::done) LeagueContext(context, Wants::to_write).make_players({person});
  return answer;
}

struct Penalising : OneEntrant, RoundArguments {
  int points = 0, score = 0;
  std::string reason;
  void describe(Usage& usage) {
    OneEntrant::describe(usage);
    usage.number("--points", points, tr("points deducted, whole points"), -kScoreMax / 2, kScoreMax / 2);
    usage.number("--score", score, tr("deducted from the score"), -kScoreMax, kScoreMax);
    usage.text("--reason", reason, tr("reason"), "TEXT").required();
    RoundArguments::describe(usage);
  }
};

Answer penalise(const Context& context, const Penalising& arguments) {
  return for_entrant(context, arguments, N_("{0} has a penalty."),
                     [&](league::Entrant entrant, const league::Competition& now, LeagueContext&) {
                       const int drawn = std::max(round_in_play(now, now.stage), 0);
                       const int round = arguments.round ? *arguments.round - 1 : drawn;
                       return league::event::PenaltyGiven{
                           {arguments.stage.value_or(now.stage + 1) - 1, round},
                           entrant,
                           2 * arguments.points,
                           arguments.score,
                           arguments.reason};
                     });
}

struct Lifting : OneCompetition {
  std::optional<int> penalty;
  std::string reason;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage
        .number("PENALTY", penalty, tr("number of the penalty: 1 for the first given, 2 for the second …"), 1)
        .required();
    describe_reason(usage, reason);
  }
};

Answer lift_penalty(const Context& context, const Lifting& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto answer = leagues.league.enter(
      competition, league::event::PenaltyLifted{arguments.penalty.value_or(1) - 1, arguments.reason});
  return league_answer(context, leagues, competition, answer, tr("The penalty has been removed."));
}

}  // namespace

Commands entrant_commands() {
  return {command("league enter", N_("enter players, pairs or a team"), enter),
          command("league withdraw", N_("withdraw a participant"), withdraw),
          command("league absent", N_("leave a participant out of the next round"), miss_round),
          command("league return", N_("undo a withdrawal or an absence"), return_entrant),
          command("league substitute", N_("enter a substitute"), substitute),
          command("league penalty", N_("give a penalty"), penalise),
          command("league remove-penalty", N_("remove a penalty"), lift_penalty)};
}

}  // namespace tanteador::cli
