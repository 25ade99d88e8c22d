#include "src/cli/reasons.hpp"

#include <algorithm>

#include "src/cli/history.hpp"
#include "src/cli/sheet.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using session::OpenMatch;
using view::say;

// Nothing written is edited: what is taken back is written again with the opposite sign.
std::optional<EventSeq> taken_back_by(std::span<const LedgerLine> lines, std::size_t at) {
  const PointEntry& entry = lines[at].entry;
  if (entry.rule.starts_with("table.")) return std::nullopt;
  for (std::size_t i = at + 1; i < lines.size() && lines[i].deal == lines[at].deal; ++i) {
    const PointEntry& other = lines[i].entry;
    const bool same = other.side == entry.side && other.award == entry.award && other.duel == entry.duel &&
                      other.category == entry.category;
    if (same && lines[i].seq > lines[at].seq && other.points == -entry.points && other.points < 0)
      return lines[i].seq;
  }
  return std::nullopt;
}

std::vector<Amended> amended_among(const std::vector<view::LoggedEvent>& events,
                                   const std::vector<Correction>& corrected) {
  std::vector<Amended> all;
  for (const view::LoggedEvent& event : events) {
    const auto last = std::find_if(corrected.rbegin(), corrected.rend(), [&](const Correction& one) {
      return one.kind == "amended" && one.of == event.seq;
    });
    if (last != corrected.rend()) all.push_back({event.seq, last->seq});
  }
  return all;
}

// The event that was struck, or what stands in its place.
std::string described(const OpenMatch& open, EventSeq seq) {
  const EventRecord& record = open.records()[static_cast<std::size_t>(seq) - 1];
  const view::LoggedEvent event{.seq = record.seq,
                                .kind = seq == EventSeq{1} ? record.kind : open.kind_in_force(seq),
                                .payload = open.payload_in_force(seq),
                                .at = record.at,
                                .author = ""};
  return view::describe(game_name(open.match()), event, open.names(seq));
}

}  // namespace

std::vector<Correction> corrections(const OpenMatch& open) {
  std::vector<Correction> all;
  for (const EventRecord& record : open.records()) {
    if (!is_correction(open.match(), EventSeq{record.seq}) || is_struck(open.match(), EventSeq{record.seq}))
      continue;
    const nlohmann::json fields = view::fields_of(record.payload);
    Correction one{.seq = record.seq,
                   .of = view::number_in(fields, "seq"),
                   .kind = record.kind,
                   .reason = view::word_in(fields, "reason"),
                   .text = {}};
    if (is_correction(open.match(), EventSeq{one.of})) continue;  // takes one back: neither counts
    const std::string event = described(open, EventSeq{one.of});
    const std::string_view text = one.kind == "voided" ? english("Event {0} was struck by event {1}: {2}")
                                                       : english("Event {0} was amended by event {1}: {2}");
    one.text = say(text, {EventSeq{one.of}, EventSeq{one.seq}, std::string_view(event)});
    all.push_back(std::move(one));
  }
  return all;
}

std::vector<Agreement> agreements(const OpenMatch& open, const rulebook::Rule& rule) {
  std::vector<Agreement> all;
  const rulebook::Edition& edition = open.edition();
  for (const std::string& name : rule.parameters) {
    const auto printed = edition.parameters.find(name);
    const auto agreed = open.start().options.find(name);
    const bool option = agreed != open.start().options.end();
    if (!option && printed == edition.parameters.end()) continue;
    Agreement one{.name = name, .value = option ? agreed->second : printed->second, .text = {}};
    one.otherwise = option && (printed == edition.parameters.end() || printed->second != agreed->second);
    one.text = rulebook::parameter_sentence(edition.game, name, one.value);
    if (one.otherwise) one.text = say("{0} (agreed at this table)", {std::string_view(one.text)});
    all.push_back(std::move(one));
  }
  return all;
}

std::vector<Reason> reasons(const OpenMatch& open) {
  const auto lines = ledger(open.match());
  const auto voice = voice_of(open);
  const auto texts = codec::entry_texts(open.match(), voice);
  const std::vector<view::LoggedEvent> log = events_in_force(open);
  const std::vector<Correction> corrected = corrections(open);
  std::vector<Reason> all;
  codec::Moment before;
  for (std::size_t i = 0, first = 0; i < lines.size(); ++i) {
    const codec::Moment now = codec::moment_after(open.match(), lines[i].seq);
    Reason reason{.entry = texts[i],
                  .total = running_score(lines, i, now),
                  .rule = rulebook::find_rule(lines[i].entry.rule),
                  .events = events_behind(log, lines[i]),
                  .amended = {},
                  .taken_back = taken_back_by(lines, i),
                  .shares_line = i > first && one_reckoning(lines[first], lines[i]),
                  .chico = {}};
    reason.amended = amended_among(reason.events, corrected);
    if (!reason.shares_line) first = i;
    if (i + 1 == lines.size() || lines[i + 1].seq != lines[i].seq) {
      reason.chico = winner_of_new_chico(before, now, voice.names);
      before = now;
    }
    all.push_back(std::move(reason));
  }
  return all;
}

}  // namespace tanteador::cli
