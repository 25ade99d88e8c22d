// Buttons for the side that won the envido or the flor with the typed value.

#include "src/games/truco/words.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

void value_accepts(KeypadView& view, const BoardContext& context) {
  const MatchContext& table = context.table;
  const std::vector<Facts> all = contest_facts(table.match);
  const std::size_t at = context.state.contest == 0 ? 0 : static_cast<std::size_t>(context.state.contest - 1);
  if (at >= all.size()) return;
  int place = 0;
  const auto talk =
      context.state.value_of == engine::kTalkWords[0] ? engine::Talk::flor : engine::Talk::envido;
  for (const Party& party : parties(table, all[at])) {
    engine::Settled settled{
        .of = talk, .winner = party.side, .points = {}, .duel = duel_at(context.state.contest)};
    if (!context.state.digits.empty()) settled.points = std::stoi(context.state.digits);
    view.accepts.push_back({.id = "key/accept/" + std::to_string(place++),
                            .label = party_name(table, party),
                            .detail = say("won with {0}", {std::string_view(view.entered)}),
                            .command = enter(settled),
                            .enabled = !context.state.digits.empty(),
                            .lacking = context.state.digits.empty()});
  }
}

}  // namespace tanteador::view::truco
