#pragma once
// Matches as files, and what another store has more of a stream.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

class Session;
struct Branch;
struct Export;
enum class Guard;

class Exchange {
 public:
  explicit Exchange(const Session& session) : session_(session) {}

  std::string export_match(std::string_view id) const;  // JSON; "" where there is no such match
  // Whether it is a sound export, and what import_match would say of it here. Nothing is stored.
  static std::optional<codec::InputError> check_export(std::string_view text);
  std::optional<codec::InputError> check_import(std::string_view text) const;
  // The id of the match; an InputError where the file is no sound export, or brings decisions that take a
  // referee (`refused` is set then); StoreError on a fork.
  tl::expected<std::string, codec::InputError> import_match(std::string_view text);
  // What another store has more of a match, a competition or a club's record, every branch of it and every
  // choice: how many events. Errors as of import_match; branches that are new stand beside one's own.
  tl::expected<std::int64_t, codec::InputError> take(const Store& from, const StreamHead& head);
  struct TakenIn {
    std::size_t streams = 0;
    std::int64_t events = 0;
    std::optional<codec::InputError> error = {};
    bool here = false;  // the error is about what is here
  };
  // The same of several that were not here when it was looked, in one step, up to the first that has forks or
  // is not sound (error); throws a conflict, and none has come in, where one of them is here by now.
  // `each` is told how many have been read and found sound; it may throw.
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
