#include "src/view/game_view.hpp"

#include <algorithm>

#include "src/registry/declarations.hpp"
#include "src/view/entry/hold_back.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

std::vector<FormRow> forms_of(std::string_view game) {
  std::vector<FormRow> rows(game_view(game).forms.begin(), game_view(game).forms.end());
  rows.insert(rows.end(), common_forms().begin(), common_forms().end());
  return rows;
}

struct Open {
  const BoardContext& context;
  const FormRow& row;

  std::vector<const Offer*> offers() const {
    std::vector<const Offer*> found;
    for (const Offer& offer : context.offers) {
      const bool fits = offer.type == row.type && (row.word.empty() || offer.word == row.word);
      if (fits && !offer.refused) found.push_back(&offer);
    }
    return found;
  }
  const std::string& value(std::string_view field) const { return context.state.value(field); }
  // Sets the answer and removes the answers that it excludes or that depend on it.
  command::SetState with(const FieldRow& field, const std::string& name, std::string answer) const {
    const bool other = answer != value(name);
    Changes next{put(name, std::move(answer))};
    const FieldRow* at = &field;
    if (field.rivals_next) next.push_back(put((at + 1)->name, ""));
    if (at != row.fields.data() && (at - 1)->rivals_next) next.push_back(put((at - 1)->name, ""));
    for (const FieldRow& each : row.fields) {
      const bool depends = (!each.when.empty() && each.when_field == field.name) ||
                           (field.ask == Ask::contest && each.ask == Ask::player);
      if (other && depends) next.push_back(put(each.name, ""));
    }
    return {std::move(next)};
  }
};

std::string single_choice(const std::vector<std::string>& choices) {
  return choices.size() == 1 ? choices[0] : "";
}

std::vector<std::string> contests(const Open& open) {
  std::vector<std::string> list;
  for (const Offer* offer : open.offers()) {
    if (offer->contest) list.push_back(std::to_string(*offer->contest));
  }
  return list;
}

std::string contest_of(const Open& open) {
  const auto field = std::ranges::find(open.row.fields, Ask::contest, &FieldRow::ask);
  const std::string chosen = field == open.row.fields.end() ? std::string() : open.value(field->name);
  return chosen.empty() ? single_choice(contests(open)) : chosen;
}

std::vector<std::string> seats_for(const Open& open, const FieldRow& field) {
  std::vector<std::string> list;
  const auto add = [&](Seat seat) { list.push_back(std::to_string(index(seat))); };
  if (field.ask == Ask::anybody || !open.row.offered || open.offers().empty()) {
    for (int place = 0; place < seat_count(open.context.table.match); ++place) add(seat_at(place));
    return list;
  }
  const std::string contest = contest_of(open);
  for (const Offer* offer : open.offers()) {
    if (offer->contest && std::to_string(*offer->contest) != contest) continue;
    for (const Seat seat : offer->players) add(seat);
    break;
  }
  return list;
}

std::vector<std::string> words_for(const Open& open, const FieldRow& field) {
  std::vector<std::string> list(field.words.begin(), std::ranges::find(field.words, std::string_view()));
  if (field.parameter.empty()) return list;
  const std::string last = list.back();
  const bool so =
      parameter(open.context.table.match, field.parameter) == ParameterValue(std::string_view(last));
  std::erase_if(list, [&](const std::string& word) { return (word == last) != so; });
  return list;
}

std::vector<std::string> choices_of_field(const Open& open, const FieldRow& field) {
  switch (field.ask) {
    case Ask::player:
    case Ask::anybody: return seats_for(open, field);
    case Ask::side: {
      std::vector<std::string> list;
      for (int side = 0; side < side_count(open.context.table.match); ++side)
        list.push_back(std::to_string(side));
      return list;
    }
    case Ask::contest: return contests(open);
    case Ask::yes_no: return {"yes", "no"};
    case Ask::yes: return {"yes"};
    case Ask::word:
    case Ask::numbers:
    case Ask::reason: return words_for(open, field);
    case Ask::suit: {
      std::vector<std::string> list;
      for (const PackView::Suit& suit : game_view(game_name(open.context.table.match)).pack.suits)
        list.push_back(std::string(1, suit.letter));
      return list;
    }
    case Ask::number:
    case Ask::signed_number:
    case Ask::scores:
    case Ask::cards:
    case Ask::person: return {};
  }
  return {};
}

std::string choice_label(const Open& open, const FieldRow& field, const std::string& choice) {
  switch (field.ask) {
    case Ask::player:
    case Ask::anybody: return seat_name(open.context.table, seat_at(std::stoi(choice)));
    case Ask::side: return side_name(open.context.table, side_at(std::stoi(choice)));
    case Ask::contest:
      return say(game_view(game_name(open.context.table.match)).contests.name, {std::stoi(choice)});
    case Ask::yes: return tr(field.title);
    case Ask::yes_no: return choice == "yes" ? tr("Yes") : tr("No");
    case Ask::numbers: return join(split(choice), " + ");
    case Ask::suit: return suit_name(game_name(open.context.table.match), choice);
    default: return word_text(choice);
  }
}

bool applies(const Open& open, const FieldRow& field) {
  if (field.name.empty()) return false;
  if (field.ask == Ask::contest) return !contests(open).empty();
  if (!field.fact.empty() && !fact(next_deal_facts(open.context.table.match), field.fact)) return false;
  return field.when.empty() || open.value(field.when_field) == field.when;
}

std::string answer(const Open& open, const FieldRow& field) {
  const std::string given = open.value(field.name);
  if (!given.empty()) return given;
  if (field.ask == Ask::yes || field.ask == Ask::reason) return {};
  if (field.rest_of != 0 && !open.value("lifted").empty())
    return std::to_string(field.rest_of - std::stoi(open.value("lifted")));
  return single_choice(choices_of_field(open, field));
}

FieldView make_field(std::string_view name, std::string title) {
  FieldView view;
  view.id = "field/" + std::string(name);
  view.title = std::move(title);
  return view;
}

FieldView number_field(const Open& open, const FieldRow& field, const std::string& name, std::string title) {
  constexpr std::size_t kDigits = 3;
  const std::string given = name == field.name ? answer(open, field) : open.value(name);
  FieldView view = make_field(name, std::move(title));
  view.entered = given.empty() ? "–" : given.starts_with('-') ? "−" + given.substr(1) : given;
  const auto key = [&](std::string id, std::string label, std::string next) {
    view.keys.push_back({.id = "field/" + name + "/" + id,
                         .label = std::move(label),
                         .command = open.with(field, name, std::move(next))});
  };
  const std::string typed = open.value(name);
  const auto add_digit = [&](char digit) {
    key({digit}, {digit}, typed + digit);
    view.keys.back().enabled = typed.size() < kDigits;
  };
  for (const char digit : kKeypadDigits) add_digit(digit);
  if (field.ask == Ask::signed_number)
    key("sign", "±", typed.starts_with('-') ? typed.substr(1) : "-" + typed);
  add_digit('0');
  key("back", "←", typed.empty() ? "" : typed.substr(0, typed.size() - 1));
  return view;
}

FieldView cards_field_view(const Open& open, const FieldRow& field) {
  FieldView view = make_field(field.name, tr(field.title));
  const std::string given = open.value(field.name);
  view.choices.push_back(
      {.id = view.id + "/pick",
       .label = given.empty() ? tr("Cards…") : cards_text(game_name(open.context.table.match), given),
       .command = command::SetState{Changes{change::Pad{Keypad::field, 0},
                                            put(kKeypadField, std::string(field.name))}},
       .chosen = !given.empty()});
  return view;
}

FieldView choice_field(const Open& open, const FieldRow& field) {
  FieldView view = make_field(field.name, tr(field.title));
  const std::string chosen = answer(open, field);
  const bool drop = field.optional;  // pressing the chosen answer of an optional field removes it
  for (const std::string& choice : choices_of_field(open, field)) {
    view.choices.push_back(
        {.id = view.id + "/" + choice,
         .label = choice_label(open, field, choice),
         .command = open.with(field, std::string(field.name), drop && chosen == choice ? "" : choice),
         .chosen = chosen == choice});
  }
  if (field.ask != Ask::reason && field.ask != Ask::person) return view;
  view.typed = true;
  view.text = field.ask == Ask::reason ? word_text(chosen) : chosen;
  view.hint = tr("type it here");
  return view;
}

void add_field(FormView& view, const Open& open, const FieldRow& field) {
  switch (field.ask) {
    case Ask::number:
    case Ask::signed_number:
      return view.fields.push_back(number_field(open, field, std::string(field.name), tr(field.title)));
    case Ask::scores:
      for (int side = 0; side < side_count(open.context.table.match); ++side)
        view.fields.push_back(number_field(open, field, "score" + std::to_string(side),
                                           side_name(open.context.table, side_at(side))));
      return;
    case Ask::cards: return view.fields.push_back(cards_field_view(open, field));
    default: return view.fields.push_back(choice_field(open, field));
  }
}

bool is_number(const std::string& text) { return !text.empty() && text != "-"; }

enum class Progress { untouched, begun, complete };  // of one answer

Progress progress_of(const Open& open, const FieldRow& field) {
  const std::string given = answer(open, field);
  if (given.empty()) return Progress::untouched;
  switch (field.ask) {
    case Ask::number:
    case Ask::signed_number: return is_number(given) ? Progress::complete : Progress::begun;
    case Ask::cards: return std::ssize(split(given)) >= field.at_least ? Progress::complete : Progress::begun;
    case Ask::scores:
    case Ask::reason:
    case Ask::person: return Progress::complete;
    default: break;
  }
  const std::vector<std::string> choices = choices_of_field(open, field);
  return std::ranges::find(choices, given) != choices.end() ? Progress::complete : Progress::begun;
}

// Two rival questions need one answer: true if the other one is answered.
bool has_answered_rival(const Open& open, const FieldRow& field) {
  const auto answered = [&](const FieldRow& rival) { return !open.value(rival.name).empty(); };
  const bool first = &field == open.row.fields.data();
  return (field.rivals_next && answered(*(&field + 1))) ||
         (!first && (&field - 1)->rivals_next && answered(*(&field - 1)));
}

// An incomplete answer keeps the form open, even in an optional field.
bool is_open(const Open& open, const FieldRow& field) {
  if (!applies(open, field) || field.ask == Ask::scores) return false;
  const Progress progress = progress_of(open, field);
  if (progress == Progress::untouched) return !field.optional && !has_answered_rival(open, field);
  return progress == Progress::begun;
}

void give_scores(Answers& answers, const Open& open) {
  for (int side = 0; side < side_count(answers.match); ++side) {
    const std::string name = "score" + std::to_string(side), score = open.value(name);
    answers.given[name] = is_number(score) ? score : "0";
  }
}

Answers answers_of(const Open& open) {
  Answers answers{open.context.table.match, open.row};
  for (const FieldRow& field : open.row.fields) {
    if (!applies(open, field)) continue;
    if (field.ask == Ask::scores)
      give_scores(answers, open);
    else if (std::string given = answer(open, field); !given.empty())
      answers.given[std::string(field.name)] = std::move(given);
  }
  return answers;
}

constexpr std::string_view kConfirming = "confirming";  // the form shows the question before the entry

// Asks for confirmation when a declaration passes over players.
void ask_about_silence(MoreSheet& sheet, const Open& open, const Entry& entry) {
  const MatchContext& match = open.context.table;
  if (open.context.state.ask.on) return;
  const PassedOverPlayers passed = players_passed_over(match.match, entry.event);
  if (passed.players.empty()) return;
  FormView& form = *sheet.form;
  if (open.value(kConfirming).empty()) {
    form.enter.command = command::SetState{Changes{put(kConfirming, "1")}};
    return;
  }
  const std::string question = passed_over_question(passed, match.names), rule = rule_number(passed.rule);
  form.help = say("{0} ({1})", {std::string_view(question), std::string_view(rule)});
  form.fields.clear();
  form.enter.id = "form/anyway";
  form.enter.label = tr("Enter anyway");
  sheet.close = {
      .id = "form/back", .label = tr("Back"), .command = command::SetState{Changes{put(kConfirming, "")}}};
}

void set_enter(MoreSheet& sheet, const Open& open) {
  Button& enter = sheet.form->enter;
  enter = {.id = "form/enter", .label = tr("Enter"), .command = command::Enter{}};
  const auto missing =
      std::ranges::find_if(open.row.fields, [&](const FieldRow& field) { return is_open(open, field); });
  if (missing != open.row.fields.end()) return hold_back(enter, tr(missing->title));
  const Entry entry = open.row.make(answers_of(open));
  enter.command = enter_all({entry}, {change::Form{}});
  ask_about_silence(sheet, open, entry);
}

}  // namespace

const std::string& Answers::text(std::string_view field) const {
  static const std::string kNone;
  const auto found = given.find(field);
  return found == given.end() ? kNone : found->second;
}
int Answers::number(std::string_view field) const { return maybe_number(field).value_or(0); }
std::optional<int> Answers::maybe_number(std::string_view field) const {
  return has(field) ? std::optional(std::stoi(text(field))) : std::nullopt;
}
std::optional<Seat> Answers::maybe_seat(std::string_view field) const {
  return has(field) ? std::optional(seat(field)) : std::nullopt;
}
std::vector<std::string> Answers::words(std::string_view field) const { return split(text(field)); }
int Answers::place_of(std::string_view field) const {
  const auto row = std::ranges::find(form.fields, field, &FieldRow::name);
  return static_cast<int>(std::ranges::find(row->words, std::string_view(text(field))) - row->words.begin());
}

const FieldRow* cards_field(std::string_view game, std::string_view form, std::string_view field) {
  for (const auto rows : {game_view(game).forms, common_forms()}) {
    const auto row = std::ranges::find(rows, form, &FormRow::id);
    if (row == rows.end()) continue;
    const auto found = std::ranges::find(row->fields, field, &FieldRow::name);
    return found == row->fields.end() ? nullptr : &*found;
  }
  return nullptr;
}

MoreSheet make_more(const BoardContext& context) {
  MoreSheet sheet;
  sheet.title = tr("Everything else");
  sheet.close = {.id = "more/close",
                 .label = tr("Back to match"),
                 .command = command::SetState{Changes{change::Form{}}}};
  for (const FormRow& row : forms_of(game_name(context.table.match))) {
    const Open open{context, row};
    const bool can = !row.offered || context.state.ask.on || !open.offers().empty();
    const bool here = context.state.form == row.id;
    if (!can && !here) continue;
    sheet.list.push_back({.id = "form/" + std::string(row.id),
                          .label = tr(row.title),
                          .command = form(std::string(row.id)),
                          .chosen = here});
    if (!here) continue;
    sheet.form.emplace();
    sheet.form->title = tr(row.title);
    sheet.form->help = row.help.empty() ? "" : tr(row.help);
    for (const FieldRow& field : row.fields) {
      if (applies(open, field)) add_field(*sheet.form, open, field);
    }
    set_enter(sheet, open);
  }
  return sheet;
}

}  // namespace tanteador::view
