#include "src/session/check.hpp"

#include <algorithm>
#include <set>

#include "src/session/exchange/export_file.hpp"
#include "src/session/league/league.hpp"
#include "src/session/ordered_thread_pool.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

constexpr std::string_view kMatch = "match", kCompetition = "competition", kClub = "club";

struct Projections {
  std::optional<MatchSummary> summary = {};
  std::vector<EntryRow> entries = {};
  std::vector<CaseRow> cases = {};
  std::optional<CompetitionSummary> competition = {};
  std::vector<std::string> matches = {};  // linked with the competition, by id
};

Projections stored_projections(const Store& store, std::string_view id) {
  return {store.summary(id), store.entries(id), store.cases_of(id), store.competition(id),
          store.matches_of(id)};
}

Projections projections_of(const OpenMatch& match) {
  return {.summary = summary_of(match), .entries = entry_rows(match), .cases = case_rows(match)};
}

Projections projections_of(const OpenCompetition& open) {
  CompetitionProjection projection = projection_of(open);
  const std::set<std::string> matches(projection.matches.begin(), projection.matches.end());
  return {.competition = std::move(projection.summary), .matches = {matches.begin(), matches.end()}};
}

std::optional<std::string> difference(const Projections& stored, const Projections& right) {
  const std::pair<bool, std::string_view> rows[] = {
      {stored.entries == right.entries, N_("The saved points do not match the entries. Rebuild them.")},
      {stored.cases == right.cases, N_("The saved cases do not match the entries. Rebuild them.")},
      {stored.summary == right.summary, N_("The saved result does not match the entries. Rebuild it.")},
      {stored.matches == right.matches, N_("The linked matches do not match the entries. Rebuild them.")},
      {stored.competition == right.competition,
       N_("The saved competition does not match the entries. Rebuild it.")}};
  for (const auto& [same, sentence] : rows) {
    if (!same) return codec::message(sentence);
  }
  return std::nullopt;
}

// A stream and the data to compare it with.
struct CheckedStream {
  StreamHead head;
  std::optional<StoredMatch> match;  // still to be replayed; other streams are replayed when read
  std::optional<std::string> unread, fault;
  Projections stored, right;
  std::set<std::string> people;  // named by its events
};

class Reading {
 public:
  Reading(Store& store, const Host& host) : store_(store), session_(&store, host), league_(&store, host) {}

  CheckedStream check_stream(const StreamHead& head, bool forked) const {
    CheckedStream held{
        .head = head, .match = {}, .unread = {}, .fault = {}, .stored = {}, .right = {}, .people = {}};
    held.fault = damage([&] {
      read_log(held, forked);
      if (forked) check_branches(held);
    });
    held.unread = damage([&] { held.stored = stored_projections(store_, head.id); });
    return held;
  }

 private:
  template <class Work>
  static std::optional<std::string> damage(const Work& work) {
    try {
      work();
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::damaged) throw;
      return error.what();
    }
    return std::nullopt;
  }
  // Branches that do not count must be valid too.
  void check_branches(CheckedStream& held) const {
    const History all = history(store_, held.head.id);
    for (const Branch& branch : fork_of(all).branches) {
      if (branch.by_other_club) continue;
      const StreamHead head{held.head.id, held.head.kind, branch.count(), branch.events.back().hash};
      auto file = export_stream(store_, head, branch.events);
      const auto wrong = file ? fault_of(*file) : std::optional(file.error());
      if (wrong) throw StoreError(StoreError::Code::damaged, branch.head.id + ": " + wrong->message);
      for (const StoredEvent& event : branch.events)
        visit_people(event.record, [&](const std::string& id) { held.people.insert(id); });
    }
    for (const Choice& choice : all.choices)
      visit_people(choice.event.record, [&](const std::string& id) { held.people.insert(id); });
  }
  void read_log(CheckedStream& held, bool forked) const {
    if (held.head.kind == kMatch) {
      held.match = session_.read_stored(held.head, forked);
      return;
    }
    if (held.head.kind == kCompetition) {
      const auto competition = league_.open(held.head.id);
      meet(held, competition->records);
      held.right = projections_of(*competition);
      require_matches(held);
      return;
    }
    meet(held, league_.open_club(held.head.id)->records);
  }
  // A competition is valid only if the matches behind its results exist.
  void require_matches(const CheckedStream& held) const {
    constexpr std::string_view kSentence = N_(
        "{0}: the match {1}, which counts for this competition, is missing. Import it again from a backup or "
        "from another database.");
    for (const std::string& match : held.right.matches) {
      if (store_.head(match)) continue;
      throw StoreError(StoreError::Code::damaged,
                       codec::message(kSentence, {std::string_view(held.head.id), std::string_view(match)}));
    }
  }
  static void meet(CheckedStream& held, std::span<const EventRecord> records) {
    for (const EventRecord& record : records)
      visit_people(record, [&](const std::string& id) { held.people.insert(id); });
  }

  Store& store_;
  Session session_;
  League league_;
};

// Does not use the store, so that it can run on another thread.
void judge(CheckedStream& held) {
  if (auto stored = std::exchange(held.match, std::nullopt); stored && !held.fault) {
    const auto match = replay_match(std::move(*stored));
    if (!match) {
      held.fault = held.head.id + ": " + match.error();
      return;
    }
    for (const auto& [id, name] : match->people()) held.people.insert(id);
    held.right = projections_of(*match);
  }
  if (!held.fault) held.fault = held.unread ? held.unread : difference(held.stored, held.right);
}

using Faults = std::vector<std::string>;

void add_fault(Faults& faults, std::string_view sentence, std::string_view what) {
  faults.push_back(codec::message(sentence, {what}));
}

bool is_word(const std::string& text) { return text.empty() || codec::is_name(text); }

void check_people(const Store& store, const std::set<std::string>& named, Faults& faults) {
  std::set<std::string> unknown = named, forgotten;
  for (const Person& person : store.people()) {
    if (unknown.erase(person.id) == 0 &&
        person.name)  // a person without events here may be known as forgotten
      add_fault(faults, N_("The person {0} does not appear in any entry."), person.id);
    if (!person.name)
      forgotten.insert(person.id);
    else if (!codec::is_name(*person.name))
      add_fault(faults, N_("The name of person {0} could not be read."), person.id);
  }
  for (const std::string& id : unknown)
    add_fault(faults, N_("The person {0} appears in an entry but is missing from the list of people."), id);
  for (const PlayerCard& card : store.player_cards()) {
    if (!is_word(card.alias) || !is_word(card.licence))
      add_fault(faults, N_("The data of player {0} could not be read."), card.person);
    if (forgotten.contains(card.person))
      add_fault(faults, N_("The name of player {0} was erased but other data is still there."), card.person);
  }
}

void check_house(const Store& store, Faults& faults) {
  std::ranges::copy(faults_of_rulesets(store), std::back_inserter(faults));
  if (!store.may_read_referees()) return;
  for (const RefereeRow& referee : store.referees()) {
    if (!is_readable(referee))
      add_fault(faults, N_("The data of referee {0} could not be read."), referee.name);
  }
}

void check_events(const Store& store, const StreamHead& head, Faults& faults) {
  try {
    (void)verify_events(store, head);
  } catch (const StoreError& error) {
    faults.emplace_back(error.what());
  }
}

// Checks that each fork stream belongs to an existing stream, which verifies its content.
void check_forks(const Store& store, Faults& faults) {
  std::set<std::string> known;
  for (const std::string& stream : forked_streams(store)) {
    if (!store.head(stream)) continue;
    for (std::string& id : fork_streams(store, stream)) known.insert(std::move(id));
    for (std::string& id : store.ids_of_other_clubs(stream, beginning_of_forks(stream))) {
      if (const auto head = store.head(id)) check_events(store, *head, faults);
      known.insert(std::move(id));
    }
  }
  for (const StreamHead& head : store.streams(kShare)) check_events(store, head, faults);
  for (const StreamHead& head : store.streams(kFork)) {
    if (!known.contains(head.id))
      add_fault(faults, N_("{0} contains a version of something that is not in this database."), head.id);
  }
}

int count(std::span<const StreamHead> heads, std::string_view kind) {
  return static_cast<int>(std::ranges::count(heads, kind, &StreamHead::kind));
}

}  // namespace

std::vector<std::string> faults_of_rulesets(const RulesetStore& store) {
  Faults faults;
  for (const std::string& text : store.house_rulesets()) {
    const auto id = readable_ruleset(text);
    if (!id)
      add_fault(faults, N_("Some house rules could not be read: {0}"), id.error().message);
    else if (store.house_ruleset(*id) != text)
      add_fault(faults, N_("The house rules {0} are saved under a different id."), *id);
  }
  return faults;
}

// Such a sentence begins with the id of the stream or of a stream with one of its branches.
std::optional<std::string> damage_of_stream(const StoreError& error) {
  constexpr std::size_t kId = 36;
  constexpr std::string_view kColon = ": ";
  const std::string_view text = error.what();
  const bool named = error.code() == StoreError::Code::damaged && text.size() > kId + kColon.size() &&
                     is_uuid(std::string(text.substr(0, kId))) && text.substr(kId).starts_with(kColon);
  return named ? std::optional(std::string(text.substr(kId + kColon.size()))) : std::nullopt;
}

std::optional<std::string> difference(Store& store, const Host& host, std::string_view kind,
                                      std::string_view id) {
  std::optional<std::string> found;
  store.with_snapshot([&] {
    const auto head = store.head(id);
    if (!head || head->kind != kind)
      found = kind == kMatch ? codec::message("There is no such match.")
                             : codec::message("There is no such competition.");
    else {
      CheckedStream held = Reading(store, host).check_stream(*head, !fork_streams(store, id).empty());
      judge(held);
      found = held.fault;
    }
  });
  return found;
}

CheckResult check(Store& store, const Host& host, const Progress& progress) {
  CheckResult checked;
  store.with_snapshot([&] {
    const Reading reading(store, host);
    std::vector<StreamHead> all;
    const auto forked = forked_streams(store);
    for (const std::string_view kind : {kMatch, kCompetition, kClub}) {
      for (StreamHead& head : store.streams(kind)) all.push_back(std::move(head));
    }
    std::size_t done = 0;
    std::set<std::string> people;
    process_in_order<CheckedStream>(
        host.extra_threads, all,
        [&](const StreamHead& head) {
          return reading.check_stream(head, std::ranges::binary_search(forked, head.id));
        },
        judge,
        [&](CheckedStream& held) {
          people.merge(held.people);
          if (const auto& fault = held.fault)
            checked.faults.push_back(fault->starts_with(held.head.id) ? *fault
                                                                      : held.head.id + ": " + *fault);
          if (progress) progress(++done, all.size());
        });
    const bool damaged = !checked.faults.empty();  // the people in the log are then not fully known
    checked.matches = count(all, kMatch);
    checked.competitions = count(all, kCompetition);
    check_forks(store, checked.faults);
    if (club_records(store).size() > 1)
      checked.faults.push_back(codec::message(
          "There is more than one record of the club; \"tanteador db check --repair\" joins them."));
    if (!damaged) check_people(store, people, checked.faults);
    check_house(store, checked.faults);
  });
  return checked;
}

}  // namespace tanteador::session
