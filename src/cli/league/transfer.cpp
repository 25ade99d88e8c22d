// Export, import and check of a competition.

#include "src/cli/league/commands.hpp"
#include "src/cli/league/league_context.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/progress.hpp"
#include "src/cli/output/signer.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

Answer verify_file(const Context& context, const std::string& file) {
  const session::CheckedExport checked = inspect_export(read_input_file(file));
  const auto store = open_to_read(context);
  Answer answer{
      .json = {{"competition", checked.head.id}, {"file", file}, {"ok", true}},
      .text = context.paper.write(Ink::good, say("{0}: no errors found.", {std::string_view(file)})) + "\n"};
  add_signer(answer, context, session::signer_of(store.get(), checked.signature));
  return answer;
}

Answer verify_competition(const Context& context, const OneCompetition& arguments) {
  if (is_input_file(arguments.id)) return verify_file(context, arguments.id);
  LeagueContext leagues(context, Wants::to_read);
  const std::string id = leagues.competition_id(arguments.id);
  if (const auto difference = leagues.league.verify(id)) throw failure("difference", *difference);
  return {
      .json = {{"competition", id}, {"ok", true}},
      .text = context.paper.write(Ink::good, say("{0}: no errors found.", {std::string_view(id)})) + "\n"};
}

struct CompetitionExport : OneCompetition {
  bool is_unsigned = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.flag("--unsigned", is_unsigned, tr("do not sign the file"));
  }
};

Answer export_competition(const Context& context, const CompetitionExport& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  return export_answer(context, leagues.league.export_competition(leagues.competition(arguments.id).head.id),
                       arguments.is_unsigned);
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
  if (!id && id.error().refused) throw refused_import(id.error());
  if (!id) throw unreadable(id.error());
  Answer answer{.json = {{"competition", *id}}, .text = say("{0} imported.", {std::string_view(*id)}) + "\n"};
  add_signer(answer, context, session::signer_of(leagues.store.get(), session::signature_in(text)));
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
