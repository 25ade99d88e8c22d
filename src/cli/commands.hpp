#pragma once
// The commands, one function each. They throw Problem or session::StoreError where there is no answer.

#include "src/cli/answer.hpp"

namespace tanteador::cli {

Answer score(const Context& context, const Arguments& arguments);

Answer match_list(const Context& context, const Arguments& arguments);
Answer match_show(const Context& context, const Arguments& arguments);
Answer match_verify(const Context& context, const Arguments& arguments);
Answer match_export(const Context& context, const Arguments& arguments);
Answer match_import(const Context& context, const Arguments& arguments);
Answer match_add(const Context& context, const Arguments& arguments);

Answer ask(const Context& context, const Arguments& arguments);
Answer legal(const Context& context, const Arguments& arguments);
Answer explain(const Context& context, const Arguments& arguments);

// The calculators of Arguments::game.
Answer count_cards(const Context& context, const Arguments& arguments);  // of Arguments::kind
Answer draw_cards(const Context& context, const Arguments& arguments);
Answer win_trick(const Context& context, const Arguments& arguments);
Answer follow_trick(const Context& context, const Arguments& arguments);

std::string situation_words();  // those a search may name, by commas
Answer rule_search(const Context& context, const Arguments& arguments);
Answer rule_show(const Context& context, const Arguments& arguments);
Answer rule_list(const Context& context, const Arguments& arguments);

Answer case_list(const Context& context, const Arguments& arguments);
Answer case_show(const Context& context, const Arguments& arguments);
Answer case_rule(const Context& context, const Arguments& arguments);
Answer case_decide(const Context& context, const Arguments& arguments);
Answer case_log(const Context& context, const Arguments& arguments);

Answer referee_list(const Context& context, const Arguments& arguments);
Answer referee_add(const Context& context, const Arguments& arguments);
Answer referee_remove(const Context& context, const Arguments& arguments);
Answer referee_pin(const Context& context, const Arguments& arguments);

Answer ruleset_list(const Context& context, const Arguments& arguments);
Answer ruleset_show(const Context& context, const Arguments& arguments);
Answer ruleset_save(const Context& context, const Arguments& arguments);
Answer ruleset_remove(const Context& context, const Arguments& arguments);
Answer ruleset_check(const Context& context, const Arguments& arguments);

Answer db_check(const Context& context, const Arguments& arguments);
Answer db_backup(const Context& context, const Arguments& arguments);
Answer db_rebuild(const Context& context, const Arguments& arguments);

// Becomes the panel; answers only where there is no display. `overview` is the list of commands.
Answer start_panel(const Context& context, const std::filesystem::path& folder, const std::string& overview);

}  // namespace tanteador::cli
