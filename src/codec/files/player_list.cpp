#include "src/codec/files/player_list.hpp"

#include <algorithm>
#include <map>

#include "src/codec/files/csv.hpp"
#include "src/codec/reader.hpp"
#include "src/core/ids.hpp"
#include "src/core/text/encoding.hpp"
#include "src/core/text/names.hpp"

namespace tanteador::codec {

namespace {

std::string trim(std::string text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && blank(text.back())) text.pop_back();
  const auto begin = std::ranges::find_if_not(text, blank);
  return {begin, text.end()};
}

// `name` is a whole name, or one half if another column has the other half.
enum class PlayerColumn : std::uint8_t {
  name,
  given,
  surname,
  alias,
  licence,
  active,
  club,
  rating,
  categories
};

struct Title {
  std::string_view word;  // in the form of bare_title()
  PlayerColumn part;
  int rank = 0;  // of several columns, the first one with a value counts; above 0: of a pairing program
};
constexpr Title kTitles[] = {
    {"name", PlayerColumn::name},
    {"names", PlayerColumn::name},
    {"full name", PlayerColumn::name},
    {"player", PlayerColumn::name},
    {"players", PlayerColumn::name},
    {"pair", PlayerColumn::name},
    {"pairs", PlayerColumn::name},
    {"entrant", PlayerColumn::name},
    {"entrants", PlayerColumn::name},
    {"participant", PlayerColumn::name},
    {"participants", PlayerColumn::name},
    {"nombre", PlayerColumn::name},
    {"nombres", PlayerColumn::name},
    {"nombre completo", PlayerColumn::name},
    {"nombre y apellido", PlayerColumn::name},
    {"nombre y apellidos", PlayerColumn::name},
    {"apellido y nombre", PlayerColumn::name},
    {"apellidos y nombre", PlayerColumn::name},
    {"jugador", PlayerColumn::name},
    {"jugadores", PlayerColumn::name},
    {"pareja", PlayerColumn::name},
    {"parejas", PlayerColumn::name},
    {"participante", PlayerColumn::name},
    {"participantes", PlayerColumn::name},
    {"inscriptos", PlayerColumn::name},
    {"inscritos", PlayerColumn::name},
    {"nom", PlayerColumn::name},
    {"nom complet", PlayerColumn::name},
    {"nom prenom", PlayerColumn::name},
    {"nom et prenom", PlayerColumn::name},
    {"prenom et nom", PlayerColumn::name},
    {"joueur", PlayerColumn::name},
    {"joueurs", PlayerColumn::name},
    {"paire", PlayerColumn::name},
    {"paires", PlayerColumn::name},
    {"inscrits", PlayerColumn::name},
    {"name vorname", PlayerColumn::name},
    {"nachname vorname", PlayerColumn::name},
    {"vor und nachname", PlayerColumn::name},
    {"spieler", PlayerColumn::name},
    {"spielerin", PlayerColumn::name},
    {"paar", PlayerColumn::name},
    {"paare", PlayerColumn::name},
    {"teilnehmer", PlayerColumn::name},
    {"nome", PlayerColumn::name},
    {"nome completo", PlayerColumn::name},
    {"nome e cognome", PlayerColumn::name},
    {"cognome e nome", PlayerColumn::name},
    {"giocatore", PlayerColumn::name},
    {"giocatori", PlayerColumn::name},
    {"coppia", PlayerColumn::name},
    {"coppie", PlayerColumn::name},
    {"partecipanti", PlayerColumn::name},
    {"iscritti", PlayerColumn::name},
    {"nama", PlayerColumn::name},
    {"nama lengkap", PlayerColumn::name},
    {"pemain", PlayerColumn::name},
    {"pasangan", PlayerColumn::name},
    {"peserta", PlayerColumn::name},
    {"nome e sobrenome", PlayerColumn::name},
    {"sobrenome e nome", PlayerColumn::name},
    {"jogador", PlayerColumn::name},
    {"jogadora", PlayerColumn::name},
    {"jogadores", PlayerColumn::name},
    {"dupla", PlayerColumn::name},
    {"duplas", PlayerColumn::name},
    {"inscrito", PlayerColumn::name},
    {"num", PlayerColumn::name},
    {"first name", PlayerColumn::given},
    {"firstname", PlayerColumn::given},
    {"given name", PlayerColumn::given},
    {"given names", PlayerColumn::given},
    {"forename", PlayerColumn::given},
    {"nombre de pila", PlayerColumn::given},
    {"primer nombre", PlayerColumn::given},
    {"prenom", PlayerColumn::given},
    {"prenoms", PlayerColumn::given},
    {"vorname", PlayerColumn::given},
    {"vornamen", PlayerColumn::given},
    {"rufname", PlayerColumn::given},
    {"nome proprio", PlayerColumn::given},
    {"nama depan", PlayerColumn::given},
    {"primeiro nome", PlayerColumn::given},
    {"prenome", PlayerColumn::given},
    {"prenum", PlayerColumn::given},
    {"last name", PlayerColumn::surname},
    {"lastname", PlayerColumn::surname},
    {"surname", PlayerColumn::surname},
    {"family name", PlayerColumn::surname},
    {"apellido", PlayerColumn::surname},
    {"apellidos", PlayerColumn::surname},
    {"primer apellido", PlayerColumn::surname},
    {"segundo apellido", PlayerColumn::surname},
    {"apellido paterno", PlayerColumn::surname},
    {"apellido materno", PlayerColumn::surname},
    {"nom de famille", PlayerColumn::surname},
    {"nachname", PlayerColumn::surname},
    {"familienname", PlayerColumn::surname},
    {"zuname", PlayerColumn::surname},
    {"cognome", PlayerColumn::surname},
    {"nama belakang", PlayerColumn::surname},
    {"nama keluarga", PlayerColumn::surname},
    {"sobrenome", PlayerColumn::surname},
    {"sobrenomes", PlayerColumn::surname},
    {"ultimo sobrenome", PlayerColumn::surname},
    {"nome de familia", PlayerColumn::surname},
    {"num da famiglia", PlayerColumn::surname},
    {"alias", PlayerColumn::alias},
    {"nickname", PlayerColumn::alias},
    {"apodo", PlayerColumn::alias},
    {"surnom", PlayerColumn::alias},
    {"spitzname", PlayerColumn::alias},
    {"soprannome", PlayerColumn::alias},
    {"nama panggilan", PlayerColumn::alias},
    {"apelido", PlayerColumn::alias},
    {"licence", PlayerColumn::licence},
    {"licence number", PlayerColumn::licence},
    {"license", PlayerColumn::licence},
    {"license number", PlayerColumn::licence},
    {"licencia", PlayerColumn::licence},
    {"numero de licencia", PlayerColumn::licence},
    {"carnet", PlayerColumn::licence},
    {"numero de licence", PlayerColumn::licence},
    {"lizenz", PlayerColumn::licence},
    {"lizenznummer", PlayerColumn::licence},
    {"passnummer", PlayerColumn::licence},
    {"passnr", PlayerColumn::licence},
    {"spielerpass", PlayerColumn::licence},
    {"mitgliedsnummer", PlayerColumn::licence},
    {"licenza", PlayerColumn::licence},
    {"tessera", PlayerColumn::licence},
    {"numero tessera", PlayerColumn::licence},
    {"lisensi", PlayerColumn::licence},
    {"nomor lisensi", PlayerColumn::licence},
    {"licenca", PlayerColumn::licence},
    {"numero de licenca", PlayerColumn::licence},
    {"registro", PlayerColumn::licence},
    {"numero de registro", PlayerColumn::licence},
    {"matricula", PlayerColumn::licence},
    {"carteirinha", PlayerColumn::licence},
    {"active", PlayerColumn::active},
    {"activo", PlayerColumn::active},
    {"actif", PlayerColumn::active},
    {"aktiv", PlayerColumn::active},
    {"attivo", PlayerColumn::active},
    {"aktif", PlayerColumn::active},
    {"ativo", PlayerColumn::active},
    {"club", PlayerColumn::club},
    {"association", PlayerColumn::club},
    {"pena", PlayerColumn::club},
    {"sociedad", PlayerColumn::club},
    {"asociacion", PlayerColumn::club},
    {"cercle", PlayerColumn::club},
    {"societe", PlayerColumn::club},
    {"verein", PlayerColumn::club},
    {"klub", PlayerColumn::club},
    {"circolo", PlayerColumn::club},
    {"societa", PlayerColumn::club},
    {"associazione", PlayerColumn::club},
    {"perkumpulan", PlayerColumn::club},
    {"clube", PlayerColumn::club},
    {"associacao", PlayerColumn::club},
    {"sociedade", PlayerColumn::club},
    {"uniun", PlayerColumn::club},
    {"rating", PlayerColumn::rating},
    {"wertung", PlayerColumn::rating},
    {"elo", PlayerColumn::rating},
    {"category", PlayerColumn::categories},
    {"categories", PlayerColumn::categories},
    {"kategorie", PlayerColumn::categories},
    {"categoria", PlayerColumn::categories},
    {"categorie", PlayerColumn::categories},
    {"kategori", PlayerColumn::categories},
    {"categorias", PlayerColumn::categories},
    // Chess-Results, Swiss-Manager, Swiss-Chess and Vega: international numbers come before national ones.
    {"idfide", PlayerColumn::licence, 1},
    {"fideid", PlayerColumn::licence, 1},
    {"fide id", PlayerColumn::licence, 1},
    {"fide no", PlayerColumn::licence, 1},
    {"fide code", PlayerColumn::licence, 1},
    {"fidekenn", PlayerColumn::licence, 1},
    {"idnat", PlayerColumn::licence, 2},
    {"id no", PlayerColumn::licence, 2},
    {"pkz", PlayerColumn::licence, 2},
    {"rtg", PlayerColumn::rating, 1},
    {"rtgi", PlayerColumn::rating, 1},
    {"rtg int", PlayerColumn::rating, 1},
    {"elofide", PlayerColumn::rating, 1},
    {"elo fide", PlayerColumn::rating, 1},
    {"rtgn", PlayerColumn::rating, 2},
    {"rtg nat", PlayerColumn::rating, 2},
    {"elonat", PlayerColumn::rating, 2},
    {"nwz", PlayerColumn::rating, 2},
    {"dwz", PlayerColumn::rating, 2},
    {"clubname", PlayerColumn::club, 1},
    {"club city", PlayerColumn::club, 1},
    {"club ciudad", PlayerColumn::club, 1},
    {"club ville", PlayerColumn::club, 1},
    {"clube cidade", PlayerColumn::club, 1},
    {"circolo citta", PlayerColumn::club, 1},
    {"verein ort", PlayerColumn::club, 1},
    {"typ", PlayerColumn::categories, 1},
    {"gr", PlayerColumn::categories, 2},
};

// The columns of players_csv() and of docs/reference/csv-columns.md.
constexpr std::string_view kFields[] = {"name",   "first name", "surname", "alias",   "licence",
                                        "active", "club",       "rating",  "category"};

// Makes "Prénom:", "PRÉNOM" and "prenom" equal; punctuation counts as blanks.
std::string bare_title(std::string_view title) {
  std::string bare = confusable_key(title);
  for (char& sign : bare) {
    if (std::string_view("._-:*/,#()").find(sign) != std::string_view::npos) sign = ' ';
  }
  return normal_name(bare);
}

// Null: the title is unknown.
const Title* find_title(std::string_view title) {
  const auto found = std::ranges::find(kTitles, bare_title(title), &Title::word);
  return found == std::end(kTitles) ? nullptr : found;
}

bool is_title(const std::string& cell) { return find_title(trim(cell)) != nullptr; }

InputError line_error(int line, std::string_view sentence, PhraseArgs args = {}) {
  return {message(sentence, args), {}, line, 1};
}

InputError no_name_column(int line) {
  return line_error(line, N_("The first line must be a header row; one column must be called \"name\"."));
}

// The columns of a list with titles.
class Columns {
 public:
  // Returns an error if the titles cannot be used.
  std::optional<InputError> read(const CsvRow& first, PlayerList& list) {
    for (const std::string& cell : first.cells) {
      const std::string title = trim(cell);
      const Title* const known = find_title(title);
      if (!known && !title.empty()) list.left.push_back(title);
      if (known && is_again(*known))
        return line_error(first.line, N_("The header row contains \"{0}\" twice."),
                          {std::string_view(title)});
      columns_.push_back({title, known, known ? std::optional(known->part) : std::nullopt});
    }
    if (auto fault = settle_halves(first.line)) return fault;
    for (const Column& one : columns_) {
      if (one.part) list.columns.push_back({one.title, kFields[index(*one.part)]});
      list.of_program = list.of_program || (one.known && one.known->rank > 0);
    }
    return std::nullopt;
  }
  std::size_t size() const { return columns_.size(); }
  // The row's cells. Null: all of them are empty, as in the ";;;" that spreadsheets write after the last row.
  std::optional<PlayerLine> read_row(const CsvRow& row, bool of_program) const {
    PlayerLine player{.line = row.line};
    int ranks[std::size(kFields)] = {};
    bool blank = true;
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
      std::string text = normal_name(without_guard(trim(row.cells[column])));
      blank = blank && text.empty();
      const Column& one = columns_[column];
      if (!one.part || text.empty() || (of_program && is_unset(*one.part, text))) continue;
      take(player.*kCells[index(*one.part)], ranks[index(*one.part)], one.known->rank, std::move(text));
    }
    return blank ? std::nullopt : std::optional(std::move(player));
  }

 private:
  static constexpr std::string PlayerLine::*kCells[] = {
      &PlayerLine::name,  &PlayerLine::given,   &PlayerLine::surname,
      &PlayerLine::alias, &PlayerLine::licence, &PlayerLine::active,
      &PlayerLine::club,  &PlayerLine::rating,  &PlayerLine::categories};
  struct Column {
    std::string title;
    const Title* known;                // null: an ignored column
    std::optional<PlayerColumn> part;  // "Name" may be half of a name
  };

  // Programs write 0 for a player without a number or a rating.
  static bool is_unset(PlayerColumn part, const std::string& text) {
    return (part == PlayerColumn::licence || part == PlayerColumn::rating) &&
           text.find_first_not_of('0') == text.npos;
  }
  // Among columns with alternatives, the one of the least rank counts.
  static void take(std::string& cell, int& cell_rank, int rank, std::string text) {
    if (cell.empty() || rank < cell_rank)
      cell = std::move(text);
    else if (rank == 0 && cell_rank == 0)
      cell += " " + text;  // two surnames
    else
      return;
    cell_rank = rank;
  }
  bool has(PlayerColumn part) const {
    return std::ranges::count(columns_, std::optional(part), &Column::part) > 0;
  }
  // True if a title occurs again. Halves of a name may have several columns, and programs have alternatives.
  bool is_again(const Title& title) const {
    return std::ranges::any_of(columns_, [&](const Column& one) {
      if (!one.known || one.known->part != title.part) return false;
      const bool half = title.part == PlayerColumn::surname || title.part == PlayerColumn::given;
      return one.known == &title || (!half && one.known->rank + title.rank == 0);
    });
  }
  // "Name" next to "Vorname" is the surname, "Nombre" next to "Apellido" the first name.
  std::optional<InputError> settle_halves(int line) {
    const bool given = has(PlayerColumn::given), surname = has(PlayerColumn::surname);
    if (has(PlayerColumn::name)) {
      for (Column& one : columns_)
        if (one.part == PlayerColumn::name && given != surname)
          one.part = given ? PlayerColumn::surname : PlayerColumn::given;
      return std::nullopt;
    }
    if (given && surname) return std::nullopt;
    if (given)
      return half(line, PlayerColumn::given,
                  N_("\"{0}\" is only half of a name. Add a column \"surname\", or call this one \"name\" "
                     "if it holds whole names."));
    if (surname)
      return half(line, PlayerColumn::surname,
                  N_("\"{0}\" is only half of a name. Add a column \"first name\", or call this one "
                     "\"name\" if it holds whole names."));
    return no_name_column(line);
  }
  InputError half(int line, PlayerColumn part, std::string_view sentence) const {
    const auto column = std::ranges::find(columns_, std::optional(part), &Column::part);
    return line_error(line, sentence, {std::string_view(column->title)});
  }

  std::vector<Column> columns_;
};

bool is_rating(const std::string& text) {
  constexpr std::size_t kDigitsMost = 6;
  return text.size() <= kDigitsMost && text.find_first_not_of("0123456789") == text.npos;
}

std::string yes_or_no(const std::string& written) {
  constexpr std::string_view kYes[] = {"yes", "si", "oui", "ja", "ya", "sim"},
                             kNo[] = {"no", "non", "nein", "tidak", "nao"};
  const std::string word = confusable_key(written);
  if (std::ranges::count(kYes, word) > 0) return "yes";
  return std::ranges::count(kNo, word) > 0 ? "no" : word;
}

std::optional<InputError> fault_in(const PlayerLine& player) {
  if (!player.active.empty() && player.active != "yes" && player.active != "no")
    return line_error(player.line, N_("\"active\" must be yes or no."));
  if (!is_name(player.name)) return line_error(player.line, N_("This line contains no name."));
  const bool halves = !player.given.empty() && !player.surname.empty();
  if (halves && (player.given + player.surname).find('/') != std::string::npos)
    return line_error(player.line, N_("A pair needs one column for its names: \"Ana Gómez / Beto Paz\"."));
  for (const std::string* cell : {&player.alias, &player.licence, &player.club, &player.categories}) {
    if (!cell->empty() && !is_name(*cell))
      return line_error(player.line, N_("\"{0}\" cannot be used here."), {std::string_view(*cell)});
  }
  if (!is_rating(player.rating))
    return line_error(player.line, N_("\"{0}\" is not a rating. Write a whole number."),
                      {std::string_view(player.rating)});
  return std::nullopt;
}

// Programs write "Gómez, Ana". If every name of the list is so, its halves are the surname and the first
// name.
void split_at_commas(PlayerList& list) {
  const auto has_halves = [](const PlayerLine& player) {
    const std::size_t comma = player.name.find(',');
    return comma != 0 && comma < player.name.size() - 1 && comma == player.name.rfind(',') &&
           player.name.find('/') == player.name.npos;
  };
  if (!std::ranges::all_of(list.players, has_halves)) return;
  for (PlayerLine& player : list.players) {
    const std::size_t comma = player.name.find(',');
    player.surname = normal_name(player.name.substr(0, comma));
    player.given = normal_name(player.name.substr(comma + 1));
  }
}

void name_it(PlayerLine& player, NameOrder order) {
  if (!player.given.empty() || !player.surname.empty())
    player.name = whole_name(player.given, player.surname, order);
}

std::optional<InputError> licence_twice(const PlayerList& list) {
  std::map<std::string_view, int> lines;
  for (const PlayerLine& player : list.players) {
    if (player.licence.empty()) continue;
    const auto [first, fresh] = lines.emplace(player.licence, player.line);
    if (!fresh)
      return line_error(player.line, N_("\"{0}\" appears twice, first on line {1}."),
                        {std::string_view(player.licence), first->second});
  }
  return std::nullopt;
}

tl::expected<PlayerList, InputError> read_titled(const std::vector<CsvRow>& rows, NameOrder order) {
  PlayerList list;
  Columns columns;
  if (auto fault = columns.read(rows.front(), list)) return tl::unexpected(*std::move(fault));
  std::optional<InputError> too_long;
  for (const CsvRow& row : std::span(rows).subspan(1)) {
    if (row.cells.size() > columns.size()) {
      too_long = line_error(row.line, N_("This line has more cells than the header row."));
      break;  // an earlier line may be bad, too
    }
    auto player = columns.read_row(row, list.of_program);
    if (!player) continue;
    if (!player->active.empty()) player->active = yes_or_no(player->active);
    list.players.push_back(*std::move(player));
  }
  if (list.of_program) split_at_commas(list);
  for (PlayerLine& player : list.players) {
    name_it(player, order);
    if (const auto error = fault_in(player)) return tl::unexpected(*error);
  }
  if (too_long) return tl::unexpected(*std::move(too_long));
  return list;
}

// Reads one name in each line; "#" begins a remark.
tl::expected<PlayerList, InputError> read_names(std::string_view text) {
  PlayerList list;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    const std::string name = normal_name(text.substr(begin, end - begin));
    begin = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    ++number;
    if (name.empty() || name.starts_with('#')) continue;
    // The line has several cells, so the titles are unknown, or it is no list.
    const std::size_t comma = name.find(',');
    const bool cells = name.find_first_of("\t;") != name.npos ||
                       (comma + 1 < name.size() && comma != name.npos && name[comma + 1] != ' ');
    if (cells) return tl::unexpected(no_name_column(1));
    PlayerLine player{.line = number, .name = name};
    if (name.starts_with('"') || name.find_first_of("{}<>[]|=") != name.npos || fault_in(player))
      return tl::unexpected(line_error(number, N_("This line contains no name.")));
    list.players.push_back(std::move(player));
  }
  if (list.players.empty()) return tl::unexpected(line_error(1, N_("The list names nobody.")));
  return list;
}

}  // namespace

tl::expected<PlayerList, InputError> read_players(std::string_view bytes, NameOrder order) {
  const auto text = as_utf8(bytes);
  if (!text)
    return tl::unexpected(
        InputError{message(N_("Byte {0} is not valid text: the file is not UTF-8, UTF-16 or Windows-1252."),
                           {static_cast<int>(text.error().byte)}),
                   {},
                   text.error().line,
                   text.error().column});
  const auto rows = read_csv(*text);
  // If quotes are wrong further down, only the first line is checked for titles.
  const auto first = rows ? rows : read_csv(text->substr(0, text->find_first_of("\r\n")));
  const bool titled = first && !first->empty() && std::ranges::any_of(first->front().cells, is_title);
  if (titled && !rows) return tl::unexpected(rows.error());
  auto list = titled ? read_titled(*rows, order) : read_names(*text);
  if (!list) return list;
  if (const auto error = licence_twice(*list)) return tl::unexpected(*error);
  return list;
}

void order_names(PlayerList& list, NameOrder order) {
  for (PlayerLine& player : list.players) name_it(player, order);
}

std::string players_csv(std::span<const PlayerLine> players) {
  std::string out = "name,alias,licence,active\r\n";
  for (const PlayerLine& player : players) {
    const std::string cells[] = {csv_text(trim(player.name)), csv_text(trim(player.alias)),
                                 csv_text(trim(player.licence)), player.active == "no" ? "no" : "yes"};
    out += csv_line(cells);
  }
  return out;
}

std::vector<std::string> people_in(std::string_view entrant) {
  std::vector<std::string> people;
  for (std::size_t from = 0; from <= entrant.size();) {
    const std::size_t to = std::min(entrant.find('/', from), entrant.size());
    std::string name = normal_name(entrant.substr(from, to - from));
    if (!name.empty()) people.push_back(std::move(name));
    from = to + 1;
  }
  return people;
}

std::vector<ListedName> names_in(const PlayerList& list) {
  std::vector<ListedName> names;
  for (std::size_t entrant = 0; entrant < list.players.size(); ++entrant) {
    const PlayerLine& line = list.players[entrant];
    const auto people = people_in(line.name);
    for (const std::string& name : people)
      names.push_back({line.line, name, people.size() == 1 ? line.licence : std::string(), entrant});
  }
  return names;
}

}  // namespace tanteador::codec
