// Sharing: the competitions that a club shares, and the transfers made.

#include <algorithm>

#include "src/cli/federation/commands.hpp"
#include "src/cli/league/league_context.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/core/text/text.hpp"
#include "src/federation/sharing.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

struct Shares {
  std::string id;
  bool home = false, give = false;
  void describe(Usage& usage) {
    usage.text("ID", id, tr("competition (leave out to list what is shared)"));
    usage.flag("--home", home, tr("do not share this competition and its matches"));
    usage.flag("--give", give, tr("share it again"));
  }
};

Answer set_at_home(const Context& context, const Shares& arguments) {
  if (arguments.home == arguments.give) throw unreadable(tr("Give --home or --give."));
  LeagueContext leagues(context, Wants::to_write);
  const std::string id = leagues.competition_id(arguments.id);
  const bool changed = federation::keep_at_home(*leagues.store, session::system_host(), id, arguments.home);
  return {.json = {{"competition", id}, {"home", arguments.home}, {"changed", changed}},
          .text = (arguments.home ? tr("This competition and its matches are not shared.")
                                  : tr("This competition and its matches are shared.")) +
                  "\n"};
}

Answer all_shared(const Context& context) {
  const auto store = open_to_read(context);
  json competitions = json::array(), given = json::array();
  report::Table goes{.columns = {report::word_column(tr("Id")), report::text_column({}, tr("Name")),
                                 report::word_column(tr("Shared"))}};
  report::Table gone{.columns = {report::word_column(tr("When")), report::text_column({}, tr("Shared with")),
                                 report::number_column({}, tr("Competitions and matches")),
                                 report::number_column({}, tr("Entries"))}};
  if (store) {
    const auto home = federation::streams_at_home(*store);
    for (const session::CompetitionSummary& one : store->competitions()) {
      const bool stays = home.contains(one.id);
      competitions.push_back({{"competition", one.id}, {"name", one.name}, {"home", stays}});
      add_row(goes, {one.id, one.name, stays ? tr("not shared") : tr("yes")});
    }
    for (const federation::ShareRecord& one : federation::list_shares(*store)) {
      given.push_back({{"at", one.at}, {"with", one.with}, {"streams", one.streams}, {"events", one.events}});
      add_row(gone, {report::Mark{view::day_and_time(one.at), report::Tone::faint}, one.with,
                     report::integer(one.streams.size()), report::integer(one.events)});
    }
  }
  std::string text = !has_rows(goes) ? tr("No competitions yet.") + "\n" : terminal_text(context.paper, goes);
  text +=
      !has_rows(gone) ? tr("Nothing has been shared yet.") + "\n" : "\n" + terminal_text(context.paper, gone);
  return {.json = {{"competitions", competitions}, {"given", given}}, .text = std::move(text)};
}

Answer share(const Context& context, const Shares& arguments) {
  if (!arguments.id.empty()) return set_at_home(context, arguments);
  if (arguments.home || arguments.give) throw unreadable(tr("Which competition?"));
  return all_shared(context);
}

}  // namespace

Commands share_commands() {
  return {command("db share", N_("choose and list what is shared with other databases"), share)};
}

}  // namespace tanteador::cli
