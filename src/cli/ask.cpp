// The command `ask`: legality, value and rule of an event, and opinions of other rulesets.

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/registry/declarations.hpp"
#include "src/rulebook/texts.hpp"
#include "src/session/input.hpp"
#include "src/view/rulebook/ask.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::Opinion;
using session::Verdict;
using view::say;

template <class Value>
json value_or_null(const std::optional<Value>& value) {
  return value ? json(*value) : json(nullptr);
}
json text_or_null(const std::string& text) { return text.empty() ? json(nullptr) : json(text); }

json opinion_json(const Opinion& opinion) {
  json row{{"ruleset", opinion.ruleset},
           {"title", opinion.title},
           {"verdict", session::verdict_word(opinion.verdict)},
           {"rule", text_or_null(opinion.rule)},
           {"number", text_or_null(opinion.number)},
           {"source", text_or_null(opinion.source)}};
  for (const session::AmountRule& amount : opinion.amounts) {
    row["amounts"].push_back(
        {{"rule", amount.rule}, {"number", text_or_null(amount.number)}, {"source", amount.source}});
  }
  if (!opinion.message.empty()) row["message"] = opinion.message;
  if (opinion.seq) row["seq"] = index(*opinion.seq);
  if (opinion.verdict != Verdict::allowed) return row;
  row["entries"] = json::array();
  for (const session::OpinionPosting& posting : opinion.postings) {
    row["entries"].push_back(
        {{"side", posting.side}, {"points", posting.points}, {"rule", posting.rule}, {"how", posting.how}});
  }
  row["worth"] = value_or_null(opinion.worth);
  row["if_refused"] = value_or_null(opinion.if_refused);
  return row;
}

json answer_json(const session::Answer& answer) {
  json out = opinion_json(answer);
  out["message"] = text_or_null(answer.message);
  out["worth"] = value_or_null(answer.worth);
  out["if_refused"] = value_or_null(answer.if_refused);
  out["editions"] = json::array();
  for (const Opinion& opinion : answer.editions) out["editions"].push_back(opinion_json(opinion));
  return out;
}

std::string verdict_text(const Opinion& opinion, const Terminal& paper) {
  const Ink ink = opinion.verdict == Verdict::allowed ? Ink::good : Ink::bad;
  std::string out = paper.write(ink, view::verdict_sentence(opinion)) + "\n";
  for (const session::OpinionPosting& posting : opinion.postings)
    out += "  " + paper.write(Ink::plain, view::posting_sentence(posting)) + "\n";
  return out;
}

std::string opinion_rule_text(const Opinion& opinion, const Terminal& paper) {
  const rulebook::Rule* rule = rulebook::find_rule(opinion.rule);
  if (!rule) return {};
  std::string out = paper.write(Ink::strong, (rule->number.empty() ? "" : rule->number + "  ") +
                                                 std::string(title_of(*rule))) +
                    paper.write(Ink::faint, " · " + rule->id) + "\n";
  for (const std::string& line : wrap_lines(std::string(text_of(*rule)), std::min(paper.columns, 100)))
    out += paper.write(Ink::plain, line) + "\n";
  return out + paper.write(Ink::faint, opinion.place) + "\n";
}

std::string amounts_text(const Opinion& opinion, const Terminal& paper) {
  std::string out;
  for (const std::string& line : view::amount_lines(opinion)) out += paper.write(Ink::faint, line) + "\n";
  return out;
}

std::string place_line(const Opinion& opinion) {
  if (opinion.rule.empty()) return {};
  const std::string number = opinion.number.empty() ? opinion.rule : opinion.number;
  return number + " · " + opinion.rule + " · " + opinion.place;
}

std::string comparison_text(const session::Answer& answer, const Terminal& paper) {
  std::vector<std::string> same;
  std::string otherwise;
  for (std::size_t i = 1; i < answer.editions.size(); ++i) {
    const Opinion& opinion = answer.editions[i];
    if (session::agree(answer, opinion)) {
      same.push_back(tr(opinion.title));
      continue;
    }
    otherwise += paper.write(Ink::strong, tr(opinion.title) + ": ") + verdict_text(opinion, paper);
    if (const std::string place = place_line(opinion); !place.empty())
      otherwise += "  " + paper.write(Ink::faint, place) + "\n";
    for (const std::string& line : view::amount_lines(opinion))
      otherwise += "  " + paper.write(Ink::faint, line) + "\n";
  }
  std::string out;
  if (!same.empty()) {
    const std::string all = join(same, "; ");
    out += "\n" + paper.write(Ink::plain, say("Same result under: {0}.", {std::string_view(all)})) + "\n";
  }
  if (!otherwise.empty()) out += "\n" + paper.write(Ink::plain, tr("Different under:")) + "\n" + otherwise;
  return out;
}

std::string answer_text(const session::Answer& answer, const std::string& silent, const Terminal& paper) {
  std::string out = verdict_text(answer, paper);
  if (!silent.empty()) out += paper.write(Ink::plain, silent) + "\n";
  if (const std::string rule = opinion_rule_text(answer, paper); !rule.empty()) out += "\n" + rule;
  return out + amounts_text(answer, paper) + comparison_text(answer, paper);
}

json read_event(const std::string& text) {
  auto event = codec::parse_line(text, 1);
  if (!event) throw unreadable(event.error());
  return std::move(*event);
}

struct Question {
  std::string table, event;
  std::optional<int> at;
  void describe(Usage& usage) {
    usage.text("FILE|ID", table).required();
    usage.text("EVENT", event, tr("one entry, as a JSON object")).required();
    usage.number("--at", at, tr("as the match stood just before this entry")).with_type_name("SEQ");
  }
};

// Players passed over by a declaration, with their names at that time.
struct SilentPlayers {
  std::vector<std::string> names = {};
  std::string question = {};
};
SilentPlayers find_silent_players(const json& written, const session::OpenMatch& match,
                                  std::optional<EventSeq> at) {
  const auto last = at ? std::optional(EventSeq{index(*at) - 1}) : std::nullopt;
  const AnyMatch then = at ? match_before(match.match(), *at) : match.match();
  const auto event = codec::read_event(then, session::with_normal_names(written), match.roster(last));
  const auto* entry = event ? std::get_if<Entry>(&*event) : nullptr;
  if (!entry) return {};
  const PassedOverPlayers passed = players_passed_over(then, entry->event);
  const Names names = match.names(last);
  SilentPlayers silent{.names = {}, .question = passed_over_question(passed, names)};
  for (const Seat seat : passed.players) silent.names.push_back(names.seats[index(seat)]);
  return silent;
}

Answer ask_of(const Context& context, const Question& arguments, const session::Session& session,
              const session::OpenMatch& match, std::span<const codec::RefusedText> refused) {
  const json event = read_event(arguments.event);
  const auto at = arguments.at ? std::optional(EventSeq{*arguments.at}) : std::nullopt;
  const auto opinions = session.ask(match, event, at);
  if (!opinions) {
    const bool in_event = !opinions.error().field.empty();
    throw unreadable(in_event ? codec::locate_error(opinions.error(), arguments.event, 1) : opinions.error());
  }
  const SilentPlayers silent = find_silent_players(event, match, at);
  Answer answer{.status = refused.empty() ? Exit::done : Exit::refused};
  if (context.form == Form::text) {
    answer.text = answer_text(*opinions, silent.question, context.paper) + refusals(refused, context.paper);
    return answer;
  }
  answer.json = answer_json(*opinions);
  if (!silent.names.empty()) answer.json["passed_over"] = silent.names;
  if (!refused.empty()) answer.json["refused"] = codec::refused_json(refused);
  answer.aside = refusals(refused, {});
  return answer;
}

Answer ask_table(const Context& context, const Question& arguments) {
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host(), session::Keep::no);
  if (!is_input_file(arguments.table))
    return ask_of(context, arguments, session, open_match(session, match_id(store.get(), arguments.table)),
                  {});
  auto scored = session.score(read_input_file(arguments.table), session::RefusalPolicy::stop);
  if (!scored) throw unreadable(scored.error());
  if (!scored->match) return not_started_answer(context, *scored);
  return ask_of(context, arguments, session, *scored->match,
                refused_texts(scored->refused, voice_of(*scored->match)));
}

}  // namespace

Commands ask_commands() {
  return {command("ask", N_("is this allowed, what is it worth, which rule, and what do other rule sets say"),
                  ask_table)};
}

}  // namespace tanteador::cli
