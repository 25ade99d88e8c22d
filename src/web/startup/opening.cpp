#include "src/web/startup/opening.hpp"

#include <unistd.h>

#include <chrono>
#include <system_error>

#include "src/core/text/text.hpp"
#include "src/core/text/time.hpp"
#include "src/session/cases/roles.hpp"
#include "src/web/http/tls.hpp"

namespace tanteador::web {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kTellDevices(5);

http::Settings settings_of(const Plan& plan) {
  const auto place = read_listen(plan.listen);
  if (!place)
    throw CannotOpen(
        CannotOpen::Fault::plan,
        render({N_("{0} is not an address to listen on. Write 192.168.1.20:8080, or only a port."),
                {std::string_view(plan.listen)}},
               {}));
  if (plan.certificate.empty() != plan.key.empty())
    throw CannotOpen(CannotOpen::Fault::plan, tr("A certificate needs its key, and a key its certificate."));
  http::Settings settings{.address = place->first,
                          .port = place->second,
                          .names = http::own_names(),
                          .signals = plan.signals,
                          .certificate = plan.certificate,
                          .key = plan.key,
                          .log_request = plan.log_request};
  settings.names.insert(settings.names.begin(), plan.names.begin(), plan.names.end());
  return settings;
}

std::unique_ptr<http::Server> listening(const http::Settings& settings) {
  try {
    return std::make_unique<http::Server>(settings);
  } catch (const http::CertificateFault& fault) {
    throw CannotOpen(CannotOpen::Fault::plan, fault.what());
  } catch (const std::system_error& error) {
    const std::string reason = error.code().message(), port = std::to_string(settings.port);
    throw CannotOpen(
        error.code() == std::errc::address_in_use ? CannotOpen::Fault::taken : CannotOpen::Fault::system,
        render({N_("Access for phones could not be opened at {0}:{1}: {2}. Choose another address with "
                   "--listen."),
                {std::string_view(settings.address), std::string_view(port), std::string_view(reason)}},
               {}));
  }
}

// Addresses of this server for phones, best first.
std::vector<std::string> list_addresses(std::vector<std::string> hosts, const http::Settings& settings,
                                        int port) {
  const std::string& listening_at = settings.address;
  const bool sealed = !settings.certificate.empty();
  const std::string before = sealed ? "https://" : "http://",
                    behind = port == (sealed ? 443 : 80) ? "" : ":" + std::to_string(port);
  const bool all = listening_at.empty() || listening_at == "0.0.0.0" || listening_at == "::";
  if (!all) {
    hosts.push_back(listening_at);
  } else {
    for (std::string& address : http::own_addresses()) {
      if (!address.starts_with("127.") && address != "::1") hosts.push_back(std::move(address));
    }
    for (std::string& name : http::own_names()) {
      if (name.ends_with(".local")) hosts.push_back(std::move(name));
    }
  }
  for (std::string& host : hosts) {
    if (host.find(':') != host.npos) host = "[" + host + "]";
    host = before + host + behind;
  }
  if (hosts.empty()) hosts.push_back(before + "localhost" + behind);
  return hosts;
}

void forget_old_taps(session::Store& store) {
  constexpr std::chrono::days kKept{60};
  const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  store.forget_request_ids(exact_time_text(now - kKept));
}

}  // namespace

std::optional<std::pair<std::string, int>> read_listen(std::string_view text) {
  if (text.empty()) return std::pair(std::string(), kPort);
  constexpr std::string_view kDigits = "0123456789";
  constexpr int kPortMost = 65'535;
  const auto is_port = [&](std::string_view word) {
    return !word.empty() && word.size() <= 5 && word.find_first_not_of(kDigits) == word.npos;
  };
  const std::size_t bracket = text.find(']'), colon = text.rfind(':');
  const bool has_port =
      colon != text.npos && (bracket == text.npos ? text.find(':') == colon : colon > bracket);
  std::string_view address = is_port(text) ? "" : text.substr(0, has_port ? colon : text.npos);
  const std::string port(is_port(text) ? text : has_port ? text.substr(colon + 1) : std::string_view());
  if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
  if (is_port(text) || has_port) {
    if (!is_port(port) || std::stoi(port) > kPortMost) return std::nullopt;
    return std::pair(std::string(address), std::stoi(port));
  }
  return std::pair(std::string(address), kPort);
}

Opening::Opening(session::Session& session, session::Store& store, const session::Host& host, Plan plan)
    : store_(store) {
  require(store, session::Operation::manage);
  store.set_worker({.by_code = true});
  const http::Settings settings = settings_of(plan);
  server_ = listening(settings);
  forget_old_taps(store_);
  opened_ = {machine_name(), static_cast<int>(::getpid()), host.now(),
             list_addresses(plan.names, settings, server_->port())};
  if (!plan.pages.devices) plan.pages.devices = std::make_shared<Devices>();
  devices_ = plan.pages.devices;
  hall_ = make_page_handler(session, store, host, std::move(plan.pages));
  hall_.news = [this, inner = hall_.news, next = Clock::time_point()]() mutable {
    if (const auto now = Clock::now(); now >= next) {
      next = now + kTellDevices;
      announce_presence();
    }
    return inner();
  };
  tell_open(store_, opened_);
}

void Opening::announce_presence() {
  try {
    write_devices(store_, opened_, devices_->all(), last_written_);
  } catch (const session::StoreError&) {  // unreachable: try next time
  }
}

Opening::~Opening() {
  try {
    write_devices(store_, opened_, {}, last_written_);
    tell_closed(store_, opened_);
  } catch (const std::exception&) {  // open_servers() detects the ended process
  }
}

void Opening::run() { server_->run(hall_); }

}  // namespace tanteador::web
