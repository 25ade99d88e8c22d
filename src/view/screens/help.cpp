#include "src/view/screens/help.hpp"

#include <algorithm>
#include <iterator>

#include "src/core/text/text.hpp"

namespace tanteador::view {

namespace {

struct Subject {
  std::string_view name, text;
};
constexpr Subject kSubjects[] = {
    {"order",
     N_("Players with equal points are placed by the first of these that differs. Buchholz: the points "
        "of all one's opponents. Sonneborn-Berger: the points of the opponents one beat plus half the "
        "points of those one drew with. Progressive: the sum of one's points after each round.")},
    {"points", N_("Competition points for a match, not the points scored at the table.")},
    {"bye", N_("With an odd number of participants, one of them has no opponent each round.")},
    {"best", N_("Only each player's best results of the season count, up to this number.")},
    {"rated", N_("A rating is an estimate of playing strength from all results. Beating a stronger "
                 "opponent raises it more.")},
    {"seeds", N_("Strongest first. The pairings start from this order.")},
    {"fee", N_("The entry fee per participant and its currency. Tick below who has paid.")},
    {"prizes", N_("By the final standings, by performance rating (results against rated opponents), or "
                  "counted from the last place.")},
    {"theme", N_("High contrast and Sunlight use strong colours without texture. \"Same as system\" "
                 "follows the desktop's light or dark mode.")},
    {"level", N_("How strict the suggested remedies are: mostly warnings at home, the printed penalties "
                 "in a tournament.")},
    {"tool/way", N_("Changes how a hand is entered: by its results, or call by call.")},
    {"tool/card", N_("Enters the cards as they are played. The program then checks the tricks.")},
    {"tool/shown", N_("Enters the cards that a player shows to prove points.")},
    {"tool/annul", N_("Cancels this deal: nothing counts, and the cards are dealt again.")},
    {"tool/ask", N_("Asks whether an entry is allowed and what it is worth. Nothing is entered.")},
    {"tool/why", N_("Explains every point by its rule.")},
    {"tool/more", N_("Shows rarer entries: penalties, rulings, names, the end of the match.")},
    {"cut/knock", N_("The player knocks instead of cutting the cards.")},
    {"cut/form", N_("Enters the size of the two packets of the cut.")},
    {"exposed", N_("A card was seen while the cards were dealt.")}};

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
