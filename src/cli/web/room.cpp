// Commands about the phones' server from outside: its addresses and access codes.

#include "src/cli/web/commands.hpp"

#include "src/cli/league/league_context.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/qr.hpp"
#include "src/cli/output/report.hpp"
#include "src/core/text/text.hpp"
#include "src/view/screens/room.hpp"
#include "src/view/words.hpp"
#include "src/web/devices.hpp"
#include "src/web/live.hpp"
#include "src/web/opened.hpp"
#include "src/web/tokens.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;
using web::Grant;
using web::Scope;

json pass_json(const Grant& pass) {
  switch (pass.scope) {
    case Scope::match: return {{"reach", "match"}, {"match", pass.stream}};
    case Scope::desk: return {{"reach", "desk"}};
    case Scope::table: break;
  }
  return {{"reach", "table"},
          {"competition", pass.stream},
          {"stage", pass.table.stage + 1},
          {"round", pass.table.round + 1},
          {"table", pass.table.table + 1}};
}

std::string pass_text(const session::Store& store, const Grant& pass) {
  switch (pass.scope) {
    case Scope::match: return say("the match {0}", {std::string_view(pass.stream)});
    case Scope::desk: return tr("the desk");
    case Scope::table: break;
  }
  const auto competition = store.competition(pass.stream);
  const std::string name = competition ? competition->name : pass.stream;
  return say("{0}, stage {1}, round {2}, table {3}",
             {std::string_view(name), pass.table.stage + 1, pass.table.round + 1, pass.table.table + 1});
}

struct TokenWanted {
  std::string of, table;
  bool desk = false;
  void describe(Usage& usage) {
    usage.name("ID", of, tr("a match, or a competition"));
    describe_table(usage, table);
    usage.flag("--desk", desk, tr("for the desk"));
  }
};

// Throws Problem if the table does not exist or allows no more entries.
Grant read_grant(const Context& context, const TokenWanted& wanted, const session::Store& store) {
  if (wanted.desk != wanted.of.empty())
    throw unreadable(tr("Give a match, a competition and table, or only --desk."));
  if (wanted.desk) return {};
  if (wanted.table.empty()) return {Scope::match, match_id(&store, wanted.of)};
  LeagueContext leagues(context, Wants::to_read);
  const auto competition = leagues.competition(wanted.of);
  const Grant pass{Scope::table, competition.head.id,
                   read_table_ref(*leagues.store, competition, wanted.table)};
  if (!is_valid(pass, competition.now))
    throw unreadable(say("{0}: that round is over or not paired yet, so a code would be useless.",
                         {std::string_view(pass_text(store, pass))}));
  return pass;
}

Answer make_token(const Context& context, const TokenWanted& wanted) {
  const auto store = open_to_write(context);
  const Grant pass = read_grant(context, wanted, *store);
  const web::Token token = web::Tokens(*store, session::system_host()).make(pass);
  const std::string path = (pass.scope == Scope::desk ? "/desk/" : "/t/") + token.secret;
  const auto addresses = web::leading_to(web::open_servers(*store), path);
  json answer = pass_json(pass);
  answer["path"] = path;
  answer["addresses"] = addresses;
  if (!token.code.empty()) answer["code"] = token.code;
  std::string text = context.paper.write(Ink::strong, pass_text(*store, pass)) + "\n";
  if (addresses.empty()) {
    text += "  " + path + "\n" +
            tr("Phones have no access. Open it with \"tanteador serve\", which also says why it cannot.") +
            "\n";
  }
  for (const std::string& address : addresses) text += "  " + address + "\n";
  if (!token.code.empty()) text += say("Or type: {0}", {std::string_view(token.code)}) + "\n";
  if (!addresses.empty()) text += qr_text(context.paper, addresses.front());
  text += tr("This code is shown only once. Anyone who has it can enter results.") + "\n";
  return {.json = std::move(answer), .text = std::move(text)};
}

// True while the code still gives access.
bool opens_still(const session::League& league, const Grant& pass) {
  if (pass.scope != Scope::table) return true;
  const auto competition = league.open(pass.stream);
  return competition && is_valid(pass, competition->now);
}

void add_phones(Answer& answer, const Context& context, const session::Store& store,
                const web::OpenServer& open) {
  report::Table table{.columns = {report::word_column(tr("Phone")), report::text_column({}, tr("Table")),
                                  report::word_column(tr("Last seen")),
                                  report::word_column(tr("Waiting to be sent"))}};
  for (const web::Device& one : web::devices_at(store, open)) {
    json row = pass_json(one.pass);
    row.update({{"address", one.address}, {"seen_at", one.seen_at}, {"unsent", one.held.count}});
    if (!one.wrote_at.empty()) row["wrote_at"] = one.wrote_at;
    if (one.held.count > 0) row["unsent_since"] = one.held_since;
    answer.json["phones"].push_back(std::move(row));
    add_row(table, {one.address, pass_text(store, one.pass), one.seen_at,
                    report::Mark{one.held.count > 0 ? view::entries_not_sent(one.held.count) : std::string(),
                                 report::Tone::bad}});
  }
  if (has_rows(table)) answer.text += terminal_text(context.paper, table);
}

Answer show_status(const Context& context, const NoWords&) {
  Answer answer{.json = {{"open", json::array()}, {"phones", json::array()}, {"tokens", json::array()}},
                .text = tr("Phones have no access.") + "\n"};
  const auto store = open_to_read(context);
  if (!store) return answer;
  const session::League league(store.get(), session::system_host());
  std::string text;
  for (const web::OpenServer& one : web::open_servers(*store)) {
    answer.json["open"].push_back(
        {{"machine", one.machine}, {"pid", one.pid}, {"since", one.since}, {"addresses", one.addresses}});
    text += say("Phones have access on {0} since {1}:",
                {std::string_view(one.machine), std::string_view(one.since)}) +
            "\n";
    for (const std::string& address : one.addresses) text += "  " + address + "/\n";
  }
  if (!text.empty()) answer.text = text;
  for (const web::OpenServer& one : web::open_servers(*store)) add_phones(answer, context, *store, one);
  report::Table table{.columns = {report::word_column(tr("Code")),
                                  report::text_column({}, tr("Gives access to")),
                                  report::word_column(tr("Since"))}};
  for (const web::IssuedToken& one : web::Tokens(*store, session::system_host()).issued_tokens()) {
    const bool opens = opens_still(league, one.pass);
    json row = pass_json(one.pass);
    row.update({{"token", one.id}, {"made_at", one.made_at}, {"opens", opens}});
    answer.json["tokens"].push_back(std::move(row));
    const std::string what = pass_text(*store, one.pass);
    add_row(table, {one.id,
                    report::Mark{opens ? what : say("{0} (over)", {std::string_view(what)}),
                                 opens ? report::Tone::plain : report::Tone::faint},
                    one.made_at});
  }
  if (has_rows(table)) answer.text += terminal_text(context.paper, table);
  return answer;
}

struct OneToken {
  std::string token;
  void describe(Usage& usage) {
    usage.text("CODE", token, tr("the whole code, its five characters, its name in the list, or all"))
        .required();
  }
};

Answer revoke_token(const Context& context, const OneToken& arguments) {
  const auto store = open_to_write(context);
  web::Tokens tokens(*store, session::system_host());
  const bool all = arguments.token == "all";
  const int revoked = all ? tokens.revoke_all() : tokens.revoke(arguments.token);
  if (!all && revoked == 0)
    throw unreadable(tr("There is no such code. \"tanteador phones status\" lists them."));
  return {.json = {{"revoked", revoked}},
          .text = context.paper.write(
                      Ink::good, trn("{0} code no longer works.", "{0} codes no longer work.", revoked)) +
                  "\n"};
}

struct Scores : OneCompetition {
  std::string when;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.text("WHEN", when, tr("now, a number of minutes, or over (when the match has finished)"))
        .required();
  }
};

Answer show_scores(const Context& context, const Scores& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  const auto competition = leagues.competition(arguments.id);
  const auto how = web::read_live_scores(arguments.when);
  if (!how)
    throw unreadable(say("{0} is not valid. Use now, over, or minutes from 1 to {1}.",
                         {std::string_view(arguments.when), web::kDelayMost}));
  web::show_live_scores(*leagues.store, competition.head.id, *how);
  return {
      .json = {{"competition", competition.head.id}, {"live_scores", web::word_of(*how)}},
      .text = (how->hidden        ? tr("Scores are shown when the match has finished.")
               : how->minutes > 0 ? trn("Live scores are shown with a delay of {0} minute.",
                                        "Live scores are shown with a delay of {0} minutes.", how->minutes)
                                  : tr("Live scores are shown immediately.")) +
              "\n"};
}

}  // namespace

Commands room_commands() {
  return {command("phones status", N_("show whether phones have access, the phones and their codes"),
                  show_status),
          command("phones code", N_("create a code for a match, for a table of a round, or for the desk"),
                  make_token),
          command("phones scores", N_("set how soon spectators see live scores"), show_scores),
          command("phones revoke", N_("cancel a code"), revoke_token)};
}

}  // namespace tanteador::cli
