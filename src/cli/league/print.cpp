// What a competition needs on paper.

#include <algorithm>

#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/core/text.hpp"

namespace tanteador::cli {

namespace {

struct Printable {
  std::string_view name;
  print::Document (*of_stage)(const Shown&);                    // either of the whole stage
  print::Document (*of_round)(const Shown&, league::RoundRef);  // or of a round
};
constexpr Printable kPrintables[] = {{"tables", nullptr, round_page},
                                     {"slips", nullptr, slips_page},
                                     {"cards", nullptr, cards_page},
                                     {"standings", standings_page, nullptr},
                                     {"crosstable", crosstable_page, nullptr}};

}  // namespace

Answer league_print(const Context& context, const LeagueArguments& arguments) {
  const auto what = std::ranges::find(kPrintables, arguments.what, &Printable::name);
  if (what == std::end(kPrintables))
    throw unreadable(tr("--what is tables, slips, cards, standings or crosstable."));
  if (!wants_files(arguments)) throw unreadable(tr("Name the file: --pdf FILE or --html FILE."));
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  const auto names = desk.names(open.now);
  const Shown shown = shown_as(open, names, arguments);
  const print::Document page =
      what->of_stage ? what->of_stage(shown) : what->of_round(shown, drawn_round(open.now, arguments));
  return {.json = {{"competition", open.head.id}, {"what", arguments.what}},
          .text = write_pages(page, arguments.pdf, arguments.html)};
}

}  // namespace tanteador::cli
