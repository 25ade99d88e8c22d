#include "src/view/screens/room.hpp"

#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using Operation = command::Room::Operation;

Button room_key(const char* id, std::string label, Operation operation, std::string about = {}) {
  return {.id = std::string("room/") + id + (about.empty() ? "" : "/" + about),
          .label = std::move(label),
          .command = command::Room{operation, about}};
}

void set_switch(RoomView& view, const PhonesStatus& now) {
  if (now.open) {
    view.state = now.screens > 0 ? trn("Phones have access; {0} screen is connected.",
                                       "Phones have access; {0} screens are connected.", now.screens)
                                 : tr("Phones have access.");
    view.close = room_key("close", tr("Close access"), Operation::close);
    return;
  }
  if (!now.elsewhere.empty())
    view.state =
        say("Phones already have access through another program, on {0}.", {std::string_view(now.elsewhere)});
  if (now.possible && now.elsewhere.empty()) {
    view.open = room_key("open", tr("Open access"), Operation::open);
    if (now.taken) view.anywhere = room_key("anywhere", tr("Use another port"), Operation::open_anywhere);
  }
}

void add_choices(RoomView& view, std::string title, const std::vector<PhonesStatus::Choice>& choices,
                 Operation operation) {
  if (choices.empty()) return;
  RoomView::Choices& all = view.choices.emplace_back();
  all.title = std::move(title);
  for (const PhonesStatus::Choice& one : choices) {
    Button& chip = all.chips.emplace_back(room_key(operation == Operation::hang   ? "hang"
                                                   : operation == Operation::turn ? "turn"
                                                                                  : "delay",
                                                   one.label, operation,
                                                   one.how.empty() ? one.about : one.about + "/" + one.how));
    chip.command = command::Room{operation, one.about, one.how};
    chip.chosen = one.chosen;
  }
}

void set_desk(RoomView& view, const PhonesStatus& now) {
  add_choices(view, tr("What the big screen shows"), now.walls, Operation::hang);
  add_choices(view, {}, now.parts, Operation::turn);
  for (const PhonesStatus::Live& one : now.live)
    add_choices(view, tr("Live scores") + " · " + one.competition, one.choices, Operation::delay);
  view.tokens_title = tr("Codes of the tables");
  for (const PhonesStatus::Token& one : now.tokens)
    view.tokens.push_back({one.table + " · " + one.creation_time,
                           room_key("revoke", tr("Cancel code"), Operation::revoke, one.id)});
}

}  // namespace

report::Table devices_table(std::span<const PhonesStatus::Device> devices) {
  report::Table table{
      .title = tr("Phones at tables"),
      .columns = {report::text_column({}, tr("Table")), report::number_column({}, tr("Last seen")),
                  report::number_column({}, tr("Last entry")), report::number_column({}, tr("Address"))},
      .groups = {{}},
      .empty = tr("No phone has connected from a table yet.")};
  for (const PhonesStatus::Device& one : devices)
    report::add_row(table, {one.table, one.last_visit, one.wrote, one.address});
  return table;
}

report::Table unsent_table(std::span<const PhonesStatus::Device> devices) {
  report::Table table{
      .title = tr("Entries not sent yet"),
      .columns = {report::text_column({}, tr("Table")), report::number_column({}, tr("Waiting to be sent")),
                  report::number_column({}, tr("Since")), report::number_column({}, tr("Last seen"))},
      .groups = {{}}};
  for (const PhonesStatus::Device& one : devices)
    report::add_row(table, {one.table, entries_not_sent(one.unsent),
                            trn("{0} minute", "{0} minutes", one.minutes), one.last_visit});
  return table;
}

RoomView make_room(const PhonesStatus& now) {
  RoomView view;
  view.title = tr("Phones and screens");
  view.help =
      tr("Phones connect over the Wi-Fi, without internet, account or app. Everyone on this network can then "
         "see competitions, live scores, score sheets, player pages and the rulebook. Competitions show "
         "pairings, results, standings and names. To enter anything, a phone needs a table's code.");
  set_switch(view, now);
  view.problem = now.problem;
  view.addresses = now.addresses;
  view.code = now.code;
  view.waits_title = tr("Referee calls and disputes");
  view.quiet = tr("Nothing to do.");
  for (const PhonesStatus::Waits& one : now.waits)
    view.waits.push_back(
        {.text = say(one.dispute ? N_("{0}: a side does not agree") : N_("{0}: referee called"),
                     {std::string_view(one.table)}),
         .since = trn("{0} minute", "{0} minutes", one.minutes),
         .attend = room_key("attend", one.dispute ? tr("View") : tr("Dispute"), Operation::attend, one.key),
         .settle = room_key("settle", one.dispute ? tr("Resolved") : tr("Mark as done"), Operation::settle,
                            one.key)});
  if (!now.holding.empty()) view.unsent = unsent_table(now.holding);
  if (now.open || !now.devices.empty()) view.devices = devices_table(now.devices);
  if (now.open) set_desk(view, now);
  return view;
}

RoomView make_room_without_server() {
  RoomView view;
  view.title = tr("Phones and screens");
  view.help = tr("This program was built without access for phones.");
  return view;
}

std::string entries_not_sent(int count) { return trn("{0} entry", "{0} entries", count); }

std::string wall_part(std::string_view word) {
  return word == "pairings" ? tr("Pairings") : word == "live" ? tr("Live scores") : tr("Standings");
}

std::string live_choice(bool when_over, int minutes) {
  if (when_over) return tr("After the match");
  return minutes == 0 ? tr("Immediately") : trn("Delay of {0} minute", "Delay of {0} minutes", minutes);
}

Button calls_of(int waiting, bool open) {
  if (waiting == 0 && !open) return {};
  return {.id = "go/room",
          .label = waiting == 0 ? tr("No calls") : trn("{0} call", "{0} calls", waiting),
          .command = command::Go{Screen::room},
          .chosen = waiting > 0};
}

PhoneView make_phone(const HandedOut& token) {
  PhoneView view;
  view.title = token.table;
  view.help = tr("Scan to score this table on a phone. Shown only once; anyone who has it can enter scores.");
  view.typed_title = tr("Or go to this address and type:");
  view.typed = token.typed;
  view.address = token.address;
  view.code = token.code;
  return view;
}

}  // namespace tanteador::view
