#pragma once
// The papers that are made elsewhere than in papers.cpp. For this folder's own use.

#include "src/view/league/papers.hpp"

namespace tanteador::view {

LeaguePaper bracket_paper(const PaperOf& of);  // a column a round, those who play below one another
LeaguePaper categories_paper(const PaperOf& of);
LeaguePaper clubs_paper(const PaperOf& of);
LeaguePaper prizes_paper(const PaperOf& of);
LeaguePaper box_paper(const PaperOf& of);
LeaguePaper movement_paper(const PaperOf& of);  // of duplicate: everybody's places, round by round
LeaguePaper boards_paper(const PaperOf& of);    // of duplicate: what each board is worth, table by table

struct WonPrize {
  league::Entrant entrant{};
  int place = 0;
  std::string category;
  std::int64_t amount = 0;  // hundredths, of each who shares it
  std::string thing;
  int shared = 1;  // by so many
};
std::vector<WonPrize> prizes_won(const PaperOf& of);
std::string amount_text(std::int64_t hundredths, const std::string& currency);  // "12.50 CHF"

}  // namespace tanteador::view
