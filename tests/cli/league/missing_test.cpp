// A missing argument removes nothing: a removal has to be explicit.

#include <doctest/doctest.h>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

namespace {

// Four entrants, round 1 with its results, a fee that everybody has paid more than, a prize.
void begun_evening(const Folder& folder) {
  club_with(folder, kFour);
  went_well(league(folder, {"fee", "Friday", "10"}));
  went_well(league(folder, {"paid", "Friday", "Ana", "Beto"}));
  went_well(league(folder, {"fee", "Friday", "8"}));
  went_well(league(folder, {"prize", "Friday", "1", "--amount", "20"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12"}));
}

std::string state_of(const Folder& folder) {
  std::string state;
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"show", "Friday", "--json"}, {"corrections", "Friday", "--json"}})
    state += league(folder, words).out;
  for (const char* paper : {"prizes", "box"}) state += paper_rows(folder, paper).dump();
  return state;
}

}  // namespace

TEST_CASE("a command without its figures is refused with advice and changes nothing") {
  struct Row {
    std::vector<std::string> arguments;
    const char* err;
    std::string input = {};
  };
  const Folder folder;
  begun_evening(folder);
  const std::string before = state_of(folder);
  const Row rows[] = {
      {{"correct", "Friday", "1.1"}, "To remove the result, write --remove and --reason."},
      {{"correct", "Friday", "1.1", "--reason", "read wrongly"}, "Write the score as it should be"},
      {{"correct", "Friday", "1.1", "--remove"}, "Say with --reason why the result is removed."},
      {{"correct", "Friday", "1.1", "12:30", "--remove", "--reason", "x"}, "--remove takes neither a score"},
      {{"correct", "Friday", "1.1", "--winner", "1", "--remove", "--reason", "x"},
       "--remove takes neither a score"},
      {{"prize", "Friday", "1"}, "To remove it, write --remove."},
      {{"prize", "Friday", "1", "--category", "women"}, "To remove it, write --remove."},
      {{"prize", "Friday", "1", "--amount", "5", "--remove"}, "--remove takes neither --amount nor --thing."},
      {{"paid", "Friday", "Ana"}, "Ana owes nothing."},
      {{"check-in", "Friday", "--file", "-"}, "The list is empty.", "# at the door\n"},
      {{"date", "Friday", "1"}, "TIME"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.err);
    const Result result = league(folder, row.arguments, row.input);
    CHECK(result.status == 2);
    CHECK_MESSAGE(has(result.err, row.err), result.err);
  }
  CHECK(state_of(folder) == before);
}

TEST_CASE("a result is removed on request, with its reason in the log") {
  const Folder folder;
  begun_evening(folder);
  const Result removed =
      league(folder, {"correct", "Friday", "1.1", "--remove", "--reason", "slip of another table"});
  went_well(removed);
  CHECK(has(removed.out, "The result has been removed; the table is open again."));
  const auto corrections = league(folder, {"corrections", "Friday", "--json"}).json()["corrections"];
  REQUIRE(corrections.size() == 1);
  CHECK(corrections[0]["reason"] == "slip of another table");
  went_well(league(folder, {"result", "Friday", "1", "12:30"}));
}

TEST_CASE("a prize is removed on request, and money is refunded with an amount") {
  const Folder folder;
  begun_evening(folder);
  const Result removed = league(folder, {"prize", "Friday", "1", "--remove"});
  went_well(removed);
  CHECK(has(removed.out, "Prize removed."));
  CHECK(paper_rows(folder, "prizes").empty());
  went_well(league(folder, {"paid", "Friday", "Ana", "--amount=-2"}));
}
