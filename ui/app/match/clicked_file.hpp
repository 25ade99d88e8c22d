#pragma once
// The exported match with which somebody starts the panel, as by a click in a list of files.

#include <string>

#include "src/session/session.hpp"
#include "ui/app/options.hpp"

namespace tanteador::ui {

// Imports the match, unless it is here already. Says in `options` which match opens first and who signed the
// file. An error changes no data and becomes the notice.
void open_clicked_file(const std::string& file, session::Session& session, AppOptions& options);

}  // namespace tanteador::ui
