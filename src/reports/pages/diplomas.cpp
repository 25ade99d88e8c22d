// Diplomas for the best of the final list, one on each page.

#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/pages/parts.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

Document diplomas(const Input& of) {
  constexpr double kTitlePoints = 30, kNamePoints = 36, kPlacePoints = 24, kAboveMm = 45, kBetweenMm = 14;
  constexpr std::size_t kRoom = 40;  // letters of a name at that size
  constexpr int kPlaces = 3;
  Document page{.language = language(), .orientation = Orientation::landscape, .name = of.now.setup.name};
  const auto add = [&](std::string text, Weight weight, double points) {
    page.blocks.push_back({Paragraph{std::move(text), weight, Align::centre, points}});
    page.blocks.push_back({Gap{kBetweenMm}});
  };
  for (const league::StagePlace& place : final_ranks(of.now)) {
    if (place.rank == 0 || place.rank > kPlaces) continue;
    if (!page.blocks.empty()) page.blocks.push_back({PageBreak{}});
    page.blocks.push_back({Gap{kAboveMm}});
    add(of.now.setup.name, Weight::plain, kTitlePoints);
    const std::string& name = entrant_name(of.names, place.entrant);
    add(name, Weight::strong, fitting_points(letter_count(name), kRoom, kNamePoints));
    add(say("Place {0}", {place.rank}), Weight::plain, kPlacePoints);
    page.blocks.push_back({WriteOn{tr("Signature")}});
  }
  return page;
}

}  // namespace tanteador::report
