#include "src/view/rulebook/ask.hpp"

#include "src/registry/declarations.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

std::string worth_sentence(const Opinion& opinion) {
  if (opinion.worth && opinion.if_refused)
    return say("Worth {0} if it is accepted and won, {1} if it is refused.",
               {*opinion.worth, *opinion.if_refused});
  if (opinion.worth) return say("Worth {0}.", {*opinion.worth});
  return {};
}

std::string place_of(const Opinion& opinion) {
  if (opinion.rule.empty()) return {};
  return (opinion.number.empty() ? opinion.rule : opinion.number) + " · " + opinion.place;
}

void cite(AnswerCard& card, const Opinion& opinion) {
  const rulebook::Rule* rule = rulebook::find_rule(opinion.rule);
  if (!rule) return;
  card.rule = rule_heading(*rule);
  card.text = rulebook::text_of(*rule);
  card.place = opinion.place;
  card.amounts = amount_lines(opinion);
  card.open_rule = {
      .id = "answer/rule", .label = tr("Show the rule"), .command = command::OpenRule{rule->id}};
}

OtherOpinion compare_opinion(const Opinion& own, const Opinion& opinion) {
  OtherOpinion one{.ruleset = tr(opinion.title), .verdict = {}, .place = {}, .same = agree(own, opinion)};
  one.verdict = one.same ? tr("identical") : verdict_sentence(opinion);
  for (const OpinionPosting& posting : opinion.postings) {
    if (!one.same) one.verdict += "\n" + posting_sentence(posting);
  }
  one.place = place_of(opinion);
  for (const std::string& line : amount_lines(opinion)) {
    if (!one.same) one.place += "\n" + line;
  }
  return one;
}

Button asking(const BoardState& state, bool on, std::string id, std::string label) {
  const AskState next{.on = on, .at = on ? state.ask.at : 0, .events = {}, .what = {}};
  return {.id = std::move(id),
          .label = std::move(label),
          .command = command::SetState{Changes{put<&BoardState::ask>(next)}}};
}

}  // namespace

std::string verdict_sentence(const Opinion& opinion) {
  switch (opinion.verdict) {
    case Verdict::refused: return say("Refused: {0}", {std::string_view(opinion.message)});
    case Verdict::not_reached:
      return say("Not applicable: entry {0} would be refused under these rules. {1}",
                 {opinion.seq.value_or(EventSeq{0}), std::string_view(opinion.message)});
    case Verdict::allowed: break;
  }
  const std::string worth = worth_sentence(opinion);
  return worth.empty() ? tr("Allowed.") : say("Allowed. {0}", {std::string_view(worth)});
}

std::string posting_sentence(const OpinionPosting& posting) {
  const std::string points = signed_points(posting.points);
  return say("{0} {1}: {2}",
             {std::string_view(posting.side), std::string_view(points), std::string_view(posting.how)});
}

std::vector<std::string> amount_lines(const Opinion& opinion) {
  std::vector<std::string> lines;
  for (const AmountRule& amount : opinion.amounts) {
    const rulebook::Rule* rule = rulebook::find_rule(amount.rule);
    const std::string head = rule ? rule_heading(*rule) : amount.rule;
    lines.push_back(say("{0} · {1}", {std::string_view(head), std::string_view(amount.place)}));
  }
  return lines;
}

AnswerCard make_answer(const MatchContext& context, const BoardState& state) {
  AnswerCard card;
  card.title = tr("Would that be allowed?");
  card.what = state.ask.what;
  card.again = asking(state, true, "answer/again", tr("Ask about something else"));
  card.close = asking(state, false, "answer/close", tr("Back to match"));
  const OpinionAnswer answer = context.ask(state.ask.events);
  if (answer.opinions.empty()) {
    card.verdict = answer.problem;
    return card;
  }
  const Opinion& own = answer.opinions.front();
  card.verdict = verdict_sentence(own);
  card.allowed = own.verdict == Verdict::allowed;
  for (const OpinionPosting& posting : own.postings) card.written.push_back(posting_sentence(posting));
  if (card.allowed && state.ask.events.size() == 1) {
    const PassedOverPlayers passed = players_passed_over(context.match, state.ask.events.front().event);
    if (!passed.players.empty()) card.written.push_back(passed_over_question(passed, context.names));
  }
  cite(card, own);
  if (answer.opinions.size() > 1) card.others_title = tr("Under other rule sets");
  for (std::size_t i = 1; i < answer.opinions.size(); ++i)
    card.others.push_back(compare_opinion(own, answer.opinions[i]));
  return card;
}

Button ask_tool(const BoardState& state) { return asking(state, true, "tool/ask", tr("Allowed?")); }

Button stop_asking(const BoardState& state) { return asking(state, false, "ask/stop", tr("Stop asking")); }

void set_asking(Panel& panel, const BoardState& state) {
  panel.asking = state.ask.at == 0
                     ? tr("Is it allowed? Nothing will be entered: tap what you want to ask about.")
                     : say("Would it have been allowed before entry {0}? Nothing will be entered: tap what "
                           "you want to ask about.",
                           {static_cast<int>(state.ask.at)});
  panel.stop_asking = stop_asking(state);
}

}  // namespace tanteador::view
