#!/usr/bin/env python3
"""Checks the proof of a draw that "tanteador league prove" has written, without Tanteador.

    python3 draw.py               the proof this file brings along
    python3 draw.py draw.json     another one

It needs Python 3 and nothing else, and knows the proof alone. It says what it has checked and what it has not;
its answer is 0 where all of it holds, 1 where something does not, 2 where the file is no proof.

* Every event bears the hash of itself and of the one before it (BLAKE2b, 32 bytes): nothing was changed, left
  out or put in since.
* Lots (seeds, lots among those who are level) are shuffled again from their number (SplitMix64).
* In every round that was drawn everybody who was there has one place, and nobody who had left has any.
* A round robin is drawn again by the Berger tables, or of two clubs by its rotation.
* The first round of a knock-out has the seeds in their usual order, and those of one group or club as far from
  each other as an exchange of equals can bring them.
* Tables of single players by lot are those of the lot; by score, the better never sit at a later table.
* In a Swiss no exchange of partners between two tables would have spared a second meeting; and nobody, unless
  told by hand, sits out who has done so more often than somebody whose place he could take without one. In
  Keizer the same holds for the rounds in which two may not meet again.
"""

import hashlib
import json
import sys

PROOF = None  # or the text of one, which is then checked where none is named
MASK = (1 << 64) - 1


class Lots:
    """SplitMix64, as published by S. Vigna."""

    def __init__(self, seed):
        self.state = seed & MASK

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return (((mixed ^ (mixed >> 31)) >> 32) * bound) >> 32

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items), 1, -1):
            j = self.below(i)
            items[i - 1], items[j] = items[j], items[i - 1]
        return items


def number(value):
    return value.to_bytes(8, "little")


def text(value):
    data = value.encode()
    return number(len(data)) + data


def hash_of(stream, event, before):
    data = text(stream) + number(8) + number(event["seq"])
    data += b"".join(text(event[key]) for key in ("kind", "payload", "at", "by"))
    return hashlib.blake2b(data + number(len(before)) + before, digest_size=32).digest()


class Wrong(Exception):
    pass


def check_chain(proof):
    stream, events, before = proof["stream"], proof["events"], bytes(32)
    for place, event in enumerate(events, 1):
        if event["seq"] != place:
            raise Wrong(f"event {place} is missing")
        if bytes.fromhex(event["prev_hash"]) != before:
            raise Wrong(f"event {place} does not follow the one before it")
        before = hash_of(stream["id"], event, before)
        if before.hex() != event["hash"]:
            raise Wrong(f"event {place} does not bear its own hash")
    if stream["count"] != len(events) or stream["hash"] != before.hex():
        raise Wrong("events are missing at the end")
    return before.hex()


def berger(entrants, cycles):
    """The rounds, each a set of pairs."""
    players = list(entrants) + ([None] if len(entrants) % 2 else [])
    size = len(players)
    rounds = []
    for turn in range(size - 1):
        fixed = (turn * size // 2) % (size - 1)
        pairs = {frozenset((players[fixed], players[-1]))}
        for i in range(1, size // 2):
            pairs.add(frozenset((players[(fixed + i) % (size - 1)], players[(fixed - i) % (size - 1)])))
        rounds.append({pair for pair in pairs if None not in pair})
    if cycles == 2:  # the last two rounds of the first cycle change places
        first = rounds[:-2] + [rounds[-1], rounds[-2]] if len(rounds) > 2 else rounds
        return first + rounds
    return rounds


def between_clubs(entrants, clubs, cycles):
    """The rounds of a round robin of two clubs, each a set of pairs."""
    sides = {}
    for one in entrants:
        sides.setdefault(clubs[one], []).append(one)
    if len(sides) != 2 or None in sides:
        return []
    one, other = sides.values()
    size = len(one)
    if len(other) != size:
        return []
    turns = list(range(size)) + [(max(size - 2, 0) + turn) % size for turn in range(size)] * (cycles - 1)
    return [{frozenset((one[i], other[(i + turn) % size])) for i in range(size)} for turn in turns]


def seed_order(places):
    """The seeds of a bracket from top to bottom, from 0: with eight places 0 7 3 4 1 6 2 5."""
    order = [0]
    while len(order) < places:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def places_for(entrants):
    return 1 << max(len(entrants) - 1, 1).bit_length()


def meetings(entrants, mark):
    """By round, how many pairs with the same mark may meet in it if the stronger always wins."""
    places = places_for(entrants)
    at = {seed: place for place, seed in enumerate(seed_order(places))}
    counts = [0] * places.bit_length()
    for i, one in enumerate(entrants):
        for j in range(i):
            if mark.get(one) is not None and mark.get(one) == mark.get(entrants[j]):
                counts[(at[i] ^ at[j]).bit_length() - 1] += 1
    return counts


def in_use(event):
    """The tables of a draw without those that stay free."""
    return [table for table in event["tables"] if table["sides"]]


class Competition:
    def __init__(self):
        self.clubs, self.scores, self.penalties = {}, {}, []  # scores: by table
        self.missed = False  # somebody was missing at a table that was played
        self.setup = {}
        self.now = 1  # the stage being played
        self.heads = {}  # of a later stage: its entrants without the repechage, in the order of seeds
        self.entrants, self.ratings, self.seeds = [], {}, []
        self.parted = {}  # of a knock-out whose draw ordered the seeds anew: that order
        self.orders = {}  # of a stage: its entrants, by seed once it is drawn
        self.fields = {}  # of a stage that is drawn: its entrants before, None while they follow by rating
        self.gone, self.away, self.excused = set(), set(), set()
        self.rounds = {}  # (stage, round): the event
        self.played = {}  # (stage, round, table): a result counts
        self.apart, self.fixed = False, {}  # fixed: table numbers of who cannot move
        self.checked, self.unchecked = [], []

    def stage(self, number):
        return self.setup["stages"][number - 1]

    def apply(self, kind, event):
        handler = getattr(self, kind, None)
        if handler:
            handler(event)

    def competition_created(self, event):
        self.setup = event

    def entrant_entered(self, event):
        new = len(self.entrants) + 1
        self.entrants.append(new)
        self.ratings[new] = event.get("rating", 0)
        self.clubs[new] = event.get("club") or None
        if 1 in self.orders:
            self.orders[1].append(new)

    def entrant_changed(self, event):
        self.ratings[event["entrant"]] = event.get("rating", self.ratings[event["entrant"]])
        self.clubs[event["entrant"]] = event.get("club", self.clubs[event["entrant"]]) or None
        self.fixed[event["entrant"]] = event.get("table", self.fixed.get(event["entrant"], 0))

    def kept_apart(self, event):
        self.apart = True

    def entrant_withdrawn(self, event):
        self.gone.add(event["entrant"])
        for place, drawn in self.rounds.items():
            for at, table in enumerate(drawn["tables"], 1):
                if [event["entrant"]] in table["sides"] and place + (at,) not in self.played:
                    self.missed = True

    def absent(self, event):
        self.away.add(event["entrant"])
        self.excused.add(event["entrant"])

    def returned(self, event):
        self.gone.discard(event["entrant"])
        self.away.discard(event["entrant"])

    def stage_closed(self, event):
        self.now = event["stage"] + 1
        self.heads[self.now] = event["going_on"]
        self.orders[event["stage"] + 1] = event["going_on"] + event.get("repechage", [])
        self.check_heads(event)

    def check_heads(self, event):
        """First and second of each group go into a knock-out: who is how far from whom."""
        before, after, heads = self.stage(event["stage"]), self.stage(self.now), event["going_on"]
        rule = before.get("go_on", {})
        if before["format"] != "groups" or after["format"] != "knockout":
            return
        first = self.rounds[(event["stage"], 1)].get("groups", [])
        group = {one: number for number, each in enumerate(first) for one in each}
        if rule.get("top", 0) != 2 or rule.get("best_next", 0) or len(heads) != 2 * len(first):
            self.unchecked.append(f"stage {self.now}: how far those of one group are from each other")
            return
        clubs = self.clubs if after.get("clubs") != "ignored" else {}

        def cost(order):
            return meetings(order, group), meetings(order, clubs)

        if sum(cost(heads)[0][:-2]):
            raise Wrong(f"stage {self.now}: first and second of a group are in the same half")
        seconds = range(len(first), len(heads))
        for i in seconds:
            for j in range(len(first), i):
                other = list(heads)
                other[i], other[j] = other[j], other[i]
                if cost(other) < cost(heads):
                    raise Wrong(f"stage {self.now}: {heads[i]} and {heads[j]} could be exchanged")
        self.checked.append(f"stage {self.now}: those of one group, then of one club, are as far apart as they can be")

    def at(self, event):
        return (event["stage"], event["round"], event["table"])

    def result_entered(self, event):
        self.played[self.at(event)] = True
        self.scores.setdefault(self.at(event), [side.get("score", 0) for side in event["result"]["sides"]])

    def result_corrected(self, event):
        self.played[self.at(event)] = "result" in event
        self.scores.pop(self.at(event), None)
        if "result" in event:
            self.scores[self.at(event)] = [side.get("score", 0) for side in event["result"]["sides"]]

    def penalty(self, event):
        self.penalties.append([event["stage"], event["entrant"], event.get("score", 0)])

    def penalty_lifted(self, event):
        self.penalties[event["penalty"] - 1][2] = 0

    def forfeited(self, event):
        place = self.at(event)
        self.missed = True
        sides = self.rounds[place[:2]]["tables"][place[2] - 1]["sides"]
        if len(event["sides"]) + 1 >= len(sides):
            self.played[place] = False
            self.excused.update(one for side in sides for one in side)

    def draw_taken_back(self, event):
        stage = event["stage"]
        self.rounds.pop((stage, event["round"]), None)
        if event["round"] == 1 and stage in self.fields:
            before = self.fields.pop(stage)
            self.orders.pop(stage, None)
            if before is not None:
                self.orders[stage] = before

    def seats_swapped(self, event):
        drawn = self.rounds[(event["stage"], event["round"])]
        swap = {event["first"]: event["second"], event["second"]: event["first"]}
        for table in drawn["tables"]:
            table["sides"] = [[swap.get(one, one) for one in side] for side in table["sides"]]
        for bye in drawn.get("byes", []):
            bye["entrant"] = swap.get(bye["entrant"], bye["entrant"])

    def tables_swapped(self, event):
        place, one, two = (event["stage"], event["round"]), event["first"], event["second"]
        tables = self.rounds[place]["tables"]
        tables[one - 1], tables[two - 1] = tables[two - 1], tables[one - 1]
        first, second = self.played.get(place + (one,)), self.played.get(place + (two,))
        self.played[place + (one,)], self.played[place + (two,)] = second, first
        scores = [self.scores.pop(place + (table,), None) for table in (two, one)]
        self.scores.update({place + (table,): each for table, each in zip((one, two), scores) if each})

    # --- What is drawn

    def order(self, stage):
        """Entrants of a stage as they are seeded: told ones first, the others by rating."""
        if stage in self.orders:
            return self.orders[stage]
        place = {one: at for at, one in enumerate(self.seeds)}
        return sorted(self.entrants, key=lambda one: (place.get(one, len(place)), -self.ratings[one]))

    def seeded(self, event):
        head = self.heads.get(self.now, self.entrants)
        if event.get("seed", 0):
            if Lots(event["seed"]).shuffled(head) != event["order"]:
                raise Wrong("the seeds are not those of their lot")
            self.checked.append("the lot of the seeds")
        if self.now == 1:
            self.seeds = event["order"]
            return
        place = {one: at for at, one in enumerate(event["order"] or self.seeds)}
        by_rating = not event["order"]
        after = sorted(head, key=lambda one: (place.get(one, len(place)), -self.ratings[one] if by_rating else 0))
        self.orders[self.now] = after + self.orders[self.now][len(head) :]
        self.heads[self.now] = after

    def lot_drawn(self, event):
        if event.get("seed", 0) == 0:
            return
        among = [one for one in self.order(event["stage"]) if one not in self.gone]
        if Lots(event["seed"]).shuffled(among) != event["order"]:
            raise Wrong("a lot among those who are level is not that of its number")
        self.checked.append("a lot among those who are level")

    def round_drawn(self, event):
        place = (event["stage"], event["round"])
        scheduled = self.stage(place[0])["format"] in ("round_robin", "groups", "knockout")
        if place[1] == 1:
            self.fields[place[0]] = self.orders.get(place[0])
            self.orders[place[0]] = [one for one in self.order(place[0]) if not (scheduled and one in self.gone)]
            self.parted.pop(place[0], None)
            if "seeds" in event:
                self.part_clubs(event, place)
        self.check_places(event, place)
        form = self.stage(event["stage"])["format"]
        if form in ("swiss", "keizer"):
            self.check_swiss(event, place)
        elif form == "round_robin":
            self.check_round_robin(event, place)
        elif form == "singles" and self.check_singles(event, place):
            self.checked.append(f"stage {place[0]}, round {place[1]}: who sits where")
        elif form == "knockout" and place[1] == 1 and self.orders[place[0]] == self.parted.get(
            place[0], self.heads.get(place[0], self.orders[place[0]])
        ):
            self.check_first_round(event, place)
        else:
            self.unchecked.append(f"stage {place[0]}, round {place[1]}: who meets whom ({form})")
        self.rounds[place] = event
        self.away.clear()

    def part_clubs(self, event, place):
        """The draw of a knock-out ordered its seeds anew, so that those of one club meet later."""
        where, old, new = f"stage {place[0]}, round {place[1]}", self.orders[place[0]], event["seeds"]
        rest, setup = old[len(new) :], self.stage(place[0])
        at = {one: seed for seed, one in enumerate(old)}
        byes = places_for(new) - len(new)

        def part(seed):
            return seed.bit_length(), setup.get("clubs") == "within_points" and seed < byes

        if sorted(new) != sorted(old[: len(new)]) or any(part(at[one]) != part(i) for i, one in enumerate(new)):
            raise Wrong(f"{where}: a seed left its part of the order")
        self.orders[place[0]] = new + rest
        self.parted[place[0]] = self.orders[place[0]]
        if rest or setup.get("elimination", "single") != "single" or len(new) > 64:
            self.unchecked.append(f"{where}: how far those of one club are from each other")
            return
        best = meetings(new, self.clubs)
        for i in range(len(new)):
            for j in range(i):
                other = list(new)
                other[i], other[j] = other[j], other[i]
                if part(i) == part(j) and meetings(other, self.clubs) < best:
                    raise Wrong(f"{where}: {new[i]} and {new[j]} could be exchanged")
        self.checked.append(f"{where}: those of one club are as far apart as exchanges allow")

    def check_places(self, event, place):
        seated = [one for table in event["tables"] for side in table["sides"] for one in side]
        seated += [bye["entrant"] for bye in event.get("byes", [])]
        if len(seated) != len(set(seated)):
            raise Wrong(f"stage {place[0]}, round {place[1]}: somebody has two places")
        if self.stage(place[0])["format"] in ("swiss", "keizer", "singles"):
            if set(seated) != set(self.order(place[0])) - self.gone - self.away:
                raise Wrong(f"stage {place[0]}, round {place[1]}: not everybody who was there has a place")
        self.checked.append(f"stage {place[0]}, round {place[1]}: everybody has one place")

    def check_round_robin(self, event, place):
        pairs = {frozenset(side[0] for side in table["sides"]) for table in in_use(event)}
        setup, order = self.stage(place[0]), self.order(place[0])
        cycles, two = setup.get("cycles", 1), setup.get("between_clubs")
        rounds = between_clubs(order, self.clubs, cycles) if two else berger(order, cycles)
        tables = "rotation of two clubs has" if two else "Berger tables have"
        if place[1] > len(rounds) or pairs != rounds[place[1] - 1]:
            raise Wrong(f"stage {place[0]}, round {place[1]}: not as the {tables} it")
        self.checked.append(f"stage {place[0]}, round {place[1]}: as the {tables} it")

    def check_first_round(self, event, place):
        seeds = self.orders[place[0]]
        places = places_for(seeds)
        order = seed_order(places)
        pairs = [(order[2 * i], order[2 * i + 1]) for i in range(places // 2)]
        wanted = {i: [[seeds[a]], [seeds[b]]] for i, (a, b) in enumerate(pairs, 1) if max(a, b) < len(seeds)}
        found = {table["bracket"]: table["sides"] for table in in_use(event)}
        if found != wanted:
            raise Wrong(f"stage {place[0]}, round 1: the seeds are not in their places of the bracket")
        self.checked.append(f"stage {place[0]}, round 1: the seeds in their places of the bracket")

    def totals(self, stage):
        sums = {one: 0 for one in self.entrants}
        counted = {stage}
        while min(counted) > 1 and self.stage(min(counted) - 1).get("go_on", {}).get("carry_over"):
            counted.add(min(counted) - 1)
        for (at, number, table), scores in self.scores.items():
            if at in counted and self.played.get((at, number, table)):
                for side, score in zip(self.rounds[(at, number)]["tables"][table - 1]["sides"], scores):
                    sums[side[0]] += score
        for at, one, score in self.penalties:
            if at in counted:
                sums[one] -= score
        return sums

    def check_singles(self, event, place):
        """Whether it could be checked."""
        where, setup = f"stage {place[0]}, round {place[1]}", self.stage(place[0])
        because = {table["reasons"][0]["because"] for table in in_use(event)}
        seated = [side[0] for table in event["tables"] for side in table["sides"]]
        to_entrant = setup.get("substitutes", {}).get("policy", "to_entrant") == "to_entrant"
        if self.apart or any(self.fixed.values()) or setup.get("order", ["PF"])[0] != "PF" or not to_entrant:
            return False
        if because == {"by_lot"}:
            sitting = [bye["entrant"] for bye in event.get("byes", [])]
            lot = Lots(event["seed"]).shuffled(sorted(seated + sitting))
            if place[1] == 1 and lot[: len(seated)] != seated:
                self.check_clubs(event, where, setup)
            return place[1] == 1
        if because == {"by_score"} and not self.missed:
            sums = self.totals(place[0])
            if any(sums[one] < sums[two] for one, two in zip(seated, seated[1:])):
                raise Wrong(f"{where}: somebody with a better score sits at a later table")
            return True
        return False

    def check_clubs(self, event, where, setup):
        """Seats that differ from the lot keep those of one club apart."""
        tables = [[self.clubs.get(side[0]) for side in table["sides"]] for table in in_use(event)]
        known = [club for table in tables for club in table if club]
        if setup.get("clubs") == "ignored" or len(known) == len(set(known)):
            raise Wrong(f"{where}: the seats are not those of the lot")

        def count(table, club, seat):
            return sum(1 for at, other in enumerate(table) if club and other == club and at != seat)

        for i, one in enumerate(tables):
            for other in tables[:i]:
                for a, club in enumerate(one):
                    for b, mate in enumerate(other):
                        now = count(one, club, a) + count(other, mate, b)
                        if club != mate and count(other, club, b) + count(one, mate, a) < now:
                            raise Wrong(f"{where}: those of one club sit together for no need")

    def check_swiss(self, event, place):
        where, met, sat_out = f"stage {place[0]}, round {place[1]}", {}, {}
        counted = {place[0]}  # stages whose results count on in this one
        while self.stage(min(counted) - 1).get("go_on", {}).get("carry_over") if min(counted) > 1 else False:
            counted.add(min(counted) - 1)
        apart = None  # in Keizer, two may meet again after so many rounds
        if self.stage(place[0])["format"] == "keizer":
            apart = self.stage(place[0]).get("keizer", {}).get("rounds_between", 3)
        for (stage, number), other in self.rounds.items():
            if stage not in counted:
                continue
            for at, table in enumerate(other["tables"], 1):
                recent = apart is None or number >= place[1] - apart
                if recent and self.played.get((stage, number, at)):
                    pair = frozenset(side[0] for side in table["sides"])
                    met[pair] = met.get(pair, 0) + 1
            for bye in other.get("byes", []):
                sat_out[bye["entrant"]] = sat_out.get(bye["entrant"], 0) + 1

        def by_hand(one):
            return any(reason["because"] == "by_hand" for reason in one.get("reasons", []))

        drawn = [tuple(side[0] for side in table["sides"]) for table in in_use(event) if not by_hand(table)]
        if self.apart:
            self.unchecked.append(f"{where}: who sits out, and second meetings (some are kept apart)")
            return

        def again(*pairs):
            """How many meet again, then how often they have met: the less the better."""
            times = [met.get(frozenset(pair), 0) for pair in pairs]
            return sum(1 for one in times if one), sum(times)

        for bye in (bye["entrant"] for bye in event.get("byes", []) if not by_hand(bye)):
            for pair in drawn:
                for out, other in (pair, pair[::-1]):
                    fewer = out not in self.excused and sat_out.get(out, 0) < sat_out.get(bye, 0)
                    if fewer and again((bye, other))[0] <= again(pair)[0]:
                        raise Wrong(f"{where}: {bye} sits out again, and {out} could who did so less often")
        for i, one in enumerate(drawn):
            for two in drawn[:i]:
                (a, b), (c, d) = one, two
                if min(again((a, c), (b, d)), again((a, d), (b, c))) < again(one, two):
                    raise Wrong(f"{where}: {a}–{b} and {c}–{d} meet again for no need")
        self.checked.append(f"{where}: who sits out, and no second meeting that an exchange would spare")


def main():
    names = sys.argv[1:]
    if len(names) > 1 or names in (["-h"], ["--help"]) or (PROOF is None and not names):
        print(__doc__)
        return 2
    try:
        written = PROOF
        if names:
            with sys.stdin if names[0] == "-" else open(names[0], encoding="utf-8") as file:
                written = file.read()
        proof = json.loads(written)
        wanted = proof["draw_proof"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        print(f"This is no proof of a draw: {problem}", file=sys.stderr)
        return 2
    competition = Competition()
    try:
        last = check_chain(proof)
        competition.checked.append(f"{len(proof['events'])} events, each with its hash and the one before it")
        for event in proof["events"]:
            competition.apply(event["kind"], json.loads(event["payload"]))
        if (wanted["stage"], wanted["round"]) not in competition.rounds:
            raise Wrong("the round it speaks of is not in it")
    except Wrong as problem:
        print(f"Wrong: {problem}.")
        return 1
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as problem:
        print(f"This is no proof of a draw: {problem!r}", file=sys.stderr)
        return 2
    print(f"Stage {wanted['stage']}, round {wanted['round']}. Checked:")
    print("\n".join(f"  {line}" for line in competition.checked))
    if competition.unchecked:
        print("Not checked here (\"tanteador league prove --file\" draws it again):")
        print("\n".join(f"  {line}" for line in competition.unchecked))
    print(f"The last event bears the hash {last}; the club's own log must bear it, too.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
