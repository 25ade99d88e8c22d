#pragma once
// The parts of `check` common to all engines, by statements of the same names.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/text.hpp"

namespace tanteador::db {

using Findings = std::vector<std::string>;

inline void add(Findings& findings, std::string_view english, PhraseArgs args) {
  findings.push_back(render({english, args}, {}));
}

inline void add_not_as_made(Findings& findings, std::string_view type, std::string_view name) {
  add(findings, N_("The {0} {1} is missing or has been altered."), {Arg(type), Arg(name)});
}

inline void add_not_ours(Findings& findings, std::string_view type, std::string_view name) {
  add(findings, N_("The {0} {1} does not belong to this program."), {Arg(type), Arg(name)});
}

// Compares the objects of the schema with the expected ones: type and name, with the SQL that makes each.
template <class Objects>
void check_objects(const Objects& found, const Objects& expected, Findings& findings) {
  for (const auto& [object, text] : expected) {
    const auto here = found.find(object);
    if (here == found.end() || here->second != text) add_not_as_made(findings, object.first, object.second);
  }
  for (const auto& [object, text] : found) {
    if (!expected.contains(object)) add_not_ours(findings, object.first, object.second);
  }
}

template <class Queries>
void check_streams(Queries& queries, Findings& findings) {
  auto query = queries("check_streams");
  for (std::string stream; query.step();) {
    query.row(stream);
    add(findings, N_("{0} is not a match, a competition or the club, or it has no entries."),
        {Arg(std::string_view(stream))});
  }
}

template <class Queries>
void check_heads(Queries& queries, Findings& findings) {
  auto query = queries("check_heads");
  std::string stream;
  for (int count = 0, events = 0; query.step();) {
    query.row(stream, count, events);
    const Arg id{std::string_view(stream)};
    if (count == events) {
      add(findings, N_("{0}: the last entry is not the one on record."), {id});
    } else {
      add(findings, N_("{0}: the record says {1} entries, and there are {2}."),
          {id, Arg(count), Arg(events)});
    }
  }
}

template <class Queries>
void check_links(Queries& queries, Findings& findings) {
  auto query = queries("check_links");
  std::string stream;
  for (int seq = 0, before = 0; query.step();) {
    query.row(stream, seq, before);
    const Arg id{std::string_view(stream)};
    if (seq != before + 1) {
      add(findings, N_("{0}: entries before number {1} are missing."), {id, Arg(seq)});
    } else {
      add(findings, N_("{0}: entry {1} does not follow the entry before it."), {id, Arg(seq)});
    }
  }
}

}  // namespace tanteador::db
