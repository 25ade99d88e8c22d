#pragma once
// TLS as bytes in and bytes out, by OpenSSL, which is opened when a certificate is asked for: no other
// command loads it.

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tanteador::web::http {

// Why a certificate cannot be used, as a sentence.
class CertificateFault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// With its chain, and its key: files in PEM, read once.
class Certificate {
 public:
  Certificate(const std::string& file, const std::string& key_file);  // throws CertificateFault
  ~Certificate();
  Certificate(const Certificate&) = delete;

 private:
  friend class Tls;
  struct Held;
  std::unique_ptr<Held> held_;
};

// The server's end of one connection.
class Tls {
 public:
  explicit Tls(const Certificate& certificate);
  ~Tls();
  Tls(const Tls&) = delete;

  // False: it was no TLS, or the other side has ended.
  bool take(std::string_view sealed, std::string& plain);
  void seal(std::string_view plain);
  void end();         // says that nothing more comes
  std::string out();  // what is to be sent now

 private:
  struct Held;
  std::unique_ptr<Held> held_;
};

}  // namespace tanteador::web::http
