#pragma once
// The key of this device, in a file that only its user can read. It is in no database, export or backup.

#include <array>
#include <filesystem>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "src/session/signatures/key_words.hpp"

namespace tanteador::session {

class DeviceKey {
 public:
  using Secret = std::array<unsigned char, 32>;

  explicit DeviceKey(const Secret& seed, std::string name = {});
  DeviceKey(const DeviceKey&) = default;
  DeviceKey& operator=(const DeviceKey&) = default;
  ~DeviceKey();  // erases the secret

  const PublicKey& public_key() const { return public_key_; }
  const std::string& name() const { return name_; }  // "": no name was given
  std::array<unsigned char, 64> sign(std::string_view message) const;

 private:
  PublicKey public_key_{};
  std::array<unsigned char, 64> secret_{};
  std::string name_;
};

struct KeyFault {
  std::string message;  // one sentence
  bool is_new = false;  // there was no key, and none could be made
};

// The key in the folder of the user's data. Made at the first use; of several programs at once, one makes it.
// A key file that is damaged or that others may read is an error and stays as it is.
tl::expected<DeviceKey, KeyFault> device_key(const std::filesystem::path& folder);
// Null: there is no key, or it cannot be read. Makes none.
std::optional<PublicKey> find_public_key(const std::filesystem::path& folder);
// Names the device; "" removes the name.
tl::expected<void, KeyFault> name_device(const std::filesystem::path& folder, std::string_view name);

}  // namespace tanteador::session
