#include "src/cli/output/signer.hpp"

#include "db/store.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/signer.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/league/league.hpp"
#include "src/session/signatures/backup.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

// Empty: no folder is known.
std::filesystem::path folder_of_keys() {
  try {
    return data_folder();
  } catch (const Problem&) {
    return {};
  }
}

}  // namespace

std::filesystem::path data_folder() { return default_database().parent_path(); }

session::DeviceKey device_key() {
  auto key = session::device_key(data_folder());
  if (!key) throw failure("key", key.error().message);
  return std::move(*key);
}

namespace {

// Null: no key can be made, and the warning says why. Throws Problem if there is one that cannot be used.
std::optional<session::DeviceKey> key_to_sign(std::string& warning) {
  const auto stay_unsigned = [&](const std::string& why) {
    warning = say("The file is not signed. {0}", {std::string_view(why)}) + "\n";
    return std::nullopt;
  };
  std::filesystem::path folder;
  try {
    folder = data_folder();
  } catch (const Problem& none) {
    return stay_unsigned(none.message);
  }
  auto key = session::device_key(folder);
  if (key) return std::move(*key);
  if (key.error().is_new) return stay_unsigned(key.error().message);
  throw failure("key", key.error().message + " " + tr("With --unsigned, the file is not signed."));
}

}  // namespace

db::Seal backup_seal(bool is_unsigned, std::string& warning) {
  const auto key = is_unsigned ? std::nullopt : key_to_sign(warning);
  return key ? session::make_seal(*key) : db::Seal{};
}

std::optional<session::Signature> signature_of_backup(const std::filesystem::path& file) {
  if (db::is_on_server(file)) return std::nullopt;
  const auto form = db::find_signature(file);
  if (!form) return std::nullopt;
  auto signature = session::check_backup(file, *form);
  if (!signature) throw failure("difference", file.string() + ": " + signature.error().message);
  return std::move(*signature);
}

Answer export_answer(const Context& context, const std::string& text, bool is_unsigned) {
  Answer answer;
  const auto key = is_unsigned ? std::nullopt : key_to_sign(answer.warning);
  answer.text = key ? session::sign_export(text, *key) : text;
  require_importable(answer.text);
  if (context.form == Form::json) answer.json = json::parse(answer.text);
  return answer;
}

session::CheckedExport inspect_export(std::string_view text) {
  const json file = json::parse(text, nullptr, false);
  const bool is_export = file.is_object() && file.contains("tanteador_export");
  const bool is_competition = is_export && file.contains("matches");
  auto checked = is_competition ? session::League::inspect(text) : session::Exchange::inspect(text);
  if (checked) return std::move(*checked);
  if (!is_export) throw unreadable(checked.error());
  throw failure("difference", checked.error().message);
}

Problem refused_import(const codec::InputError& error) {
  const std::string_view key = error.refused->kind->key;
  if (key != session::kUnknownKey.key) return not_let_in(error.message);
  return {Exit::refused, "unknown_key", error.message};
}

std::string signer_text(const session::Signer& signer) {
  return queries::signer_text(signer, folder_of_keys());
}

json signer_json(const session::Signer& signer) {
  if (signer.words.empty()) return nullptr;
  return {{"words", signer.words},
          {"device", signer.device},
          {"known_as", signer.known_as.empty() ? json(nullptr) : json(signer.known_as)},
          {"this_device", queries::is_own_key(signer, folder_of_keys())}};
}

void add_signer(Answer& answer, const Context& context, const session::Signer& signer) {
  const Ink ink = signer.known_as.empty() ? Ink::plain : Ink::good;
  answer.text += context.paper.write(ink, signer_text(signer)) + "\n";
  if (answer.json.is_object()) answer.json["signed_by"] = signer_json(signer);
}

}  // namespace tanteador::cli
