#pragma once
// Runs the panel on the chosen database in one window. When another database is chosen, session and store are
// made anew. If none can be opened, only the connection form is shown.

#include <functional>
#include <memory>
#include <string>

#include "ui/app/app.hpp"

namespace tanteador::ui {

class AnyDatabase : public Program {
 public:
  struct OpenedDatabase {
    std::unique_ptr<session::Store> store;
    AppOptions options;
    // Runs the requests of the command line, once.
    std::function<void(session::Session&, AppOptions&)> first = {};
  };
  struct Dependencies {
    std::function<OpenedDatabase(const std::string& database)> open;  // throws session::StoreError
    decltype(ServerScreen::Dependencies::look) look;
    std::string file;  // of this computer
    view::Settings settings;
    SettingsFile settings_file;  // stores the address; no path: stores nothing
  };
  // Throws session::StoreError if the database cannot be opened and is not the remembered one.
  AnyDatabase(Dependencies dependencies, const std::string& database);

  const view::Panel& panel() override;
  bool needs_refresh() override;
  bool is_busy() const override { return app_ ? app_->is_busy() : form_ && form_->is_busy(); }
  void perform(std::span<const view::Command> commands) override;
  const view::Settings& settings() const override { return app_ ? app_->settings() : dependencies_.settings; }
  void take_file(const std::string& path) override;
  WindowRequests take_wanted() override { return app_ ? app_->take_wanted() : WindowRequests{}; }
  void report_picture(bool is_written) override;

  App* app() { return app_.get(); }  // null: none could be opened

 private:
  void move(const std::string& database);
  void take(OpenedDatabase opened);
  void close(const std::string& database, std::string why);

  Dependencies dependencies_;
  std::unique_ptr<session::Store> store_;
  std::unique_ptr<session::Session> session_;
  std::unique_ptr<App> app_;
  std::unique_ptr<ServerScreen> form_;
  std::optional<view::Panel> panel_;  // of the form
};

}  // namespace tanteador::ui
