#pragma once
// What a ranking keeps from one time to the next: a folder with a file a week.

#include <filesystem>

#include "src/session/league/ranking/ranking.hpp"

namespace tanteador::cli {

class RankingFolder : public session::RankingCache {
 public:
  // `of`: what is ranked and how; another's files in the folder are left alone. Throws Problem where the
  // folder cannot be made.
  RankingFolder(std::filesystem::path folder, std::string_view of);
  std::vector<int> weeks() const override;
  std::unique_ptr<std::istream> read(int week) const override;
  // Whole or not at all. Throws Problem.
  void write(int week, const std::function<void(std::ostream&)>& what) override;
  void drop(int week) override;

 private:
  std::filesystem::path file(int week) const { return folder_ / (name_ + std::to_string(week)); }

  std::filesystem::path folder_;
  std::string name_;
};

}  // namespace tanteador::cli
