#include "db/postgres/address.hpp"

#include <map>
#include <memory>

#include "db/errors.hpp"
#include "db/postgres/libpq.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::postgres {

namespace {

using Options = std::unique_ptr<PQconninfoOption, decltype(Libpq::conninfoFree)>;

std::map<std::string, std::string> values_of(const PQconninfoOption* option) {
  std::map<std::string, std::string> values;
  for (; option && option->keyword; ++option) {
    if (option->val && *option->val) values[option->keyword] = option->val;
  }
  return values;
}

}  // namespace

Address read_address(std::string_view text) {
  Address address{std::string(text), {}, {}};
  char* fault = nullptr;
  const Options read(libpq().conninfoParse(address.text.c_str(), &fault), libpq().conninfoFree);
  libpq().freemem(fault);  // the message quotes the address, which may contain a password
  if (!read)
    throw store_error(StoreError::Code::cannot_open,
                      N_("The database address could not be read. Use the form {0}."),
                      "postgresql://role@host/database");
  auto values = values_of(read.get());
  if (values.contains("password") || values.contains("sslpassword"))
    throw store_error(StoreError::Code::cannot_open,
                      N_("Do not put a password in a database address, where others can read it. Leave "
                         "it out and store it in {0} or PGPASSWORD."),
                      "~/.pgpass");
  const Options usual(libpq().conndefaults(), libpq().conninfoFree);
  values.merge(values_of(usual.get()));
  address.role = values["user"];
  const std::string& host = values.contains("host") ? values["host"] : values["hostaddr"];
  const std::string port = values["port"].empty() || values["port"] == "5432" ? "" : ":" + values["port"];
  const std::string& database = values["dbname"].empty() ? values["user"] : values["dbname"];
  address.name = "postgresql://" + (host.empty() ? "localhost" : host) + port + "/" + database;
  return address;
}

}  // namespace tanteador::db::postgres
