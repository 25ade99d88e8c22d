// Points of time read and written.

#include <doctest/doctest.h>

#include <cstdlib>
#include <ctime>
#include <string>

#include "src/core/text/time.hpp"

using namespace tanteador;

TEST_CASE("a time is read with any offset and written in UTC; invalid times are refused") {
  struct Row {
    const char *written, *exact;  // "": no time
  };
  for (const Row& row :
       {Row{"2026-03-07T20:10:00.5+01:00", "2026-03-07T19:10:00.500Z"},
        Row{"2026-12-31t23:59:60z", "2027-01-01T00:00:00.000Z"},
        Row{"2026-03-07 20:10:00.1239Z", "2026-03-07T20:10:00.123Z"},
        Row{"1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"}, Row{"2026-02-29T00:00:00Z", ""},
        Row{"2026-03-07T24:00:00Z", ""}, Row{"2026-03-07T20:10:00", ""}, Row{"2026-03-07T20:10:00.Z", ""},
        Row{"2026-03-07T20:10:00+1:00", ""}, Row{"-026-03-07T20:10:00Z", ""}, Row{"", ""}}) {
    CAPTURE(row.written);
    const auto time = read_time(row.written);
    CHECK((time ? exact_time_text(*time) : "") == row.exact);
  }
}

TEST_CASE("a week begins on its Monday") {
  struct Row {
    const char *time, *monday;
  };
  for (const Row& row :
       {Row{"2026-11-22T23:59:59Z", "2026-11-16"}, Row{"2026-11-23T00:00:00Z", "2026-11-23"},
        Row{"1970-01-01T00:00:00Z", "1969-12-29"}, Row{"2028-03-01T12:00:00Z", "2028-02-28"}}) {
    CAPTURE(row.time);
    CHECK(date_text(monday_of(*read_time(row.time))) == row.monday);
  }
}

TEST_CASE("a day is the local day") {
  struct Row {
    const char *zone, *at, *day;  // zones as POSIX writes them: hours west of Greenwich
  };
  const char* before = std::getenv("TZ");
  const std::string kept = before ? before : "";
  for (const Row& row : {Row{"<-03>3", "2026-11-21T01:00:00Z", "2026-11-20"},
                         Row{"<+07>-7", "2026-11-20T20:00:00Z", "2026-11-21"},
                         Row{"UTC0", "2026-11-20T23:30:00-01:00", "2026-11-21"},
                         Row{"<+07>-7", "2027-12-31T17:00:00Z", "2028-01-01"}, Row{"UTC0", "tonight", ""}}) {
    CAPTURE(row.at);
    setenv("TZ", row.zone, 1);
    tzset();
    CHECK(local_day(row.at) == row.day);
  }
  before ? setenv("TZ", kept.c_str(), 1) : unsetenv("TZ");
  tzset();
}
