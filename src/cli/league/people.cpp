// The club: players and teams.

#include <algorithm>
#include <map>
#include <set>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/league_context.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/cli/output/report.hpp"
#include "src/codec/files/player_list.hpp"
#include "src/codec/roster.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/session/league/doubles.hpp"
#include "src/session/league/report.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

json player_json(const session::NameBook& book, const std::vector<session::PlayerCard>& cards,
                 const league::ClubPlayer& player) {
  const session::PlayerCard* card = card_of(cards, player.person);
  return {{"person", player.person},
          {"name", name_in(book, player.person)},
          {"alias", card ? card->alias : ""},
          {"licence", card ? card->licence : ""},
          {"active", player.active}};
}

json team_json(const session::NameBook& book, const league::Team& team) {
  json out{{"team", team.id},
           {"name", team.name},
           {"captain", nullptr},
           {"members", json::array()},
           {"reserves", json::array()}};
  if (!team.captain.empty()) out["captain"] = name_in(book, team.captain);
  for (const std::string& person : team.members) out["members"].push_back(name_in(book, person));
  for (const std::string& person : team.reserves) out["reserves"].push_back(name_in(book, person));
  return out;
}

Answer club_answer(const Context& context, const LeagueContext& leagues, const session::LeagueAnswer& answer,
                   const std::string& done) {
  (void)leagues;
  if (!answer) return refused_answer(context, {}, answer.error(), {});
  return {.json = {{"ok", true}}, .text = done + "\n"};
}

std::string joined_names(const json& names) {
  std::string text;
  for (const json& name : names) text += (text.empty() ? "" : ", ") + name.get<std::string>();
  return text;
}

std::string person_or_problem(const std::string& name) {
  if (!codec::is_name(name))
    throw unreadable(say("\"{0}\" cannot be used as a name.", {std::string_view(name)}));
  return name;
}

// Details of a player besides the name.
struct Card {
  std::string alias, licence;
  bool fresh = false;
  void describe(Usage& usage) {
    usage.name("--alias", alias, tr("a nickname"), "NAME");
    usage.name("--licence", licence, tr("licence number (federation)"), "NUMBER");
  }
};

void check_card(const Card& arguments) {
  for (const std::string* text : {&arguments.alias, &arguments.licence}) {
    if (!text->empty() && !codec::is_name(*text))
      throw unreadable(say("\"{0}\" cannot be used here.", {std::string_view(*text)}));
  }
}

constexpr std::string_view kNameOrders[] = {"given-first", "surname-first"};  // by NameOrder

Answer show_club(const Context& context, const NoWords&) {
  LeagueContext leagues(context, Wants::to_read);
  const auto club = leagues.league.club();
  const auto active = std::ranges::count(club.now.players, true, &league::ClubPlayer::active);
  Answer answer{.json = {{"name", club.now.name},
                         {"players", club.now.players.size()},
                         {"active", active},
                         {"teams", club.now.teams.size()},
                         {"names", kNameOrders[index(club.now.name_order)]}}};
  answer.text = (club.now.name.empty() ? tr("The club has no name yet") : club.now.name) + "\n" +
                say("{0} players, {1} of them active; {2} teams.",
                    {static_cast<int>(club.now.players.size()), static_cast<int>(active),
                     static_cast<int>(club.now.teams.size())}) +
                "\n";
  return answer;
}

Answer name_club(const Context& context, const NameArgument& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  const auto answer = leagues.league.enter(club, league::event::ClubNamed{person_or_problem(arguments.name)});
  return club_answer(context, leagues, answer,
                     say("The club is called {0}.", {std::string_view(arguments.name)}));
}

struct NamesOrder {
  std::string order;
  void describe(Usage& usage) { usage.text("ORDER", order, tr("given-first or surname-first")).required(); }
};

Answer order_club_names(const Context& context, const NamesOrder& arguments) {
  const auto order = std::ranges::find(kNameOrders, arguments.order);
  if (order == std::end(kNameOrders)) throw unreadable(tr("ORDER is given-first or surname-first."));
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  const auto answer = leagues.league.enter(
      club, league::event::NameOrderSet{static_cast<NameOrder>(order - std::begin(kNameOrders))});
  return club_answer(context, leagues, answer,
                     order == std::begin(kNameOrders)
                         ? tr("Lists with two columns of names are read as \"Ana Gómez\".")
                         : tr("Lists with two columns of names are read as \"Gómez Ana\"."));
}

struct NewPlayers : Card {
  std::vector<std::string> names;
  void describe(Usage& usage) {
    usage.name("NAME", names).required();
    Card::describe(usage);
    describe_fresh(usage, fresh);
  }
};

Answer add_players(const Context& context, const NewPlayers& arguments) {
  for (const std::string& name : arguments.names) person_or_problem(name);
  check_card(arguments);
  LeagueContext leagues(context, Wants::to_write);
  leagues.ask_about(arguments.names, arguments.fresh);
  auto club = leagues.league.club();
  std::vector<session::NewPlayer> players;
  for (const std::string& name : arguments.names)
    players.push_back(
        {.name = name, .card = {{}, arguments.alias, arguments.licence}, .namesake = arguments.fresh});
  const auto ids = leagues.league.add_players(club, players);
  if (!ids) return refused_answer(context, {}, ids.error(), {});
  Answer out{.json = json::array()};
  for (std::size_t i = 0; i < ids->size(); ++i) {
    out.json.push_back({{"person", (*ids)[i]}, {"name", players[i].name}});
    out.text += say("{0} is a player of the club.", {std::string_view(players[i].name)}) + "\n";
  }
  return out;
}

Answer list_players(const Context& context, const NoWords&) {
  LeagueContext leagues(context, Wants::to_read);
  const auto club = leagues.league.club();
  const auto book = leagues.league.names();
  const auto cards = leagues.league.cards();
  Answer answer{.json = json::array()};
  report::Table table{.columns = {report::text_column({}, tr("Name")), report::word_column(tr("Nickname")),
                                  report::word_column(tr("Licence")), report::word_column(tr("Id")),
                                  report::word_column("")}};
  for (const league::ClubPlayer& player : club.now.players) {
    const json row = player_json(book, cards, player);
    answer.json.push_back(row);
    add_row(table, {report::Mark{row["name"], report::Tone::strong}, row["alias"].get<std::string>(),
                    row["licence"].get<std::string>(), report::Mark{player.person, report::Tone::faint},
                    player.active ? "" : tr("inactive")});
  }
  answer.text = !has_rows(table) ? tr("No players yet.") + "\n" : terminal_text(context.paper, table);
  return answer;
}

struct PlayerEdit : Card {
  std::string player, name;
  bool inactive = false, active = false;
  void describe(Usage& usage) {
    usage.name("PLAYER", player, tr("name, nickname, licence number or id")).required();
    usage.name("--name", name, tr("new name"), "NAME");
    Card::describe(usage);
    usage.flag("--inactive", inactive, tr("no longer plays"));
    usage.flag("--active", active, tr("plays again"));
    describe_fresh(usage, fresh);
  }
};

Answer edit_player(const Context& context, const PlayerEdit& arguments) {
  check_card(arguments);
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  const std::string person = leagues.player(club, arguments.player);
  session::PlayerCard card{person, {}, {}};
  for (const auto& known : leagues.league.cards()) {
    if (known.person == person) card = known;
  }
  if (!arguments.alias.empty()) card.alias = arguments.alias;
  if (!arguments.licence.empty()) card.licence = arguments.licence;
  const std::string before = name_in(leagues.league.names(), person);
  const std::string name = arguments.name.empty() ? before : person_or_problem(arguments.name);
  leagues.ask_about({&name, 1}, arguments.fresh || confusable_key(name) == confusable_key(before));
  if (arguments.active || arguments.inactive) {
    const auto answer = leagues.league.enter(club, league::event::PlayerChanged{person, arguments.active});
    if (!answer) return refused_answer(context, {}, answer.error(), {});
  }
  if (const auto wrong = leagues.league.edit_player(card, name))
    return refused_answer(context, {}, *wrong, {});
  return {.json = {{"person", person}, {"name", name}, {"alias", card.alias}, {"licence", card.licence}},
          .text = say("{0}: saved as shown.", {std::string_view(name)}) + "\n"};
}

struct Double {
  std::string player, is;
  void describe(Usage& usage) {
    usage.name("PLAYER", player, tr("the duplicate entry")).required();
    usage.name("IS", is, tr("the entry to keep")).required();
  }
};

Answer merge_players(const Context& context, const Double& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  const std::string person = leagues.resolve_anybody(club, arguments.player),
                    is = leagues.resolve_anybody(club, arguments.is);
  const auto answer = leagues.league.enter(club, league::event::SamePerson{person, is});
  return club_answer(context, leagues, answer,
                     say("{0} and {1} have been merged into {1}.",
                         {std::string_view(arguments.player), std::string_view(arguments.is)}));
}

Answer part_players(const Context& context, const Double& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  const auto [person, is] = leagues.pair(club, arguments.player, arguments.is);
  const auto answer = leagues.league.enter(club, league::event::NotSamePerson{person, is});
  return club_answer(context, leagues, answer,
                     say("{0} and {1} are separate people now.",
                         {std::string_view(arguments.player), std::string_view(arguments.is)}));
}

json entry_json(const LeagueContext& leagues, const std::string& person) {
  const auto name = leagues.league.name_of(person);
  return {{"person", person}, {"name", name ? json(*name) : json()}};
}

json pairs_json(const LeagueContext& leagues, const std::vector<league::SamePeople::Pair>& pairs,
                const char* is) {
  json rows = json::array();
  for (const auto& [person, other] : pairs) {
    json row = entry_json(leagues, person);
    row[is] = entry_json(leagues, other);
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string pairs_text(const Context& context, const LeagueContext& leagues,
                       const std::vector<league::SamePeople::Pair>& pairs, const std::string& title) {
  if (pairs.empty()) return {};
  std::string text = context.paper.write(Ink::title, title) + "\n";
  for (const auto& [person, other] : pairs)
    text += "  " + leagues.describe_person(person) + " = " + leagues.describe_person(other) + "\n";
  return text;
}

Answer list_doubles(const Context& context, const NoWords&) {
  LeagueContext leagues(context, Wants::to_read);
  const league::SamePeople same = leagues.league.club().now.same;
  Answer answer{.json = {{"likely", json::array()},
                         {"same", pairs_json(leagues, same.pairs(), "is")},
                         {"two", pairs_json(leagues, same.two(), "other")}}};
  report::Table table{.columns = {report::word_column(tr("Licence")), report::text_column({}, tr("Name")),
                                  report::word_column(tr("Id"))}};
  for (const session::LikelyDouble& one : likely_doubles(leagues.league.cards(), same)) {
    json people = json::array();
    for (const std::string& person : one.people) {
      people.push_back(entry_json(leagues, person));
      const json& name = people.back()["name"];
      add_row(table,
              {person == one.people.front() ? one.licence : "",
               report::Mark{name.is_null() ? tr("a player whose name was erased") : name.get<std::string>(),
                            report::Tone::strong},
               report::Mark{person, report::Tone::faint}});
    }
    answer.json["likely"].push_back({{"licence", one.licence}, {"people", people}});
  }
  answer.text = !has_rows(table)
                    ? tr("No two players have the same licence number.") + "\n"
                    : terminal_text(context.paper, table) +
                          tr("\"tanteador league player merge PLAYER IS\" merges two entries of the same "
                             "person, \"tanteador league player part\" keeps them apart.") +
                          "\n";
  answer.text += pairs_text(context, leagues, same.pairs(), tr("Merged")) +
                 pairs_text(context, leagues, same.two(), tr("Kept separate"));
  return answer;
}

struct OnePlayer {
  std::string player;
  void describe(Usage& usage) { usage.name("PLAYER", player).required(); }
};

Answer forget_player(const Context& context, const OnePlayer& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  const std::string person = leagues.resolve_anybody(leagues.league.club(), arguments.player);
  leagues.league.forget(person);
  return {.json = {{"person", person}},
          .text = tr("Name, nickname and licence number have been erased. All results are kept.") + "\n"};
}

struct PlayerList {
  std::string file;
  bool fresh = false, add_new = false;
  void describe(Usage& usage) {
    usage.text("FILE", file, tr("- is standard input")).required();
    describe_fresh(usage, fresh);
    describe_add_new(usage, add_new);
  }
};

// Selects new players from a list. Throws Problem if two lines are the same person.
class NewOfList {
 public:
  NewOfList(LeagueContext& leagues, const session::OpenClub& club) : leagues_(leagues), club_(club) {}

  // The person of a line; empty: a player already.
  std::optional<std::string> add(const codec::PlayerLine& line) {
    std::string person = leagues_.person(line);
    if (club_.now.player(person)) {
      known.push_back(line);
      return std::nullopt;
    }
    const auto [first, fresh] = lines_.emplace(person, line.line);
    if (!fresh)
      throw Problem{Exit::unreadable, "input",
                    say("{0} is the person of line {1}, by the licence number. Remove one of the lines.",
                        {std::string_view(line.name), first->second}),
                    line.line, 1};
    return person;
  }
  std::vector<codec::PlayerLine> known = {};

 private:
  LeagueContext& leagues_;
  const session::OpenClub& club_;
  std::map<std::string, int> lines_;
};

// Splits pairs into single lines, without licence and nickname.
std::vector<codec::PlayerLine> singles_of(const codec::PlayerList& list) {
  std::vector<codec::PlayerLine> all;
  for (const codec::PlayerLine& line : list.players) {
    const auto people = codec::people_in(line.name);
    for (const std::string& name : people) {
      all.push_back(line);
      all.back().name = name;
      if (people.size() > 1) all.back().licence = all.back().alias = {};
    }
  }
  return all;
}

Answer import_players(const Context& context, const PlayerList& arguments) {
  codec::PlayerList list = read_list(arguments.file);
  std::vector<codec::PlayerLine> left_out;
  if (arguments.add_new) left_out = take_out_repeated(list);
  refuse_twins(names_in(list), arguments.fresh);
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  order_names(list, club.now.name_order);
  leagues.ask_about(names_in(list), arguments.fresh);
  NewOfList fresh(leagues, club);
  std::vector<league::ClubEvent> events;
  std::vector<session::PlayerCard> cards;
  int count = 0;
  for (const codec::PlayerLine& line : singles_of(list)) {
    const auto person = fresh.add(line);
    if (!person) continue;
    ++count;
    events.emplace_back(league::event::PlayerAdded{*person});
    if (line.active == "no") events.emplace_back(league::event::PlayerChanged{*person, false});
    if (!line.alias.empty() || !line.licence.empty()) cards.push_back({*person, line.alias, line.licence});
  }
  if (!fresh.known.empty() && !arguments.add_new) {
    const std::string known = lines_text(fresh.known);
    throw Problem{
        Exit::unreadable, "input",
        say("Players of the club already: {0}. Nothing was entered. Add --add-new to enter only the "
            "others.",
            {std::string_view(known)}),
        fresh.known.front().line, 1};
  }
  left_out.insert(left_out.end(), fresh.known.begin(), fresh.known.end());
  std::ranges::stable_sort(left_out, {}, &codec::PlayerLine::line);
  const auto answer = events.empty() ? session::LeagueAnswer()
                                     : leagues.league.enter_together(club, events, std::move(cards));
  if (!answer) return refused_answer(context, {}, answer.error(), {});
  std::string about = left_out_text(left_out) + columns_text(list);
  const bool entries = std::ranges::any_of(
      list.players, [](const codec::PlayerLine& line) { return !line.club.empty() || !line.rating.empty(); });
  if (entries)
    about += tr("Club and rating belong to an entry: \"tanteador league enter ID --file FILE\" takes them.") +
             "\n";
  return {.json = {{"players", count},
                   {"columns", columns_json(list)},
                   {"left", list.left},
                   {"left_out", lines_json(left_out)}},
          .text = trn("{0} player entered.", "{0} players entered.", count) + "\n" + about,
          .aside = about};
}

struct PlayerExport {
  std::string csv;
  bool replace = false;
  void describe(Usage& usage) {
    usage.output("--csv", csv, tr("output file (default: standard output)"));
    usage.replacing(replace);
  }
};

// Without people whose name was erased.
Answer export_players(const Context& context, const PlayerExport& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const auto lines = session::players_listed(leagues.league);
  const std::string text = codec::players_csv(lines);
  return {.json = {{"players", lines.size()}, {"csv", text}},
          .text = arguments.csv.empty() ? text : write_file(arguments.csv, text)};
}

struct NewTeam : NameArgument {
  std::vector<std::string> members, reserves;
  std::string captain;
  void describe(Usage& usage) {
    NameArgument::describe(usage);
    usage.name("--member", members, tr("players of the club"), "PLAYER").required();
    usage.name("--reserve", reserves, tr("substitutes"), "PLAYER");
    usage.name("--captain", captain, tr("one of the members"), "PLAYER");
  }
};

Answer add_team(const Context& context, const NewTeam& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  league::Team team{.id = session::system_host().new_id(),
                    .name = person_or_problem(arguments.name),
                    .captain = {},
                    .members = {},
                    .reserves = {}};
  for (const std::string& name : arguments.members) team.members.push_back(leagues.player(club, name));
  for (const std::string& name : arguments.reserves) team.reserves.push_back(leagues.player(club, name));
  if (!arguments.captain.empty()) team.captain = leagues.player(club, arguments.captain);
  const auto answer = leagues.league.enter(club, league::event::TeamAdded{team});
  return club_answer(context, leagues, answer,
                     say("{0} is a team of the club.", {std::string_view(arguments.name)}));
}

Answer remove_team(const Context& context, const NameArgument& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto club = leagues.league.club();
  const std::string id = team_by_name(club.now, arguments.name).id;
  return club_answer(context, leagues, leagues.league.enter(club, league::event::TeamRemoved{id}),
                     say("{0} is no longer a team of the club. Competitions it entered keep it.",
                         {std::string_view(arguments.name)}));
}

Answer list_teams(const Context& context, const NoWords&) {
  LeagueContext leagues(context, Wants::to_read);
  const auto club = leagues.league.club();
  const auto book = leagues.league.names();
  Answer answer{.json = json::array()};
  report::Table table{.columns = {report::word_column(tr("Team")), report::word_column(tr("Captain")),
                                  report::text_column({}, tr("Members")),
                                  report::text_column({}, tr("Reserves"))}};
  for (const league::Team& team : club.now.teams) {
    const json row = team_json(book, team);
    answer.json.push_back(row);
    add_row(table, {report::Mark{team.name, report::Tone::strong},
                    row["captain"].is_null() ? "" : row["captain"].get<std::string>(),
                    joined_names(row["members"]), joined_names(row["reserves"])});
  }
  answer.text = !has_rows(table) ? tr("No teams yet.") + "\n" : terminal_text(context.paper, table);
  return answer;
}

}  // namespace

Commands club_commands() {
  return {command("league club show", N_("show the club"), show_club),
          command("league club name", N_("set the club's name"), name_club),
          command("league club names", N_("how lists with two columns of names are written down"),
                  order_club_names),
          command("league player add", N_("add players to the club"), add_players),
          command("league player list", N_("all players"), list_players),
          command("league player edit", N_("change a player's details"), edit_player),
          command("league player merge", N_("merge two entries of the same person"), merge_players),
          command("league player separate", N_("keep two entries apart"), part_players),
          command("league player duplicates", N_("list possible and confirmed duplicates"), list_doubles),
          command("league player import", N_("import players from a CSV file, completely or not at all"),
                  import_players),
          command("league player export", N_("export all players as a CSV file"), export_players),
          command("league player erase", N_("erase a player's name; all results are kept"), forget_player),
          command("league team add", N_("add a team with members and reserves"), add_team),
          command("league team remove", N_("remove a team; its results are kept"), remove_team),
          command("league team list", N_("all teams"), list_teams)};
}

}  // namespace tanteador::cli
