#pragma once
// Store interfaces for projections, which are computed from the log. `db rebuild` computes them again.

#include <functional>
#include <variant>

#include "src/session/rows.hpp"

namespace tanteador::session {

// A part of a long list. Negative limit: no limit.
struct Page {
  std::int64_t limit = -1;
  std::int64_t offset = 0;
};

class MatchStore {
 public:
  virtual ~MatchStore() = default;

  virtual std::vector<MatchSummary> summaries(Page page = {}) const = 0;  // newest first
  // Calls `each` for all matches, or for those in progress, until it returns false.
  virtual void visit_summaries(bool in_progress,
                               const std::function<bool(const MatchSummary&)>& each) const = 0;
  virtual std::optional<MatchSummary> summary(std::string_view match) const = 0;
  virtual std::vector<EntryRow> entries(std::string_view stream) const = 0;
};

class CaseStore {
 public:
  virtual ~CaseStore() = default;

  virtual std::vector<CaseRow> cases() const = 0;                            // the latest first
  virtual std::vector<CaseRow> cases_of(std::string_view stream) const = 0;  // in order
};

struct MatchLink {
  std::string match, competition;
};

class CompetitionStore {
 public:
  virtual ~CompetitionStore() = default;

  virtual std::vector<CompetitionSummary> competitions() const = 0;  // newest first
  virtual std::optional<CompetitionSummary> competition(std::string_view id) const = 0;
  virtual std::vector<CompetitionSummary> competitions_by_name(
      std::string_view name) const = 0;  // newest first
  virtual std::vector<std::string> competitions_with(std::string_view match) const = 0;
  virtual std::vector<std::string> matches_of(std::string_view competition) const = 0;  // by id
  virtual std::vector<MatchLink> links() const = 0;                                     // by match
};

class ProjectionStore {
 public:
  virtual ~ProjectionStore() = default;

  // Replaces all projections in one transaction. `make` reads from that snapshot, and nobody else can write.
  // Projections of the streams in `keep` stay.
  using AnyProjection = std::variant<Projection, CompetitionProjection>;
  virtual void replace_projections(
      const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make,
      std::span<const std::string> keep = {}) = 0;
};

}  // namespace tanteador::session
