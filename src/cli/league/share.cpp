// What a club gives away, what stays at home, and what was given to whom.

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/files.hpp"
#include "src/cli/league/desk.hpp"
#include "src/cli/report.hpp"
#include "src/core/text.hpp"
#include "src/session/sharing.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

struct Sharing {
  std::string id;
  bool home = false, give = false;
  void describe(Usage& usage) {
    usage.text("ID", id, tr("a competition; without it, what is given away and what was given to whom"));
    usage.flag("--home", home, tr("it stays at home from now on, with its matches"));
    usage.flag("--give", give, tr("it is given away again"));
  }
};

Answer at_home_or_not(const Context& context, const Sharing& arguments) {
  if (arguments.home == arguments.give) throw unreadable(tr("Say --home or --give."));
  Desk desk(context, Wants::to_write);
  const std::string id = desk.competition_id(arguments.id);
  const bool changed = keep_at_home(*desk.store, session::system_host(), id, arguments.home);
  return {.json = {{"competition", id}, {"home", arguments.home}, {"changed", changed}},
          .text = (arguments.home ? tr("This competition stays at home, with its matches.")
                                  : tr("This competition is given away, with its matches.")) +
                  "\n"};
}

Answer all_shared(const Context& context) {
  const auto store = open_to_read(context);
  json competitions = json::array(), given = json::array();
  report::Table goes{.columns = {report::word_column(tr("Id")), report::text_column({}, tr("Name")),
                                 report::word_column(tr("Given away"))}};
  report::Table gone{.columns = {report::word_column(tr("When")), report::text_column({}, tr("With whom")),
                                 report::number_column({}, tr("Competitions and matches")),
                                 report::number_column({}, tr("Events"))}};
  if (store) {
    const auto home = at_home(*store);
    for (const session::CompetitionSummary& one : store->competitions()) {
      const bool stays = home.contains(one.id);
      competitions.push_back({{"competition", one.id}, {"name", one.name}, {"home", stays}});
      add_row(goes, {one.id, one.name, stays ? tr("stays at home") : tr("yes")});
    }
    for (const session::Shared& one : shared(*store)) {
      given.push_back({{"at", one.at}, {"with", one.with}, {"streams", one.streams}, {"events", one.events}});
      add_row(gone, {report::Mark{view::day_and_time(one.at), report::Tone::faint}, one.with,
                     report::integer(one.streams.size()), report::integer(one.events)});
    }
  }
  std::string text =
      !has_rows(goes) ? tr("There are no competitions yet.") + "\n" : terminal_text(context.paper, goes);
  text += !has_rows(gone) ? tr("Nothing was given to anybody yet.") + "\n"
                          : "\n" + terminal_text(context.paper, gone);
  return {.json = {{"competitions", competitions}, {"given", given}}, .text = std::move(text)};
}

Answer share(const Context& context, const Sharing& arguments) {
  if (!arguments.id.empty()) return at_home_or_not(context, arguments);
  if (arguments.home || arguments.give) throw unreadable(tr("Say which competition."));
  return all_shared(context);
}

}  // namespace

Commands share_commands() {
  return {
      command("db share", english("what is given to other databases, and what was given to whom"), share)};
}

}  // namespace tanteador::cli
