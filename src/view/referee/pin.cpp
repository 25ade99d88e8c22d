#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

PinSheet make_pin(std::span<const std::string> referees, const PinAsked& pin_state) {
  PinSheet sheet;
  const bool rules = pin_state.role.empty();
  sheet.title = rules ? tr("Who decides?") : tr("Who makes this entry?");
  sheet.help = rules ? tr("In this club referees enter their rulings with a PIN.") : pin_state.role;
  sheet.referee_title = rules ? tr("Referee") : tr("Name");
  for (const std::string& name : referees)
    sheet.referees.push_back({.id = "pin/referee/" + name,
                              .label = name,
                              .command = command::ChooseReferee{name},
                              .chosen = pin_state.referee == name});
  sheet.pin_title = tr("PIN");
  sheet.hint = tr("digits or letters");
  sheet.field = kTypedPin;
  sheet.typed = pin_state.typed;
  sheet.problem = pin_state.problem;
  for (const char digit : std::string_view("1234567890"))
    sheet.keys.push_back({.id = std::string("pin/") + digit,
                          .label = std::string(1, digit),
                          .command = command::Type{std::string(kTypedPin), pin_state.typed + digit}});
  const bool ready = !pin_state.typed.empty() && !pin_state.referee.empty();
  sheet.erase = {.id = "pin/erase",
                 .label = tr("Delete"),
                 .command = command::Type{std::string(kTypedPin), {}},
                 .enabled = !pin_state.typed.empty()};
  sheet.enter = {.id = "pin/enter", .label = tr("Enter"), .command = command::Vouch{}, .enabled = ready};
  sheet.close = {.id = "pin/close", .label = tr("Cancel"), .command = command::Dismiss{}};
  return sheet;
}

}  // namespace tanteador::view
