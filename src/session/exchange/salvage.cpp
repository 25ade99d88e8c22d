#include "src/session/exchange/salvage.hpp"

#include <algorithm>
#include <set>

#include "src/session/cases/referees.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/league/league.hpp"
#include "src/session/merge/forks.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

constexpr std::string_view kStreams[] = {"match", "competition", "club", kShare};

// Runs `work` and returns the reason if its data is damaged or inconsistent.
template <class Work>
std::string reason_of(const Work& work) {
  try {
    work();
  } catch (const StoreError& error) {
    using enum StoreError::Code;
    if (error.code() != damaged && error.code() != cannot_open) throw;
    return error.what();
  }
  return {};
}

class Salvage {
 public:
  Salvage(const Store& damaged, Store& fresh, const Host& host)
      : damaged_(damaged), fresh_(fresh), session_(&fresh, host) {}

  // Reads everything in one snapshot.
  SalvageResult run(const Progress& progress) {
    damaged_.with_snapshot([&] {
      std::vector<StreamHead> heads;
      for (const std::string_view kind : kStreams)
        for (const std::string& id : ids_beginning(kind, "")) add_head(heads, id);
      for (std::size_t i = 0; i < heads.size(); ++i) {
        if (progress) progress(i, heads.size());
        copy_stream(heads[i]);
      }
      copy_people();
      copy_cards();
      copy_rulesets();
      copy_referees();
      copy_phones();
    });
    return std::move(salvaged_);
  }

 private:
  void leave_out(std::string id, std::string_view kind, std::string reason) {
    salvaged_.left_out.push_back({std::move(id), std::string(kind), std::move(reason)});
  }

  // If a page of the index is damaged, longer beginnings still find the ids around it.
  std::vector<std::string> ids_beginning(std::string_view kind, const std::string& beginning) {
    constexpr std::size_t kWhole = 36, kDashes[] = {8, 13, 18, 23};
    std::vector<std::string> ids;
    std::string reason = reason_of([&] { ids = damaged_.ids_beginning(kind, beginning); });
    if (reason.empty()) return ids;
    if (beginning.size() >= kMostOfList) {
      leave_out("", kind, std::move(reason));
      return {};
    }
    const bool dash = std::ranges::find(kDashes, beginning.size()) != std::end(kDashes);
    static_assert(kMostOfList < kWhole);
    for (const char next : std::string_view(dash ? "-" : "0123456789abcdef")) {
      for (std::string& id : ids_beginning(kind, beginning + next)) ids.push_back(std::move(id));
    }
    return ids;
  }

  void add_head(std::vector<StreamHead>& heads, const std::string& id) {
    std::string reason = reason_of([&] {
      if (auto head = damaged_.head(id)) heads.push_back(std::move(*head));
    });
    if (!reason.empty()) leave_out(id, "", std::move(reason));
  }

  void copy_stream(const StreamHead& head) {
    std::string reason = reason_of([&] {
      if (head.kind == kShare) return copy_share(head);
      const auto taken = Exchange(session_).take(damaged_, head);
      if (!taken) throw StoreError(StoreError::Code::damaged, taken.error().message);
      if (head.kind == "club" && !fresh_.head(head.id)) require_joined(head);
    });
    if (!reason.empty()) return leave_out(head.id, head.kind, std::move(reason));
    salvaged_.matches += head.kind == "match";
    salvaged_.competitions += head.kind == "competition";
  }

  // A database has one club record. Another one must have been joined to it.
  void require_joined(const StreamHead& head) {
    if (joined_records(damaged_).contains(head.id)) return;
    throw StoreError(
        StoreError::Code::damaged,
        codec::message("The new file holds another record of the club. Join them in the old file first: "
                       "\"tanteador db check --repair\"."));
  }

  void copy_share(const StreamHead& head) {
    const auto events = verify_events(damaged_, head);
    fresh_.append({{head.id, head.kind, 0, {}}, events, {}, {}, 0, {}});
  }

  // Copies the rows one by one, so that a bad row does not affect others.
  template <class Rows, class Copy>
  void copy_rows(std::string_view kind, const Rows& read, const Copy& copy) {
    decltype(read()) rows;
    std::string reason = reason_of([&] { rows = read(); });
    if (!reason.empty()) leave_out("", kind, std::move(reason));
    for (const auto& row : rows) {
      reason = reason_of([&] { copy(row); });
      if (!reason.empty()) leave_out("", kind, std::move(reason));
    }
  }

  [[noreturn]] static void throw_unreadable(std::string_view sentence, std::string_view name) {
    throw StoreError(StoreError::Code::damaged, codec::message(sentence, {name}));
  }

  // Copies forgotten people, so that an older file does not bring a name back. People of streams were copied
  // with them, and there should be no others.
  void copy_people() {
    copy_rows(
        "person", [&] { return damaged_.people(); },
        [&](const Person& person) {
          if (!person.name) fresh_.name_person(person);
        });
  }

  void copy_cards() {
    std::set<std::string> known;
    for (const Person& person : fresh_.people())
      if (person.name) known.insert(person.id);
    const auto cards = fresh_.player_cards();
    copy_rows(
        "player_card", [&] { return damaged_.player_cards(); },
        [&](const PlayerCard& card) {
          if (known.contains(card.person) && !card_of(cards, card.person)) fresh_.put_player_card(card);
        });
  }

  void copy_rulesets() {
    copy_rows(
        "ruleset", [&] { return damaged_.house_rulesets(); },
        [&](const std::string& text) {
          constexpr std::size_t kShown = 40;
          const auto id = readable_ruleset(text);
          if (!id) throw_unreadable(N_("Some house rules could not be read: {0}"), text.substr(0, kShown));
          fresh_.put_house_ruleset(*id, text);
        });
  }

  void copy_referees() {
    copy_rows(
        "referee", [&] { return damaged_.referees(); },
        [&](const RefereeRow& referee) {
          if (!is_readable(referee)) throw_unreadable(N_("The PIN of {0} cannot be read."), referee.name);
          (void)fresh_.add_referee(referee);
        });
  }

  void copy_phones() {
    copy_rows(
        "code", [&] { return damaged_.tokens(); },
        [&](const TokenRow& code) { (void)fresh_.add_token(code); });
    copy_rows(
        "request", [&] { return damaged_.request_ids(); },
        [&](const RequestId& request) { fresh_.put_request_id(request); });
    copy_rows(
        "note", [&] { return damaged_.key_values(""); },
        [&](const KeyValue& value) { fresh_.put_key_values({value}); });
  }

  static constexpr std::size_t kMostOfList = 15;
  const Store& damaged_;
  Store& fresh_;
  Session session_;
  SalvageResult salvaged_;
};

}  // namespace

SalvageResult salvage(const Store& damaged, Store& fresh, const Host& host, const Progress& progress) {
  return Salvage(damaged, fresh, host).run(progress);
}

}  // namespace tanteador::session
