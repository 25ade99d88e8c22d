#include "src/codec/files/trf.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <span>

#include "src/codec/reader.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::codec {

namespace {

// The columns of a player's line, from 0, and their width.
struct FieldRange {
  std::size_t at, width;
};
constexpr FieldRange kNumber{4, 4}, kName{14, 33}, kRating{48, 4}, kLicence{57, 11}, kPoints{80, 4},
    kRank{85, 4};
constexpr std::size_t kGames = 91, kGame = 10;  // opponent 4, blank, colour, blank, result, two blanks
constexpr std::string_view kResults = "1=0+-UFHZ WDL", kPointsCode = "PTS";
constexpr FieldRange kApartFirst{0, 3}, kApartLast{4, 3};  // in line 260 after its code
constexpr std::size_t kApart = 7;
constexpr FieldRange kPenaltyOf{0, 1}, kPenalty{5, 8}, kPenaltyRound{15, 3};  // in line 299
constexpr std::size_t kPenaltyPlayers = 18;
// Lines of team competitions: rosters, byes, forfeits, board order, standings, match points.
constexpr std::string_view kTeamLines[] = {"013", "310", "320", "330", "300", "801", "802", "362"};
constexpr int kPlayersMost = 9999, kRatingMost = 9999, kRoundsMost = 100;

std::string pad_right(std::string_view text, std::size_t width) {
  const std::string out(first_letters(text, width));
  return out + std::string(width - letter_count(out), ' ');
}
std::string pad_left(const std::string& text, std::size_t width) {
  const std::size_t letters = letter_count(text);
  return letters >= width ? text : std::string(width - letters, ' ') + text;
}

std::string join_commas(std::span<const std::string> words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ",") + word;
  return list;
}

std::string points_text(int halves) {
  return (halves < 0 ? "-" : "") + std::to_string(std::abs(halves) / 2) + (halves % 2 == 0 ? ".0" : ".5");
}

// Ratings have four digits. Ratings with more are all divided by the same power of ten.
int parts_of_ratings(const std::vector<TrfPlayer>& players) {
  int parts = 1;
  for (const TrfPlayer& player : players)
    while (player.rating / parts > kRatingMost) parts *= 10;
  return parts;
}

std::string line_of(const TrfPlayer& player, int parts) {
  const int rating = player.rating / parts;
  std::string line = "001 " + pad_left(std::to_string(player.number), kNumber.width) + "      ";
  line += pad_right(player.name, kName.width) + " ";
  line += pad_left(rating > 0 ? std::to_string(rating) : "", kRating.width) + "     ";
  line += pad_left(std::string(first_letters(player.licence, kLicence.width)), kLicence.width);
  // Hundreds and a minus sign use the blanks before the column.
  line +=
      pad_left(points_text(player.halves), kPoints.at + kPoints.width - kLicence.at - kLicence.width) + " ";
  line += pad_left(player.rank > 0 ? std::to_string(player.rank) : "", kRank.width);
  for (const TrfGame& game : player.games) {
    const std::string opponent = game.opponent > 0 ? pad_left(std::to_string(game.opponent), 4)
                                                   : (game.result == ' ' ? "    " : "0000");
    const char colour = game.result == ' ' && game.opponent == 0 ? ' ' : game.colour;
    line += "  " + opponent + " " + std::string(1, colour) + " " + std::string(1, game.result);
  }
  while (line.ends_with(' ')) line.pop_back();
  return line + "\n";
}

}  // namespace

std::string trf_text(const TrfFile& file) {
  std::string out = "012 " + file.name + "\n";
  if (!file.place.empty()) out += "022 " + file.place + "\n";
  if (!file.starts.empty()) out += "042 " + file.starts + "\n";
  out += "062 " + std::to_string(file.players.size()) + "\n";
  out += "092 Individual: Swiss-System\n";
  out += "142 " + std::to_string(file.rounds) + "\n";
  if (file.points)
    out += "162  W" + pad_left(points_text(file.points->win), 4) + "    D" +
           pad_left(points_text(file.points->draw), 4) + "    L" +
           pad_left(points_text(file.points->loss), 4) + "    P" +
           pad_left(points_text(file.points->bye), 4) + "\n";
  // 212 is the whole order of the standings, 202 the tie-breaks after the points.
  const std::span order(file.order);
  if (order.size() > 1 && order.front() == kPointsCode) out += "202 " + join_commas(order.subspan(1)) + "\n";
  if (!order.empty()) out += "212 " + join_commas(order) + "\n";
  out += "XXR " + std::to_string(file.rounds) + "\n";
  const int parts = parts_of_ratings(file.players);
  for (const TrfPlayer& player : file.players) out += line_of(player, parts);
  const auto numbered = [](const std::vector<int>& players) {
    std::string text;
    for (const int player : players) text += " " + pad_left(std::to_string(player), 4);
    return text + "\n";
  };
  for (const TrfAway& away : file.away)
    out += "240 " + std::string(1, away.kind) + " " + pad_left(std::to_string(away.round), 3) +
           numbered(away.players);
  for (const TrfApart& apart : file.apart)
    out += "260 " + pad_left(std::to_string(apart.first), 3) + " " + pad_left(std::to_string(apart.last), 3) +
           numbered(apart.players);
  for (const TrfPenalty& penalty : file.penalties)
    out += "299" + std::string(1 + kPenalty.at, ' ') +
           pad_left(points_text(-penalty.halves), kPenalty.width) + "  " +
           pad_left(std::to_string(penalty.round), kPenaltyRound.width) + numbered(penalty.players);
  std::string lines;
  for (const char letter : out) lines += letter == '\n' ? "\r\n" : std::string(1, letter);
  return lines;
}

namespace {

// A line by characters, because columns count characters.
class Columns {
 public:
  explicit Columns(std::string_view line) {
    for (std::string_view rest = line; !rest.empty(); next_letter(rest))
      begins_.push_back(line.size() - rest.size());
    begins_.push_back(line.size());
    line_ = line;
  }
  std::size_t size() const { return begins_.size() - 1; }
  // Without surrounding blanks.
  std::string_view cell(std::size_t at, std::size_t width) const {
    if (at >= size()) return {};
    const std::size_t end = begins_[std::min(at + width, size())];
    std::string_view text = line_.substr(begins_[at], end - begins_[at]);
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
  }
  std::string_view cell(FieldRange place) const { return cell(place.at, place.width); }

 private:
  std::string_view line_;
  std::vector<std::size_t> begins_;
};

bool read_whole_number(std::string_view text, int most, int& number) {
  if (text.empty()) return number = 0, true;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= 0 && number <= most;
}

bool halves_in(std::string_view text, int& halves) {
  const std::size_t point = std::min(text.find('.'), text.size());
  int points = 0;
  if (!read_whole_number(text.substr(0, point), kPlayersMost, points)) return false;
  const std::string_view rest = point < text.size() ? text.substr(point + 1) : "";
  halves = 2 * points + (rest == "5" ? 1 : 0);
  return rest.empty() || rest == "0" || rest == "5";
}

// May be negative because of penalties.
bool signed_halves_in(std::string_view text, int& halves) {
  const bool off = text.starts_with('-');
  if (!halves_in(text.substr(off ? 1 : 0), halves)) return false;
  if (off) halves = -halves;
  return true;
}

std::vector<std::string_view> words_in(std::string_view text, char between) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(between), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

// " W 3.0    D10.0": letters and points alternate; unknown letters are ignored.
bool points_in(std::string_view text, TrfPoints& points) {
  constexpr std::string_view kFigures = "0123456789.";
  const auto skip_blanks = [&] { text.remove_prefix(std::min(text.find_first_not_of(' '), text.size())); };
  for (skip_blanks(); !text.empty(); skip_blanks()) {
    const char letter = text.front();
    text.remove_prefix(1);
    skip_blanks();
    const std::string_view figures = text.substr(0, text.find_first_not_of(kFigures));
    int halves = 0;
    if (figures.empty() || !halves_in(figures, halves)) return false;
    text.remove_prefix(figures.size());
    if (letter == 'W') points.win = points.bye = halves;
    if (letter == 'D') points.draw = halves;
    if (letter == 'L') points.loss = halves;
    if (letter == 'P') points.bye = halves;
  }
  return true;
}

bool is_of_teams(std::string_view kind, std::string_view rest) {
  int teams = 0;
  return std::ranges::count(kTeamLines, kind) > 0 ||
         (kind == "082" && read_whole_number(Columns(rest).cell(0, rest.size()), kPlayersMost, teams) &&
          teams > 0);
}

bool numbers_in(const std::vector<std::string_view>& words, std::size_t from, std::vector<int>& numbers) {
  for (std::size_t i = from; i < words.size(); ++i) {
    if (!read_whole_number(words[i], kPlayersMost, numbers.emplace_back()) || numbers.back() == 0)
      return false;
  }
  return !numbers.empty();
}

bool read_apart(std::string_view text, TrfApart& apart) {
  const Columns columns(text);
  return read_whole_number(columns.cell(kApartFirst), kRoundsMost, apart.first) &&
         read_whole_number(columns.cell(kApartLast), kRoundsMost, apart.last) &&
         numbers_in(words_in(text.substr(std::min(kApart, text.size())), ' '), 0, apart.players);
}

bool read_away(std::string_view text, TrfAway& away) {
  const auto words = words_in(text, ' ');
  if (words.size() < 3 || words[0].size() != 1 || std::string_view("FHZ").find(words[0][0]) == text.npos)
    return false;
  away.kind = words[0][0];
  return read_whole_number(words[1], kRoundsMost, away.round) && numbers_in(words, 2, away.players);
}

bool penalty_in(std::string_view text, TrfPenalty& penalty) {
  const Columns columns(text);
  int added = 0;
  if (!signed_halves_in(columns.cell(kPenalty), added)) return false;
  penalty.halves = -added;
  return read_whole_number(columns.cell(kPenaltyRound), kRoundsMost, penalty.round) &&
         numbers_in(words_in(text.substr(std::min(kPenaltyPlayers, text.size())), ' '), 0, penalty.players);
}

char to_upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

InputError at(int line, std::size_t column, std::string_view sentence, PhraseArgs args = {}) {
  return {message(sentence, args), {}, line, static_cast<int>(column) + 1};
}

// Hundreds and a minus sign stand before the column. A date of birth may end there, too.
std::string_view points_cell(const Columns& columns) {
  const auto is_figure = [&](std::size_t at) {
    const std::string_view letter = columns.cell(at, 1);
    return letter == "-" || (letter >= "0" && letter <= "9");
  };
  std::size_t begin = kPoints.at;
  while (is_figure(begin) && is_figure(begin - 1)) --begin;
  const bool is_date = begin < kPoints.at && !columns.cell(begin - 1, 1).empty();
  if (is_date) begin = kPoints.at - 1;
  return columns.cell(begin, kPoints.at + kPoints.width - begin);
}

tl::expected<TrfPlayer, InputError> player_in(std::string_view text, int line) {
  const Columns columns(text);
  TrfPlayer player;
  if (!read_whole_number(columns.cell(kNumber), kPlayersMost, player.number) || player.number == 0)
    return tl::unexpected(at(line, kNumber.at, N_("A player's number must be between 1 and 9999.")));
  player.name = columns.cell(kName);
  if (player.name.empty()) return tl::unexpected(at(line, kName.at, N_("This player has no name.")));
  player.licence = columns.cell(kLicence);
  if (!read_whole_number(columns.cell(kRating), kRatingMost, player.rating))
    return tl::unexpected(at(line, kRating.at, N_("This is not a rating.")));
  if (!signed_halves_in(points_cell(columns), player.halves))
    return tl::unexpected(at(line, kPoints.at, N_("These are not points.")));
  player.has_points = !columns.cell(kPoints).empty();
  if (!read_whole_number(columns.cell(kRank), kPlayersMost, player.rank))
    return tl::unexpected(at(line, kRank.at, N_("This is not a rank.")));
  for (std::size_t begin = kGames; begin < columns.size(); begin += kGame) {
    TrfGame game;
    const std::string_view colour = columns.cell(begin + 5, 1), result = columns.cell(begin + 7, 1);
    if (!read_whole_number(columns.cell(begin, 4), kPlayersMost, game.opponent))
      return tl::unexpected(at(line, begin, N_("This is not an opponent.")));
    if (!colour.empty())
      game.colour = colour.front() == 'W' ? 'w' : colour.front() == 'B' ? 'b' : colour.front();
    if (!result.empty()) game.result = to_upper(result.front());
    if (kResults.find(game.result) == kResults.npos)
      return tl::unexpected(at(line, begin + 7, N_("This is not a result.")));
    player.games.push_back(game);
  }
  if (player.games.size() > kRoundsMost) return tl::unexpected(at(line, kGames, N_("Too many rounds.")));
  return player;
}

}  // namespace

tl::expected<TrfFile, InputError> read_trf(std::string_view text) {
  TrfFile file;
  int number = 0;
  std::size_t columns = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    begin = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    ++number;
    const std::string_view kind = line.substr(0, 3), rest = line.size() > 4 ? line.substr(4) : "";
    if (is_of_teams(kind, rest))
      return tl::unexpected(at(number, 0,
                               N_("This is a file of teams, and only single players can be imported. "
                                  "Enter the teams with \"tanteador league enter ID --team NAME\". If "
                                  "the players play for themselves, remove lines like this one.")));
    if (kind == "012") file.name = rest;
    if (kind == "022") file.place = rest;
    if (kind == "042") file.starts = rest;
    if (kind == "212" || (kind == "202" && file.order.empty())) {
      file.order.clear();
      for (const std::string_view word : words_in(rest, ','))
        if (const auto code = Columns(word).cell(0, 20); !code.empty()) file.order.emplace_back(code);
      // The points may also be listed among the tie-breaks.
      if (kind == "202" && std::ranges::count(file.order, kPointsCode) == 0)
        file.order.emplace(file.order.begin(), kPointsCode);
    }
    if (kind == "162" && !points_in(rest, file.points.emplace()))
      return tl::unexpected(at(number, 4, N_("These are not points.")));
    if (kind == "240" && !read_away(rest, file.away.emplace_back()))
      return tl::unexpected(at(number, 4, N_("This line must say who misses which round.")));
    if (kind == "260" && !read_apart(rest, file.apart.emplace_back()))
      return tl::unexpected(at(number, 4, N_("This line must say who is kept apart.")));
    if (kind == "299" && !Columns(rest).cell(kPenaltyOf).empty()) file.has_other_points = true;
    if (kind == "299" && Columns(rest).cell(kPenaltyOf).empty() &&
        !penalty_in(rest, file.penalties.emplace_back()))
      return tl::unexpected(at(number, 4, N_("This line must say whose points change and by how much.")));
    if ((kind == "XXR" || kind == "142") &&
        !read_whole_number(Columns(rest).cell(0, 4), kRoundsMost, file.rounds))
      return tl::unexpected(at(number, 4, N_("This is not a number of rounds.")));
    if (kind != "001") continue;
    auto player = player_in(line, number);
    if (!player) return tl::unexpected(player.error());
    if (player->number != static_cast<int>(file.players.size()) + 1)
      return tl::unexpected(at(number, kNumber.at, N_("Players must be numbered 1, 2, 3, … in order.")));
    columns = std::max(columns, player->games.size());
    for (std::size_t round = 0; round < player->games.size(); ++round)
      if (player->games[round].opponent > 0) file.drawn = std::max(file.drawn, round + 1);
    file.players.push_back(std::move(*player));
  }
  if (file.players.empty()) return tl::unexpected(at(1, 0, N_("The file contains no players.")));
  for (TrfPlayer& player : file.players) player.games.resize(columns);
  file.rounds = std::max(file.rounds, static_cast<int>(columns));
  return file;
}

}  // namespace tanteador::codec
