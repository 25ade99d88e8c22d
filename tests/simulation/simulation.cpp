#include "tests/simulation/simulation.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "db/store.hpp"

namespace tanteador::simulation {

namespace {

using session::StoreError;
using Code = StoreError::Code;

constexpr int kPrograms = 3, kActions = 40;

// Whether the program may say this after the fault. A program without a fault only meets other writers.
bool is_true(Fault fault, bool struck, Code code) {
  if (code == Code::conflict) return true;
  if (!struck) return false;
  switch (fault) {
    case Fault::disk_full: return code == Code::full;
    case Fault::write_once:
    case Fault::write_always:
    case Fault::sync_once: return code == Code::cannot_open;
    case Fault::none: return false;
    case Fault::killed:
    case Fault::power_cut: return true;  // nobody is there to read it
    case Fault::moved:
    case Fault::replaced:
    case Fault::deleted: return code == Code::moved;
    case Fault::restored: return code == Code::cannot_open;
  }
  return false;
}

}  // namespace

Simulation::Simulation(std::uint32_t seed) : random_(seed), disk_(seed + 1) {
  programs_.resize(kPrograms);
  for (int place = 0; place < kPrograms; ++place) start(place);
}

void Simulation::start(int place) {
  disk_.run_as(place);
  Program& program = programs_[static_cast<std::size_t>(place)];
  program.store = db::open_store(file_, db::OpenMode::write);
  program.session = std::make_unique<session::Session>(program.store.get(), host_.host());
}

void Simulation::stop(int place) {
  disk_.run_as(place);
  programs_[static_cast<std::size_t>(place)] = {};
}

Simulation::Claim& Simulation::claim_of(const std::string& id) {
  const auto found = std::ranges::find(claims_, id, &Claim::id);
  return found == claims_.end() ? claims_.emplace_back(Claim{.id = id}) : *found;
}

void Simulation::judge(const StoreError& error) {
  if (!is_true(report_.fault, disk_.has_struck(), error.code()))
    blame("said without a reason: " + std::string(error.what()));
}

void Simulation::note(Claim& claim, const session::OpenMatch& match, std::int64_t seq) {
  const auto records = match.records();
  claim.stored.emplace_back(seq, records[static_cast<std::size_t>(seq - 1)].payload);
  ++report_.stored;
}

void Simulation::begin_match(Program& program) {
  const nlohmann::json event{{"type", "match_started"},
                             {"game", "truco"},
                             {"ruleset", "truco-argentino"},
                             {"players", {"Ana", "Beto"}}};
  ++unknown_starts_;
  std::optional<session::OpenMatch> match;
  if (!program.session->start(event, match)) return blame("a match could not start");
  --unknown_starts_;
  note(claim_of(match->id()), *match, 1);
  program.match = std::move(match);
}

// One entry: a point, or undo. A refusal changes nothing.
void Simulation::enter(Program& program, Claim& claim) {
  ++claim.unknown;
  const bool undoes = pick(0, 5) == 0;
  const nlohmann::json event{
      {"type", "tallied"}, {"side", pick(0, 1) == 0 ? "Ana" : "Beto"}, {"points", pick(1, 3)}};
  const auto seq =
      undoes ? program.session->undo(*program.match) : program.session->submit(*program.match, event);
  --claim.unknown;
  if (seq) note(claim, *program.match, static_cast<std::int64_t>(*seq));
}

void Simulation::act_on_match(Program& program) {
  if (claims_.empty()) return begin_match(program);
  const std::string id = claims_[static_cast<std::size_t>(pick(0, static_cast<int>(claims_.size()) - 1))].id;
  const bool is_stale_allowed = pick(0, 9) == 0;
  const bool is_here = program.match && program.match->id() == id;
  if (!is_here || (!is_stale_allowed && !program.session->is_current(*program.match)))
    program.match = program.session->open(id);
  if (!program.match) return blame("a stored match is not there: " + id);
  Claim& claim = claim_of(id);
  const int unknown = claim.unknown;
  try {
    enter(program, claim);
  } catch (const StoreError& error) {
    // Then the program says that nothing was stored.
    if (error.code() == Code::conflict || error.code() == Code::full) claim.unknown = unknown;
    program.match.reset();
    throw;
  }
}

void Simulation::act(int place) {
  disk_.run_as(place);
  Program& program = programs_[static_cast<std::size_t>(place)];
  try {
    if (!program.store) return start(place);
    switch (pick(0, 11)) {
      case 0: return is_by_hand(report_.fault) && disk_.has_struck() ? void() : stop(place);
      case 1: return begin_match(program);
      case 2:
        for (const Claim& claim : claims_) check_match(*program.session, claim);
        return;
      default: return act_on_match(program);
    }
  } catch (const StoreError& error) {
    judge(error);
  }
  if (disk_.is_dead(place)) stop(place);
}

bool Simulation::is_open() const {
  return std::ranges::any_of(programs_, [](const Program& program) { return program.store != nullptr; });
}

// Half of the copies are made by hand, without the log; the others by the program.
void Simulation::keep_older() {
  disk_.run_as(0);
  if (pick(0, 1) == 0)
    std::filesystem::copy_file(file_, older_);
  else
    db::backup(file_, older_);
}

// The programs end without closing the file; the closed file is put aside to compare with.
void Simulation::restore_by_hand() {
  std::filesystem::path log = file_, log_aside = aside_;
  std::filesystem::copy_file(log += "-wal", log_aside += "-wal");
  for (int place = 0; place < kPrograms; ++place) stop(place);
  std::filesystem::rename(file_, aside_);
  std::filesystem::rename(older_, file_);
  std::filesystem::rename(log_aside, log);
}

// Only while somebody has the file open; afterwards nobody closes it, for a later program would find another
// file.
void Simulation::strike_by_hand() {
  if (!is_open()) return;
  if (report_.fault == Fault::restored && !std::filesystem::exists(file_.string() + "-wal")) return;
  disk_.strike();
  if (report_.fault == Fault::restored) return restore_by_hand();
  if (report_.fault == Fault::replaced) (void)db::open_store(other_, db::OpenMode::write);
  if (report_.fault == Fault::deleted)
    std::filesystem::remove(file_);
  else
    std::filesystem::rename(file_, aside_);
  if (report_.fault == Fault::replaced) std::filesystem::rename(other_, file_);
}

// A copy that opens had its own log beside it, and is the newest file.
void Simulation::put_back() {
  try {
    (void)db::open_store(file_, db::OpenMode::read);
  } catch (const StoreError& error) {
    judge(error);
    for (const char* suffix : {"-wal", "-shm"}) std::filesystem::remove(file_.string() + suffix);
    std::filesystem::rename(aside_, file_);
  }
}

// A deleted file lives on in the programs that have it open.
void Simulation::mend() {
  if (!disk_.has_struck()) return;
  if (report_.fault == Fault::restored) return put_back();
  if (report_.fault != Fault::deleted) return std::filesystem::rename(aside_, file_);
  for (const Program& program : programs_)
    if (program.store) file_ = program.store->copy_next_to();
}

Report Simulation::run() {
  report_.fault = static_cast<Fault>(pick(0, kFaults - 1));
  const bool flushes = report_.fault == Fault::sync_once, by_hand = is_by_hand(report_.fault);
  disk_.plan(report_.fault, pick(0, flushes ? 60 : 250));
  const int struck_at = pick(1, kActions - 1), copied_at = pick(0, struck_at - 1);
  for (int i = 0; i < kActions && !disk_.is_dead(-1); ++i) {
    if (report_.fault == Fault::restored && i == copied_at) keep_older();
    if (by_hand && i == struck_at) strike_by_hand();
    const int place = pick(0, kPrograms - 1);
    if (disk_.is_dead(place)) continue;
    act(place);
  }
  report_.struck = disk_.has_struck();
  if (by_hand) mend();
  for (int place = 0; place < kPrograms; ++place) stop(place);
  disk_.recover();
  check_after();
  return std::move(report_);
}

void Simulation::check_match(const session::Session& session, const Claim& claim) {
  const auto match = session.open(claim.id);
  if (!match) {
    if (!claim.stored.empty()) blame("a match is lost: " + claim.id);
    return;
  }
  const auto records = match->records();
  const auto count = static_cast<std::int64_t>(records.size());
  for (const auto& [seq, payload] : claim.stored) {
    if (seq > count)
      blame("entry " + std::to_string(seq) + " of " + claim.id + " is lost");
    else if (records[static_cast<std::size_t>(seq - 1)].payload != payload)
      blame("entry " + std::to_string(seq) + " of " + claim.id + " is another");
  }
  const auto known = static_cast<std::int64_t>(claim.stored.size());
  if (count > known + claim.unknown)
    blame(claim.id + " has " + std::to_string(count) + " entries, " + std::to_string(known) +
          " were reported");
}

void Simulation::check_after() {
  try {
    for (const std::string& finding : db::check(file_)) blame("check: " + finding);
    const auto store = db::open_store(file_, db::OpenMode::write);
    session::Session session(store.get(), host_.host());
    int others = 0;
    for (const session::StreamHead& head : store->streams("match")) {
      if (const auto fault = session.verify(head.id)) blame("verify: " + *fault);
      others += std::ranges::find(claims_, head.id, &Claim::id) == claims_.end();
    }
    if (others > unknown_starts_) blame("a match was stored twice");
    for (const Claim& claim : claims_) {
      check_match(session, claim);
      report_.unknown += claim.unknown;
    }
    if (!session.rebuild().empty()) blame("a stream is damaged");
    for (const session::StreamHead& head : store->streams("match")) {
      if (const auto fault = session.verify(head.id)) blame("verify after a rebuild: " + *fault);
    }
  } catch (const std::exception& error) {
    blame(std::string("does not open: ") + error.what());
  }
}

}  // namespace tanteador::simulation
