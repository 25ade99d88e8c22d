#include "src/queries/proof.hpp"

#include <nlohmann/json.hpp>

#include "src/codec/events.hpp"
#include "src/core/embedded.hpp"
#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::embedded {
std::span<const File> queries();  // the checker of draws, in Python
}

namespace tanteador::queries {

namespace {

using nlohmann::json;

constexpr std::string_view kPlace = "\nPROOF = ";  // position of the proof in the checker

}  // namespace

std::string with_checker(const std::string& proof) {
  std::string program(embedded::queries().front().text);
  const std::size_t at = program.find(kPlace) + kPlace.size();
  return program.replace(at, program.find('\n', at) - at, json(proof).dump());
}

std::string proof_in(std::string text) {
  const std::size_t place = text.starts_with("#!") ? text.find(kPlace) : text.npos;
  if (place == text.npos) return text;
  const std::size_t at = place + kPlace.size();
  const auto proof = codec::parse_line(text.substr(at, text.find('\n', at) - at), 1);
  return proof && proof->is_string() ? proof->get<std::string>() : text;
}

std::vector<std::string> proved_text(const session::ProofResult& proved) {
  const std::string seed = std::to_string(proved.seed);
  const auto [stage, round] = proved.round;
  if (!proved.same)
    return {view::say("Stage {0}, round {1}: the seed {2} gives different pairings.",
                      {stage + 1, round + 1, std::string_view(seed)})};
  return {view::say(
              "Stage {0}, round {1}: the seed {2} gives the same pairings from {3} entries, table for table.",
              {stage + 1, round + 1, std::string_view(seed), proved.events}),
          view::say("The last entry has the check code {0}. The club's own record must show the same code.",
                    {std::string_view(proved.head)})};
}

}  // namespace tanteador::queries
