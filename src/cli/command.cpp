#include "src/cli/command.hpp"

#include <type_traits>

#include <CLI/CLI.hpp>

#include "src/cli/output/printed.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::cli {

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::times(int least, int most) {
  option_->expected(least, most);
  return *this;
}

Option& Option::with_type_name(const char* type) {
  option_->type_name(type);
  return *this;
}

Option& Option::one_by_one() {
  option_->allow_extra_args(false);
  return *this;
}

Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

namespace {

CLI::Option* set_type(CLI::Option* option, const char* type) {
  return type ? option->type_name(type) : option;
}

}  // namespace

template <class Text>
Option Usage::text(const char* name, Text& value, const std::string& help, const char* type) {
  return Option(set_type(app_.add_option(name, value, help), type));
}
template Option Usage::text(const char*, std::string&, const std::string&, const char*);
template Option Usage::text(const char*, std::vector<std::string>&, const std::string&, const char*);

template <class Text>
Option Usage::name(const char* name, Text& value, const std::string& help, const char* type) {
  return Option(set_type(app_.add_option(name, value, help), type)->transform(normal_name));
}
template Option Usage::name(const char*, std::string&, const std::string&, const char*);
template Option Usage::name(const char*, std::vector<std::string>&, const std::string&, const char*);

template <class Number>
Option Usage::number(const char* name, Number& value, const std::string& help, double low, double high) {
  CLI::Option* option = app_.add_option(name, value, help);
  if constexpr (std::is_same_v<Number, int> || std::is_same_v<Number, std::optional<int>>)
    return Option(option->check(CLI::Range(static_cast<int>(low), static_cast<int>(high))));
  else
    return Option(option->check(CLI::Range(low, high)));
}
template Option Usage::number(const char*, int&, const std::string&, double, double);
template Option Usage::number(const char*, double&, const std::string&, double, double);
template Option Usage::number(const char*, std::optional<int>&, const std::string&, double, double);
template Option Usage::number(const char*, std::optional<double>&, const std::string&, double, double);

Option Usage::flag(const char* name, bool& value, const std::string& help) {
  return Option(app_.add_flag(name, value, help)->disable_flag_override());
}

Option Usage::seq(const char* name, std::optional<int>& value, const std::string& help) {
  return Option(app_.add_option(name, value, help));
}

void Usage::numbers(const char* name, std::vector<int>& value, const std::string& help) {
  app_.add_option(name, value, help)->delimiter(',')->allow_extra_args(false);
}

Option Usage::output(const char* name, std::string& value, const std::string& help, const char* type) {
  outputs_.push_back(&value);
  return text(name, value, help, type);
}

void Usage::replacing(bool& replace) {
  replace_ = &replace;
  flag("--replace", replace, tr("overwrite an existing file"));
}

Run Usage::protect_outputs(Run run) const {
  return [run = std::move(run), outputs = outputs_, replace = replace_](const Context& context) {
    for (const std::string* name : outputs) spare_file(*name, replace && *replace);
    return run(context);
  };
}

}  // namespace tanteador::cli
