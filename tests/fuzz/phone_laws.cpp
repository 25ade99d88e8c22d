// Laws of what phones send and of what the room stores for them: the functions of tests/web.

#include "tests/fuzz/laws.hpp"
#include "tests/web/http_message_laws.hpp"
#include "tests/web/page_handler_laws.hpp"
#include "tests/web/word_laws.hpp"

namespace tanteador::fuzz {

std::optional<std::string> law_of_bytes(std::string_view bytes) { return test::broken_law_of_bytes(bytes); }
std::optional<std::string> law_of_request(std::string_view bytes) {
  return test::broken_law_of_request(bytes);
}
std::optional<std::string> law_of_steps(std::string_view bytes) { return test::broken_law_of_steps(bytes); }
std::optional<std::string> law_of_words(std::string_view bytes) { return test::broken_law_of_words(bytes); }
std::optional<std::string> law_of_notes(std::string_view bytes) { return test::broken_law_of_notes(bytes); }
std::optional<std::string> law_of_hall(std::string_view bytes) {
  static test::AskedRoom room;
  return room.broken_law(bytes);
}

}  // namespace tanteador::fuzz
