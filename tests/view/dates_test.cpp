// Days as each language writes them.

#include <doctest/doctest.h>

#include "src/core/text/locale.hpp"
#include "src/session/league/times.hpp"
#include "src/view/languages.hpp"
#include "src/view/words.hpp"

using namespace tanteador;

TEST_CASE("a time is written in the form of the language, and read as it is written") {
  use_catalogues(TANTEADOR_BUILD "/locale");
  struct Row {
    const char *language, *day;
  };
  for (const Row& row : {Row{"en", "2026-03-07"},
                         {"es", "07/03/2026"},
                         {"es_AR", "07/03/2026"},
                         {"de", "07.03.2026"},
                         {"fr", "07/03/2026"},
                         {"it", "07/03/2026"},
                         {"id", "07/03/2026"},
                         {"pt_BR", "07/03/2026"},
                         {"pt_PT", "07/03/2026"}}) {
    CAPTURE(row.language);
    speak(row.language);
    const std::string noon = "2026-03-07T12:00:00Z";
    CHECK(view::day_of(noon) == row.day);
    CHECK(view::day_and_time(noon) == row.day + std::string(" ") + view::clock_time(noon));
    CHECK(session::read_moment(view::day_and_time(noon)) == noon);
    CHECK(session::read_moment(view::iso_time(noon)) == noon);
    CHECK(session::end_of_day(view::day_of(noon)) == session::end_of_day("2026-03-07"));
    CHECK(view::day_and_time("when it rains").empty());
  }
  speak("en");
  for (const char* wrong :
       {"31.02.2026 20:00", "04/13/2026 20:00", "04.12.26 20:00", "04.12.2026", "1969-12-31 20:00"})
    CHECK_MESSAGE(!session::read_moment(wrong), wrong);
}

TEST_CASE("the rioplatense register is offered beside the Castilian and uses its forms of address") {
  use_catalogues(TANTEADOR_BUILD "/locale");
  std::vector<std::string> codes;
  for (const view::Language& one : view::languages()) codes.push_back(one.code);
  CHECK(codes == std::vector<std::string>{"en", "es", "es_AR", "de", "it", "fr", "id", "pt_BR"});
  speak("es");
  const std::string castilian = tr("{0} has no free connections. Try again shortly."), undo = tr("Undo");
  speak("es_UY.UTF-8");
  CHECK(tr("{0} has no free connections. Try again shortly.") != castilian);
  CHECK(tr("Undo") == undo);
  speak("en");
}
