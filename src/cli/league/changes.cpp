// Changes to a competition: check-in, seeds, people kept apart, rules, cancellation.

#include <algorithm>
#include <cmath>
#include <map>

#include "src/cli/league/at_once.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/history.hpp"
#include "src/cli/league/rules.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/codec/competition/competition.hpp"
#include "src/core/text/text.hpp"
#include "src/league/competition/seeds.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/league/parts.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::vector<league::Entrant> entrants_by_name(const LeagueContext& leagues, const league::Competition& now,
                                              const std::vector<std::string>& named) {
  const auto all = leagues.names(now);
  std::vector<league::Entrant> entrants;
  for (const std::string& one : named) entrants.push_back(LeagueContext::entrant(all, one));
  return entrants;
}

bool is_away(const league::Competition& now, league::Entrant entrant) {
  return std::ranges::find(now.away, entrant, &league::event::Absent::entrant) != now.away.end();
}

// Takes the names of present entrants. All others are absent from the next round.
class CheckIn {
 public:
  CheckIn(const std::vector<std::string>& names, const league::Competition& now)
      : names_(names), now_(now), here_(now.entrants.size(), 0) {}

  void take(int line, const std::string& written) {
    try {
      const league::Entrant entrant = LeagueContext::entrant(names_, written);
      const auto place = static_cast<std::size_t>(index(entrant));
      const std::string number = std::to_string(place + 1);
      if (place >= here_.size())
        return report_.refuse(
            line, written,
            say("There is no participant {0} in this competition.", {std::string_view(number)}));
      if (here_[place] > 0)
        return report_.refuse(line, written, say("This participant is already on line {0}.", {here_[place]}));
      if (now_.entrants[place].withdrew)
        return report_.refuse(
            line, written, tr("This participant has withdrawn. Use \"league return\" to bring them back."));
      here_[place] = line;
      report_.add(line, written, is_away(now_, entrant) ? "entered" : "known", "#" + number);
      if (is_away(now_, entrant)) events_.emplace_back(league::event::Returned{entrant, {}});
    } catch (const Problem& problem) {
      report_.refuse(line, written, problem.message);
    }
  }

  std::vector<league::Entrant> absent_entrants() {
    std::vector<league::Entrant> absent;
    for (std::size_t place = 0; place < here_.size(); ++place) {
      const auto entrant = league::entrant_at(static_cast<int>(place));
      if (here_[place] > 0 || now_.entrants[place].withdrew) continue;
      absent.push_back(entrant);
      if (!is_away(now_, entrant)) events_.emplace_back(league::event::Absent{entrant, league::Kind::absent});
    }
    return absent;
  }
  const LineReport& report() const { return report_; }
  const std::vector<league::CompetitionEvent>& events() const { return events_; }

 private:
  const std::vector<std::string>& names_;
  const league::Competition& now_;
  std::vector<int> here_;  // line of each present entrant; 0: not listed
  LineReport report_;
  std::vector<league::CompetitionEvent> events_;
};

struct Presence : OneCompetition {
  std::vector<std::string> names;
  std::string file;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("NAME", names, tr("those present: numbers or names"));
    usage.text("--file", file, tr("file with one name or number per line (- = standard input)"), "FILE");
  }
};

Answer check_in(const Context& context, const Presence& arguments) {
  if (arguments.file.empty() == arguments.names.empty())
    throw unreadable(tr("Say who is present, or give a list with --file."));
  std::vector<NumberedLine> lines;
  if (!arguments.file.empty()) lines = lines_of_file(arguments.file);
  for (const std::string& name : arguments.names) lines.push_back({static_cast<int>(lines.size()) + 1, name});
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto names = leagues.names(competition.now);
  CheckIn check(names, competition.now);
  for (const NumberedLine& line : lines) check.take(line.number, line.text);
  const auto absent = check.absent_entrants();
  const bool stands = check.report().are_all_valid();
  if (stands && !check.events().empty()) {
    const auto answer = leagues.league.enter_together(competition, check.events());
    if (!answer) return refused_answer(context, competition.head.id, answer.error(), names);
  }
  Answer out = check.report().answer(
      context, competition.head.id,
      trn("{0} participant is present.", "{0} participants are present.", static_cast<int>(lines.size())));
  out.json["absent"] = json::array();
  for (const league::Entrant entrant : absent) {
    out.json["absent"].push_back(view::entrant_name(names, entrant));
    if (stands) {
      const std::string_view name = view::entrant_name(names, entrant);
      out.text += say("{0} will not play in the next round.", {name}) + "\n";
    }
  }
  return out;
}

json seeds_json(const std::vector<league::Entrant>& order, const std::vector<std::string>& names,
                std::string& text) {
  json seeds = json::array();
  for (const league::Entrant entrant : order) {
    seeds.push_back({{"number", index(entrant) + 1}, {"name", view::entrant_name(names, entrant)}});
    text += std::to_string(seeds.size()) + "  " + view::entrant_name(names, entrant) + "\n";
  }
  return seeds;
}

struct Seeding : OneCompetition, Lot {
  std::vector<std::string> names;
  bool lots = false;
  std::string by;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("PARTICIPANT", names, tr("in your own order, strongest first; the rest by rating"));
    usage.flag("--lots", lots, tr("drawn at random"));
    usage.text("--by", by, tr("by the club's ratings: weng_lin, glicko2 or elo"), "NAME");
    Lot::describe(usage);
  }
};

Answer seed(const Context& context, const Seeding& arguments) {
  const int ways =
      (arguments.lots ? 1 : 0) + (arguments.by.empty() ? 0 : 1) + (arguments.names.empty() ? 0 : 1);
  if (ways > 1) throw unreadable(tr("Choose one way of seeding: --lots, --by or a list of names."));
  if (ways == 0)
    throw unreadable(
        tr("Give --lots, --by weng_lin, glicko2 or elo, or the participants with the strongest first."));
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::Competition& now = competition.now;
  std::vector<league::CompetitionEvent> events;
  if (arguments.lots) {
    events.emplace_back(seeds_by_lot(now, chance(arguments)));
  } else if (!arguments.by.empty()) {
    events = session::seeds_by_ratings(leagues.league, now, rating_system(arguments.by));
    if (events.empty()) throw unreadable(tr("None of them has a club rating."));
    events.emplace_back(league::event::Seeded{});
  } else {
    events.emplace_back(league::event::Seeded{entrants_by_name(leagues, now, arguments.names), 0});
  }
  const auto answer = leagues.league.enter_together(competition, events);
  Answer out = league_answer(context, leagues, competition, answer, tr("Seeding:"));
  if (!answer) return out;
  out.json["seeds"] = seeds_json(seed_order(competition.now), leagues.names(competition.now), out.text);
  if (const auto* lots = std::get_if<league::event::Seeded>(&events.front()); lots && lots->seed > 0)
    out.json["seed"] = lots->seed;
  return out;
}

struct KeptApart : OneCompetition {
  std::vector<std::string> names;
  bool lift = false;
  std::string reason;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("PARTICIPANT", names, tr("two participants who should not meet")).required();
    usage.flag("--lift", lift, tr("let them meet again"));
    describe_reason(usage, reason);
  }
};

Answer keep_apart(const Context& context, const KeptApart& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const league::event::KeptApart event{entrants_by_name(leagues, competition.now, arguments.names),
                                       arguments.reason, arguments.lift};
  const auto answer = leagues.league.enter(competition, event);
  return league_answer(
      context, leagues, competition, answer,
      arguments.lift
          ? tr("They may meet again.")
          : tr("They will be kept apart where possible (in a Swiss and at tables of single players)."));
}

Answer cancel_competition(const Context& context, const ReasonArguments& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto answer =
      leagues.league.enter(competition, league::event::CompetitionWithdrawn{arguments.reason});
  return league_answer(context, leagues, competition, answer,
                       tr("The competition is cancelled and no longer counts for any list, season or rating. "
                          "Use \"league reopen\" to undo this."));
}

struct RuleChange : ReasonArguments, RoundArguments {
  int rounds = 0, minutes = 0;
  std::optional<int> last_deal;
  std::string points, order, free_tables;
  bool apply = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.number("--stage", stage, tr("stage (default: the current one)"), 1);
    usage.number("--rounds", rounds, tr("number of rounds"));
    usage.number("--minutes", minutes, tr("minutes per round"));
    usage.number("--last-deal", last_deal, tr("how many minutes before the end the last deal begins"), 0,
                 league::event::kRoundMinutesMax);
    usage.text("--points", points, tr("points for a win, draw, loss, bye and half bye: 3,1,0,3,1"), "LIST");
    usage.text("--order", order, tr("tie-breaks, by id: PTS,BH,DE"), "LIST");
    usage.text("--free-tables", free_tables,
               tr("tables that stay free in all later rounds: 3,7; \"none\" uses all tables again"), "LIST");
    usage.flag("--apply", apply, tr("save the change; without it, only show the effect"));
    describe_reason(usage, reason);
  }
};

league::event::RulesChanged read_rules(const RuleChange& arguments, const league::Competition& now) {
  league::event::RulesChanged event{.stage = stage_of(now, arguments), .reason = arguments.reason};
  if (arguments.rounds > 0) event.rounds = arguments.rounds;
  if (arguments.minutes > 0) event.minutes = arguments.minutes;
  if (!arguments.points.empty()) event.points = round_points(arguments.points);
  if (!arguments.order.empty()) event.order = tiebreaks(arguments.order, "order");
  event.last_deal = arguments.last_deal;
  if (!arguments.free_tables.empty()) event.free_tables = free_tables(arguments.free_tables);
  if (!event.rounds && !event.minutes && !event.last_deal && !event.points && !event.order &&
      !event.free_tables)
    throw unreadable(
        tr("Say what to change: --rounds, --minutes, --last-deal, --points, --order or --free-tables."));
  require_clean_text("reason", arguments.reason);
  return event;
}

// Shows what it would change; enters it with --apply.
Answer change_rules(const Context& context, const RuleChange& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  const auto names = leagues.names(competition.now);
  const league::event::RulesChanged event = read_rules(arguments, competition.now);
  const league::Competition before = competition.now;
  league::Competition after = before;
  const auto change = league::apply(after, event);
  if (!change) return refused_answer(context, competition.head.id, change.error(), names);
  const auto moves = list_moves(before, after, event.stage);
  std::string shown = terminal_text(context.paper, report::moved_table(moves, names));
  Answer out;
  if (arguments.apply) {
    const auto answer = leagues.league.enter(competition, event);
    out = league_answer(context, leagues, competition, answer, tr("The rules have been changed."));
    if (!answer) return out;
  } else {
    out.json = {{"competition", competition.head.id}, {"affected", json::array()}};
    for (const league::RoundRef& round : change->affected) out.json["affected"].push_back(round_json(round));
    shown += tr("Nothing was saved. Use --apply to save.") + "\n";
  }
  out.json["moved"] = moved_json(moves, names);
  out.json["applied"] = arguments.apply;
  out.text = shown + out.text;
  return out;
}

std::vector<std::string> categories_in(const std::string& written) {
  std::vector<std::string> all;
  for (std::size_t begin = 0; begin <= written.size();) {
    const std::size_t end = std::min(written.find('/', begin), written.size());
    std::string one = written.substr(begin, end - begin);
    while (one.starts_with(' ')) one.erase(one.begin());
    while (one.ends_with(' ')) one.pop_back();
    if (!one.empty() && std::ranges::count(all, one) == 0) all.push_back(std::move(one));
    begin = end + 1;
  }
  return all;
}

// The entrant of a line: by the licence if there is one, else by name.
league::Entrant entrant_of(const std::vector<std::string>& names, const codec::PlayerLine& line,
                           const std::map<std::string, int>& by_licence) {
  const auto found = line.licence.empty() ? by_licence.end() : by_licence.find(line.licence);
  return found != by_licence.end() ? league::entrant_at(found->second)
                                   : LeagueContext::entrant(names, line.name);
}

std::map<std::string, int> licences(const LeagueContext& leagues, const league::Competition& now) {
  std::map<std::string, int> by_licence;
  const auto cards = leagues.league.cards();
  const league::Club club = leagues.league.club().now;
  for (std::size_t i = 0; i < now.entrants.size(); ++i) {
    if (now.entrants[i].people.size() != 1) continue;
    const auto* card = session::card_of(cards, club.merged_id(now.entrants[i].people.front()));
    if (card && !card->licence.empty()) by_licence[card->licence] = static_cast<int>(i);
  }
  return by_licence;
}

struct EntrantEdit : OneCompetition {
  std::string entrant, club, category, file, late;
  std::optional<int> rating, table;
  bool only_known = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("PARTICIPANT", entrant, tr("number or name"));
    usage.number("--rating", rating, tr("rating used for seeding"));
    usage.name("--club", club, tr("club"), "NAME");
    usage.name("--category", category,
               tr("category, such as \"women / juniors\": gets its own standings and prizes"), "NAME");
    usage.number("--table", table, tr("the table where this participant always sits; 0 = any table"), 0,
                 1000);
    usage.text("--late", late,
               tr("points for rounds missed before a late entry: zero, half, full or by_rules"), "WORTH");
    usage.text("--file", file,
               tr("CSV list with the columns name, licence, club, rating, category; imported completely or "
                  "not at all"),
               "FILE");
    usage.flag("--only-known", only_known, tr("ignore people in the list who do not take part"));
  }
};

// Faults by line: people who are listed twice.
std::map<int, std::string> lines_twice(const codec::PlayerList& list) {
  std::map<int, std::string> faults;
  std::vector<ListedName> names;
  for (const codec::PlayerLine& line : list.players) names.push_back({line.line, line.name, line.licence});
  for (const NameTwins& one : find_twins(names))
    if (one.exact) faults.emplace(names[one.again].line, view::twins_text(names, one));
  return faults;
}

Answer entrants_from_file(const Context& context, const EntrantEdit& arguments) {
  codec::PlayerList list = read_list(arguments.file);
  LeagueContext leagues(context, Wants::to_write);
  order_names(list, leagues.league.club().now.name_order);
  auto competition = leagues.competition(arguments.id);
  const auto by_licence = licences(leagues, competition.now);
  const auto names = leagues.names(competition.now);
  LineReport report;
  std::vector<league::CompetitionEvent> events;
  const auto twice = lines_twice(list);
  for (const codec::PlayerLine& line : list.players) {
    if (const auto fault = twice.find(line.line); fault != twice.end()) {
      report.refuse(line.line, line.name, fault->second);
      continue;
    }
    try {
      league::event::EntrantChanged event{.entrant = entrant_of(names, line, by_licence)};
      if (!line.rating.empty()) event.rating = std::stoi(line.rating);
      if (!line.club.empty()) event.club = line.club;
      if (!line.categories.empty()) event.categories = categories_in(line.categories);
      events.emplace_back(event);
      report.add(line.line, line.name, "entered", "#" + std::to_string(index(event.entrant) + 1));
    } catch (const Problem& problem) {
      // A federation's list contains many people who do not play here.
      if (arguments.only_known)
        report.add(line.line, line.name, "heading", problem.message);
      else
        report.refuse(line.line, line.name, problem.message);
    }
  }
  if (report.are_all_valid() && !events.empty()) {
    const auto answer = leagues.league.enter_together(competition, events);
    if (!answer)
      return refused_answer(context, competition.head.id, answer.error(), leagues.names(competition.now));
  }
  Answer out = report.answer(context, competition.head.id, tr("Saved."));
  out.text += columns_text(list);
  return out;
}

Answer edit_entrant(const Context& context, const EntrantEdit& arguments) {
  if (!arguments.file.empty()) return entrants_from_file(context, arguments);
  if (arguments.entrant.empty()) throw unreadable(tr("Give a participant, or a list with --file."));
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  league::event::EntrantChanged event{.entrant = leagues.entrant(competition.now, arguments.entrant)};
  event.rating = arguments.rating;
  if (!arguments.club.empty()) event.club = arguments.club;
  if (!arguments.category.empty()) event.categories = categories_in(arguments.category);
  event.table = arguments.table;
  if (!arguments.late.empty()) event.late = choice<league::LateWorth>("late", arguments.late);
  if (!event.rating && !event.club && !event.categories && !event.table && !event.late)
    throw unreadable(tr("Say what to change: --rating, --club, --category, --table or --late."));
  const auto answer = leagues.league.enter(competition, event);
  return league_answer(context, leagues, competition, answer, tr("Saved."));
}

}  // namespace

std::vector<league::CompetitionEvent> categories_event(league::Entrant entrant, const std::string& written) {
  if (written.empty()) return {};
  league::event::EntrantChanged event{.entrant = entrant};
  event.categories = categories_in(written);
  return {event};
}

Commands change_commands() {
  return {command("league check-in", N_("check in who is present; everyone else sits out the next round"),
                  check_in),
          command("league participant", N_("change a participant's details"), edit_entrant),
          command("league seed", N_("set the seeding: random, by rating or by hand"), seed),
          command("league apart", N_("keep two participants apart"), keep_apart),
          command("league change", N_("change rounds, points, tie-breaks or minutes"), change_rules),
          command("league cancel", N_("cancel a competition created by mistake"), cancel_competition)};
}

}  // namespace tanteador::cli
