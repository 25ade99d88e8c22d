#include "src/view/help.hpp"

#include <algorithm>
#include <iterator>

#include "src/core/text.hpp"

namespace tanteador::view {

namespace {

struct Subject {
  std::string_view name, text;
};
constexpr Subject kSubjects[] = {
    {"order",
     english("Who has equal points is placed by the next of these that differs. Buchholz: the points "
             "of all one's opponents. Sonneborn-Berger: those of the opponents one has beaten, and "
             "half of those one drew with. Progressive: one's points after each round, added up.")},
    {"points", english("Points of the competition for each match, not those that are written at the table.")},
    {"bye", english("Where the number is odd, one of a round has no opponent.")},
    {"best", english("Of all competitions of the season only so many count for each player: the best ones.")},
    {"rated", english("Ratings say how strong somebody is by all results; who expects to lose wins more by "
                      "winning.")},
    {"seeds", english("The strongest first: pairing begins from this order.")},
    {"fee", english("What each entrant pays, and in which money; the list below says who has.")},
    {"theme", english("High contrast and sunlight have the strongest colours and no texture; as the system "
                      "follows the desktop, light or dark.")},
    {"level",
     english("How strictly the referee proposes remedies: at a kitchen table a warning more often, at a "
             "tournament the penalty as it is printed.")}};

}  // namespace

Help help_of(std::string_view subject, std::string_view text) {
  if (text.empty()) return {};
  return {"help/" + std::string(subject), tr(text)};
}

Help help_on(std::string_view subject) {
  const auto found = std::ranges::find(kSubjects, subject, &Subject::name);
  return found == std::end(kSubjects) ? Help{} : help_of(subject, found->text);
}

}  // namespace tanteador::view
