#include "src/web/http/tls.hpp"

#include <dlfcn.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

#include <array>

#include "src/core/text/text.hpp"

namespace tanteador::web::http {

namespace {

// clang-format off
#define TANTEADOR_OPENSSL(EACH) \
  EACH(TLS_server_method) EACH(SSL_CTX_new) EACH(SSL_CTX_free) EACH(SSL_CTX_ctrl) \
  EACH(SSL_CTX_set_cipher_list) EACH(SSL_CTX_set_default_passwd_cb) EACH(SSL_CTX_use_certificate_chain_file) \
  EACH(SSL_CTX_use_PrivateKey_file) EACH(SSL_CTX_check_private_key) \
  EACH(SSL_new) EACH(SSL_free) EACH(SSL_set_bio) EACH(SSL_set_accept_state) EACH(SSL_read) EACH(SSL_write) \
  EACH(SSL_get_error) EACH(SSL_shutdown) EACH(SSL_is_init_finished) \
  EACH(BIO_new) EACH(BIO_s_mem) EACH(BIO_read) EACH(BIO_write) \
  EACH(ERR_clear_error) EACH(ERR_peek_last_error) EACH(ERR_reason_error_string)
// clang-format on

struct OpenSsl {
#define TANTEADOR_MEMBER(name) decltype(&::name) name;
  TANTEADOR_OPENSSL(TANTEADOR_MEMBER)
#undef TANTEADOR_MEMBER
};

OpenSsl opened_openssl() {
  constexpr char kFile[] = "libssl.so.3";
  void* library = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);  // loads libcrypto too
  const auto load = [&](const char* name) {
    void* function = library ? dlsym(library, name) : nullptr;
    if (!function)
      throw CertificateFault(
          render({N_("TLS needs {0}, which is not installed. Install the package libssl3."),
                  {std::string_view(kFile)}},
                 {}));
    return function;
  };
  OpenSsl all{};
#define TANTEADOR_FIND(name) all.name = reinterpret_cast<decltype(all.name)>(load(#name));
  TANTEADOR_OPENSSL(TANTEADOR_FIND)
#undef TANTEADOR_FIND
  return all;
}

const OpenSsl& openssl() {
  static const OpenSsl all = opened_openssl();
  return all;
}

CertificateFault fault(const Phrase& what) { return CertificateFault(render(what, {})); }

std::string last_reason() {
  const char* reason = openssl().ERR_reason_error_string(openssl().ERR_peek_last_error());
  return reason ? reason : "?";
}

// No passphrase: nobody is there to type it.
int no_passphrase(char*, int, int, void*) { return 0; }

}  // namespace

struct Certificate::SslHandle {
  SSL_CTX* context = openssl().SSL_CTX_new(openssl().TLS_server_method());
  SslHandle() {
    if (!context) throw fault({N_("TLS could not be started: {0}."), {std::string_view(last_reason())}});
  }
  ~SslHandle() { openssl().SSL_CTX_free(context); }
};

Certificate::Certificate(const std::string& file, const std::string& key_file)
    : held_(std::make_unique<SslHandle>()) {
  const OpenSsl& ssl = openssl();
  SSL_CTX* context = held_->context;
  ssl.ERR_clear_error();
  ssl.SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, TLS1_2_VERSION, nullptr);
  // TLS 1.2 with forward secrecy and authenticated encryption only; every cipher of TLS 1.3 has both.
  ssl.SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20");
  ssl.SSL_CTX_ctrl(context, SSL_CTRL_MODE, SSL_MODE_RELEASE_BUFFERS, nullptr);
  ssl.SSL_CTX_set_default_passwd_cb(context, no_passphrase);
  const auto refuse = [&](std::string_view why, const std::string& name) {
    const std::string reason = last_reason();
    return fault({why, {std::string_view(name), std::string_view(reason)}});
  };
  if (ssl.SSL_CTX_use_certificate_chain_file(context, file.c_str()) != 1)
    throw refuse(N_("{0} is not a readable certificate: {1}."), file);
  if (ssl.SSL_CTX_use_PrivateKey_file(context, key_file.c_str(), SSL_FILETYPE_PEM) != 1) {
    if (ERR_GET_REASON(ssl.ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH)
      throw fault({N_("The key in {0} does not match the certificate in {1}."),
                   {std::string_view(key_file), std::string_view(file)}});
    throw refuse(N_("{0} is not a readable key without a passphrase: {1}."), key_file);
  }
  if (ssl.SSL_CTX_check_private_key(context) != 1)
    throw fault({N_("The key in {0} does not match the certificate in {1}."),
                 {std::string_view(key_file), std::string_view(file)}});
}

Certificate::~Certificate() = default;

struct Tls::SslHandle {
  explicit SslHandle(SSL_CTX* context)
      : ssl(openssl().SSL_new(context)),
        in(openssl().BIO_new(openssl().BIO_s_mem())),
        out(openssl().BIO_new(openssl().BIO_s_mem())) {
    openssl().SSL_set_bio(ssl, in, out);
    openssl().SSL_set_accept_state(ssl);
  }
  ~SslHandle() { openssl().SSL_free(ssl); }
  SSL* ssl;
  BIO *in, *out;
};

Tls::Tls(const Certificate& certificate) : held_(std::make_unique<SslHandle>(certificate.held_->context)) {}
Tls::~Tls() = default;

bool Tls::take(std::string_view sealed, std::string& plain) {
  const OpenSsl& ssl = openssl();
  ssl.ERR_clear_error();
  if (!sealed.empty()) ssl.BIO_write(held_->in, sealed.data(), static_cast<int>(sealed.size()));
  std::array<char, 16384> part;
  for (;;) {
    const int size = ssl.SSL_read(held_->ssl, part.data(), static_cast<int>(part.size()));
    if (size > 0) {
      plain.append(part.data(), size);
      continue;
    }
    const int error = ssl.SSL_get_error(held_->ssl, size);
    return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE;
  }
}

void Tls::seal(std::string_view plain) {
  const OpenSsl& ssl = openssl();
  ssl.ERR_clear_error();
  if (!plain.empty()) ssl.SSL_write(held_->ssl, plain.data(), static_cast<int>(plain.size()));
}

void Tls::end() {
  openssl().ERR_clear_error();
  if (openssl().SSL_is_init_finished(held_->ssl)) openssl().SSL_shutdown(held_->ssl);
}

std::string Tls::take_output() {
  std::string all;
  std::array<char, 16384> part;
  for (int size = 0; (size = openssl().BIO_read(held_->out, part.data(), static_cast<int>(part.size()))) > 0;)
    all.append(part.data(), size);
  return all;
}

}  // namespace tanteador::web::http
