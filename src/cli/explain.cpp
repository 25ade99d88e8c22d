// What may be entered now, and where every point of a score comes from.

#include <fmt/format.h>

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/files.hpp"
#include "src/cli/history.hpp"
#include "src/cli/sheet.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

struct Label {
  std::string_view type, english;
};
constexpr Label kLabels[] = {{"hand_started", english("start a hand")},
                             {"cut", english("cut the pack")},
                             {"card_exposed", english("a card was exposed")},
                             {"called", english("call")},
                             {"declared", english("say the value")},
                             {"settled", english("say who won")},
                             {"shown", english("show the cards")},
                             {"card_played", english("play a card")},
                             {"trick_won", english("say who won the trick")},
                             {"folded", english("lay the cards down")},
                             {"flor_challenged", english("pido flor")},
                             {"false_flor", english("a flor not held")},
                             {"interfered", english("interfered in a duel")},
                             {"tallied", english("write points")},
                             {"deal_started", english("start a deal")},
                             {"redealt", english("all thrown in, dealt again")},
                             {"bid", english("bid")},
                             {"bid_shifted", english("shift the bids")},
                             {"tricks", english("count the tricks")},
                             {"right_claimed", english("claim a right")},
                             {"redeal_asked", english("ask for a new deal")},
                             {"discarded", english("discard")},
                             {"jack_called", english("the king calls the jack")},
                             {"knocked", english("knock")},
                             {"fool_exchanged", english("exchange the fool")},
                             {"counted", english("count the points")},
                             {"captured", english("count the cards won")},
                             {"matsch", english("matsch")},
                             {"petit_sec", english("petit sec")},
                             {"king_called", english("call a king")},
                             {"dog", english("show the dog")},
                             {"chelem_announced", english("announce a chelem")},
                             {"poignee", english("show a poignée")},
                             {"result", english("the result of the deal")},
                             {"annulled", english("annul the hand or deal")},
                             {"ruled", english("the referee decides")},
                             {"warned", english("warn")},
                             {"appealed", english("appeal")},
                             {"appeal_decided", english("decide an appeal")},
                             {"confirmed", english("agree with the result")},
                             {"renamed", english("mend a name")},
                             {"replaced", english("a substitute")},
                             {"carried", english("carry points over")},
                             {"match_ended", english("end the match")},
                             {"voided", english("strike an entry")},
                             {"amended", english("amend an entry")}};

std::string label_of(const Offer& offer) {
  if (offer.type == "called") return view::call_label(offer.word);
  const auto label = std::ranges::find(kLabels, offer.type, &Label::type);
  std::string text = label == std::end(kLabels) ? std::string(offer.type) : tr(label->english);
  if (!offer.word.empty()) text += ": " + view::call_label(offer.word);
  return text;
}

std::string who(const AnyMatch& match, const Offer& offer, const Names& names) {
  if (static_cast<int>(offer.players.size()) == seat_count(match) && seat_count(match) > 2)
    return tr("anyone");
  std::vector<std::string> all;
  for (const Seat seat : offer.players) all.push_back(names.seats[static_cast<std::size_t>(index(seat))]);
  for (const Side side : offer.sides) {
    const std::string& name = names.sides[static_cast<std::size_t>(index(side))];
    if (std::ranges::find(all, name) == all.end()) all.push_back(name);
  }
  return joined(all);
}

std::string worth(std::optional<Points> points) { return points ? std::to_string(*points) : ""; }

std::string offers_text(const session::OpenMatch& open, const Paper& paper) {
  const AnyMatch& match = open.match();
  const Names names = open.names();
  Table table({{tr("What")},
               {tr("Who"), Table::Align::left, true},
               {tr("Worth"), Table::Align::right},
               {tr("If refused"), Table::Align::right}});
  for (const Offer& offer : offers(match, Offers::legal)) {
    table.row({{label_of(offer), Ink::strong},
               {who(match, offer, names)},
               {worth(offer.worth)},
               {worth(offer.if_refused)}});
  }
  return table.draw(paper);
}

Answer legal_answer(const Context& context, const session::OpenMatch& match, const std::string& id,
                    std::span<const codec::RefusedText> refused) {
  Answer answer{.status = refused.empty() ? Exit::done : Exit::refused};
  if (context.form == Form::json) {
    answer.json = codec::result_json(match.match(), id, voice_of(match), refused);
    for (const char* field : {"entries", "deal", "winners"}) answer.json.erase(field);
    answer.aside = refusals(refused, {});
  } else {
    answer.text = offers_text(match, context.paper) + refusals(refused, context.paper);
  }
  return answer;
}

// One line of the ledger with its rule in full and the events it came from.
struct Explained {
  codec::EntryText entry;
  const rulebook::Rule* rule = nullptr;
  std::vector<view::LoggedEvent> events;
};

std::vector<Explained> explained(const session::OpenMatch& open) {
  const auto lines = ledger(open.match());
  const auto texts = codec::entry_texts(open.match(), voice_of(open));
  const std::vector<view::LoggedEvent> log = events_in_force(open);
  std::vector<Explained> all;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    all.push_back({texts[i], rulebook::find_rule(lines[i].entry.rule), events_behind(log, lines[i])});
  }
  return all;
}

bool concerns(const Explained& point, int seq) {
  const auto same = [&](const view::LoggedEvent& event) { return event.seq == seq; };
  return index(point.entry.seq) == seq || std::ranges::any_of(point.events, same);
}

json point_json(const Explained& point, const session::OpenMatch& open) {
  const codec::EntryText& entry = point.entry;
  json events = json::array();
  for (const auto& event : point.events) {
    events.push_back(
        {{"seq", event.seq},
         {"type", event.kind},
         {"text", view::describe(game_name(open.match()), event, open.names(EventSeq{event.seq}))}});
  }
  return {{"seq", index(entry.seq)},
          {"deal", entry.deal},
          {"side", entry.side},
          {"points", entry.points},
          {"for", entry.category},
          {"rule", entry.rule},
          {"number", point.rule ? point.rule->number : ""},
          {"title", point.rule ? point.rule->title : ""},
          {"how", entry.how},
          {"shown", entry.shown},
          {"source", entry.source},
          {"events", events}};
}

std::string point_text(const Explained& point, const session::OpenMatch& open, const Paper& paper) {
  const codec::EntryText& entry = point.entry;
  const std::string points = fmt::format("{:+}", entry.points);
  const std::string where =
      entry.deal > 0 ? say("Deal {0}, event {1}:", {entry.deal, entry.seq}) : say("Event {0}:", {entry.seq});
  std::string out = paper.write(Ink::strong, where) + " " +
                    paper.write(Ink::title, entry.side + " " + points) + "  " +
                    paper.write(Ink::plain, entry.how) + "\n";
  const std::string title = point.rule ? std::string(title_of(*point.rule)) : entry.rule;
  out += "  " + paper.write(Ink::plain, rule_number(entry.rule) + " " + title) +
         paper.write(Ink::faint, " · " + entry.rule) + "\n";
  out += "  " + paper.write(Ink::faint, entry.source) + "\n";
  for (const auto& event : point.events) {
    std::string number = std::to_string(event.seq);
    number.insert(0, number.size() < 5 ? 5 - number.size() : 0, ' ');
    out += "  " + number + "  " +
           paper.write(Ink::plain,
                       view::describe(game_name(open.match()), event, open.names(EventSeq{event.seq}))) +
           "\n";
  }
  return out + "\n";
}

void check_seq(const session::OpenMatch& match, std::optional<int> seq) {
  const auto last = static_cast<int>(match.head().count);
  if (seq && (*seq < 1 || *seq > last))
    throw unreadable(say("The match has the events 1 to {0}, no event {1}.", {last, *seq}));
}

}  // namespace

Answer legal(const Context& context, const Arguments& arguments) {
  if (is_input_file(arguments.what)) {
    const auto scored = score_trial(context, read_input_file(arguments.what), session::OnRefusal::stop);
    if (!scored.match) return not_started_answer(context, scored);
    return legal_answer(context, *scored.match, "", refused_texts(scored.refused, voice_of(*scored.match)));
  }
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto match = open_match(session, match_id(store.get(), arguments.what));
  return legal_answer(context, match, match.id(), {});
}

Answer explain(const Context& context, const Arguments& arguments) {
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto match = open_match(session, match_id(store.get(), arguments.what));
  check_seq(match, arguments.seq);
  Answer answer{.json = {{"match", match.id()}, {"entries", json::array()}}};
  for (const Explained& point : explained(match)) {
    if (arguments.seq && !concerns(point, *arguments.seq)) continue;
    if (context.form == Form::json)
      answer.json["entries"].push_back(point_json(point, match));
    else
      answer.text += point_text(point, match, context.paper);
  }
  if (context.form == Form::text && answer.text.empty()) {
    answer.text = (arguments.seq ? say("Event {0} has brought no points.", {*arguments.seq})
                                 : tr("No points have been written yet.")) +
                  "\n";
  }
  return answer;
}

}  // namespace tanteador::cli
