// Export, import and check of a competition.

#include "src/cli/league/commands.hpp"
#include "src/cli/league/league_context.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/progress.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

Answer verify_competition(const Context& context, const OneCompetition& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const std::string id = leagues.competition_id(arguments.id);
  if (const auto difference = leagues.league.verify(id)) throw failure("difference", *difference);
  return {
      .json = {{"competition", id}, {"ok", true}},
      .text = context.paper.write(Ink::good, say("{0}: no errors found.", {std::string_view(id)})) + "\n"};
}

Answer export_competition(const Context& context, const OneCompetition& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const std::string text = leagues.league.export_competition(leagues.competition(arguments.id).head.id);
  require_importable(text);
  return {.json = context.form == Form::json ? json::parse(text) : json(), .text = text};
}

struct CompetitionImport : RefereeArguments {
  std::string file;
  void describe(Usage& usage) {
    usage.text("FILE", file, tr("- is standard input")).required();
    RefereeArguments::describe(usage);
  }
};

Answer import_competition(const Context& context, const CompetitionImport& arguments) {
  const Pin pin = pin_of_referee(arguments);
  const std::string text = read_input_file(arguments.file);
  LeagueContext leagues(context, Wants::to_write);
  session::Session session(leagues.store.get(), session::system_host());
  if (const auto why = let_in(session, arguments, pin)) throw not_let_in(*why);
  ProgressLine progress;
  std::vector<session::DamagedStream> damaged;
  const auto id = leagues.league.import_competition(
      text, session, [&](std::size_t done, std::size_t all) { progress(done, all); }, &damaged);
  if (!id && id.error().refused) throw not_let_in(id.error().message);
  if (!id) throw unreadable(id.error());
  Answer answer{.json = {{"competition", *id}}, .text = say("{0} imported.", {std::string_view(*id)}) + "\n"};
  for (const session::DamagedStream& one : damaged) {
    answer.status = Exit::failed;
    answer.json["damaged"].push_back(
        {{"match", one.head.id}, {"file", arguments.file}, {"message", one.message}});
    answer.aside += say("The match {0} in {1} is damaged and was left out: {2}",
                        {std::string_view(one.head.id), std::string_view(arguments.file),
                         std::string_view(one.message)}) +
                    "\n";
  }
  answer.text += answer.aside;
  return answer;
}

}  // namespace

Commands transfer_commands() {
  return {
      command("league verify", N_("check a competition again and report the first difference"),
              verify_competition),
      command("league export", N_("print a competition as one file, with its matches"), export_competition),
      command("league import", N_("import a competition"), import_competition)};
}

}  // namespace tanteador::cli
