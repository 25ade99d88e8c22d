#include "src/cli/output/manual.hpp"

#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "src/core/text/text.hpp"

namespace tanteador::cli {

namespace {

struct Word {
  std::string name, help;
  bool option = false;
  std::string value = {};  // value name of an option
};

// A command with its subcommands and options; `path`: "" for the program, "match list" for a command.
struct Section {
  std::string path, help, takes;
  std::vector<Word> words;
};

std::string quote(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

void gather(const CLI::App& app, const std::string& path, std::vector<Section>& sections) {
  Section section{path, app.get_description(), {}, {}};
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  for (const CLI::App* command : commands)
    section.words.push_back({command->get_name(), command->get_description()});
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) section.takes += (section.takes.empty() ? "" : " ") + option->get_name();
    for (const std::string& name : option->get_lnames())
      section.words.push_back({"--" + name, option->get_description(), true,
                               option->get_type_size() > 0 ? option->get_type_name() : std::string()});
  }
  sections.push_back(std::move(section));
  for (const CLI::App* command : commands)
    gather(*command, path + (path.empty() ? "" : " ") + command->get_name(), sections);
}

// Shell code for the longest prefix of the line that is a command.
constexpr std::string_view kPath =
    "  local word= path= next=\n"
    "  for word in {}; do\n"
    "    next=\"${{path:+$path }}$word\"\n"
    "    case \"$next\" in\n      {}) path=$next ;;\n    esac\n"
    "  done\n";

std::string path_finder(const std::vector<Section>& sections, std::string_view typed) {
  std::string all;
  for (const Section& section : sections) {
    if (!section.path.empty()) all += (all.empty() ? "" : "|") + quote(section.path);
  }
  return fmt::format(kPath, typed, all);
}

std::string for_bash(const std::vector<Section>& sections) {
  std::string out = "# bash completion for tanteador\n_tanteador() {\n" +
                    path_finder(sections, "\"${COMP_WORDS[@]:1:COMP_CWORD-1}\"") +
                    "  local words=\n  case \"$path\" in\n";
  for (const Section& section : sections) {
    std::string words;
    for (const Word& word : section.words) words += (words.empty() ? "" : " ") + word.name;
    out += fmt::format("    {}) words={} ;;\n", quote(section.path), quote(words));
  }
  return out +
         "  esac\n  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n}\n"
         "complete -o default -F _tanteador tanteador\n";
}

std::string for_zsh(const std::vector<Section>& sections) {
  std::string out = "#compdef tanteador\n_tanteador() {\n  local -a items\n" +
                    path_finder(sections, "\"${words[@]:1:$((CURRENT-2))}\"") + "  case \"$path\" in\n";
  for (const Section& section : sections) {
    out += fmt::format("    {}) items=(\n", quote(section.path));
    for (const Word& word : section.words)
      out += "      " + quote(word.name + (word.help.empty() ? "" : ":" + word.help)) + "\n";
    out += "    ) ;;\n";
  }
  return out + "  esac\n  _describe tanteador items\n  _files\n}\n_tanteador \"$@\"\n";
}

std::string for_fish(const std::vector<Section>& sections) {
  std::string out =
      "# fish completion for tanteador\n"
      "function __tanteador_path\n"
      "  set -l path\n"
      "  for word in (commandline -opc)[2..-1]\n"
      "    if contains -- (string join ' ' $path $word) $argv\n      set -a path $word\n    end\n"
      "  end\n  string join ' ' $path\nend\n"
      "set -g __tanteador_paths";
  for (const Section& section : sections) {
    if (!section.path.empty()) out += " " + quote(section.path);
  }
  out += "\nfunction __tanteador_at\n  test (__tanteador_path $__tanteador_paths) = \"$argv[1]\"\nend\n";
  for (const Section& section : sections) {
    for (const Word& word : section.words)
      out += fmt::format("complete -c tanteador -n {} {} {} -d {}\n",
                         quote("__tanteador_at " + quote(section.path)), word.option ? "-l" : "-a",
                         quote(word.option ? word.name.substr(2) : word.name), quote(word.help));
  }
  return out;
}

// Escapes hyphens and control characters at the start of a line.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '-' || c == '\\') out += '\\';
    out += c;
  }
  return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}

std::string heading(const std::string& words) { return ".SH \"" + roff(words) + "\"\n"; }

std::string for_man(const std::vector<Section>& sections) {
  std::string out = ".TH TANTEADOR 1 \"\" \"Tanteador " TANTEADOR_VERSION "\" \"Games\"\n" +
                    heading(tr("NAME")) + "tanteador \\- " +
                    roff(tr("keeps score of traditional card games by the rules")) + "\n" +
                    heading(tr("SYNOPSIS")) + ".B tanteador\n[\\fI" + roff(tr("OPTIONS")) + "\\fR] [\\fI" +
                    roff(tr("COMMAND")) + "\\fR ...]\n" + heading(tr("DESCRIPTION")) +
                    roff(sections.front().help) + "\n" + heading(tr("COMMANDS"));
  for (const Section& section : sections) {
    out +=
        fmt::format(".SS tanteador {} {}\n{}\n", roff(section.path), roff(section.takes), roff(section.help));
    for (const Word& word : section.words) {
      if (!word.option) continue;
      out += fmt::format(".TP\n.B {}{}\n{}\n", roff(word.name),
                         word.value.empty() ? "" : " " + roff(word.value), roff(word.help));
    }
  }
  return out + heading(tr("EXIT STATUS")) +
         roff(tr("0: done, also if the answer is no. 1: a rule refused. 2: the input cannot be read. 3: the "
                 "database or the system failed.")) +
         "\n" + heading(tr("FILES")) + ".I $XDG_DATA_HOME/tanteador/tanteador.db\n" +
         heading(tr("SEE ALSO")) + ".BR tanteador\\-panel (1)\n";
}

}  // namespace

std::string manual(const CLI::App& app, std::string_view form) {
  std::vector<Section> sections;
  gather(app, "", sections);
  return form == "bash"   ? for_bash(sections)
         : form == "zsh"  ? for_zsh(sections)
         : form == "fish" ? for_fish(sections)
                          : for_man(sections);
}

}  // namespace tanteador::cli
