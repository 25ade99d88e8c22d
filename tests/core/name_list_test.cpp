#include <doctest/doctest.h>

#include "src/core/text/name_list.hpp"

using namespace tanteador;

TEST_CASE("a name in two columns follows the preferred order, and half a name stays as it is") {
  struct Row {
    const char *given, *surname, *first, *last;
  };
  const Row rows[] = {{"Jörg", "Müller", "Jörg Müller", "Müller Jörg"},
                      {"Jörg", "", "Jörg", "Jörg"},
                      {"", "Müller", "Müller", "Müller"},
                      {"", "", "", ""},
                      {"Ana  María", " Paz", "Ana María Paz", "Paz Ana María"},
                      {"Budi Santoso", "Santoso", "Budi Santoso", "Budi Santoso"},  // whole already
                      {"Rossi", "Rossi", "Rossi Rossi", "Rossi Rossi"}};
  for (const Row& row : rows) {
    CAPTURE(row.first);
    CHECK(whole_name(row.given, row.surname, NameOrder::given_first) == row.first);
    CHECK(whole_name(row.given, row.surname, NameOrder::surname_first) == row.last);
  }
}

TEST_CASE("a repeated name is found by its letters or by its look") {
  const std::vector<ListedName> list{{1, "Ana Pérez"}, {2, "Beto"},      {3, "ana perez"},
                                     {4, "Ana Pérez"}, {5, "\u0412eto"},  // a Cyrillic В
                                     {6, "Caro"}};
  CHECK(find_twins(list) == std::vector<NameTwins>{{0, 2, false}, {0, 3, true}, {1, 4, false}});
}

TEST_CASE("two licences are two people, and a person without a licence may be either") {
  const std::vector<ListedName> two{{1, "Ana", "7"}, {2, "Ana", "8"}, {3, "ana", "9"}};
  CHECK(find_twins(two).empty());
  const std::vector<ListedName> open{{1, "Ana", "7"}, {2, "Ana", ""}, {3, "Ana", "8"}};
  CHECK(find_twins(open) == std::vector<NameTwins>{{0, 1, true}, {1, 2, true}});
}
