#include <algorithm>
#include <fstream>

#include "db/store.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/report_files.hpp"
#include "src/cli/output/signer.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/join.hpp"
#include "src/session/check.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/input.hpp"
#include "src/session/signatures/paper.hpp"
#include "src/view/game_view.hpp"
#include "src/view/set_points.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

constexpr int kPageRows = 50;
constexpr int kTries = 5;  // attempts to append while other writers are faster
constexpr ViolationKind kOutdated{
    "table/moved_on", "table.expect",
    "The match has moved on to event {0}; event {1} was expected to be the last."};

std::vector<std::string> usual_sides(const session::MatchSummary& row, std::size_t players) {
  codec::StartRequest request{.game = row.game,
                              .edition = codec::shipped_edition(rulebook::first_edition(row.game).id),
                              .players = {}};
  for (std::size_t i = 0; i < players; ++i) request.players.push_back(std::to_string(i));
  std::vector<std::string> names;
  const auto match = codec::start_match(request);
  if (!match) return names;
  for (int side = 0; side < side_count(*match); ++side)
    names.emplace_back(default_side_name(*match, side_at(side)));
  return names;
}

// The name, or the label of the seat. Sides alternate round the table, so the seat follows from the side.
std::string name_at_seat(const session::NameBook& book, const std::string& id, std::size_t seat) {
  const auto found = book.find(id);
  return found != book.end() && found->second ? *found->second : view::seat_label(static_cast<int>(seat));
}

json sides_with_names(const session::MatchSummary& row, const session::NameBook& book) {
  json sides = json::parse(row.sides);
  std::size_t players = 0;
  for (const json& side : sides) players += side["players"].size();
  const std::vector<std::string> usual = usual_sides(row, players);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    json& side = sides[i];
    for (std::size_t k = 0; k < side["players"].size(); ++k)
      side["players"][k] = name_at_seat(book, side["players"][k], i + k * sides.size());
    if (!side["name"].is_null())
      side["name"] = name_at_seat(book, side["name"], i);
    else
      side["name"] = i < usual.size() && !usual[i].empty() ? json(usual[i]) : side["players"][0];
  }
  return sides;
}

json list_row(const session::Session& session, const session::MatchSummary& row,
              const session::NameBook& book) {
  return {{"match", row.id},        {"game", row.game},
          {"ruleset", row.ruleset}, {"agreed", session.agreed_options(row.id)},
          {"status", row.status},   {"started_at", row.started_at},
          {"last_at", row.last_at}, {"sides", sides_with_names(row, book)}};
}

std::size_t common_prefix_size(std::string_view one, std::string_view other) {
  return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

// Shortest common prefix length that distinguishes all ids.
std::size_t telling_length(const session::Store& store, const std::vector<session::MatchSummary>& rows) {
  std::size_t length = kShownId;
  for (const auto& row : rows) {
    const auto [before, after] = store.neighbours("match", row.id);
    length =
        std::max({length, common_prefix_size(row.id, before) + 1, common_prefix_size(row.id, after) + 1});
  }
  return length;
}

session::NameBook names_in(const session::Store& store, const std::vector<session::MatchSummary>& rows) {
  session::NameBook book;
  const auto add = [&](const json& id) {
    if (!id.is_string() || book.contains(id.get_ref<const std::string&>())) return;
    const auto person = store.person(id.get_ref<const std::string&>());
    book[id] = person ? person->name : std::nullopt;
  };
  for (const auto& row : rows) {
    for (const json& side : json::parse(row.sides)) {
      add(side["name"]);
      for (const json& player : side["players"]) add(player);
    }
  }
  return book;
}

std::string status_text(const std::string& status) {
  if (status == "in_progress") return tr("in progress");
  if (status == session::kForkedStatus) return tr("not decided");
  return tr(status);
}

// The points of all sets. A summary has only those of the last one, so the match is replayed.
std::string points_of_sets(const session::Session& session, const session::MatchSummary& row,
                           const std::string& last) {
  try {
    const auto match = session.open(row.id);
    const std::string all = match ? view::set_points_text(match->match()) : std::string();
    return all.empty() ? last : all;
  } catch (const session::StoreError&) {  // `match show` says why
    return last;
  }
}

std::string list_text(const Context& context, const session::Store& store, const session::Session& session,
                      const std::vector<session::MatchSummary>& rows, const session::NameBook& book) {
  const auto sets = std::ranges::find_if(
      view::game_views(), [](const view::SetWords& words) { return !words.title.empty(); },
      &view::GameView::sets);
  report::Table table{.columns = {report::word_column(tr("Match")), report::word_column(tr("Last entry")),
                                  report::word_column(tr("Rule set")), report::text_column({}, tr("Sides")),
                                  report::number_column({}, tr("Score")),
                                  report::number_column({}, tr(sets->sets.title)),
                                  report::word_column(tr("Status"))}};
  const std::size_t length = telling_length(store, rows);
  bool any_agreed = false;
  for (const auto& row : rows) {
    const bool agreed = !session.agreed_options(row.id).empty();
    any_agreed = any_agreed || agreed;
    std::vector<std::string> names, scores, won;
    int sets_played = 0;
    const std::string fact(own_words(row.game).sets);
    for (const json& side : sides_with_names(row, book)) {
      names.push_back(side["name"]);
      scores.push_back(view::with_minus_signs(std::to_string(side.value("score", 0))));
      if (side.contains(fact)) won.push_back(std::to_string(side.value(fact, 0)));
      sets_played += side.value(fact, 0);
    }
    const std::string last = join(scores, scores.size() > 2 ? " · " : "–");
    add_row(table,
            {row.id.substr(0, length), report::Mark{view::day_and_time(row.last_at), report::Tone::faint},
             report::Mark{row.ruleset + (agreed ? "*" : ""), report::Tone::faint},
             report::Mark{join(names, " – "), report::Tone::strong},
             sets_played > 0 ? points_of_sets(session, row, last) : last, join(won, "–"),
             status_text(row.status)});
  }
  const std::string note =
      any_agreed ? tr("* with house agreements that differ from the printed edition") : "";
  return terminal_text(context.paper, table) +
         (note.empty() ? "" : context.paper.write(Ink::faint, note) + "\n");
}

// The requested part of a list. People get pages by default, programs get everything.
struct Paging {
  std::optional<int> limit;
  int page = 1;
  void describe(Usage& usage) {
    usage.number("--limit", limit, tr("matches per page; 0 = all"));
    usage.number("--page", page, tr("page number"), 1);
  }
};
struct Piece {
  std::int64_t limit = -1, from = 0;
};
Piece piece_of(const Paging& arguments, Form form, int all) {
  const int limit = arguments.limit.value_or(form == Form::text ? kPageRows : 0);
  if (limit == 0) return {};
  const Piece piece{limit, std::int64_t{limit} * (arguments.page - 1)};
  if (piece.from > 0 && piece.from >= all)
    throw unreadable(say("There is no page {0}: {1} matches fill {2} pages.",
                         {arguments.page, all, std::max(1, (all + limit - 1) / limit)}));
  return piece;
}

std::string rest_text(const Context& context, const Piece& piece, std::size_t shown, int all) {
  const int last = static_cast<int>(piece.from) + static_cast<int>(shown);
  if (static_cast<int>(shown) == all) return {};
  std::string text = say("Matches {0} to {1} of {2}.", {static_cast<int>(piece.from) + 1, last, all});
  if (last < all)
    text +=
        " " + say("Next page: --page {0}. All: --limit 0.", {static_cast<int>(piece.from / piece.limit) + 2});
  return context.paper.write(Ink::faint, text) + "\n";
}

// Line and type of the first event. Throws Problem if the input cannot be read.
std::pair<int, std::string> first_event(std::string_view text, const session::OpenMatch& match) {
  const auto input = session::read_input(text);
  if (!input) throw unreadable(input.error());
  if (const auto read = session::read_lines(*input, 0, match.match(), match.roster()); !read)
    throw unreadable(read.error());
  if (input->lines.empty()) return {1, ""};
  return {input->lines.front().number, input->lines.front().event.value("type", "")};
}

std::optional<codec::RefusedText> check_expected_head(const session::OpenMatch& match, std::string_view text,
                                                      std::optional<int> expected) {
  const auto last = static_cast<int>(match.head().count);
  if (!expected || *expected == last) return std::nullopt;
  const auto [line, type] = first_event(text, match);
  return codec::refused_text(line, type, {{&kOutdated, {last, *expected}}, {}}, voice_of(match));
}

Answer list_matches(const Context& context, const Paging& arguments) {
  const auto store = open_to_read(context);
  if (!store) return {.json = json::array(), .text = tr("No matches yet.") + "\n"};
  Answer answer{.json = json::array()};
  store->with_snapshot([&] {
    const int all = static_cast<int>(store->count_streams("match"));
    const Piece piece = piece_of(arguments, context.form, all);
    const auto rows = store->summaries({piece.limit, piece.from});
    const session::NameBook book = names_in(*store, rows);
    const session::Session session(store.get(), session::system_host());
    if (context.form == Form::json) {
      for (const auto& row : rows) answer.json.push_back(list_row(session, row, book));
    } else if (all == 0) {
      answer.text = tr("No matches yet.") + "\n";
    } else {
      answer.text =
          list_text(context, *store, session, rows, book) + rest_text(context, piece, rows.size(), all);
    }
  });
  return answer;
}

struct Showing : OneMatch, ReportFiles {
  std::string under;
  void describe(Usage& usage) {
    OneMatch::describe(usage);
    usage.text("--under", under, tr("score the match under another rule set; saves nothing"), "RULESET");
    ReportFiles::describe(usage);
  }
};

Answer show_match(const Context& context, const Showing& arguments) {
  const auto store = open_to_read(context);
  const session::Host host = session::system_host();
  session::Session session(store.get(), host);
  const auto match = open_match(session, match_id(store.get(), arguments.id));
  const auto show_answer = [&](const session::OpenMatch& what, std::span<const codec::RefusedText> refused,
                               StoredOrTrial mode) {
    Answer answer = match_answer(context, what, refused, mode);
    if (mode == StoredOrTrial::stored)
      answer.text += context.paper.write(Ink::faint, words_of_state(what)) + "\n";
    if (!arguments.is_wanted()) return answer;
    const std::string files = write_report_files(arguments, hands_table(what, voice_of(what)),
                                                 sheet_document(what, mode, host.now()));
    answer.text = files + refusals(refused, context.paper);
    answer.tells_of_files = true;
    return answer;
  };
  if (arguments.under.empty()) return show_answer(match, {}, StoredOrTrial::stored);
  const auto scored = session::Session::rescore(match, *ruleset_by_id(session, arguments.under));
  if (!scored.match) return not_started_answer(context, scored);
  return show_answer(*scored.match, refused_texts(scored.refused, voice_of(*scored.match)),
                     StoredOrTrial::dry_run);
}

struct Verifying {
  std::string match, words;
  void describe(Usage& usage) {
    usage.text("FILE|ID", match).required();
    usage.text("--words", words, tr("the words on a printed score sheet"), "WORDS");
  }
};

// Says whether the words of a paper are those of the match, now or after an earlier entry.
void add_paper(Answer& answer, const Context& context, const std::string& exported,
               const std::string& words) {
  if (words.empty()) return;
  const auto paper = session::check_paper(json::parse(exported), words);
  if (!paper) throw unreadable(paper.error());
  if (paper->entry == 0)
    throw failure("difference", tr("The paper does not belong to this match as it is here."));
  const int entry = static_cast<int>(paper->entry), entries = static_cast<int>(paper->entries);
  answer.json["paper"] = {{"entry", entry}, {"entries", entries}};
  answer.text +=
      context.paper.write(
          entry == entries ? Ink::good : Ink::plain,
          entry == entries
              ? tr("The paper and the match agree.")
              : say("The paper agrees with the match as it was after entry {0} of {1}.", {entry, entries})) +
      "\n";
}

Answer verify_file(const Context& context, const Verifying& arguments) {
  const std::string text = read_input_file(arguments.match);
  const session::CheckedExport checked = inspect_export(text);
  if (checked.head.kind != "match")
    throw unreadable(say("{0} is a competition. Check it with \"tanteador league verify\".",
                         {std::string_view(arguments.match)}));
  const std::string sound = say("{0}: no errors found.", {std::string_view(arguments.match)});
  Answer answer{.json = {{"match", checked.head.id}, {"file", arguments.match}, {"ok", true}},
                .text = context.paper.write(Ink::good, sound) + "\n"};
  const auto store = open_to_read(context);
  add_signer(answer, context, session::signer_of(store.get(), checked.signature));
  add_paper(answer, context, text, arguments.words);
  return answer;
}

bool is_database(const std::string& file) {
  constexpr std::string_view kMagic("SQLite format 3\0", 16);
  std::string begins(kMagic.size(), '\0');
  std::ifstream in(file, std::ios::binary);
  return in.read(begins.data(), static_cast<std::streamsize>(begins.size())) && begins == kMagic;
}

// A backup: the signature, the file and every row.
Answer verify_backup(const Context& context, const std::string& file) {
  Context elsewhere = context;
  elsewhere.database = file;
  const auto signature = signature_of_backup(file);
  std::vector<std::string> faults = db::check(file);
  if (faults.empty()) faults = session::check(*open_to_read(elsewhere), session::system_host()).faults;
  if (!faults.empty()) throw failure("difference", join(faults, "\n"));
  const std::string sound = say("{0}: no errors found.", {std::string_view(file)});
  Answer answer{.json = {{"file", file}, {"ok", true}}, .text = context.paper.write(Ink::good, sound) + "\n"};
  add_signer(answer, context, session::signer_of(open_to_read(context).get(), signature));
  return answer;
}

Answer verify_match(const Context& context, const Verifying& arguments) {
  if (is_database(arguments.match)) return verify_backup(context, arguments.match);
  if (is_input_file(arguments.match)) return verify_file(context, arguments);
  const auto store = open_to_read(context);
  const std::string id = match_id(store.get(), arguments.match);
  const session::Session session(store.get(), session::system_host());
  if (const auto difference = session.verify(id)) throw failure("difference", *difference);
  const std::string sound = say("{0}: no errors found.", {std::string_view(id)});
  Answer answer{.json = {{"match", id}, {"ok", true}}, .text = context.paper.write(Ink::good, sound) + "\n"};
  if (const auto signer = session::import_signer(*store, id)) add_signer(answer, context, *signer);
  add_paper(answer, context, session::Exchange(session).export_match(id), arguments.words);
  return answer;
}

struct MatchExport : OneMatch {
  bool is_unsigned = false;
  void describe(Usage& usage) {
    OneMatch::describe(usage);
    usage.flag("--unsigned", is_unsigned, tr("do not sign the file"));
  }
};

Answer export_match(const Context& context, const MatchExport& arguments) {
  const auto store = open_to_read(context);
  const session::Session session(store.get(), session::system_host());
  return export_answer(context, session::Exchange(session).export_match(match_id(store.get(), arguments.id)),
                       arguments.is_unsigned);
}

struct Importing : RefereeArguments {
  std::vector<std::string> files;
  void describe(Usage& usage) {
    RefereeArguments::describe(usage);
    usage.text("FILE", files).required();
  }
};

struct ImportedMatch {
  std::string id;
  session::Signer signer;
};

ImportedMatch import_one(session::Store& store, session::Session& session, const std::string& text) {
  const auto id = session::Exchange(session).import_match(text);
  if (!id && id.error().refused) throw refused_import(id.error());
  if (!id) throw unreadable(id.error());
  return {*id, session::signer_of(&store, session::signature_in(text))};
}

// Imports each match independently: a damaged match is reported, the others are imported.
Answer import_several(const Context& context, const std::vector<std::string>& files, session::Store& store,
                      session::Session& session) {
  Answer answer{.json = {{"matches", json::array()}}};
  for (const std::string& file : files) {
    Problem problem;
    try {
      const auto [id, signer] = import_one(store, session, read_input_file(file));
      answer.json["matches"].push_back({{"match", id}, {"file", file}, {"signed_by", signer_json(signer)}});
      answer.text += say("{0}: match {1} imported.", {std::string_view(file), std::string_view(id)}) + " " +
                     signer_text(signer) + "\n";
      continue;
    } catch (const session::StoreError& error) {
      if (error.code() != session::StoreError::Code::conflict && !damage_of_stream(error)) throw;
      problem = problem_of(error);
    } catch (const Problem& unsound) {
      if (unsound.status != Exit::unreadable) throw;
      problem = unsound;
    }
    const std::string why = problem_text(problem);
    answer.status = Exit::failed;
    answer.json["damaged"].push_back({{"file", file}, {"message", why}});
    answer.aside += say("{0} was left out: {1}", {std::string_view(file), std::string_view(why)}) + "\n";
  }
  answer.text += context.paper.write(Ink::bad, answer.aside);
  return answer;
}

Answer import_match(const Context& context, const Importing& arguments) {
  const Pin pin = pin_of_referee(arguments);
  const bool one = arguments.files.size() == 1;
  const std::string text = one ? read_input_file(arguments.files.front()) : std::string();
  if (one && !has_database(context)) {  // unreadable input must not create a database
    if (const auto error = session::Exchange::check_export(text)) throw unreadable(*error);
  }
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  if (const auto why = let_in(session, arguments, pin)) throw not_let_in(*why);
  if (!one) return import_several(context, arguments.files, *store, session);
  const auto [id, signer] = import_one(*store, session, text);
  Answer answer = match_answer(context, open_match(session, id), {}, StoredOrTrial::stored);
  add_signer(answer, context, signer);
  return answer;
}

struct Adding : RefereeArguments {
  std::string id, file;
  std::optional<int> expect;
  void describe(Usage& usage) {
    RefereeArguments::describe(usage);
    usage.text("ID", id).required();
    usage.text("FILE", file, tr("match file (- = standard input)")).required();
    usage.number("--expect", expect,
                 tr("last entry the sender knows; if the match has moved on, nothing is entered"));
  }
};

Answer add_events(const Context& context, const Adding& arguments) {
  const Pin pin = pin_of_referee(arguments);  // events may follow on standard input
  const std::string text = read_input_file(arguments.file);
  if (!open_to_read(context)) match_id(nullptr, arguments.id);
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  const std::string id = match_id(store.get(), arguments.id);
  const auto denied = let_in(session, arguments, pin);
  for (int tries = 1;; ++tries) {
    auto match = open_match(session, id);
    if (denied) {
      const auto [line, type] = first_event(text, match);
      const auto row = not_let_in_row(line, type, *denied, voice_of(match));
      return match_answer(context, match, std::vector{row}, StoredOrTrial::stored);
    }
    if (const auto refusal = check_expected_head(match, text, arguments.expect)) {
      return match_answer(context, match, std::vector{*refusal}, StoredOrTrial::stored);
    }
    try {
      const EventSeq first{static_cast<std::int32_t>(match.head().count) + 1};
      const auto scored = session.add(match, text, session::RefusalPolicy::stop);
      if (!scored) throw unreadable(scored.error());
      Answer answer = match_answer(context, match, refused_texts(scored->refused, voice_of(match)),
                                   StoredOrTrial::stored);
      warn_of_passed_over(answer, match, first);
      return answer;
    } catch (const session::StoreError& error) {
      // Another program entered events first: validate again against the current match.
      if (error.code() != session::StoreError::Code::conflict || tries == kTries) throw;
    }
  }
}

}  // namespace

Commands match_commands() {
  return {command("match list", N_("all matches, the newest first"), list_matches),
          command("match show", N_("show the score sheet of a match"), show_match),
          command("match verify", N_("check a match again and report the first difference"), verify_match),
          command("match export", N_("export a match to a file"), export_match),
          command("match import", N_("import exported matches"), import_match),
          command("match add", N_("add entries to a match"), add_events)};
}

}  // namespace tanteador::cli
