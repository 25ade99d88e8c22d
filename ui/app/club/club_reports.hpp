#pragma once
// Data of the club's pages apart from the open competition: people, competitions, and figures of all
// competitions. Slow figures are calculated in a job with its own store.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/session.hpp"
#include "src/view/league/club.hpp"
#include "ui/app/job.hpp"

namespace tanteador::ui {

struct ReportQuery {
  enum class What : std::uint8_t { record, season, ratings } what{};
  std::string of = {};  // a person's id, or a season's name
  session::SeasonBy by = {};
  int system = 0;  // of ratings, as in system_at()
  bool operator==(const ReportQuery&) const = default;
};
// Only the part that the query asks for is filled.
struct ClubReport {
  league::PersonRecord played = {};
  view::SeasonBook season = {};
  std::vector<session::RatedPlayer> rated = {};  // best first; of a record only that person, if rated
  std::vector<session::DamagedStream> left_out = {};
};
ClubReport make_report(const session::League& league, const ReportQuery& query,
                       const session::Progress& progress = {});

view::ListedCompetition listed_competition(const session::CompetitionSummary& row);

class ClubReports {
 public:
  // Session and league must outlive it. If there is no second store, every report is made at once.
  ClubReports(const session::Session& session, const session::League& league,
              std::function<std::unique_ptr<session::Store>()> store_again, std::function<double()> seconds);

  void forget();             // something may have changed
  view::ClubBook& club();    // without the last event group
  session::StreamHead head;  // of the club when club() was read

  // Null while the report is made for the first time; while it is made anew, the previous report.
  const ClubReport* find(const ReportQuery& query);
  // True while a report is made, or until its fault is taken.
  bool is_active() const { return job_.is_active() || fault_; }
  JobProgress progress() const { return job_.progress(); }
  // Abandons the job and returns the kind of its report. Finished reports stay.
  std::optional<ReportQuery::What> stop();
  // Why the last report failed, returned once; nothing: no fault.
  struct Fault {
    ReportQuery::What what;
    std::string message;
    bool is_partial = false;  // the report is there, without damaged competitions
  };
  std::optional<Fault> take_fault() { return std::exchange(fault_, std::nullopt); }

 private:
  void start(const ReportQuery& query);
  void poll();
  void set_report(ClubReport report);

  const session::Session& session_;
  const session::League& league_;
  std::function<std::unique_ptr<session::Store>()> store_again_;
  std::optional<view::ClubBook> club_;
  ReportQuery of_, wanted_;  // of the finished report, and of the job
  std::optional<ClubReport> report_;
  std::optional<Fault> fault_;
  bool is_stale_ = false;
  bool is_slow_ = false;  // the last report took too long to wait for the next
  Job<ClubReport> job_;
};

}  // namespace tanteador::ui
