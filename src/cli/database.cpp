// Commands of the database: check, copy and rebuild of projections.

#include "db/copies.hpp"
#include "db/store.hpp"

#include <algorithm>
#include <span>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/progress.hpp"
#include "src/cli/output/signer.hpp"
#include "src/cli/streams.hpp"
#include "src/core/text/text.hpp"
#include "src/session/check.hpp"
#include "src/session/exchange/salvage.hpp"
#include "src/session/league/joining.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

std::string path_text(const std::filesystem::path& path) { return path.string(); }

Answer nothing_yet(nlohmann::json nothing) {
  return {.json = std::move(nothing), .text = tr("No matches yet.") + "\n"};
}

// Checks pages and links of the file, then each row by hashes and rules.
session::CheckResult check_all(const Context& context) {
  if (auto faults = db::check(context.database); !faults.empty()) return {.faults = std::move(faults)};
  const auto store = open_to_read(context);
  ProgressLine progress;
  return session::check(*store, session::system_host(),
                        [&](std::size_t done, std::size_t all) { progress(done, all); });
}

std::string lines_of(const std::vector<std::string>& faults) {
  std::string lines;
  for (const std::string& fault : faults) lines += (lines.empty() ? "" : "\n") + fault;
  return lines;
}

struct Checking {
  bool repair = false;
  void describe(Usage& usage) {
    usage.flag("--repair", repair,
               tr("join several records of the club; list players who may be one person"));
  }
};

struct RepairResult {
  json rows;
  std::string text;
};

RepairResult repair(const Context& context) {
  const auto store = open_to_write(context);
  session::League league(store.get(), session::system_host());
  const session::JoinedRecords joined = join_club_records(league);
  RepairResult out{{{"records", joined.records}, {"players", joined.players}, {"teams", joined.teams}}, {}};
  if (joined.records > 0)
    out.text += trn("{0} more record of the club was joined with the oldest one.",
                    "{0} more records of the club were joined with the oldest one.", joined.records) +
                "\n";
  out.rows["same_person"] = json::array();
  const auto likely = maybe_one_person(league);
  if (!likely.empty())
    out.text += tr("These players may be one person. If they are, enter the command:") + "\n";
  for (const session::NamesakePair& one : likely) {
    for (const std::string& person : std::span(one.people).subspan(1)) {
      const std::string& is = one.people.front();
      out.rows["same_person"].push_back({{"name", one.name}, {"person", person}, {"is", is}});
      out.text += "  " + one.name + ": tanteador league player merge " + person + " " + is + "\n";
    }
  }
  return out;
}

Answer check_database(const Context& context, const Checking& arguments) {
  const std::string file = path_text(context.database);
  if (!has_database(context))
    return nothing_yet({{"database", file}, {"ok", true}, {"matches", 0}, {"competitions", 0}});
  const RepairResult repaired = arguments.repair ? repair(context) : RepairResult();
  const session::CheckResult counted = check_all(context);
  if (!counted.faults.empty()) {
    throw failure("difference", lines_of(counted.faults));
  }
  const std::string name_of_file = file;
  std::string text;
  if (counted.matches > 0 || counted.competitions == 0)
    text = trn("{0} match checked, no errors found", "{0} matches checked, no errors found", counted.matches);
  if (counted.competitions > 0)
    text +=
        (text.empty() ? "" : "\n") + trn("{0} competition checked, no errors found",
                                         "{0} competitions checked, no errors found", counted.competitions);
  json answer{
      {"database", file}, {"ok", true}, {"matches", counted.matches}, {"competitions", counted.competitions}};
  if (arguments.repair) answer["repair"] = repaired.rows;
  return {.json = std::move(answer),
          .text = repaired.text + context.paper.write(Ink::good, text) + "\n" +
                  context.paper.write(Ink::faint, name_of_file) + "\n"};
}

struct BackingUp : OneFile {
  bool is_unsigned = false;
  void describe(Usage& usage) {
    OneFile::describe(usage);
    usage.flag("--unsigned", is_unsigned, tr("do not sign the file"));
  }
};

Answer back_up(const Context& context, const BackingUp& arguments) {
  if (!has_database(context)) throw failure("cannot_open", tr("There is no database to copy yet."));
  const bool has_pins = !db::is_on_server(context.database) && !open_to_read(context)->referees().empty();
  std::string warning;
  db::back_up_signed(context.database, arguments.file, backup_seal(arguments.is_unsigned, warning));
  std::string text = say("Copied to {0}.", {std::string_view(arguments.file)});
  if (has_pins)
    text += " " + tr("The copy also contains the referees' PINs. They are scrambled, but a short PIN can be "
                     "guessed. Keep the copy as safe as the database.");
  return {.json = {{"database", path_text(context.database)}, {"backup", arguments.file}},
          .text = context.paper.write(Ink::plain, text) + "\n",
          .warning = std::move(warning),
          .tells_of_files = true};
}

std::string counted_text(const session::CheckResult& counted) {
  return trn("{0} match", "{0} matches", counted.matches) + ", " +
         trn("{0} competition", "{0} competitions", counted.competitions);
}

std::optional<session::Signature> signature_to_restore(const std::string& backup) {
  try {
    return signature_of_backup(backup);
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::damaged) throw;
    return std::nullopt;  // db::restore() refuses the backup
  }
}

Answer restore(const Context& context, const OneFile& arguments) {
  const auto signature = signature_to_restore(arguments.file);
  const std::string file = path_text(context.database), aside = db::restore(arguments.file, context.database);
  std::string text =
      say("{0} is now as the backup {1}.", {std::string_view(file), std::string_view(arguments.file)});
  if (!aside.empty())
    text += "\n" + say("The file that was there is kept as {0}.", {std::string_view(aside)});
  const session::CheckResult counted = check_all(context);
  if (!counted.faults.empty()) throw failure("difference", text + "\n" + lines_of(counted.faults));
  Answer answer{.json = {{"database", file},
                         {"backup", arguments.file},
                         {"aside", aside.empty() ? nlohmann::json(nullptr) : nlohmann::json(aside)},
                         {"matches", counted.matches},
                         {"competitions", counted.competitions}},
                .text = text + "\n" + context.paper.write(Ink::good, counted_text(counted)) + "\n",
                .tells_of_files = true};
  add_signer(answer, context, session::signer_of(open_to_read(context).get(), signature));
  return answer;
}

nlohmann::json salvage_json(const session::SalvageResult& salvaged) {
  nlohmann::json rows = nlohmann::json::array();
  for (const auto& [id, kind, reason] : salvaged.left_out)
    rows.push_back({{"id", id}, {"kind", kind}, {"reason", reason}});
  return rows;
}

std::string salvage_text(const session::SalvageResult& salvaged) {
  if (salvaged.left_out.empty()) return tr("Nothing was left out.") + "\n";
  std::string text =
      trn("{0} was left out:", "{0} were left out:", static_cast<int>(salvaged.left_out.size())) + "\n";
  for (const auto& [id, kind, reason] : salvaged.left_out)
    text += "  " + (id.empty() || reason.starts_with(id) ? reason : id + ": " + reason) + "\n";
  return text;
}

// A temporary output file, removed on destruction.
class PartFile {
 public:
  explicit PartFile(std::filesystem::path file) : path(std::move(file)) {}
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  ~PartFile() {
    for (const char* end : {"", "-wal", "-shm"}) {
      std::error_code none;
      std::filesystem::remove(path.string() + end, none);
    }
  }
  const std::filesystem::path path;
};

Answer salvage(const Context& context, const OneFile& arguments) {
  if (!has_database(context))
    throw failure("cannot_open", tr("No database exists yet, so nothing can be saved."));
  const std::filesystem::path fresh = arguments.file, part = arguments.file + ".salvage";
  for (const auto& path : {fresh, part}) {
    if (db::is_there(path))
      throw failure("cannot_open",
                    say("{0} is there already; choose another name.", {std::string_view(path.native())}));
  }
  session::SalvageResult salvaged;
  const PartFile file(part);
  {
    const auto damaged = open_to_read(context), store = db::open_store(part, db::OpenMode::write);
    ProgressLine progress;
    salvaged = session::salvage(*damaged, *store, session::system_host(),
                                [&](std::size_t done, std::size_t all) { progress(done, all); });
  }
  db::backup(part, fresh);
  const session::CheckResult counted{{}, salvaged.matches, salvaged.competitions};
  return {.status = salvaged.left_out.empty() ? Exit::done : Exit::failed,
          .json = {{"database", path_text(context.database)},
                   {"salvaged", arguments.file},
                   {"matches", salvaged.matches},
                   {"competitions", salvaged.competitions},
                   {"left_out", salvage_json(salvaged)}},
          .text = say("Everything readable is now in {0}: {1}.",
                      {std::string_view(arguments.file), std::string_view(counted_text(counted))}) +
                  "\n" + salvage_text(salvaged),
          .tells_of_files = true};
}

// On a server it also creates missing structures, as the administrator may never score a match.
Answer rebuild(const Context& context, const NoWords&) {
  if (!db::is_on_server(context.database) && !has_database(context)) return nothing_yet({{"matches", 0}});
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  std::vector<session::DamagedStream> damaged;
  {
    ProgressLine progress;
    damaged = session.rebuild([&](std::size_t done, std::size_t all) { progress(done, all); });
  }
  const auto lost = static_cast<int>(
      std::ranges::count_if(damaged, [](const auto& one) { return one.head.kind == "match"; }));
  const int matches = static_cast<int>(store->count_streams("match")) - lost;
  Answer answer{.json = {{"matches", matches}},
                .text = trn("The list and points of {0} match were rebuilt.",
                            "The list and points of {0} matches were rebuilt.", matches) +
                        "\n"};
  for (const session::DamagedStream& one : damaged) {
    const std::string file = path_text(context.database), name = stream_title(*store, one.head);
    answer.status = Exit::failed;
    answer.json["damaged"].push_back(
        {{"id", one.head.id}, {"kind", one.head.kind}, {"name", name}, {"message", one.message}});
    answer.aside += say("{0} ({1}) in {2} is damaged; what is shown of it stays as it was: {3}",
                        {std::string_view(name.empty() ? one.head.kind : name), std::string_view(one.head.id),
                         std::string_view(file), std::string_view(one.message)}) +
                    "\n";
  }
  answer.text += context.paper.write(Ink::bad, answer.aside);
  return answer;
}

}  // namespace

Commands database_commands() {
  return {
      command("db check", N_("check the database for errors"), check_database),
      command("db backup", N_("copy the database (it may be in use)"), back_up),
      command("db restore", N_("go back to a backup; the file that is there is kept"), restore),
      command("db salvage", N_("copy everything readable from a damaged database into a new file"), salvage),
      command("db rebuild", N_("rebuild the match list and points from the entries"), rebuild)};
}

}  // namespace tanteador::cli
