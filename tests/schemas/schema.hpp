#pragma once
// Reads a schema from the schemas folder, and spoils examples in every simple way.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace tanteador::test {

using nlohmann::json;
namespace fs = std::filesystem;

inline const fs::path kSchemas = fs::path(TANTEADOR_ROOT) / "schemas";

inline json load(const fs::path& path) {
  std::ifstream file(path);
  REQUIRE_MESSAGE(file.good(), path.string());
  return json::parse(file);
}

// A schema, or one of its definitions.
class Schema {
 public:
  explicit Schema(const json& document) {
    valijson::SchemaParser parser;
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(document), schema_);
  }
  bool accepts(const json& value) {
    valijson::Validator validator;
    return validator.validate(schema_, valijson::adapters::NlohmannJsonAdapter(value), nullptr);
  }

 private:
  valijson::Schema schema_;
};

inline Schema schema_of(const std::string& file) { return Schema(load(kSchemas / file)); }

// All spoilt variants of an example that need no knowledge of names.
inline std::vector<std::pair<std::string, json>> spoilt(const json& example) {
  std::vector<std::pair<std::string, json>> all;
  const auto put = [&](const std::string& how, const json& event) { all.emplace_back(how, event); };
  json more = example;
  more["extra"] = 1;
  put("unknown field", more);
  for (const auto& [field, value] : example.items()) {
    json less = example;
    less.erase(field);
    put("without " + field, less);
    for (const json& other : {json(nullptr), json(true), json(3), json(1.5), json("no such word"),
                              json::array(), json::object(), json(2000000)}) {
      const bool free_text = value.is_string() && other.is_string();
      if (other.type() == value.type() && !free_text && !other.is_number()) continue;
      json changed = example;
      changed[field] = other;
      put(field + " = " + other.dump(), changed);
    }
  }
  return all;
}

// Only the codec knows names and rule ids, the schema does not.
inline bool depends_on_names(const std::string& how) { return how.find("no such word") != std::string::npos; }

}  // namespace tanteador::test
