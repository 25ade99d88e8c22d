#include "src/cli/commands.hpp"
#include "src/cli/files.hpp"
#include "src/cli/sheet.hpp"

namespace tanteador::cli {

Answer score(const Context& context, const Arguments& arguments) {
  const std::string text = read_input_file(arguments.what);
  const auto on_refusal = arguments.keep_going ? session::OnRefusal::keep_going : session::OnRefusal::stop;
  const Kept kept = arguments.dry_run ? Kept::dry_run : Kept::stored;
  if (kept == Kept::stored && !has_database(context)) {
    // What cannot be read must not leave as much as an empty database behind.
    session::Session trial(nullptr, session::system_host());
    const auto scored = trial.score(text, on_refusal);
    if (!scored) throw unreadable(scored.error());
    if (!scored->match) return not_started_answer(context, *scored, text);
  }
  const auto store = kept == Kept::stored ? open_to_write(context) : nullptr;
  session::Session session(store.get(), session::system_host());
  const auto scored = session.score(text, on_refusal);
  if (!scored) throw unreadable(scored.error());
  if (!scored->match) return not_started_answer(context, *scored, text);
  const auto refused = refused_texts(scored->refused, voice_of(*scored->match));
  return match_answer(context, *scored->match, refused, kept);
}

}  // namespace tanteador::cli
