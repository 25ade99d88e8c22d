#pragma once
// libpq, loaded when a server is first used. It brings 25 libraries (Kerberos, LDAP, TLS …), whose loading
// takes longer than most commands.

#include <libpq-fe.h>

namespace tanteador::db::postgres {

// clang-format off
#define TANTEADOR_LIBPQ(EACH) \
  EACH(backendPID) EACH(clear) EACH(cmdStatus) EACH(conndefaults) EACH(connectPoll) \
  EACH(connectStartParams) EACH(connectionNeedsPassword) EACH(conninfoFree) EACH(conninfoParse) \
  EACH(consumeInput) EACH(enterPipelineMode) EACH(errorMessage) EACH(exec) EACH(execPrepared) \
  EACH(exitPipelineMode) EACH(finish) EACH(freemem) EACH(getResult) EACH(getisnull) EACH(getlength) \
  EACH(getvalue) EACH(notifies) EACH(ntuples) EACH(parameterStatus) EACH(pipelineSync) EACH(prepare) \
  EACH(resultErrorField) EACH(resultStatus) EACH(sendPrepare) EACH(sendQueryPrepared) \
  EACH(serverVersion) EACH(setErrorVerbosity) EACH(setNoticeReceiver) EACH(socket) EACH(status)
// clang-format on

// The functions of libpq, by their names without "PQ".
struct Libpq {
#define TANTEADOR_MEMBER(name) decltype(&PQ##name) name;
  TANTEADOR_LIBPQ(TANTEADOR_MEMBER)
#undef TANTEADOR_MEMBER
};

// Throws StoreError if this machine has no libpq.
const Libpq& libpq();

}  // namespace tanteador::db::postgres
