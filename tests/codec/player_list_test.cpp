#include <doctest/doctest.h>

#include "src/codec/files/player_list.hpp"

using namespace tanteador;
using namespace tanteador::codec;

namespace {

std::vector<std::string> names_read(std::string_view text, NameOrder order = NameOrder::given_first) {
  const auto list = read_players(text, order);
  REQUIRE_MESSAGE(list, (list ? std::string() : list.error().message));
  std::vector<std::string> names;
  for (const PlayerLine& player : list->players) names.push_back(player.name);
  return names;
}
using ReadNames = std::vector<std::string>;

}  // namespace

TEST_CASE("first name and surname columns become one name, in every language of the program") {
  const char* lists[] = {"Nombre;Apellido;Club\nAna;Gómez;Norte\n",
                         "Apellidos;Nombre;Peña\nGómez;Ana;Norte\n",
                         "NOM;PRÉNOM;Cercle\nGómez;Ana;Norte\n",
                         "Passnummer;Name;Vorname;Verein\n1;Gómez;Ana;Norte\n",
                         "Vorname;Nachname;Klub\nAna;Gómez;Norte\n",
                         "Cognome;Nome;Circolo\nGómez;Ana;Norte\n",
                         "Nama depan;Nama belakang;Klub\nAna;Gómez;Norte\n",
                         "First_Name,Last-Name,Club\nAna,Gómez,Norte\n",
                         "name,surname,association\nAna,Gómez,Norte\n",
                         "Nome;Sobrenome;Clube\nAna;Gómez;Norte\n",
                         "Primeiro nome;Sobrenome;Associação\nAna;Gómez;Norte\n",
                         "num;prenum;uniun\nGómez;Ana;Norte\n"};
  for (const char* list : lists) {
    CAPTURE(list);
    CHECK(names_read(list) == ReadNames{"Ana Gómez"});
    CHECK(names_read(list, NameOrder::surname_first) == ReadNames{"Gómez Ana"});
    CHECK(read_players(list)->players.front().club == "Norte");
    CHECK(read_players(list)->left.empty());
  }
  CHECK(names_read("Primer apellido;Segundo apellido;Nombre\nGómez;Paz;Ana\n") == ReadNames{"Ana Gómez Paz"});
  CHECK(names_read("Nachname;Vorname\nMüller;Jörg\nMüller;Käthe\n;Budi\n") ==
        ReadNames{"Jörg Müller", "Käthe Müller", "Budi"});
  CHECK(names_read("name;first name;surname\nA. Paz;Ana;Paz\n") == ReadNames{"Ana Paz"});
}

TEST_CASE("half a name is refused with its column") {
  struct Row {
    const char *list, *column;
  };
  const Row rows[] = {{"Vorname;Geburtsdatum\nAna;1970\n", "\"Vorname\""},
                      {"Apellido;Club\nGómez;Norte\n", "\"Apellido\""},
                      {"First name,Nazwisko\nAna,Gómez\n", "\"First name\""}};
  for (const Row& row : rows) {
    CAPTURE(row.list);
    const auto list = read_players(row.list);
    REQUIRE_FALSE(list);
    CHECK(list.error().line == 1);
    CHECK_MESSAGE(list.error().message.find(row.column) != std::string::npos, list.error().message);
  }
  CHECK_FALSE(read_players("Nombre;Apellido\nAna / Beto;Gómez / Paz\n"));  // who is whose?
}

TEST_CASE("a list needs no titles: each line is a name with its line number") {
  CHECK(names_read("Ana Paz\n\n  Beto  Ruiz \n# at the door\nGómez, Caro\nDani / Eva\n") ==
        ReadNames{"Ana Paz", "Beto Ruiz", "Gómez, Caro", "Dani / Eva"});
  CHECK(names_read("Participantes\nAna\n") == ReadNames{"Ana"});
  CHECK(read_players("Ana\n\r\n\nBeto\n")->players.back().line == 4);
  const char* refused[] = {"Imię;Nazwisko\nJan;Kowalski\n",
                           "Imię,Nazwisko\nJan,Kowalski\n",
                           "{\"type\":1}\n",
                           "Ana\tPaz\n",
                           "",
                           "\n\n"};
  for (const char* list : refused) {
    CAPTURE(list);
    CHECK_FALSE(read_players(list));
  }
}

TEST_CASE("a Latin-1 list is read correctly, and empty rows are skipped") {
  CHECK(
      names_read("Name;Vorname;Verein\r\nM\xFCller;J\xF6rg;SV Gr\xFCnwald\r\nWei\xDF;K\xE4the;\r\n;;\r\n") ==
      ReadNames{"Jörg Müller", "Käthe Weiß"});
}

TEST_CASE("each person of a list has the line number, pairs too") {
  const auto list = read_players("name;licence\nAna / Beto;7\nCaro;8\n");
  REQUIRE(list);
  const auto names = names_in(*list);
  REQUIRE(names.size() == 3);
  CHECK(names[1].name == "Beto");
  CHECK(names[1].line == 2);
  CHECK(names[1].licence.empty());
  CHECK(names[2].licence == "8");
  CHECK(names[2].entrant == 1);
}
