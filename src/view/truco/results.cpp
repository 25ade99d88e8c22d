// A hand entered by its result. Trials on a copy of the state find the call sequence. If several fit, the
// winner's side called first.

#include <algorithm>
#include <functional>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/words.hpp"
#include "src/view/entry/hold_back.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

namespace {

using engine::Call;
using Calls = std::vector<Call>;

constexpr int kTricks = 3;

struct Course {
  const MatchContext& table;
  const engine::Ruleset& rules;
  engine::State state;
  EventSeq next{};
  std::vector<engine::Event> events = {};

  bool add(engine::Event event) {
    auto ruling = Truco::apply(rules, state, event, next);
    if (!ruling) return false;
    state = std::move(ruling->next);
    next = EventSeq{index(next) + 1};
    events.push_back(std::move(event));
    return true;
  }
  const engine::Contest& contest() const { return state.hand.contests[0]; }
  std::array<Party, 2> both_parties() const {
    return parties(table, Truco::contest_facts(rules, state).front(), state.hand.dealer);
  }
  Side side(std::size_t party) const { return both_parties()[party].side; }
  // A call by any player of the party who is allowed to make it.
  bool call(std::size_t party, Call word) {
    const auto seats = both_parties()[party].seats;
    return std::ranges::any_of(seats,
                               [&](Seat seat) { return add(engine::Called{.player = seat, .call = word}); });
  }
  bool settle(engine::Talk talk, std::size_t winner) {
    return add(engine::Settled{.of = talk, .winner = side(winner), .points = {}});
  }
  Points award(engine::AwardKind kind) const {
    for (const engine::Award& each : engine::awards_of(rules, state)) {
      if (each.kind == kind) return each.points;
    }
    return 0;
  }
};

enum class Reply { wanted, refused };
struct Wish {
  std::size_t step = 0;
  Reply reply = Reply::wanted;
  std::size_t winner = 0;
};

struct Line {
  std::string_view id;
  engine::AwardKind kind{};
  std::vector<std::string> steps;
  std::vector<std::string> words = {};  // words of the steps, if their labels are translated
  std::size_t usual = 0;
  std::optional<std::size_t> called_step = {};  // once the contest is decided
  std::function<bool(Course&, const Wish&, std::size_t first)> play;
};

std::optional<Course> solve(const Course& base, const Line& line, const Wish& wish) {
  for (const std::size_t first : {wish.winner, 1 - wish.winner}) {
    Course course{base.table, base.rules, base.state, base.next, base.events};
    if (line.play(course, wish, first)) return course;
  }
  return std::nullopt;
}

// Alternating calls. Returns the last caller; empty if a call is impossible.
std::optional<std::size_t> called_by_turns(Course& course, const Calls& calls, std::size_t first) {
  std::size_t party = first;
  for (const Call call : calls) {
    if (!course.call(party, call)) return std::nullopt;
    party = 1 - party;
  }
  return 1 - party;
}

// The ladders of an envido. Those before a refused falta matter, because it pays what was accepted.
struct Ladders {
  std::vector<Calls> calls{{Call::envido},
                           {Call::envido, Call::envido},
                           {Call::real_envido},
                           {Call::envido, Call::real_envido},
                           {Call::envido, Call::envido, Call::real_envido},
                           {Call::falta_envido}};
  std::vector<std::string> steps{"Envido",      "2 envidos",   "Real",
                                 "Envido real", "2 env. real", std::string(kFalta)};

  static constexpr std::string_view kFalta = "Falta", kThenFalta = " – falta";
  static bool ends_in_falta(std::string_view step) { return step == kFalta || step.ends_with(kThenFalta); }
  void leave_out_real() {
    for (std::size_t i = calls.size(); i-- > 0;) {
      if (std::ranges::find(calls[i], Call::real_envido) == calls[i].end()) continue;
      calls.erase(calls.begin() + static_cast<std::ptrdiff_t>(i));
      steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  // Falta alone first, so that it stays chosen; then falta after each other ladder.
  void add_falta() {
    std::rotate(calls.begin(), calls.end() - 1, calls.end());
    std::rotate(steps.begin(), steps.end() - 1, steps.end());
    for (std::size_t i = 1; i < calls.size(); ++i) {
      calls[i].push_back(Call::falta_envido);
      steps[i] += kThenFalta;
    }
  }
};

Line envido_line(const Course& base, bool falta_refused) {
  using Stage = engine::Envido::Stage;
  const engine::Envido& envido = base.contest().envido;
  const bool open = envido.stage == Stage::open,
             agreed = envido.stage == Stage::accepted || envido.stage == Stage::declaring;
  Ladders all;
  const bool has_real = base.rules.parameters.real_envido;
  if (!has_real) all.leave_out_real();
  if (falta_refused && !open && !agreed) all.add_falta();
  auto& ladders = all.calls;
  Line line{.id = "envido", .kind = engine::AwardKind::envido, .steps = all.steps, .play = {}};
  if (falta_refused) line.usual = line.steps.size();  // none: a step is always chosen
  if (open || agreed) {
    line.usual = 0;
    all.calls = {{}, {Call::envido}, {Call::real_envido}, {Call::falta_envido}};
    all.steps = {call_label(engine::kCallWords[index(envido.last)]), "+ Envido", "+ Real", "+ Falta"};
    if (!has_real) all.leave_out_real();
    line.steps = all.steps;
  }
  if (agreed) line.steps.resize(1);
  for (std::size_t step = 0; !open && !agreed && step < ladders.size(); ++step) {
    const auto count = [&](Call call) { return std::ranges::count(ladders[step], call); };
    if (count(Call::envido) == envido.envidos && count(Call::real_envido) == envido.reals &&
        count(Call::falta_envido) == (envido.falta ? 1 : 0))
      line.called_step = step;
  }
  line.play = [ladders, agreed, pending = static_cast<std::size_t>(envido.by_team.value_or(0))](
                  Course& course, const Wish& wish, std::size_t first) {
    const Calls& calls = ladders[wish.step];
    if (agreed) return wish.reply == Reply::wanted && course.settle(engine::Talk::envido, wish.winner);
    const auto last = calls.empty() ? std::optional(pending) : called_by_turns(course, calls, first);
    if (!last) return false;
    if (wish.reply == Reply::refused) return *last == wish.winner && course.call(1 - *last, Call::no_quiero);
    return course.call(1 - *last, Call::quiero) && course.settle(engine::Talk::envido, wish.winner);
  };
  return line;
}

std::string_view word_of_step(std::size_t step) { return engine::kCallWords[index(Call::truco) + step - 1]; }

Line truco_line(const Course& base) {
  const engine::Stake& stake = base.contest().truco;
  const std::size_t level = stake.level, from = level + (stake.pending ? 1 : 0);
  Line line{.id = "truco", .kind = engine::AwardKind::truco, .steps = {}, .play = {}};
  const bool special = stake.kind != engine::HandKind::ordinary;
  const auto last = special ? from : static_cast<std::size_t>(engine::raise_count(base.rules.parameters));
  for (std::size_t step = from; step <= last; ++step) {
    line.steps.push_back(special     ? special_hand(base.rules.parameters, stake)
                         : step == 0 ? tr("No truco")
                                     : spoken_call(base.table.match, word_of_step(step)));
    line.words.push_back(std::to_string(step));
  }
  line.usual = from == 0 && !special ? 1 : 0;
  line.play = [from, pending = stake.pending, by = static_cast<std::size_t>(stake.by_team.value_or(0))](
                  Course& course, const Wish& wish, std::size_t first) {
    std::optional<std::size_t> waits = pending ? std::optional(by) : std::nullopt;
    for (std::size_t step = from + 1; step <= from + wish.step; ++step) {
      if (waits && !course.call(1 - *waits, Call::quiero)) return false;
      const std::size_t caller = waits ? 1 - *waits : first;
      if (!course.call(caller, static_cast<Call>(static_cast<std::size_t>(Call::truco) + step - 1)))
        return false;
      waits = caller;
    }
    if (wish.reply == Reply::refused)
      return waits && *waits == wish.winner && course.call(1 - *waits, Call::no_quiero);
    if (waits && !course.call(1 - *waits, Call::quiero)) return false;
    for (int trick = 0; trick < kTricks && !course.contest().truco.winner; ++trick) {
      if (!course.add(engine::TrickWon{course.side(wish.winner)})) return false;
    }
    return course.contest().truco.winner == static_cast<int>(wish.winner);
  };
  return line;
}

Line flor_line(const Course& base) {
  using enum engine::Flor::Stage;
  const auto stage = base.contest().flor.stage;
  Line line{.id = "flor", .kind = engine::AwardKind::flor, .steps = {}, .play = {}};
  if (stage == accepted || stage == declaring || stage == contested) {
    line.steps = {"Flor"};
    line.play = [](Course& course, const Wish& wish, std::size_t) {
      return wish.reply == Reply::wanted && course.settle(engine::Talk::flor, wish.winner);
    };
    return line;
  }
  const bool bids = base.rules.parameters.flor_bets == engine::value::uruguayan_bets;
  line.steps = {"Flor", "Flor – flor", "Contraflor", "Al resto"};
  if (bids) line.steps = {"Flor", "Flor – flor", "+ Envido", "+ Real", "+ Falta", "Contraflor", "Al resto"};
  Calls answers{Call::flor, Call::flor, Call::contraflor, Call::contraflor_al_resto};
  if (bids)
    answers.insert(answers.begin() + 2,
                   {Call::con_flor_envido, Call::con_flor_real_envido, Call::con_flor_falta_envido});
  if (bids && !base.rules.parameters.real_envido) {
    std::erase(line.steps, "+ Real");
    std::erase(answers, Call::con_flor_real_envido);
  }
  line.play = [bids, answers, over = stage != none](Course& course, const Wish& wish, std::size_t first) {
    if (over) return false;
    const bool wanted = wish.reply == Reply::wanted;
    const Call second = answers[wish.step];
    if (wish.step == 0) return wanted && course.call(wish.winner, Call::flor);
    if (!course.call(first, Call::flor) || !course.call(1 - first, second)) return false;
    if (wish.step > 1 && !wanted)
      return 1 - first == wish.winner &&
             course.call(first, bids ? Call::no_quiero : Call::con_flor_me_achico);
    if (wish.step > 1 && !course.call(first, Call::con_flor_quiero)) return false;
    return wanted && course.settle(engine::Talk::flor, wish.winner);
  };
  return line;
}

// Independent of the other entries, so that an answer never changes its meaning.
const std::vector<std::string>& words_of(const Line& line) {
  return line.words.empty() ? line.steps : line.words;
}

std::string key_of(const Line& line, std::string_view what) {
  return "line/" + std::string(line.id) + "/" + std::string(what);
}

struct ChosenReply {
  std::size_t step = 0;
  Reply reply = Reply::wanted;
};
ChosenReply read_chosen(const BoardContext& context, const Line& line) {
  const auto value = [&](std::string_view what) { return context.state.value(key_of(line, what)); };
  ChosenReply chosen{line.usual, value("reply") == "no" ? Reply::refused : Reply::wanted};
  const auto& words = words_of(line);
  const auto step = std::ranges::find(words, value("step"));
  if (step != words.end()) chosen.step = static_cast<std::size_t>(step - words.begin());
  return chosen;
}

class LineView {
 public:
  LineView(const BoardContext& context, const Course& base, const Line& line)
      : scene_(context), base_(base), line_(line), chosen_(read_chosen(context, line)) {}

  bool is_begun() const { return chosen_.step != line_.usual || chosen_.reply != Reply::wanted; }
  bool is_open() const {
    for (std::size_t step = 0; step < line_.steps.size(); ++step)
      if (step_key(step).enabled) return true;
    return false;
  }

  HandLine make() const {
    HandLine view;
    view.title = call_label(line_.id);
    for (std::size_t step = 0; step < line_.steps.size(); ++step) view.steps.push_back(step_key(step));
    if (!is_open()) {
      for (std::size_t step = 0; step < view.steps.size(); ++step)
        view.steps[step].chosen = step == line_.called_step;
      add_result(view);
      return view;
    }
    for (const Reply reply : {Reply::wanted, Reply::refused}) view.answers.push_back(answer_key(reply));
    for (const std::size_t party : {0u, 1u}) view.winners.push_back(winner_key(party));
    view.rare = line_.kind == engine::AwardKind::flor && !is_begun();
    return view;
  }
  std::optional<Course> course_won_by(std::size_t party) const {
    return course(chosen_.step, chosen_.reply, party);
  }

 private:
  // The last act can be undone at once; earlier ones are corrected in the list of entries.
  void add_result(HandLine& view) const {
    view.state = closed_text();
    for (const engine::Award& award : engine::awards_of(base_.rules, base_.state)) {
      if (award.kind != line_.kind || award.points == 0) continue;
      const Party winner = base_.both_parties()[award.team];
      view.state = tr("entered");
      view.result = party_name(base_.table, winner) + " " + signed_points(award.points);
      view.change = {.id = key_of(line_, "change"), .label = tr("Change")};
      if (is_newest())
        view.change.command = command::Undo{};
      else
        view.change.command = command::Go{Screen::history, begin_of_award()};
    }
  }
  bool has_award(const engine::State& state) const {
    return std::ranges::any_of(engine::awards_of(base_.rules, state),
                               [&](const engine::Award& award) { return award.kind == line_.kind; });
  }
  // The first event of the act that made the award.
  EventSeq begin_of_award() const {
    const auto& match = match_of<Truco>(base_.table.match);
    auto at = index(match.last_seq());
    while (at > 1 && has_award(match.state_after(EventSeq{at - 1}))) --at;
    return base_.table.act_began ? base_.table.act_began(EventSeq{at}) : EventSeq{at};
  }
  // True if the last act made the award.
  bool is_newest() const {
    const auto& match = match_of<Truco>(base_.table.match);
    const auto last = match.undo_target();
    if (!last || match.is_correction(*last)) return false;
    const EventSeq first = base_.table.act_began ? base_.table.act_began(*last) : *last;
    return index(first) > 1 && !has_award(match.state_after(EventSeq{index(first) - 1}));
  }
  std::string closed_text() const {
    using Stage = engine::Envido::Stage;
    using Flor = engine::Flor::Stage;
    const engine::Contest& contest = base_.contest();
    const auto envido = contest.envido.stage;
    const auto flor = contest.flor.stage;
    const bool truco = line_.kind == engine::AwardKind::truco;
    if (truco && !contest.truco.winner && contest.tricks.played != 0)
      return tr("first the cards of this trick");
    if (truco && !contest.truco.winner) {
      const bool first_envido =
          envido == Stage::open || envido == Stage::accepted || envido == Stage::declaring;
      return first_envido ? tr("first the envido") : tr("first the flor");
    }
    const bool none = line_.kind == engine::AwardKind::envido ? envido == Stage::none : flor == Flor::none;
    return truco || !none ? tr("decided") : tr("no longer possible");
  }
  std::optional<Course> course(std::size_t step, Reply reply, std::size_t winner) const {
    return solve(base_, line_, {step, reply, winner});
  }
  std::optional<Points> worth(std::size_t step, Reply reply) const {
    for (const std::size_t winner : {0u, 1u}) {
      if (const auto done = course(step, reply, winner)) return done->award(line_.kind);
    }
    return std::nullopt;
  }
  command::SetState aim(std::string_view what, std::string value) const {
    return {Changes{put(key_of(line_, what), std::move(value))}};
  }
  Button step_key(std::size_t step) const {
    const bool pays_before = chosen_.reply == Reply::refused && Ladders::ends_in_falta(line_.steps[step]);
    const auto points = worth(step, pays_before ? Reply::refused : Reply::wanted);
    return {.id = key_of(line_, std::to_string(step)),
            .label = line_.steps[step],
            .detail = points && *points > 0 ? std::to_string(*points) : std::string(),
            .command = aim("step", step == line_.usual ? "" : words_of(line_)[step]),
            .enabled = points || worth(step, Reply::refused),
            .chosen = chosen_.step == step};
  }
  Button answer_key(Reply reply) const {
    const bool yes = reply == Reply::wanted;
    Changes answer{put(key_of(line_, "reply"), yes ? "" : "no")};
    if (yes && Ladders::ends_in_falta(words_of(line_)[chosen_.step]))
      answer.push_back(put(key_of(line_, "step"), std::string(Ladders::kFalta)));
    return {.id = key_of(line_, yes ? "yes" : "no"),
            .label = spoken_call(base_.table.match, yes ? "quiero" : "no_quiero"),
            .command = command::SetState{std::move(answer)},
            .enabled = worth(chosen_.step, reply).has_value(),
            .chosen = chosen_.reply == reply};
  }
  Button winner_key(std::size_t party) const {
    const auto done = course_won_by(party);
    Entries entries;
    for (const engine::Event& event : done ? done->events : std::vector<engine::Event>())
      entries.push_back(as_entry(event));
    const Points points = done ? done->award(line_.kind) : 0;
    Changes answered = without_plan();
    answered.push_back(change::Forget{key_of(line_, "")});
    return {.id = key_of(line_, "won/" + std::to_string(party)),
            .label = party_name(base_.table, base_.both_parties()[party]),
            .detail = points > 0 ? signed_points(points) : std::string(),
            .command = enter_all(std::move(entries), std::move(answered)),
            .enabled = done.has_value()};
  }

  const BoardContext& scene_;
  const Course& base_;
  const Line& line_;
  ChosenReply chosen_;
};

std::vector<Line> lines_of(const BoardContext& context, const Course& base) {
  const bool falta_refused = context.state.value("line/envido/reply") == "no" &&
                             Ladders::ends_in_falta(context.state.value("line/envido/step"));
  std::vector<Line> lines;
  if (flag_parameter(base.table.match, "envido")) lines.push_back(envido_line(base, falta_refused));
  if (flag_parameter(base.table.match, "flor")) lines.push_back(flor_line(base));
  lines.push_back(truco_line(base));
  return lines;
}

// Entering one line keeps the answers of another line. The truco ends the hand, so its button waits for them.
// If it decides the other contest too, it warns that answers are discarded.
void name_other_line(Button& winner, const BoardContext& context, const Line& other,
                     const std::optional<Course>& done) {
  if (!winner.enabled || !done) return;
  const std::string title = call_label(other.id);
  if (done->state.phase != engine::State::Phase::open) return hold_back(winner, title);
  for (const Line& line : lines_of(context, *done))
    if (line.id == other.id && LineView(context, *done, line).is_open()) return;
  winner.detail +=
      (winner.detail.empty() ? "" : " · ") + say("{0} is asked again", {std::string_view(title)});
  std::get<command::Enter>(winner.command).answered.push_back(change::Forget{key_of(other, "")});
}

}  // namespace

// Between hands, the first tap also starts the hand.
std::vector<HandLine> results(const BoardContext& context) {
  const auto& match = match_of<Truco>(context.table.match);
  const bool now = context.state.results && context.state.replacing == 0 && !context.state.ask.on;
  if (!now || match.outcome().status != Outcome::Status::in_progress) return {};
  Course base{context.table, match.rules(), match.state(), EventSeq{index(match.last_seq()) + 1}};
  if (base.state.phase != engine::State::Phase::open && !base.add(next_hand(context))) return {};
  if (base.state.hand.contests.size() != 1) return {};
  const std::vector<Line> lines = lines_of(context, base);
  std::vector<LineView> views;
  std::vector<HandLine> shown;
  for (const Line& line : lines) shown.push_back(views.emplace_back(context, base, line).make());
  for (std::size_t entered = 0; entered < lines.size(); ++entered) {
    for (std::size_t other = 0; other < lines.size(); ++other) {
      if (other == entered || !views[other].is_begun() || !views[other].is_open()) continue;
      for (std::size_t party = 0; party < shown[entered].winners.size(); ++party)
        name_other_line(shown[entered].winners[party], context, lines[other],
                        views[entered].course_won_by(party));
    }
  }
  return shown;
}

}  // namespace tanteador::view::truco
