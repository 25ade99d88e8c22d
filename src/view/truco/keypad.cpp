// Buttons for the side that won the envido or the flor with the typed value.

#include "src/games/truco/words.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

void value_accepts(KeypadView& view, const Scene& scene) {
  const Table& table = scene.table;
  const std::vector<Facts> all = contest_facts(table.match);
  const std::size_t at = scene.pick.contest == 0 ? 0 : static_cast<std::size_t>(scene.pick.contest - 1);
  if (at >= all.size()) return;
  int place = 0;
  const auto talk = scene.pick.value_of == engine::kTalkWords[0] ? engine::Talk::flor : engine::Talk::envido;
  for (const Party& party : parties(table, all[at])) {
    engine::Settled settled{
        .of = talk, .winner = party.side, .points = {}, .duel = duel_at(scene.pick.contest)};
    if (!scene.pick.digits.empty()) settled.points = std::stoi(scene.pick.digits);
    view.accepts.push_back({.id = "key/accept/" + std::to_string(place++),
                            .label = party_name(table, party),
                            .detail = say("won with {0}", {std::string_view(view.entered)}),
                            .command = enter(settled),
                            .enabled = !scene.pick.digits.empty(),
                            .lacking = scene.pick.digits.empty()});
  }
}

}  // namespace tanteador::view::truco
