#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/cli/pin.hpp"

namespace tanteador::cli {

namespace {

Answer scored_answer(const Context& context, const session::ScoreResult& scored, StoredOrTrial mode) {
  if (!scored.match) return not_started_answer(context, scored);
  Answer answer =
      match_answer(context, *scored.match, refused_texts(scored.refused, voice_of(*scored.match)), mode);
  warn_of_passed_over(answer, *scored.match, EventSeq{1});
  return answer;
}

struct Scoring : RefereeArguments {
  std::string file, under;
  bool dry_run = false, keep_going = false;
  void describe(Usage& usage) {
    RefereeArguments::describe(usage);
    usage.text("FILE", file).required();
    usage.text("--under", under, tr("score the match under another rule set; saves nothing"), "RULESET");
    usage.flag("--dry-run", dry_run, tr("save nothing"));
    usage.flag("--keep-going", keep_going, tr("skip refused entries and continue"));
  }
};

Answer score_file(const Context& context, const Scoring& arguments) {
  const bool trial = arguments.dry_run || !arguments.under.empty();
  const Pin pin = trial ? Pin() : pin_of_referee(arguments);  // events may follow on standard input
  const std::string text = read_input_file(arguments.file);
  const auto on_refusal =
      arguments.keep_going ? session::RefusalPolicy::keep_going : session::RefusalPolicy::stop;
  if (trial)
    return scored_answer(context, score_trial(context, text, on_refusal, arguments.under),
                         StoredOrTrial::dry_run);
  if (!has_database(context)) {
    // Unreadable input must not create a database.
    const auto scored = score_trial(context, text, on_refusal, {});
    if (!scored.match) return scored_answer(context, scored, StoredOrTrial::dry_run);
  }
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  if (const auto why = let_in(session, arguments, pin))
    return not_let_in_answer(context, score_trial(context, text, on_refusal).start, *why);
  const auto scored = session.score(text, on_refusal);
  if (!scored) throw unreadable(scored.error());
  return scored_answer(context, *scored, scored->is_stored ? StoredOrTrial::stored : StoredOrTrial::dry_run);
}

}  // namespace

Commands score_commands() {
  return {command("score", N_("score a match file (- = standard input), save it and print the score sheet"),
                  score_file)};
}

}  // namespace tanteador::cli
