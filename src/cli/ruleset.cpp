#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/session/check.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using rulebook::Edition;
using view::say;

json brief_json(const Edition& edition) {
  return {{"id", edition.id},
          {"game", edition.game},
          {"title", edition.title},
          {"parent", edition.parent.empty() ? json(nullptr) : json(edition.parent)},
          {"edition", {{"source", edition.source}, {"date", edition.date}}},
          {"line", edition.line}};
}

std::string whole_text(const Edition& edition, const Terminal& paper) {
  std::string out =
      paper.write(Ink::title, tr(edition.title)) + "\n" + paper.write(Ink::faint, edition.id) + "\n";
  out += paper.write(Ink::plain, tr(edition.source) + ", " + tr(edition.date)) + "\n";
  for (const std::string& line : wrap_lines(tr(edition.remark), std::min(paper.columns, 100)))
    out += paper.write(Ink::plain, line) + "\n";
  report::Table table{.columns = {report::word_column(tr("Parameter")), report::word_column(tr("Value"))}};
  for (const auto& [name, value] : edition.parameters) {
    const bool differs = std::ranges::find(edition.differs, name) != edition.differs.end();
    add_row(table,
            {report::Mark{name, differs ? report::Tone::strong : report::Tone::plain},
             report::Mark{rulebook::plain_text(value), differs ? report::Tone::good : report::Tone::plain}});
  }
  return out + terminal_text(paper, table);
}

const Edition& base_of(const Edition& edition) {
  if (const Edition* parent = rulebook::find_edition(edition.parent)) return *parent;
  return rulebook::first_edition(edition.game);
}

Problem locate_problem(codec::InputError error, std::string_view text) {
  const std::size_t in = text.find("\"parameters\"");
  const std::size_t at = text.find('"' + error.field + '"', in == std::string_view::npos ? 0 : in);
  if (at == std::string_view::npos) return unreadable(error);
  const std::string_view before = text.substr(0, at);
  error.line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
  error.column = static_cast<int>(at - (before.rfind('\n') + 1)) + 1;  // npos + 1 is the beginning
  return unreadable(error);
}

// Checks each value: an unknown option is unreadable, a value out of range is refused.
std::vector<codec::RefusedText> check_values(const Edition& edition, std::string_view text) {
  std::vector<codec::RefusedText> refused;
  for (const auto& [name, value] : edition.parameters) {
    const auto match = codec::any_table(codec::shipped_edition(base_of(edition).id), {{name, value}});
    if (match) continue;
    if (const auto* error = std::get_if<codec::InputError>(&match.error()))
      throw locate_problem(*error, text);
    refused.push_back(codec::refused_text(1, name, std::get<Refusal>(match.error()), {edition, {}, {}}));
  }
  return refused;
}

Answer check(const Context& context, const std::string& text) {
  const auto edition = rulebook::read_edition(text);
  if (!edition) throw unreadable({edition.error().message, {}, edition.error().line, edition.error().column});
  const auto refused = check_values(*edition, text);
  Answer answer{.status = refused.empty() ? Exit::done : Exit::refused};
  answer.json = {{"ruleset", edition->id},
                 {"base", base_of(*edition).id},
                 {"differences", json::array()},
                 {"refused", json::array()}};
  answer.text = context.paper.write(Ink::title, tr(edition->title)) + "\n";
  const Edition& base = base_of(*edition);
  for (const auto& [name, value] : edition->parameters) {
    const auto usual = base.parameters.find(name);
    if (usual != base.parameters.end() && usual->second == value) continue;
    const std::string sentence = rulebook::explain_difference(*edition, base, name);
    answer.json["differences"].push_back({{"parameter", name}, {"message", sentence}});
    answer.text += "  " + context.paper.write(Ink::strong, name) + "  " +
                   context.paper.write(Ink::plain, sentence) + "\n";
  }
  if (answer.json["differences"].empty())
    answer.text += "  " + say("Nothing differs from {0}.", {std::string_view(base.id)}) + "\n";
  for (const auto& row : refused) {
    answer.json["refused"].push_back({{"line", nullptr},
                                      {"type", row.type},
                                      {"rule", row.rule},
                                      {"message", row.message},
                                      {"source", row.source}});
    answer.text += context.paper.write(Ink::bad, row.message) + "\n";
    answer.aside += row.message + "\n";
  }
  return answer;
}

struct OneRuleset {
  std::string ruleset;
  void describe(Usage& usage) { usage.text("RULESET", ruleset).required(); }
};

Answer list_rulesets(const Context& context, const NoWords&) {
  const auto store = open_to_read(context);
  const session::Session session(store.get(), session::system_host());
  std::vector<Edition> all(rulebook::editions().begin(), rulebook::editions().end());
  std::ranges::copy(session::Rulesets(session).houses(), std::back_inserter(all));
  Answer answer{.json = json::array()};
  report::Table table{.columns = {report::word_column(tr("Rule set")), report::text_column({}, tr("Title")),
                                  report::text_column({}, tr("Summary"))}};
  for (const Edition& edition : all) {
    answer.json.push_back(brief_json(edition));
    add_row(table, {report::Mark{edition.id, report::Tone::strong}, tr(edition.title),
                    report::Mark{tr(edition.line), report::Tone::faint}});
  }
  answer.text = terminal_text(context.paper, table);
  if (!store) return answer;
  for (const std::string& fault : session::faults_of_rulesets(*store)) answer.aside += fault + "\n";
  if (!answer.aside.empty()) answer.text += context.paper.write(Ink::bad, answer.aside);
  return answer;
}

Answer show_ruleset(const Context& context, const OneRuleset& arguments) {
  const auto store = open_to_read(context);
  const session::Session session(store.get(), session::system_host());
  const codec::EditionPtr edition = ruleset_by_id(session, arguments.ruleset);
  Answer answer{.json = brief_json(*edition)};
  answer.json["remark"] = edition->remark;
  answer.json["differs"] = edition->differs;
  for (const auto& [name, value] : edition->parameters) answer.json["parameters"][name] = value_json(value);
  answer.text = whole_text(*edition, context.paper);
  return answer;
}

Answer check_ruleset(const Context& context, const OneFile& arguments) {
  return check(context, read_input_file(arguments.file));
}

Answer save_ruleset(const Context& context, const OneFile& arguments) {
  const std::string text = read_input_file(arguments.file);
  Answer answer = check(context, text);
  if (answer.status != Exit::done) return answer;
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  const auto id = session::Rulesets(session).keep(text);
  if (!id) throw unreadable({id.error().message, {}, id.error().line, id.error().column});
  answer.text += say("Saved as {0}. Matches can use it now.", {std::string_view(*id)}) + "\n";
  return answer;
}

Answer remove_ruleset(const Context& context, const OneRuleset& arguments) {
  if (rulebook::find_edition(arguments.ruleset))
    throw unreadable(say("{0} is built in and cannot be removed.", {std::string_view(arguments.ruleset)}));
  const auto store = has_database(context) ? open_to_write(context) : nullptr;
  session::Session session(store.get(), session::system_host());
  // A house ruleset that cannot be read can be named as well.
  if (!store || !store->house_ruleset(arguments.ruleset)) ruleset_by_id(session, arguments.ruleset);
  session::Rulesets(session).remove(arguments.ruleset);
  return {.json = {{"removed", arguments.ruleset}},
          .text = say("{0} removed.", {std::string_view(arguments.ruleset)}) + "\n"};
}

}  // namespace

Commands ruleset_commands() {
  return {command("ruleset list", N_("list rule sets"), list_rulesets),
          command("ruleset show", N_("show a rule set with all its settings"), show_ruleset),
          command("ruleset check", N_("check house rules and list what is different"), check_ruleset),
          command("ruleset save", N_("save house rules"), save_ruleset),
          command("ruleset remove", N_("remove house rules; matches played by them keep their rules"),
                  remove_ruleset)};
}

}  // namespace tanteador::cli
