#include "src/view/screens/pages.hpp"

#include "src/view/words.hpp"

namespace tanteador::view {

std::vector<Button> print_forms(const std::string& before, bool has_printer) {
  struct Form {
    PaperForm form;
    std::string_view word, title;
  };
  constexpr Form kForms[] = {{PaperForm::pdf, "pdf", "PDF"},
                             {PaperForm::html, "html", "HTML"},
                             {PaperForm::csv, "csv", "CSV"},
                             {PaperForm::xlsx, "xlsx", "XLSX"},
                             {PaperForm::picture, "png", N_("image")}};
  std::vector<Button> actions{{.id = before + "paper",
                               .label = tr(NC_("button", "Print")),
                               .detail = has_printer ? std::string() : tr("no printer: save as PDF"),
                               .command = command::Print{command::Print::Operation::print, {}},
                               .enabled = has_printer}};
  for (const Form& form : kForms) {
    const std::string title = form.form == PaperForm::picture ? tr(form.title) : std::string(form.title);
    actions.push_back({.id = before + "keep/" + std::string(form.word),
                       .label = say("Save as {0}", {std::string_view(title)}),
                       .command = command::Print{command::Print::Operation::keep, form.form}});
  }
  return actions;
}

}  // namespace tanteador::view
