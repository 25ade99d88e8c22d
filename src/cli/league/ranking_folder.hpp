#pragma once
// The cache of a ranking: a folder with a file for each week.

#include <filesystem>

#include "src/session/league/ranking/ranking.hpp"

namespace tanteador::cli {

class RankingFolder : public session::RankingCache {
 public:
  // `of`: identifies the ranking and its options; files of other rankings in the folder stay. Throws Problem
  // if the folder cannot be created.
  RankingFolder(std::filesystem::path folder, std::string_view of);
  std::vector<int> weeks() const override;
  std::unique_ptr<std::istream> read(int week) const override;  // null: no such file
  // Writes the whole file or nothing. Throws Problem.
  void write(int week, const std::function<void(std::ostream&)>& what) override;
  void drop(int week) override;

 private:
  std::filesystem::path file(int week) const { return folder_ / (name_ + std::to_string(week)); }

  std::filesystem::path folder_;
  std::string name_;
};

}  // namespace tanteador::cli
