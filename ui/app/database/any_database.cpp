#include "ui/app/database/any_database.hpp"

#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

AnyDatabase::AnyDatabase(Dependencies dependencies, const std::string& database)
    : dependencies_(std::move(dependencies)) {
  try {
    take(dependencies_.open(database));
  } catch (const session::StoreError& error) {
    if (database != dependencies_.settings.database) throw;
    close(database, error.what());
  }
}

void AnyDatabase::take(OpenedDatabase opened) {
  auto session = std::make_unique<session::Session>(opened.store.get(), session::system_host());
  if (opened.first) opened.first(*session, opened.options);
  auto app = std::make_unique<App>(*session, std::move(opened.options));
  if (app_) app->take_over(*app_);
  form_.reset();
  panel_.reset();
  app_ = std::move(app);  // destroys the previous app before the objects it uses
  session_ = std::move(session);
  store_ = std::move(opened.store);
}

void AnyDatabase::close(const std::string& database, std::string why) {
  form_ = std::make_unique<ServerScreen>(
      ServerScreen::Dependencies{dependencies_.look, database, dependencies_.file, std::move(why)});
  panel_.reset();
}

// If the other database cannot be opened, the previous one stays open. Only the address is stored; an address
// with a password is refused.
void AnyDatabase::move(const std::string& database) {
  view::Settings settings = this->settings();
  settings.database = database == dependencies_.file ? std::string() : database;
  try {
    OpenedDatabase opened = dependencies_.open(database);
    opened.options.settings = settings;
    opened.options.done = view::say("Now using {0}.", {std::string_view(database)});
    if (!dependencies_.settings_file.write(settings))
      opened.options.notice = tr("The settings could not be saved: the file is not writable.");
    dependencies_.settings = settings;
    take(std::move(opened));
  } catch (const session::StoreError& error) {
    app_ ? app_->say(error.what()) : close(database, error.what());
  }
}

const view::Panel& AnyDatabase::panel() {
  if (app_) return app_->panel();
  if (!panel_) {
    panel_ = view::make_panel(view::Screen::server, form_->body(), nullptr, {});
    panel_->bar.clear();
  }
  return *panel_;
}

bool AnyDatabase::needs_refresh() {
  if (app_) return app_->needs_refresh();
  if (form_->poll()) panel_.reset();
  return !panel_;
}

void AnyDatabase::perform(std::span<const view::Command> commands) {
  if (app_) {
    app_->perform(commands);
    if (const auto to = app_->take_next_database()) move(*to);
    return;
  }
  std::optional<std::string> to;
  for (const view::Command& command : commands) {
    if (const auto* typed = std::get_if<view::command::Type>(&command))
      form_->type(typed->field, typed->text);
    if (const auto* operation = std::get_if<view::command::Database>(&command)) to = form_->run(*operation);
    panel_.reset();
  }
  if (to) move(*to);
}

void AnyDatabase::take_file(const std::string& path) {
  if (app_) app_->take_file(path);
}

void AnyDatabase::report_picture(bool is_written) {
  if (app_) app_->report_picture(is_written);
}

}  // namespace tanteador::ui
