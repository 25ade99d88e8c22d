#pragma once
// Exports and imports matches as files, and merges streams of other stores.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/signatures/signature.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

class Session;
struct Branch;
struct Export;
enum class Guard;

class Exchange {
 public:
  explicit Exchange(const Session& session) : session_(session) {}

  std::string export_match(std::string_view id) const;  // JSON; "" if there is no such match
  // Check a file without storing anything: its own soundness, and the answer that import_match would give.
  static std::optional<codec::InputError> check_export(std::string_view text);
  std::optional<codec::InputError> check_import(std::string_view text) const;
  // The head and the signature of a sound file.
  static tl::expected<CheckedExport, codec::InputError> inspect(std::string_view text);
  // Imports a match, records who signed it, and returns its id. InputError: the file is not sound, or its
  // decisions need a referee (`refused` is set then). StoreError (conflict): a fork.
  tl::expected<std::string, codec::InputError> import_match(
      std::string_view text, const std::optional<Signature>& of_whole_file = {});
  // Adds the events, branches and choices of a match, a competition or a club's record that only `from` has.
  // Returns the number of events. New branches are stored next to the own ones. Errors as import_match.
  tl::expected<std::int64_t, codec::InputError> take(const Store& from, const StreamHead& head);
  struct TakenIn {
    std::size_t streams = 0;
    std::int64_t events = 0;
    std::optional<codec::InputError> error = {};
    bool here = false;  // the error is about the own store
  };
  // Adds several unknown streams in one transaction. Stops at the first that has forks or is not sound
  // (`error`). Throws a conflict and stores nothing if one of them exists by now. `each` gets the number of
  // sound streams read so far; it may throw.
  TakenIn take_fresh(const Store& from, std::span<const StreamHead> heads,
                     const std::function<void(std::size_t)>& each);

 private:
  bool takes_a_referee(const Export& file, std::int64_t known) const;
  std::optional<codec::InputError> fault_in(const Export& file, std::int64_t known, Guard guard) const;
  tl::expected<Export, codec::InputError> importable(tl::expected<Export, codec::InputError> file) const;
  tl::expected<Export, codec::InputError> sound(const Store& from, const StreamHead& head, Branch&& branch,
                                                std::int64_t known, Guard guard) const;

  const Session& session_;
};

}  // namespace tanteador::session
