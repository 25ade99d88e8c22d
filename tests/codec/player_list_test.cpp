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

TEST_CASE("a player is active or not in the words of every language") {
  const auto is_active = [](const std::string& word) {
    const auto list = read_players("name,active\nAna," + word + "\n");
    REQUIRE_MESSAGE(list, word);
    return list->players.front().active != "no";
  };
  for (const char* yes : {"yes", "sí", "Oui", "ja", "ya", "SIM", ""}) CHECK_MESSAGE(is_active(yes), yes);
  for (const char* no : {"no", "non", "Nein", "tidak", "não"}) CHECK_MESSAGE(!is_active(no), no);
  CHECK_FALSE(read_players("name,active\nAna,perhaps\n"));
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

namespace {

// The first player of a list: "name | licence | rating | club | categories".
std::string first_player(std::string_view text) {
  const auto list = read_players(text);
  REQUIRE_MESSAGE(list, (list ? std::string() : list.error().message));
  const PlayerLine& one = list->players.front();
  return one.name + " | " + one.licence + " | " + one.rating + " | " + one.club + " | " + one.categories;
}

}  // namespace

TEST_CASE("lists of pairing programs are read as those programs write them") {
  struct Row {
    const char *program, *list, *first;
  };
  const Row rows[] = {
      {"Swiss-Manager",
       "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n"
       "815;Gómez, Ana;f;ARG;3;Norte;1990;1700;112233;1812\n",
       "Ana Gómez | 112233 | 1812 | Norte | "},
      {"Swiss-Manager, without international numbers",
       "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n"
       "815;Gómez, Ana;f;ARG;3;Norte;1990;1700;0;0\n",
       "Ana Gómez | 815 | 1700 | Norte | "},
      {"Chess-Results",
       "No.\t\tName\tFideID\tFED\tRtg\tTyp\tClub/City\n1\tWM\tGómez, Ana\t112233\tARG\t1812\tU20\tNorte\n",
       "Ana Gómez | 112233 | 1812 | Norte | U20"},
      {"Chess-Results in German", "Nr.;Name;FideID;Land;Elo;Verein/Ort\n1;Gómez, Ana;;ARG;0;Norte\n",
       "Ana Gómez |  |  | Norte | "},
      {"Chess-Results in Spanish",
       "No.;Nombre;FideID;FED;Elo;Club/Ciudad\n1;Gómez, Ana;112233;ARG;1812;Norte\n",
       "Ana Gómez | 112233 | 1812 | Norte | "},
      {"Swiss-Chess",
       "TlnNr;Teilnehmer;Titel;ELO;NWZ;Attr.;Verein/Ort;Land;Geburt;FideKenn.;PKZ\n"
       "1;Gómez,Ana;;0;1650;;Norte;ARG;1990;;815\n",
       "Ana Gómez | 815 | 1650 | Norte | "},
      {"Vega",
       "NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF\n"
       "GOMEZ ANA           ; ARG;13.04.90;f;   ; 112233; 1812; 0; 0; 0\n",
       "GOMEZ ANA | 112233 | 1812 |  | "}};
  for (const Row& row : rows) {
    CAPTURE(row.program);
    CHECK(first_player(row.list) == row.first);
    CHECK(read_players(row.list)->of_program);
  }
}

TEST_CASE("a list says which column was read as what, and which were left") {
  const auto list = read_players("NAME;COUNTRY;IDFIDE;ELOFIDE;IDNAT;KCOEFF\nGOMEZ ANA;ARG;1;1812;0;20\n");
  REQUIRE(list);
  std::string columns;
  for (const ReadColumn& one : list->columns) columns += one.title + "=" + std::string(one.field) + " ";
  CHECK(columns == "NAME=name IDFIDE=licence ELOFIDE=rating IDNAT=licence ");
  CHECK(list->left == std::vector<std::string>{"COUNTRY", "KCOEFF"});
}

TEST_CASE("a comma in a name parts it only in a program's list that writes all names so") {
  CHECK(names_read("Name;FideID\nGómez, Ana;1\nPaz, Beto;2\n", NameOrder::surname_first) ==
        ReadNames{"Gómez Ana", "Paz Beto"});
  CHECK(names_read("Name;FideID\nGómez, Ana;1\nBeto Paz;2\n") == ReadNames{"Gómez, Ana", "Beto Paz"});
  CHECK(names_read("Name;FideID\nGómez, Ana;1\nPaz, B., jr;2\n") == ReadNames{"Gómez, Ana", "Paz, B., jr"});
  CHECK(names_read("name,licence\n\"Gómez, Ana\",1\n") == ReadNames{"Gómez, Ana"});  // players_csv() again
}

TEST_CASE("the error names the first bad line of several") {
  for (const auto& [list, line] :
       {std::pair{"name,rating\nAna,x\nBeto,1,2\n", 2}, {"name,rating\nAna,1\nBeto,1,2\nCaro,x\n", 3}}) {
    const auto read = read_players(list);
    REQUIRE_FALSE(read);
    CHECK(read.error().line == line);
  }
}

TEST_CASE("the same title twice, or two titles of people, are refused") {
  for (const char* list :
       {"Name;FideID;FideID\nAna;1;2\n", "Name;Rating;Elo\nAna;1;2\n", "Name;Player\nAna;Beto\n"}) {
    CAPTURE(list);
    CHECK_FALSE(read_players(list));
  }
  CHECK(read_players("licence,name\n0,Ana\n")->players.front().licence == "0");  // no program wrote it
}
