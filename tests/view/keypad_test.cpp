// The order of keypads.

#include <doctest/doctest.h>

#include "src/view/entry/fields.hpp"

using namespace tanteador;

namespace {

std::string ordered(std::string_view labels) {
  std::vector<view::Button> keys;
  for (const char label : labels) keys.push_back({.id = {}, .label = std::string(1, label)});
  std::string all;
  for (const view::Button& key : view::sort_for_keypad(std::move(keys))) all += key.label;
  return all;
}

}  // namespace

TEST_CASE("a keypad in three columns has 7, 8, 9 on top and 0 in the last row") {
  CHECK(ordered("1234567890-<") == "789456123-0<");
  CHECK(ordered("1234567890<") == "7894561230<");
  CHECK(ordered("123") == "123");  // no digits: the order stays
  CHECK(ordered("1234567890-<").starts_with(view::kKeypadDigits));
}
