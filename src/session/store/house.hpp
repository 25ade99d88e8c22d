#pragma once
// Store interfaces for house rulesets and referees.

#include <mutex>

#include "src/session/rows.hpp"

namespace tanteador::session {

// House rulesets as their files read (schemas/ruleset.schema.json), by id.
class RulesetStore {
 public:
  virtual ~RulesetStore() = default;

  virtual std::vector<std::string> house_rulesets() const = 0;
  virtual std::optional<std::string> house_ruleset(std::string_view id) const = 0;
  virtual void put_house_ruleset(std::string_view id,
                                 std::string_view text) = 0;  // adds or replaces
  virtual void remove_house_ruleset(std::string_view id) = 0;
};

// moved: the referee has changed since. waits: there were too many wrong PINs just now.
enum class PinAnswer { moved, waits, wrong, right };

// The person who enters by this store. Valid while the store has that name with that PIN.
struct Worker {
  std::string name = {}, pin = {};  // the stored hash, never the typed PIN; empty: nobody gave a PIN
  bool by_code = false;             // a program that checks codes itself, such as the phones' server
};

class RefereeStore {
 public:
  virtual ~RefereeStore() = default;

  // Other threads open further stores for the same worker.
  Worker worker() const {
    const std::lock_guard lock(mutex_);
    return worker_;
  }
  void set_worker(Worker worker) {
    const std::lock_guard lock(mutex_);
    worker_ = std::move(worker);
  }

  virtual std::vector<RefereeRow> referees() const = 0;  // by name
  virtual bool may_read_referees() const = 0;            // false: `pin` is without its hash
  // Each returns false if that name exists already, does not exist, or has changed since.
  virtual bool add_referee(const RefereeRow& referee) = 0;
  virtual bool remove_referee(std::string_view name) = 0;
  virtual bool replace_referee(const RefereeRow& before, const RefereeRow& after) = 0;
  // Counts and answers a try of a PIN, where may_read_referees() is false. `attempt`: its hash and times.
  virtual PinAnswer try_pin(const RefereeRow& before, const RefereeRow& attempt) = 0;

 private:
  mutable std::mutex mutex_;
  Worker worker_;
};

}  // namespace tanteador::session
