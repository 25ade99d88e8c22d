#include "src/cli/streams.hpp"

#include "src/core/text/text.hpp"
#include "src/core/text/time.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

using view::say;

std::string match_title(const session::MatchSummary& match) {
  return local_day(match.started_at) + " " + match.ruleset;
}

std::string stream_title(const session::Store& store, const session::StreamHead& stream) {
  if (stream.kind == "club") return tr("the club's record");
  if (const auto match = store.summary(stream.id)) return match_title(*match);
  const auto competition = store.competition(stream.id);
  return competition ? competition->name : "";
}

void LeftOutStreams::add(const session::Store& store, const std::string& database,
                         const session::DamagedStream& one) {
  const std::string name = stream_title(store, one.head);
  rows.push_back({{"id", one.head.id},
                  {"kind", one.head.kind},
                  {"name", name},
                  {"database", database},
                  {"message", one.message}});
  text += say(one.begins_apart ? N_("{0} ({1}) in {2} was left out: {3}")
                               : N_("{0} ({1}) in {2} is damaged and was left out: {3}"),
              {std::string_view(name.empty() ? one.head.kind : name), std::string_view(one.head.id),
               std::string_view(database), std::string_view(one.message)}) +
          "\n";
}

void add_left_out(Answer& answer, const Context& context, const session::Store& store,
                  std::span<const session::DamagedStream> damaged) {
  if (damaged.empty()) return;
  LeftOutStreams left_out;
  for (const session::DamagedStream& one : damaged) left_out.add(store, context.database.string(), one);
  answer.status = Exit::failed;
  answer.warning += left_out.text;
  if (answer.json.is_object()) answer.json["damaged"] = std::move(left_out.rows);
}

}  // namespace tanteador::cli
