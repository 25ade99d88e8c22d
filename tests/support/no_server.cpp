// Replaces server.cpp in builds without PostgreSQL.

#include <stdexcept>

#include "tests/support/server.hpp"

namespace tanteador::test {

namespace {

[[noreturn]] void refuse() { throw std::logic_error("the program was built for files only"); }

}  // namespace

Server::Server(int) { refuse(); }
Server::~Server() = default;
Server& Server::one() { refuse(); }
void Server::start() { refuse(); }
void Server::stop(int) { refuse(); }
std::string Server::address(const std::string&, const std::string&, std::string) const { refuse(); }
std::string Server::new_database(bool) { refuse(); }
std::string Server::run(const std::string&, const std::string&, const std::string&) const { refuse(); }
void Server::reload() const { refuse(); }
void Server::put(const std::string&, const std::string&) const { refuse(); }

}  // namespace tanteador::test
