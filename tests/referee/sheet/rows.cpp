// Rulings of the score sheet: 162 points in a deal, Beto deals first.

#include "tests/referee/rows.hpp"

namespace tanteador::test {

namespace {

constexpr std::string_view kTwo =
    R"({"game":"sheet","ruleset":"sheet-belote","players":["Ana","Beto"],"options":{"deal_sum":162}})";
constexpr std::string_view kFree =
    R"({"game":"sheet","ruleset":"sheet-belote","players":["Ana","Beto"],"options":{"deal_sum":"any"}})";
constexpr std::string_view kRest =
    R"({"game":"sheet","ruleset":"sheet-belote","players":["Ana","Beto"],"options":{"deal_sum":162,"others":"rest"}})";
constexpr std::string_view kNobody =
    R"({"game":"sheet","ruleset":"sheet-belote","players":["Ana","Beto"],"options":{"rotation":"none"}})";
constexpr std::string_view kTwice =
    R"({"type":"counted","points":{"Ana":120,"Beto":42}}
{"type":"counted","points":{"Ana":60,"Beto":102}})";
constexpr std::string_view kOne = R"({"type":"counted","points":{"Ana":100}})";

const Row kRows[] = {
    {kTwo,
     kTwice,
     "sheet.wrong_sum",
     "entry=2; recounted=no; side=Ana; points=100",
     "sheet.sum",
     "again",
     {180, 144}},
    {kTwo,
     kTwice,
     "sheet.wrong_sum",
     "entry=2; recounted=yes; side=Beto; points=42",
     "sheet.sum",
     "not_entered",
     {180, 144}},
    {kTwo, kTwice, "sheet.wrong_sum", "entry=2; side=Beto; points=40", "sheet.sum", "again", {180, 144}},
    {kFree,
     kTwice,
     "sheet.wrong_sum",
     "entry=2; recounted=yes; side=Beto; points=40",
     "sheet.sum",
     "number",
     {180, 142}},
    {kFree,
     kTwice,
     "sheet.wrong_side",
     "entry=2; side=Ana; right=Beto; points=120",
     "sheet.deal",
     "moved",
     {60, 222}},
    {kTwo,
     kTwice,
     "sheet.wrong_side",
     "entry=2; side=Ana; right=Beto",
     "sheet.deal",
     "on_the_list",
     {180, 144}},
    {kTwo,
     kTwice,
     "sheet.number_disputed",
     "entry=2; recounted=yes; side=Ana",
     "table.correction",
     "on_the_list",
     {180, 144}},
    {kRest,
     kOne,
     "sheet.wrong_side",
     "side=Ana; right=Beto; points=100",
     "sheet.deal",
     "moved_alone",
     {62, 100}},
    {kRest, kOne, "sheet.deal_forgotten", "side=Beto; points=62", "sheet.others", "entered", {200, 124}},
    {kTwo,
     kTwice,
     "sheet.deal_forgotten",
     "side=Beto; points=62; other_points=100",
     "sheet.deal",
     "both_entered",
     {280, 206}},
    {kTwo,
     kTwice,
     "sheet.deal_forgotten",
     "side=Beto; points=62",
     "sheet.deal",
     "both_entered",
     {180, 144},
     "other_points"},
    {kTwo, kTwice, "sheet.deal_forgotten", "side=Beto; points=62", "sheet.deal", "on_the_board", {180, 144}},
    {kTwo, kTwice, "sheet.deal_forgotten", "", "sheet.deal", "lost", {180, 144}},
    {kTwo, kTwice, "sheet.deal_twice", "entry=3", "sheet.deal", "struck", {120, 42}},
    {kTwo, kTwice, "sheet.wrong_dealer", "entered=yes; dealt=Ana", "sheet.dealer", "named", {180, 144}},
    {kTwo, kTwice, "sheet.wrong_dealer", "entered=no; dealt=Ana", "sheet.dealer", "named_later", {180, 144}},
    {kTwo, kTwice, "sheet.wrong_dealer", "entered=no; dealt=Ana", "sheet.dealer", "again", {180, 144}},
    {kNobody, kTwice, "sheet.wrong_dealer", "entered=yes; dealt=Ana", "sheet.dealer", "stands", {180, 144}},
    {kFree,
     kTwice,
     "sheet.number_disputed",
     "entry=3; recounted=yes; side=Ana; points=55",
     "table.correction",
     "recounted",
     {175, 144}},
    {kFree,
     kTwice,
     "sheet.number_disputed",
     "entry=3; recounted=no; side=Ana; points=55",
     "not printed",
     "number",
     {175, 144}},
    {kFree,
     kTwice,
     "sheet.number_disputed",
     "entry=3; recounted=no; side=Ana; points=55",
     "not printed",
     "stands",
     {180, 144}},
    {kTwo, kTwice, "sheet.wrong_entry", "entry=2", "table.correction", "struck", {60, 102}},
    {kTwo,
     kTwice,
     "sheet.score_disputed",
     "log_kept=yes; side=Ana; points=5",
     "table.correction",
     "log_stands",
     {180, 144}},
    {kTwo,
     kTwice,
     "sheet.score_disputed",
     "log_kept=no; side=Ana; points=5",
     "not printed",
     "lower",
     {175, 144}},
    {kTwo,
     kTwice,
     "sheet.score_disputed",
     "log_kept=no; side=Ana; points=5",
     "not printed",
     "play_on",
     {180, 144}},
    {kTwo, kTwice, "sheet.leaves", "side=Ana", "table.match_ended", "forfeit", {180, 144}},
    {kTwo, kTwice, "sheet.leaves", "side=Ana", "table.match_ended", "play_on", {180, 144}},
};

const RegisterRows kRegistered("sheet", kRows);

}  // namespace

}  // namespace tanteador::test
