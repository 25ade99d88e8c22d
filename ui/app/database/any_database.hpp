#pragma once
// The panel over whichever database is chosen: one program in one window, its session and its store made anew
// where another is taken. Where none can be opened there is the form, and nothing else.

#include <functional>
#include <memory>
#include <string>

#include "ui/app/app.hpp"

namespace tanteador::ui {

class AnyDatabase : public Program {
 public:
  struct Opened {
    std::unique_ptr<session::Store> store;
    AppOptions options;  // of this store
    // With what the program was begun, once.
    std::function<void(session::Session&, AppOptions&)> first = {};
  };
  struct Dependencies {
    std::function<Opened(const std::string& database)> open;  // throws session::StoreError
    decltype(ServerScreen::Dependencies::look) look;
    std::string file;  // of this computer
    view::Settings settings;
    SettingsFile settings_file;  // where the address is remembered; no path: nowhere
  };
  // Throws session::StoreError where the database is not the remembered one and cannot be opened.
  AnyDatabase(Dependencies dependencies, const std::string& database);

  const view::Panel& panel() override;
  bool needs_refresh() override;
  bool is_busy() const override { return app_ ? app_->is_busy() : form_ && form_->is_busy(); }
  void perform(std::span<const view::Command> commands) override;
  const view::Settings& settings() const override { return app_ ? app_->settings() : dependencies_.settings; }
  void take_file(const std::string& path) override;
  Wanted take_wanted() override { return app_ ? app_->take_wanted() : Wanted{}; }
  void report_picture(bool is_written) override;

  App* app() { return app_.get(); }  // null: none could be opened

 private:
  void move(const std::string& database);
  void take(Opened opened);
  void close(const std::string& database, std::string why);

  Dependencies dependencies_;
  std::unique_ptr<session::Store> store_;
  std::unique_ptr<session::Session> session_;
  std::unique_ptr<App> app_;
  std::unique_ptr<ServerScreen> form_;  // where nothing is open
  std::optional<view::Panel> panel_;    // of it
};

}  // namespace tanteador::ui
