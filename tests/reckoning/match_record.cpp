#include "tests/reckoning/match_record.hpp"

#include "src/codec/fields.hpp"
#include "src/codec/start.hpp"
#include "src/codec/writer.hpp"
#include "src/registry/games.hpp"

namespace tanteador::reckoning {

std::string start(std::string_view game, std::string_view ruleset, int players, std::string_view more) {
  std::string line = R"({"type":"match_started","game":")" + std::string(game) + R"(","ruleset":")" +
                     std::string(ruleset) + R"(","players":[)";
  for (int seat = 0; seat < players; ++seat)
    line += (seat > 0 ? ",\"" : "\"") + kNames[static_cast<std::size_t>(seat)] + "\"";
  return line + "]" + std::string(more) + "}\n";
}

template <class G>
Match<G> started(const std::string& start_line) {
  const auto request = codec::read_start(nlohmann::json::parse(start_line));
  if (!request) throw Difference("cannot be read: " + start_line);
  const auto match = codec::start_match(*request);
  if (!match) throw Difference("cannot start: " + start_line);
  return std::get<Match<G>>(match->games().match);
}

template <class G>
std::string line_of(const typename G::Event& any_event, const Names& names) {
  const std::vector<FieldText> nothing;
  codec::Writer writer(nothing, codec::kAsItIs, &names);
  auto line = nlohmann::json::object();
  std::visit(
      [&]<class Body>(Body event) {
        codec::fields(writer, event);
        line = writer.take();
        line["type"] = codec::Type<Body>::word;
      },
      any_event);
  return line.dump() + "\n";
}

template Match<Truco> started<Truco>(const std::string&);
template Match<Truf> started<Truf>(const std::string&);
template Match<Troccas> started<Troccas>(const std::string&);
template Match<Tarot> started<Tarot>(const std::string&);
template Match<Sheet> started<Sheet>(const std::string&);
template std::string line_of<Truco>(const Truco::Event&, const Names&);
template std::string line_of<Truf>(const Truf::Event&, const Names&);
template std::string line_of<Troccas>(const Troccas::Event&, const Names&);
template std::string line_of<Tarot>(const Tarot::Event&, const Names&);
template std::string line_of<Sheet>(const Sheet::Event&, const Names&);

std::string fact(const Facts& facts, std::string_view name) {
  for (const Fact& each : facts) {
    if (each.name != name) continue;
    switch (each.value.kind) {
      case Arg::Kind::none: return {};
      case Arg::Kind::word: return std::string(each.value.word);
      default: return std::to_string(each.value.number);
    }
  }
  return {};
}

}  // namespace tanteador::reckoning
