#include "src/session/signatures/device_key.hpp"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <utility>

#include "src/codec/roster.hpp"
#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"

namespace tanteador::session {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstWord = "tanteador-device-key-1 ";
constexpr std::size_t kKeyFileMax = 1024;  // of a file in bytes

struct Descriptor {
  int number = -1;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  explicit Descriptor(int opened) : number(opened) {}
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
};

fs::path key_file(const fs::path& folder) { return folder / "device.key"; }
fs::path name_file(const fs::path& folder) { return folder / "device.name"; }

tl::unexpected<KeyFault> fault(std::string_view sentence, const fs::path& file, bool is_new = false) {
  const std::string path = file.string(), reason = std::strerror(errno);
  return tl::unexpected(
      KeyFault{codec::message(sentence, {std::string_view(path), std::string_view(reason)}), is_new});
}

// The content of a small file; errno is set if there is none.
std::optional<std::string> read_small(int file) {
  std::string text(kKeyFileMax, '\0');
  std::size_t size = 0;
  while (size < text.size()) {
    const ssize_t got = read(file, text.data() + size, text.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  text.resize(size);
  return text;
}

// The line of a key file: seed and public key, so that damage is seen.
std::string line_of(const DeviceKey::Secret& seed, const PublicKey& key) {
  return std::string(kFirstWord) + to_hex(seed) + " " + to_hex(key) + "\n";
}

std::optional<DeviceKey::Secret> read_line(std::string_view text) {
  constexpr std::size_t kHex = 64;
  if (!text.starts_with(kFirstWord)) return std::nullopt;
  const auto seed = from_hex(text.substr(kFirstWord.size(), kHex));
  if (!seed || line_of(*seed, DeviceKey(*seed).public_key()) != text) return std::nullopt;
  return seed;
}

// Null: there is no key file.
tl::expected<std::optional<DeviceKey::Secret>, KeyFault> read_seed(const fs::path& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
  if (file.number < 0 && (errno == ENOENT || errno == ENOTDIR)) return std::nullopt;
  struct stat about {};
  if (file.number < 0 || fstat(file.number, &about) != 0)
    return fault(N_("The key of this computer, {0}, could not be read: {1}."), path);
  if ((about.st_mode & (S_IRWXG | S_IRWXO)) != 0)
    return fault(N_("Others may read the key of this computer, {0}. Enter \"chmod 600\" for it."), path);
  auto text = S_ISREG(about.st_mode) ? read_small(file.number) : std::string();
  if (!text) return fault(N_("The key of this computer, {0}, could not be read: {1}."), path);
  const auto seed = read_line(*text);
  sodium_memzero(text->data(), text->size());
  if (!seed)
    return fault(
        N_("The key of this computer, {0}, is damaged. Put back a copy, or delete it; a new key is then "
           "made, which others do not know."),
        path);
  return seed;
}

bool write_text(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = write(file, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(done));
  }
  return fsync(file) == 0;
}

// Writes a complete file with mode 0600 and calls `place` with its temporary name.
template <class Place>
bool write_whole(const fs::path& path, std::string_view text, const Place& place) {
  std::error_code none;
  fs::create_directories(path.parent_path().parent_path(), none);
  mkdir(path.parent_path().c_str(), S_IRWXU);
  std::string aside = path.string() + ".part-XXXXXX";
  const Descriptor file(mkostemp(aside.data(), O_CLOEXEC));  // 0600
  if (file.number < 0) return false;
  const bool done = write_text(file.number, text) && place(aside.c_str());
  const int error = errno;
  unlink(aside.c_str());
  const Descriptor folder(open(path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.number >= 0) fsync(folder.number);
  errno = error;
  return done;
}

// Only one program can give its new key the name; the others then read that one.
bool make_key(const fs::path& path) {
  if (sodium_init() < 0) return false;
  DeviceKey::Secret seed{};
  randombytes_buf(seed.data(), seed.size());
  std::string line = line_of(seed, DeviceKey(seed).public_key());
  const bool is_made = write_whole(
      path, line, [&](const char* aside) { return link(aside, path.c_str()) == 0 || errno == EEXIST; });
  sodium_memzero(line.data(), line.size());
  sodium_memzero(seed.data(), seed.size());
  return is_made;
}

std::string read_name(const fs::path& folder) {
  const Descriptor file(open(name_file(folder).c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
  const auto name = file.number < 0 ? std::nullopt : read_small(file.number);
  return name && codec::is_name(*name) ? *name : std::string();
}

}  // namespace

DeviceKey::DeviceKey(const Secret& seed, std::string name) : name_(std::move(name)) {
  crypto_sign_seed_keypair(public_key_.data(), secret_.data(), seed.data());
}

DeviceKey::~DeviceKey() { sodium_memzero(secret_.data(), secret_.size()); }

std::array<unsigned char, 64> DeviceKey::sign(std::string_view message) const {
  std::array<unsigned char, 64> signature{};
  crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char*>(message.data()),
                       message.size(), secret_.data());
  return signature;
}

tl::expected<DeviceKey, KeyFault> device_key(const fs::path& folder) {
  const fs::path path = key_file(folder);
  auto seed = read_seed(path);
  if (seed && !*seed) {
    if (!make_key(path))
      return fault(N_("No key for this computer could be made in {0}: {1}."), folder, true);
    seed = read_seed(path);
  }
  if (!seed) return tl::unexpected(seed.error());
  if (!*seed) return fault(N_("No key for this computer could be made in {0}: {1}."), folder, true);
  DeviceKey key(**seed, read_name(folder));
  sodium_memzero((*seed)->data(), (*seed)->size());
  return key;
}

std::optional<PublicKey> find_public_key(const fs::path& folder) {
  const auto seed = read_seed(key_file(folder));
  if (!seed || !*seed) return std::nullopt;
  return DeviceKey(**seed).public_key();
}

tl::expected<void, KeyFault> name_device(const fs::path& folder, std::string_view name) {
  const fs::path path = name_file(folder);
  const bool done =
      write_whole(path, name, [&](const char* aside) { return rename(aside, path.c_str()) == 0; });
  if (!done) return fault(N_("{0} could not be written: {1}."), path);
  return {};
}

}  // namespace tanteador::session
