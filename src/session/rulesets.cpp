// The shipped and house rulesets, and matches scored under another ruleset.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/core/text/time.hpp"
#include "src/rulebook/names.hpp"
#include "src/session/input.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;
using rulebook::DataError;
using rulebook::Edition;

constexpr std::size_t kIdMax = 48;

// "Café del Sur" becomes "house-caf-del-sur": an id has plain letters, digits and hyphens.
std::string id_of(std::string_view title) {
  std::string id = "house-";
  for (const char c : title) {
    const auto byte = static_cast<unsigned char>(c | 0x20);
    const bool plain = (byte >= 'a' && byte <= 'z') || (c >= '0' && c <= '9');
    if (plain)
      id += c >= '0' && c <= '9' ? c : static_cast<char>(byte);
    else if (id.back() != '-')
      id += '-';
  }
  id.resize(std::min(id.size(), kIdMax));
  while (id.back() == '-') id.pop_back();
  return id;
}

std::optional<std::string> fault_of_edition(const Edition& edition) {
  const auto match = codec::any_table(std::make_shared<const Edition>(edition));
  if (match) return std::nullopt;
  if (const auto* error = std::get_if<codec::InputError>(&match.error())) return error->message;
  return render(std::get<Refusal>(match.error()).violation.message(), {});
}

// Returns the payload of a start or amended start as made under `ruleset`.
std::string replace_ruleset(const EventRecord& record, const Edition& ruleset) {
  if (record.kind != "match_started" && record.kind != "amended") return record.payload;
  json payload = json::parse(record.payload);
  json& start = record.kind == "amended" ? payload["event"] : payload;
  if (record.kind == "amended" && start.value("type", "") != "match_started") return record.payload;
  start["ruleset"] = ruleset.id;
  start["parameters"] = json::object();
  for (const auto& [name, value] : ruleset.parameters)
    start["parameters"][name] = std::visit([](const auto& plain) { return json(plain); }, value);
  start["house"] = {{"title", ruleset.title}, {"parent", ruleset.parent}, {"source", ruleset.source}};
  return payload.dump();
}

}  // namespace

std::vector<Edition> Rulesets::houses() const {
  std::vector<Edition> all;
  if (!session_.store_) return all;
  for (const std::string& text : session_.store_->house_rulesets()) {
    if (auto edition = rulebook::read_edition(text)) all.push_back(std::move(*edition));
  }
  return all;
}

codec::EditionPtr Rulesets::find(std::string_view id) const {
  if (auto shipped = codec::shipped_edition(id)) return shipped;
  const auto text = session_.store_ ? session_.store_->house_ruleset(id) : std::nullopt;
  auto house = text ? rulebook::read_edition(*text) : tl::unexpected(DataError{});
  return house && house->id == id ? std::make_shared<const Edition>(std::move(*house)) : nullptr;
}

tl::expected<std::string, DataError> readable_ruleset(std::string_view text) {
  const auto edition = rulebook::read_edition(text);
  if (!edition) return tl::unexpected(edition.error());
  if (rulebook::find_edition(edition->id))
    return tl::unexpected(
        DataError{codec::message("{0} is a built-in rule set. Choose a different id for your house rules.",
                                 {std::string_view(edition->id)})});
  if (const auto fault = fault_of_edition(*edition)) return tl::unexpected(DataError{*fault});
  return edition->id;
}

tl::expected<std::string, DataError> Rulesets::keep(std::string_view text) {
  auto id = readable_ruleset(text);
  if (!id) return id;
  const Edition edition = *rulebook::read_edition(text);
  if (rulebook::is_shipped_source(edition.source))
    return tl::unexpected(
        DataError{codec::message("\"{0}\" is a printed edition. Say where your own rules come from.",
                                 {std::string_view(edition.source)})});
  require(*session_.store_, Operation::manage);
  session_.store_->put_house_ruleset(*id, rulebook::write_edition(edition));
  return id;
}

tl::expected<std::string, std::string> Rulesets::save(std::string_view title, std::string_view parent,
                                                      const codec::Values& options) {
  const codec::EditionPtr base = find(parent);
  if (!base) return tl::unexpected(codec::message("There is no rule set \"{0}\".", {parent}));
  const bool house = !rulebook::find_edition(parent);
  Edition edition;
  const std::string wanted = id_of(title);  // two titles may give the same id
  edition.id = wanted;
  for (int i = 2;; ++i) {
    const codec::EditionPtr other = find(edition.id);
    if (!other || other->title == title) break;
    edition.id = wanted + "-" + std::to_string(i);
  }
  edition.game = base->game;
  edition.title = title;
  edition.parent = house ? base->parent : base->id;
  edition.source = "house rules";
  edition.date = local_day(session_.host_.now());
  edition.parameters = base->parameters;
  for (const auto& [name, value] : options) edition.parameters.insert_or_assign(name, value);
  if (const auto shipped = codec::shipped_edition(edition.parent))
    edition.differs = rulebook::differences(edition, *shipped);
  auto stored_edition = keep(rulebook::write_edition(edition));
  if (!stored_edition) return tl::unexpected(stored_edition.error().message);
  return *stored_edition;
}

void Rulesets::remove(std::string_view id) {
  require(*session_.store_, Operation::manage);
  session_.store_->remove_house_ruleset(id);
}

codec::FindEdition Session::rulesets() const {
  return [this](std::string_view id) {
    codec::EditionPtr own = Rulesets(*this).find(id);
    return own && under_ ? under_ : own;
  };
}

Session Session::with_ruleset(codec::EditionPtr ruleset) const {
  Session other(store_, host_, Keep::no);
  other.under_ = std::move(ruleset);
  return other;
}

ScoreResult Session::rescore(const OpenMatch& match, const Edition& ruleset) {
  ScoreResult scored;
  scored.start = match.start();
  codec::StoredReader reader;
  for (EventRecord record : match.records()) {
    record.payload = replace_ruleset(record, ruleset);
    std::optional<codec::Failure> failure;
    if (!scored.match) {
      auto start = codec::read_stored_start(record.payload);
      if (start)
        scored.match.emplace(match.id(), std::move(start->request), std::move(start->match), match.people());
      else
        failure = start.error();
    }
    if (scored.match) {
      if (const auto seq = scored.match->apply_stored(EventRecord(record), reader); !seq)
        failure = seq.error();
    }
    if (!failure) continue;
    const auto* refusal = std::get_if<Refusal>(&*failure);
    scored.refused.push_back(
        {static_cast<int>(record.seq), record.kind, refusal ? *refusal : unreadable_now()});
    break;
  }
  return scored;
}

}  // namespace tanteador::session
