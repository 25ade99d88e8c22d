#include "src/cli/league/league_context.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <random>
#include <set>

#include "src/cli/league/files.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/table_links.hpp"
#include "src/session/league/named.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::unique_ptr<session::Store> open_league_store(const Context& context, Wants wants) {
  if (wants == Wants::to_write) return open_to_write(context);
  auto store = open_to_read(context);
  if (!store)
    throw unreadable(tr("There is no database yet. Create a competition with \"tanteador league new\"."));
  return store;
}

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// The only one found; throws Problem if there are none or several.
template <class Tell>
std::size_t require_single(const std::vector<std::size_t>& found, std::string_view named,
                           std::string_view none, const Tell& tell) {
  constexpr std::size_t kListed = 10;
  if (found.size() == 1) return found.front();
  if (found.empty()) throw unreadable(say(none, {named}));
  std::string list;
  for (std::size_t i = 0; i < std::min(found.size(), kListed); ++i)
    list += (i == 0 ? "" : "; ") + tell(found[i]);
  if (found.size() > kListed) list += "; …";
  throw unreadable(say("\"{0}\" could be {1} of them: {2}. Write which one.",
                       {named, static_cast<int>(found.size()), std::string_view(list)}));
}

std::string licence_of(const std::vector<session::PlayerCard>& cards, const std::string& person) {
  const session::PlayerCard* card = card_of(cards, person);
  return card ? card->licence : std::string();
}

}  // namespace

LeagueContext::LeagueContext(const Context& context, Wants to_do)
    : wants(to_do), store(open_league_store(context, to_do)), league(store.get(), session::system_host()) {}

std::string LeagueContext::competition_id(const std::string& named) const {
  const std::vector<std::string> ids = find_competitions(*store, named);
  std::vector<std::size_t> found(ids.size());
  std::iota(found.begin(), found.end(), std::size_t{0});
  return ids[require_single(found, named,
                            N_("There is no competition {0}. \"tanteador league list\" shows all of them."),
                            [&](std::size_t i) {
                              const auto one = store->competition(ids[i]);
                              return one ? one->name + ", " + ids[i] : ids[i];
                            })];
}

session::OpenCompetition LeagueContext::competition(const std::string& named) {
  auto competition = *league.open(competition_id(named));
  if (wants == Wants::to_write) league.catch_up(competition);
  return competition;
}

league::Entrant LeagueContext::entrant(const std::vector<std::string>& all, const std::string& named) {
  const bool marked = named.starts_with('#');
  const auto number = number_in(std::string_view(named).substr(marked ? 1 : 0));
  std::vector<std::size_t> found, beginning;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == named) found.push_back(i);
    if (!number && all[i].starts_with(named)) beginning.push_back(i);
  }
  const bool is_number = number && *number > 0;
  if (is_number && (marked || found.empty())) return league::entrant_at(*number - 1);
  if (found.empty()) found = beginning;
  // An entrant may have another one's number as a name.
  const auto place = is_number ? static_cast<std::size_t>(*number - 1) : all.size();
  if (place < all.size() && std::ranges::count(found, place) == 0) found.push_back(place);
  return league::entrant_at(static_cast<int>(
      require_single(found, named, N_("There is no participant {0} in this competition."),
                     [&](std::size_t i) { return "#" + std::to_string(i + 1) + " " + all[i]; })));
}

std::string LeagueContext::describe_person(const std::string& person) const {
  const std::string name = league.name_of(person).value_or(tr("a player whose name was erased"));
  const std::string licence = licence_of(league.cards(), person);
  const std::string_view id(person);
  return licence.empty()
             ? say("{0}, {1}", {std::string_view(name), id})
             : say("{0}, licence {1}, {2}", {std::string_view(name), std::string_view(licence), id});
}

std::vector<std::string> LeagueContext::players(const session::OpenClub& club,
                                                const std::string& named) const {
  const auto book = league.names();
  const auto cards = league.cards();
  std::vector<std::string> ids;
  for (const league::ClubPlayer& player : club.now.players) {
    const auto name = book.find(player.person);
    const session::PlayerCard* card = card_of(cards, player.person);
    const bool by_name = name != book.end() && name->second == named;
    const bool by_card = card && (card->alias == named || card->licence == named);
    const bool by_id = named.size() >= kPrefixMin && player.person.starts_with(named);
    if (by_name || by_card || by_id) ids.push_back(player.person);
  }
  return ids;
}

std::vector<std::string> LeagueContext::entries(const std::string& named) const {
  std::set<std::string> ids;
  for (const session::Person& person : store->people_by_name(named)) ids.insert(person.id);
  for (const session::PlayerCard& card : league.cards())
    if (card.alias == named || card.licence == named) ids.insert(card.person);
  const bool is_id = named.size() >= kPrefixMin && named.find_first_not_of("0123456789abcdef-") == named.npos;
  if (is_id && store->person(named)) ids.insert(named);
  if (is_id && ids.empty()) {
    for (const session::Person& person : store->people())
      if (person.id.starts_with(named)) ids.insert(person.id);
  }
  return {ids.begin(), ids.end()};
}

std::string LeagueContext::require_one(const std::vector<std::string>& ids, const std::string& named) const {
  std::vector<std::size_t> found(ids.size());
  std::iota(found.begin(), found.end(), std::size_t{0});
  return ids[require_single(found, named,
                            N_("There is no player {0}. \"tanteador league player list\" shows all of them."),
                            [&](std::size_t i) { return describe_person(ids[i]); })];
}

std::string LeagueContext::player(const session::OpenClub& club, const std::string& named) const {
  return require_one(players(club, named), named);
}

std::string LeagueContext::resolve_anybody(const session::OpenClub& club, const std::string& named) const {
  std::vector<std::string> ids = players(club, named);
  if (ids.empty()) {
    std::set<std::string> counted;
    for (const std::string& id : entries(named)) counted.insert(club.now.merged_id(id));
    ids.assign(counted.begin(), counted.end());
  }
  return require_one(ids, named);
}

std::pair<std::string, std::string> LeagueContext::pair(const session::OpenClub& club, const std::string& one,
                                                        const std::string& other) const {
  for (const std::string& person : entries(one)) {
    for (const std::string& is : entries(other)) {
      if (club.now.same.is_recorded(person, is)) return {person, is};
      if (club.now.same.is_recorded(is, person)) return {is, person};
    }
  }
  return {resolve_anybody(club, one), resolve_anybody(club, other)};
}

std::string LeagueContext::PeopleIndex::licence_of(const std::string& person) const {
  const auto card = cards.find(person);
  return card == cards.end() ? std::string() : card->second.licence;
}

const LeagueContext::PeopleIndex& LeagueContext::people_index() {
  if (known_) return *known_;
  PeopleIndex& now = known_.emplace();
  now.club = league.club().now;
  for (session::PlayerCard& card : league.cards()) {
    if (!card.licence.empty()) now.holders.emplace(card.licence, card.person);
    now.cards[card.person] = std::move(card);
  }
  return now;
}

std::string LeagueContext::person(const std::string& named) {
  auto ids = league.people_of_name(named, people_index().club);
  for (const league::ClubPlayer& player : people_index().club.players) {
    const bool by_card = people_index().licence_of(player.person) == named;
    const bool by_id = named.size() >= kPrefixMin && player.person.starts_with(named);
    if ((by_card || by_id) && std::ranges::count(ids, player.person) == 0) ids.push_back(player.person);
  }
  return one_of(ids, named);
}

std::string LeagueContext::one_of(const std::vector<std::string>& ids, const std::string& named) {
  if (ids.empty()) return league.new_person(named);
  std::vector<std::size_t> found(ids.size());
  std::iota(found.begin(), found.end(), std::size_t{0});
  return ids[require_single(found, named, {}, [&](std::size_t i) { return describe_person(ids[i]); })];
}

std::string LeagueContext::person(const codec::PlayerLine& line) {
  auto ids = league.people_of_name(line.name, people_index().club);
  if (!line.licence.empty()) {
    // A person created by an earlier line also has another licence.
    std::erase_if(ids, [&](const std::string& id) {
      const std::string licence = people_index().licence_of(id);
      return !store->person(id) || (!licence.empty() && licence != line.licence);
    });
    const auto holder = people_index().holders.find(line.licence);
    if (holder != people_index().holders.end() && std::ranges::count(ids, holder->second) == 0) {
      const std::string who = describe_person(holder->second);
      throw Problem{
          Exit::unreadable, "input",
          say("Licence {0} belongs to {1}.", {std::string_view(line.licence), std::string_view(who)}),
          line.line, 1};
    }
    if (holder != people_index().holders.end()) return holder->second;
  }
  try {
    const std::string person = one_of(ids, line.name);
    if (!line.licence.empty())
      known_->cards[person].licence = line.licence;  // a later line may have the same name
    return person;
  } catch (Problem& problem) {
    problem.line = line.line;
    problem.column = 1;
    throw;
  }
}

const league::Team& team_by_name(const league::Club& club, const std::string& name) {
  const auto team = std::ranges::find(club.teams, name, &league::Team::name);
  if (team == club.teams.end())
    throw unreadable(say("There is no team {0}. \"tanteador league team list\" shows all of them.",
                         {std::string_view(name)}));
  return *team;
}

namespace {

struct ColumnLabel {
  std::string_view field, text;
};
constexpr ColumnLabel kColumnLabels[] = {
    {"name", N_("Name")},      {"first name", N_("First name")},  {"surname", N_("Surname")},
    {"alias", N_("Nickname")}, {"licence", N_("Licence number")}, {"active", N_("Active")},
    {"club", N_("Club")},      {"rating", N_("Rating")},          {"category", N_("Category")}};

std::string column_label(std::string_view field) {
  return std::string(tr(std::ranges::find(kColumnLabels, field, &ColumnLabel::field)->text));
}

}  // namespace

std::string columns_text(const codec::PlayerList& list) {
  std::vector<std::string> read;
  for (const codec::ReadColumn& one : list.columns)
    read.push_back(one.title + " → " + column_label(one.field));
  const std::string columns = join(read), left = join(list.left);
  std::string text;
  if (list.of_program) text = say("Columns read: {0}.", {std::string_view(columns)}) + "\n";
  if (!left.empty()) text += say("Ignored columns: {0}.", {std::string_view(left)}) + "\n";
  return text;
}

json columns_json(const codec::PlayerList& list) {
  json columns = json::object();
  for (const codec::ReadColumn& one : list.columns) columns[one.title] = one.field;
  return columns;
}

codec::PlayerList read_list(const std::string& file) {
  auto list = codec::read_players(read_input_file(file));
  if (!list) throw unreadable(list.error());
  return *std::move(list);
}

void refuse_twins(std::span<const ListedName> people, bool fresh) {
  constexpr int kNamed = 20;
  std::string exact, alike;
  int line = 0, more = -kNamed;
  for (const NameTwins& one : find_twins(people)) {
    if (fresh && !one.exact) continue;
    if (++more > 0) continue;
    std::string& text = one.exact ? exact : alike;
    text += (text.empty() ? "" : " ") + view::twins_text(people, one);
    if (line == 0) line = people[one.again].line;
  }
  if (!exact.empty())
    exact += " " + tr("Remove one of the lines, or write both licence numbers.") + (alike.empty() ? "" : " ");
  if (!alike.empty()) alike += " " + tr("Remove one of the lines, or add --new where they are two people.");
  if (more > 0) alike += " " + trn("and {0} more", "and {0} more", more) + ".";
  if (line > 0)
    throw Problem{Exit::unreadable, "input", exact + alike + " " + tr("Nothing was entered."), line, 1};
}

std::vector<codec::PlayerLine> take_out_repeated(codec::PlayerList& list) {
  const auto names = names_in(list);
  const auto repeated = view::repeated_entrants(names, find_twins(names), true);
  std::vector<codec::PlayerLine> remaining, out;
  for (std::size_t i = 0; i < list.players.size(); ++i)
    (repeated.contains(i) ? out : remaining).push_back(std::move(list.players[i]));
  list.players = std::move(remaining);
  return out;
}

std::string lines_text(std::span<const codec::PlayerLine> lines) {
  std::vector<std::string> texts;
  for (const codec::PlayerLine& one : lines)
    texts.push_back(say("{0} (line {1})", {std::string_view(one.name), one.line}));
  return join(texts);
}

json lines_json(std::span<const codec::PlayerLine> lines) {
  json all = json::array();
  for (const codec::PlayerLine& one : lines) all.push_back({{"line", one.line}, {"name", one.name}});
  return all;
}

std::string left_out_text(std::span<const codec::PlayerLine> lines) {
  const std::string text = lines_text(lines);
  return text.empty() ? text : say("Left out, there already: {0}.", {std::string_view(text)}) + "\n";
}

namespace {

std::string look_alikes_text(const std::string& list) {
  return say("{0}. Nothing was entered. Use the known spelling, or add --new if this is a different person.",
             {std::string_view(list)});
}

}  // namespace

void LeagueContext::ask_about(std::span<const std::string> people, bool fresh) const {
  if (fresh) return;
  std::string list;
  for (const session::LookAlike& one : league.look_alikes(people))
    list += (list.empty() ? "" : "; ") +
            say("\"{0}\" is similar to \"{1}\"", {std::string_view(one.name), std::string_view(one.known)});
  if (!list.empty()) throw unreadable(look_alikes_text(list));
}

void LeagueContext::ask_about(std::span<const ListedName> people, bool fresh) const {
  if (fresh) return;
  int line = 0;
  std::vector<std::string> names;
  for (const ListedName& one : people) names.push_back(one.name);
  std::string list;
  for (const session::LookAlike& one : league.look_alikes(names)) {
    const auto where = std::ranges::find(people, one.name, &ListedName::name);
    if (line == 0) line = where->line;
    list += (list.empty() ? "" : "; ") +
            say("\"{0}\" on line {1} looks like \"{2}\"",
                {std::string_view(one.name), where->line, std::string_view(one.known)});
  }
  if (line > 0) throw Problem{Exit::unreadable, "input", look_alikes_text(list), line, 1};
}

void LeagueContext::make_players(const std::vector<std::string>& people) {
  auto club = league.club();
  std::vector<league::ClubEvent> events;
  std::set<std::string> player_ids;
  for (const std::string& person : people) {
    const std::string counted = club.now.merged_id(league.stored_id(person));
    if (!club.now.player(counted) && player_ids.insert(counted).second)
      events.emplace_back(league::event::PlayerAdded{counted});
  }
  if (!events.empty()) (void)league.enter_together(club, events);
}

league::TableRef read_table_ref(session::Store& store, const session::OpenCompetition& competition,
                                const std::string& named) {
  const auto read = view::read_table(queries::as_slip_code(named, queries::find_table(store)));
  if (!read)
    throw unreadable(say("{0} is not a table. Write 3, 2.3 for round 2, or 1.2.3 for stage 1.",
                         {std::string_view(named)}));
  if (!read->competition.empty() && read->competition != competition.head.id)
    throw unreadable(tr("This result slip belongs to another competition."));
  return view::resolve_table(*read, competition.now);
}

int stage_of(const league::Competition& competition, const RoundArguments& arguments) {
  const int stage = arguments.stage ? *arguments.stage - 1 : competition.stage;
  if (stage < 0 || stage > competition.stage)
    throw unreadable(say("There is no stage {0} yet.", {stage + 1}));
  return stage;
}

league::RoundRef drawn_round(const league::Competition& competition, const RoundArguments& arguments) {
  const int stage = stage_of(competition, arguments);
  const auto drawn = static_cast<int>(competition.stages[stage].rounds.size());
  const int round = arguments.round ? *arguments.round - 1 : round_in_play(competition, stage);
  if (drawn == 0) throw unreadable(say("No round of stage {0} has been paired yet.", {stage + 1}));
  if (round >= drawn)
    throw unreadable(say("Round {1} of stage {0} has not been paired yet.", {stage + 1, round + 1}));
  return {stage, round};
}

std::vector<league::RoundRef> all_rounds(const league::Competition& competition) {
  std::vector<league::RoundRef> rounds;
  for (int stage = 0; stage <= competition.stage; ++stage) {
    const auto drawn = competition.stages[stage].rounds.size();
    for (int round = 0; round < static_cast<int>(drawn); ++round) rounds.push_back({stage, round});
  }
  return rounds;
}

json round_json(league::RoundRef round) { return {{"stage", round.stage + 1}, {"round", round.round + 1}}; }

json table_json(const league::PlayedTable& table, int number, const Names& names) {
  json row{{"table", number},
           {"decided", is_decided(table)},
           {"disputed", !table.disputed.empty()},
           {"why", view::reasons_text(table.drawn, names)}};
  if (!table.remark.empty()) row["remark"] = table.remark;
  if (table.drawn.group >= 0) row["group"] = table.drawn.group + 1;
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    json one{{"name", view::partners_text(table.drawn.sides[side], names.sides)},
             {"forfeit", std::ranges::count(table.forfeits, static_cast<int>(side)) > 0}};
    if (table.score) {
      one["score"] = table.score->sides[side].score;
      one["sets"] = table.score->sides[side].sets;
      if (const auto won = table.score->sides[side].game_points; won > 0)
        one["game_points"] = decimal(won, 2);
    }
    row["sides"].push_back(one);
  }
  if (!table.score) return row;
  if (!view::has_figures(*table.score)) {
    row["without_figures"] = true;
    row["winner"] = *table.score->winner < 0 ? json() : json(*table.score->winner + 1);
  }
  if (!table.score->tables.empty()) row["tables"] = table.score->tables;
  for (const auto& [board, score] : table.score->boards)
    row["boards"].push_back({{"board", board}, {"score", score}});
  return row;
}

std::string sentence(const league::LeagueRefusal& refused, const std::vector<std::string>& names) {
  return render(refused.message, {.seats = {}, .sides = names});
}

Answer refused_answer(const Context& context, const std::string& id, const league::LeagueRefusal& refused,
                      const std::vector<std::string>& names) {
  const std::string text = sentence(refused, names);
  Answer answer{.status = Exit::refused};
  answer.json = {{"competition", id.empty() ? json() : json(id)},
                 {"refused", json::array({{{"key", refused.key}, {"message", text}}})}};
  answer.text = context.paper.write(Ink::bad, text) + "\n";
  return answer;
}

Answer league_answer(const Context& context, const LeagueContext& leagues,
                     const session::OpenCompetition& competition, const session::LeagueAnswer& answer,
                     const std::string& done) {
  const auto names = leagues.names(competition.now);
  if (!answer) return refused_answer(context, competition.head.id, answer.error(), names);
  Answer out;
  json affected = json::array(), stages = json::array();
  out.text = done + "\n";
  for (const std::string& one : view::change_sentences(*answer))
    out.text += context.paper.write(Ink::bad, one) + "\n";
  for (const league::RoundRef& round : answer->affected) affected.push_back(round_json(round));
  for (const int stage : answer->affected_stages) stages.push_back(stage + 1);
  out.json = {{"competition", competition.head.id},
              {"seq", competition.head.count},
              {"affected", affected},
              {"affected_stages", stages},
              {"disputed", answer->disputed}};
  const auto again = round_to_redraw(competition.now);
  if (!again || (affected.empty() && stages.empty())) return out;
  out.json["redraw"] = round_json(*again);
  out.text +=
      tr("Nobody has played that round yet. \"league pair-again\" removes the pairings and pairs again.") +
      "\n";
  return out;
}

std::string round_text(const Context& context, const league::Competition& competition, league::RoundRef ref,
                       const std::vector<std::string>& names, bool why) {
  return terminal_text(
      context.paper,
      report::round({.now = competition, .names = names, .stage = ref.stage, .round = ref, .reasons = why}));
}

json decimal(std::int64_t value, int parts) {
  if (value % parts == 0) return value / parts;
  return static_cast<double>(value) / parts;
}

json round_tables_json(const league::Competition& competition, league::RoundRef ref,
                       const std::vector<std::string>& names) {
  const league::PlayedRound& round = round_at(competition, ref);
  constexpr std::string_view kStatus[] = {"open", "closed", "forced"};
  json out = round_json(ref);
  out["status"] = kStatus[index(round.status)];
  out["tables"] = json::array();
  const Names known{.seats = {}, .sides = names};
  int number = 0;
  for (const league::PlayedTable& table : round.tables) {
    ++number;
    if (!is_free(table)) out["tables"].push_back(table_json(table, number, known));
  }
  out["byes"] = json::array();
  for (const league::event::DrawnBye& bye : round.byes)
    out["byes"].push_back(
        {{"name", names[index(bye.entrant)]}, {"why", view::reasons_text(bye.reasons, known)}});
  out["away"] = json::array();
  for (const league::event::Absent& away : round.away)
    out["away"].push_back({{"name", names[index(away.entrant)]}, {"as", report::kind_word(away.kind)}});
  return out;
}

std::uint64_t chance(const Lot& lot) {
  if (lot.seed) return static_cast<std::uint64_t>(*lot.seed);
  std::random_device machine;
  return machine() >> 1U;
}

}  // namespace tanteador::cli
