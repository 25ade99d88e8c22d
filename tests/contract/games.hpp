#pragma once
// The games played at random, and their events as the log keeps them.

#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/codec/fields.hpp"
#include "src/codec/writer.hpp"
#include "src/registry/games.hpp"
#include "tests/contract/sheet/random.hpp"
#include "tests/contract/tarot/random.hpp"
#include "tests/contract/troccas/random.hpp"
#include "tests/contract/truco/random.hpp"
#include "tests/contract/truf/random.hpp"

TYPE_TO_STRING(tanteador::Truco);
TYPE_TO_STRING(tanteador::Truf);
TYPE_TO_STRING(tanteador::Troccas);
TYPE_TO_STRING(tanteador::Tarot);
TYPE_TO_STRING(tanteador::Sheet);

namespace tanteador::laws {

struct Encoded {
  std::string kind;
  nlohmann::json fields;
  bool operator==(const Encoded&) const = default;
};

template <class Event>
Encoded encoded(const Event& event) {
  const std::vector<FieldText> said{{"reason", "a reason"}};
  codec::Writer writer(said, codec::kAsItIs);
  std::string kind;
  std::visit(
      [&]<class Body>(Body body) {
        kind = codec::Type<Body>::word;
        codec::fields(writer, body);
      },
      event);
  return {kind, writer.take()};
}

}  // namespace tanteador::laws
