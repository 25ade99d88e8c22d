#pragma once
// Projections, as rows: matches, cases, competitions.

#include "db/sql/phones.hpp"

namespace tanteador::db {

template <class Engine>
class SqlProjections : public SqlPhones<Engine> {
  using CaseRow = session::CaseRow;
  using CompetitionProjection = session::CompetitionProjection;
  using CompetitionSummary = session::CompetitionSummary;
  using EntryRow = session::EntryRow;
  using MatchSummary = session::MatchSummary;

 public:
  using SqlPhones<Engine>::SqlPhones;
  using AnyProjection = session::ProjectionStore::AnyProjection;

  std::vector<MatchSummary> summaries(session::Page page) const override {
    return this->select("summary_list", page.limit, page.offset);
  }
  void visit_summaries(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const override;
  std::optional<MatchSummary> summary(std::string_view match) const override {
    return this->select("summary_get", match);
  }
  std::vector<EntryRow> entries(std::string_view stream) const override {
    return this->select("entry_list", stream);
  }
  std::vector<CaseRow> cases() const override { return this->select("case_list"); }
  std::vector<CaseRow> cases_of(std::string_view stream) const override {
    return this->select("case_list_of", stream);
  }
  std::vector<CompetitionSummary> competitions() const override { return this->select("competition_list"); }
  std::optional<CompetitionSummary> competition(std::string_view id) const override {
    return this->select("competition_get", id);
  }
  std::vector<CompetitionSummary> competitions_by_name(std::string_view name) const override {
    return this->select("competition_named", normal_name(name));
  }
  std::vector<std::string> competitions_with(std::string_view match) const override {
    return this->select("link_list_with", match);
  }
  std::vector<std::string> matches_of(std::string_view competition) const override {
    return this->select("link_list_of", competition);
  }
  std::vector<session::MatchLink> links() const override { return this->select("link_list"); }
  void replace_projections(
      const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make,
      std::span<const std::string> keep) override;

 protected:
  void put_projections(const session::Append& append);  // the rows that an append writes besides its events

 private:
  void put_competition(const CompetitionProjection& competition);
};

template <class Engine>
void SqlProjections<Engine>::visit_summaries(bool in_progress,
                                             const std::function<bool(const MatchSummary&)>& each) const {
  this->engine_.run_guarded([&] {
    MatchSummary row;
    if constexpr (Engine::kRowsAtOnce > 0) {
      const std::string_view page_name = in_progress ? "summary_page_live" : "summary_page";
      row.started_at = "infinity";  // sorts after every time, so the list starts with the newest
      for (std::size_t rows = Engine::kRowsAtOnce; rows == Engine::kRowsAtOnce;) {
        const std::vector<MatchSummary> page =
            this->select(page_name, row.started_at, row.id, Engine::kRowsAtOnce);
        for (const MatchSummary& one : page) {
          if (!each(one)) return;
        }
        rows = page.size();
        if (rows > 0) row = page.back();
      }
    } else {
      auto query = this->engine_(in_progress ? "summary_list_live" : "summary_list");
      if (!in_progress) query.with(-1, 0);
      while (query.step()) {
        get(query, row);
        if (!each(row)) return;
      }
    }
  });
}

template <class Engine>
void SqlProjections<Engine>::put_projections(const session::Append& append) {
  const std::string& stream = append.of.empty() ? append.before.id : append.of;
  auto& engine = this->engine_;
  for (const session::Person& person : append.new_people)
    engine("person_add").with(person.id, stored_name(person.name)).run();
  if (append.summary) put(engine("summary_put"), *append.summary);
  if (append.entries_from > 0) {
    engine("entry_clear_from").with(stream, append.entries_from).run();
    this->insert("entry_insert", append.entries, stream);
  }
  if (append.cases) {
    engine("case_clear_of").with(stream).run();
    this->insert("case_insert", *append.cases);
  }
  for (const session::PlayerCard& card : append.cards)
    put(engine(append.keeps_cards ? "card_add" : "card_put"), card);
  if (append.competition) {
    engine("link_clear_of").with(stream).run();
    put_competition(*append.competition);
  }
}

template <class Engine>
void SqlProjections<Engine>::put_competition(const CompetitionProjection& competition) {
  put(this->engine_("competition_put"), competition.summary);
  auto link = this->engine_.batch("link_insert");
  for (const std::string& match : competition.matches) link.add(match, competition.summary.id);
  link.run();
}

template <class Engine>
void SqlProjections<Engine>::replace_projections(
    const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make,
    std::span<const std::string> keep) {
  const std::string stays = comma_separated(keep);
  this->engine_.write([&] {
    constexpr std::pair<const char*, const char*> kClear[] = {{"entry_clear", "entry_clear_but"},
                                                              {"summary_clear", "summary_clear_but"},
                                                              {"case_clear", "case_clear_but"},
                                                              {"competition_clear", "competition_clear_but"},
                                                              {"link_clear", "link_clear_but"}};
    for (const auto& [all, all_but] : kClear) {
      if (keep.empty())
        this->engine_(all).run();
      else
        this->engine_(all_but).with(stays).run();
    }
    make([&](const AnyProjection& any) {
      if (const auto* competition = std::get_if<CompetitionProjection>(&any))
        return put_competition(*competition);
      const auto& match = std::get<session::Projection>(any);
      put(this->engine_("summary_put"), match.summary);
      this->insert("entry_insert", match.entries, match.summary.id);
      this->insert("case_insert", match.cases);
    });
  });
}

}  // namespace tanteador::db
