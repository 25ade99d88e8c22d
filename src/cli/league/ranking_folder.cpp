#include "src/cli/league/ranking_folder.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <fstream>

#include "src/cli/output/answer.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

namespace fs = std::filesystem;

// FNV-1a, only to distinguish names.
std::uint64_t number_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char sign : text) hash = (hash ^ static_cast<unsigned char>(sign)) * 0x100000001b3U;
  return hash;
}

Problem cannot_keep(const fs::path& where) {
  const std::string reason = std::generic_category().message(errno);
  return failure("system", view::say("{0} could not be written: {1}.",
                                     {std::string_view(where.native()), std::string_view(reason)}));
}

}  // namespace

RankingFolder::RankingFolder(fs::path folder, std::string_view of)
    : folder_(std::move(folder)), name_(fmt::format("ranking-{:016x}-", number_of(of))) {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (!fs::is_directory(folder_, error)) throw cannot_keep(folder_);
}

std::vector<int> RankingFolder::weeks() const {
  std::vector<int> weeks;
  std::error_code error;
  for (const auto& file : fs::directory_iterator(folder_, error)) {
    const std::string name = file.path().filename();
    int week = 0;
    if (!name.starts_with(name_)) continue;
    const auto [end, wrong] = std::from_chars(name.data() + name_.size(), name.data() + name.size(), week);
    if (wrong == std::errc() && end == name.data() + name.size()) weeks.push_back(week);
  }
  return weeks;
}

std::unique_ptr<std::istream> RankingFolder::read(int week) const {
  auto in = std::make_unique<std::ifstream>(file(week), std::ios::binary);
  return in->good() ? std::move(in) : nullptr;
}

void RankingFolder::write(int week, const std::function<void(std::ostream&)>& what) {
  const fs::path to = file(week), aside = to.native() + ".part";
  std::ofstream out(aside, std::ios::binary | std::ios::trunc);
  what(out);
  out.close();
  std::error_code error;
  if (out.good()) fs::rename(aside, to, error);
  if (out.good() && !error) return;
  fs::remove(aside, error);
  throw cannot_keep(to);
}

void RankingFolder::drop(int week) {
  std::error_code error;
  fs::remove(file(week), error);
}

}  // namespace tanteador::cli
