// Tournament report files (TRF) of other programs: export and import of a Swiss of single players.

#include "src/codec/files/trf.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/output/files.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/report_remarks.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

struct Report {
  std::string id, to, file, name, game{kGames.front()}, ruleset;
  bool replace = false;
  void describe(Usage& usage) {
    usage.name("ID", id);
    usage.output("--to", to, tr("save to this file"));
    usage.text("--file", file, tr("file to import as a new competition"), "FILE");
    usage.name("--name", name, tr("its name (default: the name in the file)"), "NAME");
    describe_game(usage, game, ruleset);
    usage.replacing(replace);
  }
};

Answer import_results(const Context& context, const Report& arguments) {
  const std::string text = read_text_file(arguments.file);
  if (const auto file = codec::read_trf(text); !file) throw unreadable(file.error());
  LeagueContext leagues(context, Wants::to_write);
  const auto taken =
      session::take_report(leagues.league, text, {arguments.name, arguments.game, arguments.ruleset},
                           [&](const codec::PlayerLine& line) { return leagues.person(line); });
  if (!taken && !taken.error().refused) throw unreadable(taken.error().input);
  if (!taken) return refused_answer(context, {}, *taken.error().refused, taken.error().names);
  Answer out = league_answer(context, leagues, taken->competition, league::Change{},
                             say("{0} imported.", {std::string_view(taken->name)}));
  out.text += queries::report_remarks(*taken);
  out.json["points_differ"] = json::array();
  for (const session::PointsDiffer& one : taken->differ)
    out.json["points_differ"].push_back({{"number", one.number},
                                         {"name", one.name},
                                         {"in_file", decimal(one.in_file, 2)},
                                         {"here", decimal(one.here, 2)}});
  out.json["later_byes"] = json::array();
  for (const session::LaterBye& one : taken->later_byes)
    out.json["later_byes"].push_back({{"name", one.name}, {"round", one.round}});
  out.json["entrants"] = taken->entrants;
  out.json["rounds"] = taken->rounds;
  return out;
}

Answer exchange_report(const Context& context, const Report& arguments) {
  if (!arguments.file.empty()) return import_results(context, arguments);
  if (arguments.id.empty() || arguments.to.empty())
    throw unreadable(tr("Give the competition and --to FILE, or a file to import with --file."));
  LeagueContext leagues(context, Wants::to_read);
  const auto open = leagues.competition(arguments.id);
  const auto file = session::report(leagues.league, open);
  if (!file) throw unreadable(file.error().message);
  return {.json = {{"competition", open.head.id}, {"players", open.now.entrants.size()}},
          .text = write_file(arguments.to, *file)};
}

}  // namespace

Commands report_commands() {
  return {command("league trf",
                  N_("import or export a Swiss of single players as a tournament report (TRF16, TRF26)"),
                  exchange_report)};
}

}  // namespace tanteador::cli
