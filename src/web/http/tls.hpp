#pragma once
// TLS as bytes in and bytes out. The first Certificate loads OpenSSL, so other commands do not need it.

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tanteador::web::http {

// The certificate cannot be used; what() is a sentence for users.
class CertificateFault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A certificate chain and its private key, read once from PEM files.
class Certificate {
 public:
  Certificate(const std::string& file, const std::string& key_file);  // throws CertificateFault
  ~Certificate();
  Certificate(const Certificate&) = delete;

 private:
  friend class Tls;
  struct SslHandle;
  std::unique_ptr<SslHandle> held_;
};

class Tls {
 public:
  explicit Tls(const Certificate& certificate);
  ~Tls();
  Tls(const Tls&) = delete;

  // Appends the decrypted bytes to `plain`. False if the input is not TLS or the peer has closed.
  bool take(std::string_view sealed, std::string& plain);
  void seal(std::string_view plain);
  void end();  // queues the close notification
  std::string take_output();

 private:
  struct SslHandle;
  std::unique_ptr<SslHandle> held_;
};

}  // namespace tanteador::web::http
