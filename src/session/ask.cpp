#include "src/session/ask.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "src/registry/reckoning.hpp"
#include "src/session/input.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;
using rulebook::Edition;

struct EventTrial {
  std::optional<Refusal> refusal;
  Worth worth;
  WorthRules worth_rules;
  Postings written;
  std::string_view topic;  // subject of the event, if the game gives one
};

// The side that enters the event. It is named, or its player's, or the only one to score, or the taker's.
std::optional<Side> side_of_event(const AnyMatch& match, const json& stored, const Facts& deal) {
  for (const char* field : {"side", "winner"}) {
    const auto side = stored.find(field);
    if (side != stored.end() && side->is_number_integer()) return side_at(side->get<int>());
  }
  if (const auto player = stored.find("player"); player != stored.end() && player->is_number_integer())
    return side_of(match, seat_at(player->get<int>()));
  if (const auto points = stored.find("points"); points != stored.end() && points->is_array()) {
    const auto is_given = [](const json& value) { return !value.is_null(); };
    if (std::ranges::count_if(*points, is_given) != 1) return std::nullopt;
    return side_at(static_cast<int>(std::ranges::find_if(*points, is_given) - points->begin()));
  }
  const auto taker = std::ranges::find(deal, std::string_view("taker"), &Fact::name);
  if (taker == deal.end() || taker->value.kind != Arg::Kind::seat) return std::nullopt;
  return side_of(match, seat_at(taker->value.number));
}

std::optional<Points> points_for(Side side, const Postings& written) {
  std::optional<Points> sum;
  for (const Posting& entry : written) {
    if (entry.side == side) sum = sum.value_or(0) + entry.points;
  }
  return sum;
}

std::optional<Refusal> refusal_of(const codec::Failure& failure) {
  const auto* refusal = std::get_if<Refusal>(&failure);
  return refusal ? *refusal : unreadable_now();
}

struct Question {
  std::vector<ReadLine> events;
  json last = json::object();
  std::string type;
};

struct AskContext {
  const OpenMatch& open;
  std::optional<EventSeq> after;
  AnyMatch match;
  const codec::StartRequest& start;
  Names names;
  codec::Roster roster;
  std::vector<std::string> overridden;

  codec::Voice voice(const Edition& edition) const { return {edition, overridden, names}; }
};

AskContext context_of(const OpenMatch& open, std::optional<EventSeq> at) {
  const auto last = at ? std::optional(EventSeq{index(*at) - 1}) : std::nullopt;
  return {open,
          last,
          at ? match_before(open.match(), *at) : open.match(),
          open.start(),
          open.names(last),
          open.roster(last),
          open.overridden_options()};
}

// Enters the events. The answer is about the first refused event, otherwise about the last one.
EventTrial try_event(AnyMatch match, const Question& question, const AskContext& scene) {
  EventTrial trial;
  const EventSeq first{index(last_seq(match)) + 1};
  Facts deal;
  EventSeq entered{};
  for (const ReadLine& event : question.events) {
    deal = deal_facts(match);
    trial.refusal = event ? scene.open.name_taken(*event, scene.after) : refusal_of(event.error());
    if (trial.refusal) return trial;
    const auto seq = codec::apply(match, *event);
    if (!seq) trial.refusal = refusal_of(seq.error());
    if (trial.refusal) return trial;
    entered = *seq;
  }
  if (is_correction(match, entered)) return trial;
  const auto lines = ledger(match);
  for (auto line = std::ranges::lower_bound(lines, first, {}, &LedgerLine::seq); line != lines.end(); ++line)
    trial.written.push_back(line->entry);
  trial.worth = worth_of(match, entered);
  trial.worth_rules = worth_rules(match, entered);
  trial.topic = topic(match, entered);
  if (trial.worth.accepted || trial.written.empty()) return trial;
  if (const auto side = side_of_event(match, question.last, deal))
    trial.worth.accepted = points_for(*side, trial.written);
  return trial;
}

// Returns the words that select a rule: the kind of a call or bid, with zero values as "lifted:0".
std::vector<std::string> words_of(const json& event) {
  std::vector<std::string> words;
  for (const char* field : {"call", "of", "bid", "right", "mode", "lifted"}) {
    const auto value = event.find(field);
    if (value == event.end()) continue;
    if (value->is_string()) words.push_back(value->get<std::string>());
    if (*value == 0) words.push_back(std::string(field) + ":0");
  }
  return words;
}

// Selects the rule by these words, and for an event that scores at once by the rule that scores.
std::string rule_of(std::string_view game, const Question& question, const Opinion& opinion) {
  const std::string &type = question.type, topic(opinion.topic);
  std::vector<std::string> words = words_of(question.last);
  for (const OpinionPosting& posting : opinion.postings) words.push_back(posting.rule);
  for (const std::string& word : words) {
    for (const std::string& key : {word + "/" + topic, word}) {
      const auto rule = rulebook::rule_of_event(game, type, key);
      if (!rule.empty()) return std::string(rule);
    }
  }
  return std::string(rulebook::rule_of_event(game, type, {}));
}

void cite(Opinion& opinion, std::string rule_id) {
  const rulebook::Rule* rule = rulebook::find_rule(rule_id);
  if (!rule) return;
  opinion.number = rule->number;
  opinion.rule = std::move(rule_id);
}

void refuse(Opinion& opinion, const Refusal& refusal, const codec::Voice& voice) {
  codec::RefusedText text = codec::refused_text(0, {}, refusal, voice);
  cite(opinion, std::move(text.rule));
  opinion.message = std::move(text.message);
  opinion.source = std::move(text.source);
  opinion.place = std::move(text.place);
}

void add_amount(Opinion& opinion, std::string_view rule) {
  if (rule.empty() || std::ranges::find(opinion.amounts, rule, &AmountRule::rule) != opinion.amounts.end())
    return;
  opinion.amounts.push_back({.rule = std::string(rule)});
}

Opinion opinion_of(const Edition& edition, const AskContext& scene, const EventTrial& trial) {
  Opinion opinion{.ruleset = edition.id, .title = edition.title};
  opinion.worth = trial.worth.accepted;
  opinion.if_refused = trial.worth.refused;
  opinion.rule = trial.worth.rule;
  opinion.topic = trial.topic;
  add_amount(opinion, trial.worth_rules.accepted);
  add_amount(opinion, trial.worth_rules.refused);
  for (const Posting& entry : trial.written) {
    add_amount(opinion, entry.rule);
    opinion.postings.push_back({scene.names.sides[index(entry.side)], entry.points, std::string(entry.rule),
                                render(entry.how, scene.names)});
  }
  if (!trial.refusal) return opinion;
  opinion.verdict = Verdict::refused;
  refuse(opinion, *trial.refusal, scene.voice(edition));
  return opinion;
}

Opinion opinion_under(const codec::EditionPtr& edition, const AskContext& scene, const Question& question) {
  codec::StartRequest start = scene.start;
  start.edition = edition;
  auto match = codec::replay_with(scene.match, start);
  if (match) return opinion_of(*edition, scene, try_event(std::move(*match), question, scene));
  Opinion opinion{.ruleset = edition->id, .title = edition->title, .verdict = Verdict::not_reached};
  const auto* refusal = std::get_if<Refusal>(&match.error());
  const Refusal why = refusal ? *refusal : unreadable_now();
  opinion.seq = why.breaks.value_or(EventSeq{1});
  refuse(opinion, {why.violation, {}}, scene.voice(*edition));
  return opinion;
}

// Adds the source of the rules for the amounts, except for the rule already cited.
void cite_amounts(Opinion& opinion, const Edition& edition, const AskContext& scene,
                  const rulebook::Matter& matter) {
  std::erase_if(opinion.amounts, [&](const AmountRule& amount) {
    return amount.rule == opinion.rule || !rulebook::find_rule(amount.rule);
  });
  for (AmountRule& amount : opinion.amounts) {
    amount.number = rulebook::find_rule(amount.rule)->number;
    amount.source = rulebook::source_of(amount.rule, edition, scene.overridden, matter);
    amount.place = rulebook::place_of(amount.rule, edition, scene.overridden, matter);
  }
}

// Rulesets that allow the event also cite the rule by which another one refuses it, for comparison.
void cite_allowed(std::vector<Opinion>& opinions, const std::vector<codec::EditionPtr>& rulesets,
                  const AskContext& scene, const Question& question) {
  const auto refused = std::ranges::find(opinions, Verdict::refused, &Opinion::verdict);
  const std::vector<std::string> words = words_of(question.last);
  for (std::size_t i = 0; i < opinions.size(); ++i) {
    Opinion& opinion = opinions[i];
    if (opinion.verdict != Verdict::allowed) continue;
    std::string rule = refused != opinions.end() ? refused->rule : opinion.rule;
    if (rule.empty()) rule = rule_of(game_name(scene.match), question, opinion);
    cite(opinion, std::move(rule));
    rulebook::Matter matter{seat_count(scene.match), {question.type, opinion.topic}};
    matter.about.insert(matter.about.end(), words.begin(), words.end());
    cite_amounts(opinion, *rulesets[i], scene, matter);
    if (opinion.rule.empty()) continue;
    opinion.source = rulebook::source_of(opinion.rule, *rulesets[i], scene.overridden, matter);
    opinion.place = rulebook::place_of(opinion.rule, *rulesets[i], scene.overridden, matter);
  }
}

tl::expected<ReadLine, codec::InputError> read_question(const AskContext& scene, const json& event) {
  if (const auto type = codec::event_type(event); !type) return tl::unexpected(type.error());
  Input input;
  input.lines.push_back({1, {}, event});
  codec::Roster roster = scene.roster;
  add_known_names(input, roster);
  ReadLine read = read_line(scene.match, event, roster);
  const auto* error = read ? nullptr : std::get_if<codec::InputError>(&read.error());
  if (error) return tl::unexpected(*error);
  return read;
}

bool is_for(const Edition& edition, const AnyMatch& match) {
  const auto players = edition.parameters.find("players");  // set in rulesets for one number of players only
  const bool any = players == edition.parameters.end();
  return edition.game == game_name(match) &&
         (any || players->second == rulebook::EditionValue(seat_count(match)));
}

}  // namespace

std::string_view verdict_word(Verdict verdict) {
  constexpr std::string_view kWords[] = {"allowed", "refused", "not_reached"};
  return kWords[index(verdict)];
}

std::vector<codec::EditionPtr> Session::comparable(const OpenMatch& match) const {
  std::vector<codec::EditionPtr> all{match.start().edition};
  const auto add = [&](codec::EditionPtr edition) {
    const bool near = are_comparable(*edition, match.edition());
    if (edition->id != match.edition().id && near && is_for(*edition, match.match()))
      all.push_back(std::move(edition));
  };
  for (const Edition& shipped : rulebook::editions()) add(codec::shipped_edition(shipped.id));
  for (Edition& house : Rulesets(*this).houses()) add(std::make_shared<const Edition>(std::move(house)));
  return all;
}

namespace {

std::optional<codec::InputError> fault_of(const OpenMatch& match, std::optional<EventSeq> at) {
  const int last = static_cast<int>(match.head().count);
  if (!at || (*at >= EventSeq{2} && index(*at) <= last)) return std::nullopt;
  return codec::InputError{
      codec::message("You can ask about entries 2 to {0} of this match, not {1}.", {last, index(*at)})};
}

Answer answer_of(const AskContext& scene, const std::vector<codec::EditionPtr>& rulesets, Question question) {
  if (const ReadLine& last = question.events.back()) {
    question.last = json::parse(codec::event_payload(*last, codec::kAsItIs));
    question.type = codec::type_of(*last);
  }
  std::vector<Opinion> opinions{
      opinion_of(*rulesets.front(), scene, try_event(scene.match, question, scene))};
  for (std::size_t i = 1; i < rulesets.size(); ++i)
    opinions.push_back(opinion_under(rulesets[i], scene, question));
  cite_allowed(opinions, rulesets, scene, question);
  Answer answer{opinions.front()};
  answer.editions = std::move(opinions);
  return answer;
}

}  // namespace

tl::expected<Answer, codec::InputError> Session::ask(const OpenMatch& match, const json& written,
                                                     std::optional<EventSeq> at) const {
  if (auto fault = fault_of(match, at)) return tl::unexpected(std::move(*fault));
  AskContext scene = context_of(match, at);
  scene.roster.rulesets = rulesets();
  auto read = read_question(scene, with_normal_names(written));
  if (!read) return tl::unexpected(std::move(read.error()));
  Question question;
  question.events.push_back(std::move(*read));
  return answer_of(scene, comparable(match), std::move(question));
}

tl::expected<Answer, codec::InputError> Session::ask(const OpenMatch& match, const Entries& entries,
                                                     std::optional<EventSeq> at) const {
  if (auto fault = fault_of(match, at)) return tl::unexpected(std::move(*fault));
  auto steps = steps_of(match, entries);
  if (!steps) return tl::unexpected(std::move(steps.error()));
  if (steps->empty()) return tl::unexpected(codec::InputError{codec::message("The file is empty.")});
  Question question;
  for (Step& step : *steps) question.events.push_back(std::move(step.event));
  return answer_of(context_of(match, at), comparable(match), std::move(question));
}

}  // namespace tanteador::session
