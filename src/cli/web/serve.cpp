#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>

#include "db/store.hpp"
#include "src/cli/output/qr.hpp"
#include "src/cli/pin.hpp"
#include "src/cli/web/commands.hpp"
#include "src/core/text/text.hpp"
#include "src/view/languages.hpp"
#include "src/view/words.hpp"
#include "src/web/startup/opening.hpp"

namespace tanteador::cli {

namespace {

namespace http = web::http;
using nlohmann::json;
using view::say;

struct Serve {
  std::string listen, certificate, key;
  std::vector<std::string> names;
  bool log = false, short_names = false, hide_scores = false;
  void describe(Usage& usage) {
    usage.text("--listen", listen, tr("address or port: 192.168.1.20:8080, or 8080 (0 = any free port)"),
               "ADDRESS:PORT");
    usage.text("--name", names, tr("another name of this computer, for a proxy or router"), "HOST")
        .one_by_one();
    usage.text("--cert", certificate, tr("use TLS with this certificate and chain (PEM file)"), "FILE");
    usage.text("--key", key, tr("key of the certificate (PEM file without a passphrase)"), "FILE");
    usage.flag("--short-names", short_names, tr("show only first names and initials"));
    usage.flag("--hide-scores", hide_scores, tr("show only scores of finished matches"));
    usage.flag("--log", log, tr("log requests to standard error (without codes)"));
  }
};

// Prints without waiting for the command's end, which may be hours away.
void print_now(const Context& context, const std::string& text) {
  const std::string written = context.form == Form::json || context.paper.utf8 ? text : to_ascii(text);
  std::fwrite(written.data(), 1, written.size(), stdout);
  std::fflush(stdout);
}

void print_addresses(const Context& context, const web::OpenServer& opened) {
  if (context.form == Form::json) {
    const json line{{"addresses", opened.addresses}, {"pid", opened.pid}, {"since", opened.since}};
    return print_now(context, line.dump() + "\n");
  }
  std::string text = context.paper.write(Ink::good, tr("Phones have access:")) + "\n";
  for (const std::string& address : opened.addresses) text += "  " + address + "/\n";
  text += qr_text(context.paper, opened.addresses.front() + "/");
  text += tr("Everyone on this network can now see competitions, live scores, score sheets, player pages and "
             "the rulebook. Competitions show pairings, results, standings and names. To enter anything, "
             "they need a code (\"tanteador phones code\").") +
          "\n" + tr("Press Ctrl+C to close it.") + "\n";
  print_now(context, text);
}

std::string figures_text(const http::Figures& figures) {
  return say("{0} pages and {1} entries served, up to {2} screens at once, {3} requests refused.",
             {static_cast<int>(figures.requests - figures.posts), static_cast<int>(figures.posts),
              figures.most_streams, static_cast<int>(figures.refused + figures.slowed)});
}

web::Plan plan_of(const Serve& arguments) {
  web::Plan plan{.listen = arguments.listen,
                 .names = arguments.names,
                 .certificate = arguments.certificate,
                 .key = arguments.key,
                 .signals = true};
  plan.pages = {.languages = view::languages()};
  if (arguments.short_names) plan.pages.names = web::NameForm::shortened;
  if (arguments.hide_scores) plan.pages.scores = web::Live::hidden;
  if (arguments.log)
    plan.log_request = [](const http::Settings::Line& line) {
      const std::string text = view::clock_time(session::system_host().now()) + " " +
                               std::string(line.address) + " " + std::to_string(line.status) + " " +
                               std::string(line.method) + " " + std::string(line.path) + "\n";
      std::fputs(strip_controls(text).c_str(), stderr);
    };
  return plan;
}

void say_daily(web::Opening& opening, std::stop_token closed) {
  constexpr std::chrono::hours kDay(24);
  std::mutex mutex;
  std::condition_variable_any waiting;
  for (std::unique_lock lock(mutex);;) {
    waiting.wait_for(lock, closed, kDay, [] { return false; });
    if (closed.stop_requested()) return;
    std::fputs((figures_text(opening.figures()) + "\n").c_str(), stderr);
  }
}

// Saves entries elsewhere when the database file was lost during the run.
std::string saved_elsewhere(const session::Store& store) {
  try {
    (void)store.data_version();
    return {};
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::moved) throw;
    const std::string copy = store.copy_next_to();
    return std::string(error.what()) + "\n" +
           say("Everything that was open has been saved to {0}.", {std::string_view(copy)}) + "\n";
  }
}

Answer serve(const Context& context, const Serve& arguments) {
  const auto store = db::open_store(context.database, db::OpenMode::write);
  let_work(context, *store);
  const auto host = session::system_host();
  session::Session session(store.get(), host);
  try {
    web::Opening opening(session, *store, host, plan_of(arguments));
    print_addresses(context, opening.addresses());
    const std::jthread daily([&](const std::stop_token& closed) { say_daily(opening, closed); });
    opening.run();
    const std::string closed =
        tr("Phones no longer have access.") + " " + figures_text(opening.figures()) + "\n";
    return {.text = closed + saved_elsewhere(*store), .printed = true};
  } catch (const web::CannotOpen& error) {
    if (error.fault() == web::CannotOpen::Fault::plan) throw unreadable(error.what());
    throw failure("system", error.what());
  }
}

}  // namespace

Commands serve_commands() {
  return {command("serve", N_("give phones access, so that they can take part"), serve)};
}

}  // namespace tanteador::cli
