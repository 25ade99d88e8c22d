// Sends entries, keeps them while the desk is away, and shows news. Without script every page works by itself.
"use strict";
(() => {
  const kPaleAfter = 15000, kGoneAfter = 45000, kTimeout = 8000, kPollAfter = 12000, kQuiet = 2000;  // milliseconds
  const kSameCall = 300, kSamePoint = 80;  // a second press of the same key within that is a slip of the thumb
  const kAnswer = 100, kGather = 50, kPulse = 1000, kLeaderGone = 3000, kTabGone = 10000;  // between tabs, milliseconds
  const kEarlierMost = 20, kPagesMost = 12, kRowsLeast = 3;
  const main = () => document.getElementById("main");
  const bar = document.getElementById("state");
  const words = bar.dataset;
  let heardAt = Date.now(), heardAtTick = performance.now(), failed = false, asleep = false, sending = false;
  let shown = "";                // by the bar
  let queue = [], refused = [];  // entries to be sent, in order; entries that were refused, until somebody has seen why

  const kBox = "tanteador-outbox";
  const store = {
    base: null,
    open() {
      return new Promise(done => {
        try {
          const request = indexedDB.open(kBox, 1);
          request.onupgradeneeded = () => request.result.createObjectStore("taps", {keyPath: "at"});
          request.onsuccess = () => { this.base = request.result; done(); };
          request.onerror = () => done();
        } catch (e) { done(); }
      });
    },
    all() {
      return new Promise(done => {
        if (!this.base) {
          try { return done(JSON.parse(localStorage.getItem(kBox) || "[]")); } catch (e) { return done([]); }
        }
        const request = this.base.transaction("taps").objectStore("taps").getAll();
        request.onsuccess = () => done(request.result);
        request.onerror = () => done([]);
      });
    },
    write(change) {
      return new Promise(done => {
        if (!this.base) {
          try { localStorage.setItem(kBox, JSON.stringify([...queue, ...refused])); } catch (e) { /* this page has them */ }
          return done();
        }
        const work = this.base.transaction("taps", "readwrite");
        change(work.objectStore("taps"));
        work.oncomplete = work.onerror = work.onabort = () => done();
      });
    },
    put(tap) { return this.write(taps => taps.put(tap)); },
    drop(tap) { return this.write(taps => taps.delete(tap.at)); },
  };

  // The address of a page without language and answers.
  const bare = address => {
    const page = new URL(address, location.href);
    for (const name of ["on", "lang"]) page.searchParams.delete(name);
    return page.pathname + "?" + page.searchParams;
  };
  const isHere = tap => bare(tap.page) === bare(location.href);
  const own = () => queue.filter(isHere);
  const isPoints = button => (button || "").startsWith("points/");
  const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)),
    byte => byte.toString(16).padStart(2, "0")).join("");
  const parse = html => new DOMParser().parseFromString(html, "text/html");

  const silence = () => Math.max(Date.now() - heardAt, performance.now() - heardAtTick);  // either clock may stand still
  const grouped = taps => {
    const counts = new Map();
    for (const tap of taps) counts.set(tap.label, (counts.get(tap.label) || 0) + 1);
    return [...counts].map(([label, count]) => (count > 1 ? count + " × " : "") + label).join(", ");
  };
  const key = (text, press) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", press);
    return button;
  };
  // Points that wait stand beside the score: nothing is added up that the desk has not confirmed.
  const showWaitingPoints = waiting => {
    for (const each of main().querySelectorAll(".waiting")) each.remove();
    const sums = new Map();
    for (const tap of waiting) {
      const points = /^points\/(\d+)\/(\d+)$/.exec(tap.button || "");
      if (points) sums.set(points[1], (sums.get(points[1]) || 0) + Number(points[2]));
    }
    for (const [side, sum] of sums) {
      const place = main().querySelectorAll(".score > .side")[side];
      const mark = document.createElement("span");
      mark.className = "waiting";
      mark.textContent = "(+" + sum + ")";
      if (place) place.querySelector(".points").after(mark);
    }
  };
  // The sentence for what needs the answer of the desk.
  const withoutDesk = waiting => steps.length && opening ? words.opens.replace("{0}", () => opening)
    : waiting.some(tap => tap.button !== "undo" && !isPoints(tap.button)) ? words.later : words.gone;
  const show = () => {
    const age = silence(), waiting = own(), follows = main().dataset.follows;
    const gone = failed || age > kGoneAfter || navigator.onLine === false;
    const pale = !gone && age > kPaleAfter;
    const late = waiting.length > 0 && (gone || waiting[0].late || Date.now() - waiting[0].at > kQuiet);
    // A board has its own head in that place while all is well; a big screen shows more rows.
    const well = !gone && !pale && !late && !asleep && !refused.length;
    bar.hidden = well && (!follows || document.body.className === "plays" || !!main().querySelector(".wall"));
    bar.className = gone ? "gone" : pale || asleep ? "pale" : "";
    document.body.classList.toggle("old", (gone || asleep) && !!follows);
    showWaitingPoints(late ? waiting : []);
    const connection = gone ? withoutDesk(waiting) : asleep ? words.asleep : pale ? words.pale : words.live;
    const lines = [connection, late ? words.unsent + ": " + grouped(waiting) : "",
      ...refused.map(tap => tap.label + tap.why)];
    if (JSON.stringify(lines) === shown) return;  // a button that is being pressed stays in its place
    shown = JSON.stringify(lines);
    const list = document.createElement("ul"), line = (text, ...keys) => {
      const item = document.createElement("li"), inside = document.createElement("span");
      inside.textContent = text;
      item.append(inside, ...keys);
      list.append(item);
    };
    if (late) line(lines[1]);
    if (refused.length) {
      const tap = refused[0], count = refused.length > 1 ? " (1/" + refused.length + ")" : "";
      // Two phones that count the same point may mean one point or two: the second phone is asked.
      const again = tap.status === 409 && isHere(tap) && follows, asks = again && isPoints(tap.button);
      const question = asks ? words.another.replace("{0}", () => tap.label) + " " : "";
      line(question + words.refused + count + ": " + tap.label + " – " + tap.why,
        ...again ? [key(asks ? words.yes : words.again, () => enterAgain(tap))] : [],
        key(asks ? words.no : words.seen, () => forget(tap)));
      list.lastChild.setAttribute("role", "alert");
    }
    bar.textContent = gone || pale || asleep || !list.children.length ? connection : "";
    if (list.children.length) bar.append(list);
  };
  const alive = () => {
    heardAt = Date.now();
    heardAtTick = performance.now();
    failed = false;
    show();
  };
  const refuse = tap => {
    refused.push(tap);
    return store.put(tap).then(show);
  };
  const forget = tap => {
    refused = refused.filter(each => each !== tap);
    return store.drop(tap).then(show);
  };

  const opened = within =>
    [...within.querySelectorAll("details[open] > summary, .pack > :checked + label")].map(each => each.textContent);
  const reopen = (within, open) => {
    for (const each of within.querySelectorAll("details > summary"))
      if (open.includes(each.textContent)) each.parentElement.open = true;
    for (const each of within.querySelectorAll(".pack > label"))
      if (open.includes(each.textContent)) each.control.checked = true;
  };
  // Text that is typed or chosen and not sent stays where it was, whatever else on the page is new.
  const fieldsOf = within => [...within.querySelectorAll("input:not([type=hidden], [type=radio]), select")];
  const typed = within => fieldsOf(within).filter(each => each.name && each.value !== (each.defaultValue || ""));
  const retype = (within, fields) => {
    for (const field of fields) {
      const same = fieldsOf(within).find(each => each.name === field.name);
      if (same) same.value = field.value;
    }
  };
  // The score for those who listen, half a second after it changed.
  const voice = document.createElement("p");
  voice.className = "first";
  voice.setAttribute("role", "status");
  document.body.append(voice);
  let speaking = null, spoken = null;
  const scoreText = () => [...main().querySelectorAll(".score > .side")]
    .map(side => side.querySelector(".name").textContent + " " + side.querySelector(".points").textContent).join(", ");
  const sayScore = () => {
    clearTimeout(speaking);
    speaking = setTimeout(() => { if (spoken !== scoreText()) voice.textContent = spoken = scoreText(); }, 500);
  };
  spoken = scoreText();
  // A reason stays until somebody presses something, although news comes meanwhile.
  const keepNotice = (next, quietly) => {
    const notice = main().querySelector(".notice[role=alert]");
    if (!quietly || !notice || next.querySelector(".notice[role=alert]")) return;
    const before = next.querySelector(".score") || next.querySelector("h1");
    if (before) before.after(notice);
  };
  // `sent`: names of the fields that the reader sent to get this page.
  const put = (page, address, quietly, sent = []) => {
    const next = page.getElementById("main");
    if (!next) return;
    if (quietly && page.documentElement.lang !== document.documentElement.lang) return location.reload();
    asleep = false;
    const same = next.dataset.version && next.dataset.version === main().dataset.version;
    if (quietly && same) return;
    const open = opened(main()), place = scrollY;
    const active = document.activeElement, value = active && active.value, name = active && active.name;
    const unsent = typed(main()).filter(each => !sent.includes(each.name));
    keepNotice(next, quietly);
    main().replaceWith(next);
    covered = null;
    opening = "";
    reopen(next, open);
    retype(next, unsent);
    for (const step of steps) addToTrail(step);
    if (name && value) {
      const again = [...next.querySelectorAll("button, input")].find(e => e.name === name && e.value === value);
      if (again && !again.disabled) again.focus({preventScroll: true});
    }
    scrollTo(0, place);
    sayScore();
    if (address) history.replaceState(null, "", address);
    follow();
  };
  // False: the page has other parts than before and must be fetched whole.
  const putParts = news => {
    const page = main();
    if (page.dataset.version === news.version) return true;
    if (page.dataset.version !== news.from || "whole" in page.dataset) return false;
    const all = Object.entries(news.parts).map(([id, html]) => [document.getElementById(id), html]);
    if (!all.every(([old]) => old && page.contains(old))) return false;
    for (const [old, html] of all) {
      const made = document.createElement("template");
      made.innerHTML = html;
      const next = made.content.firstElementChild, open = opened(old);
      const back = old.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
      old.replaceWith(next);
      reopen(next, open);
      retype(next, typed(old));
      const same = back && [...next.querySelectorAll("a")].find(each => each.getAttribute("href") === back);
      if (same) same.focus({preventScroll: true});
    }
    page.dataset.version = news.version;
    return true;
  };

  // Every request of a table says how many of its entries wait on this phone, so that the desk knows of them.
  const phone = (() => {
    const kPhone = "tanteador-phone", made = newId().slice(0, 16);
    try {
      if (!localStorage.getItem(kPhone)) localStorage.setItem(kPhone, made);
      return localStorage.getItem(kPhone);
    } catch (e) { return made; }
  })();
  const reportHeld = (address, inFlight) => {
    const path = new URL(address, location.href).pathname;
    if (!path.startsWith("/t/")) return;
    const held = queue.filter(tap => bare(tap.page) === bare(address)).length - inFlight;
    document.cookie = "held=" + phone + "." + Math.min(held, kEarlierMost) + "; Path=" + path +
      "; Max-Age=86400; SameSite=Strict";
  };
  let ahead = NaN;  // milliseconds of the laptop's clock ahead of this phone's
  const ask = (address, options) => {
    reportHeld(address, options && options.method === "POST" ? 1 : 0);
    const limit = new AbortController(), timer = setTimeout(() => limit.abort(), kTimeout);
    return fetch(address, Object.assign({signal: limit.signal, headers: {"Accept": "text/html"}}, options))
      .then(reply => { ahead = Date.parse(reply.headers.get("Date")) - Date.now(); return reply; })
      .finally(() => clearTimeout(timer));
  };
  const isEnded = reply => reply.status === 404 || reply.status === 410;  // such a page says so and asks no more
  const refetch = async () => {
    try {
      const reply = await ask(address(), {cache: "no-cache"}), page = parse(await reply.text());
      if ((reply.ok || isEnded(reply)) && !own().length && !steps.length) put(page, null, true);
      alive();
    } catch (e) { failed = true; show(); }
  };

  // A browser opens six connections to a host. One tab, the leader, therefore holds the stream of all visible tabs:
  // it follows their pages and passes the news on. Hidden tabs take no part. The tabs elect the leader by messages,
  // as plain HTTP has no Web Locks. A tab without BroadcastChannel leads itself.
  const me = newId(), tabs = window.BroadcastChannel ? new BroadcastChannel("tanteador") : null;
  const pages = new Map();  // of the visible tabs, by tab: {of, version, at}
  let stream = null, followed = "", known = new Map();  // of the leader: versions by page
  let leader = "", leaderAt = 0, term = 0, missed = false, electing = null, planned = null;
  const tell = (kind, more) => tabs && tabs.postMessage({kind, from: me, term, ...more});
  const isTyping = () => document.activeElement && document.activeElement.matches("input:not([type=hidden], [type=radio])");
  const checkVersion = version => {
    alive();
    if (version === main().dataset.version) return;
    missed = isTyping() || sending || steps.length > 0;  // then it is fetched afterwards
    if (!missed) refetch();
  };
  const hear = (kind, news) => {
    if (news.of !== main().dataset.follows) return;
    kind === "parts" && putParts(news) ? alive() : checkVersion(news.version);
  };
  const passOn = (kind, news) => {
    known.set(news.of, news.version);
    tell("news", {event: kind, news});
    hear(kind, news);
  };
  const closeStream = () => {
    if (stream) stream.close();
    stream = null;
  };
  // The pages with their versions. Tabs that show different versions of a page are all asked to compare.
  const pagesToFollow = () => {
    const all = new Map();
    for (const [tab, {of, version, at}] of pages) {
      if (performance.now() - at > kTabGone) pages.delete(tab);
      else if (all.has(of)) all.set(of, all.get(of) === version ? version : "?");
      else if (all.size < kPagesMost) all.set(of, version);
    }
    return all;
  };
  // The language chosen last counts in all tabs: the cookie holds it, and their addresses no other.
  const language = () => /(?:^|; )lang=\w+|$/.exec(document.cookie)[0];
  const openStream = () => {
    planned = null;
    if (leader !== me || !announce()) return;
    const all = pagesToFollow(), of = [language(), ...[...all.keys()].sort()].join(" ");
    if (stream && stream.readyState !== EventSource.CLOSED && of === followed) return;
    closeStream();
    followed = of;
    known = new Map([...all].filter(([, version]) => version !== "?"));
    const source = stream = new EventSource("/news?" +
      new URLSearchParams({of: [...all.keys()].join(" "), v: [...all.values()].join(" ")}));
    source.onopen = () => { tell("up"); alive(); if (queue.length) send(); };
    for (const kind of ["beat", "moved", "parts"])
      source.addEventListener(kind, event => passOn(kind, JSON.parse(event.data)));
    source.onerror = () => {
      const refused = source.readyState === EventSource.CLOSED;  // a page has ended: each tab asks for its own
      tell("down", {refused});
      lose(refused);
    };
  };
  const lose = refused => {
    failed = true;
    show();
    if (refused && pages.has(me)) refetch();
  };
  const planStream = () => planned = planned || setTimeout(openStream, kGather);
  // Says which page this tab shows. False: it needs no news.
  const announce = () => {
    const {follows: of, version} = main().dataset;
    if (!of || document.visibilityState === "hidden") return leave();
    pages.set(me, {of, version, at: performance.now()});
    tell("here", {of, version});
    return true;
  };
  const leave = () => {
    closeStream();
    if (leader === me) leader = "";
    if (pages.delete(me)) tell("gone");
    return false;
  };
  const hasLeader = () => leader === me || leader && performance.now() - leaderAt < kLeaderGone;
  const elect = () => {
    if (electing) return;
    electing = setTimeout(() => {
      electing = null;
      if (!pages.has(me) || hasLeader()) return;
      leader = me;
      ++term;
      tell("lead");
      planStream();
    }, tabs ? kAnswer * (1 + Math.random()) : 0);
  };
  const follow = () => { if (announce()) leader === me ? planStream() : hasLeader() || elect(); };
  const meet = (from, {of, version}) => {
    const before = pages.get(from), at = performance.now(), page = {of, version, at, told: before && before.told};
    pages.set(from, page);
    if (leader !== me) return;
    if (!before) tell("lead");
    planStream();
    // It came after the news, or did not hear them.
    const news = {of, version: known.get(of)}, lags = before && before.of === of && before.version === version;
    if (!lags || !news.version || news.version === version || page.told === news.version) return;
    page.told = news.version;
    tell("news", {event: "moved", news});
  };
  // Of two leaders the later one stays, and of two at once the one with the smaller id.
  const obey = (from, theirs) => {
    if (theirs < term || theirs === term && leader && leader < from) return leader === me && tell("lead");
    closeStream();
    const isNew = leader !== from;
    leader = from;
    leaderAt = performance.now();
    term = theirs;
    if (isNew) announce();
  };
  const part = from => {
    pages.delete(from);
    if (leader === me) planStream();
    if (leader !== from) return;
    leader = "";
    if (pages.has(me)) elect();
  };
  if (tabs)
    tabs.onmessage = ({data}) => {
      const {kind, from} = data;
      if (kind === "here") meet(from, data);
      else if (kind === "lead") obey(from, data.term);
      else if (kind === "gone") part(from);
      else if (kind === "news") hear(data.event, data.news);
      else if (kind === "down") lose(data.refused);
      else if (failed || queue.length) catchUp();  // "up"
    };
  setInterval(() => {
    if (!pages.has(me)) return;
    announce();
    leader === me ? tell("lead") : hasLeader() || elect();
  }, kPulse);

  // The clock of the round counts down. Its last deal and its end are heard and felt once.
  const announced = [];  // "", "last" or "over", by the clocks of the page
  const ring = () => {
    if (navigator.vibrate) navigator.vibrate([400, 200, 400]);
    try {
      const audio = new AudioContext(), tone = audio.createOscillator();
      tone.connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.6);
    } catch (e) { /* a browser without sound */ }
  };
  const timeText = seconds => {
    const two = number => String(number).padStart(2, "0"), hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    return seconds ? (hours ? hours + ":" + two(minutes) : minutes) + ":" + two(seconds % 60) : "";
  };
  const countDown = () => {
    const running = [...main().querySelectorAll("[data-until]")];
    if (running.length && Number.isNaN(ahead)) {
      ahead = 0;
      ask(location.href, {method: "HEAD"}).catch(() => { ahead = NaN; });
      return;
    }
    running.forEach((clock, place) => {
      const {until, last, lastText, overText} = clock.dataset;
      const left = Math.max(0, Math.ceil((until - Date.now() - ahead) / 1000));
      const state = left === 0 ? "over" : left <= last ? "last" : "";
      if (state) clock.firstChild.textContent = state === "over" ? overText : lastText;
      clock.lastChild.textContent = timeText(left);
      if (place in announced && state && announced[place] !== state) ring();
      announced[place] = state;
    });
  };
  setInterval(countDown, 1000);

  let turning = null;
  const rowsThatFit = () => {
    const rows = [...main().querySelectorAll(".wall tbody tr")].map(each => each.getBoundingClientRect());
    if (!rows.length) return 0;
    const shown = rows.filter(each => each.bottom <= innerHeight).length;
    if (shown < rows.length) return Math.max(shown, kRowsLeast);
    return Math.floor((innerHeight - rows[0].top) / Math.max(...rows.map(each => each.height)));
  };
  const turnTo = async address => {
    const fit = rowsThatFit(), next = fit ? address.replace(/\.\d+$/, "." + fit) : address;
    try {
      const reply = await ask(next), page = parse(await reply.text());
      if (reply.ok) put(page, next);
      alive();
    } catch (e) { failed = true; show(); }
    turn();
  };
  const turn = () => {
    clearTimeout(turning);
    const {next, nextIn, follows} = main().dataset;
    if (!next) return;
    const rows = main().querySelectorAll(".wall tbody tr").length;
    if (rows > kRowsLeast && rowsThatFit() < rows) return turnTo(follows);
    turning = setTimeout(() => turnTo(next), Number(nextIn) * 1000);
  };
  addEventListener("resize", turn);

  let steps = [], rendering = false, draft = 0;  // steps since the page was made; `draft` counts what became of them
  let covered = null, opening = "";  // the parts behind a form of this page; the button whose form the desk must make
  const labels = new Map();          // of the steps
  const escaped = text => text.replace(/[\^~=]/g, sign => "^" + {"^": "^", "~": "-", "=": ":"}[sign]);
  const trails = () => [...main().querySelectorAll("input[name=on]")];
  const trail = () => (trails()[0] || {value: ""}).value;
  // The address of this page with its answers.
  const address = () => {
    const page = new URL(location.href);
    if (trails().length) page.searchParams.delete("on");
    if (trail()) page.searchParams.set("on", trail());
    return page.href;
  };
  const addToTrail = step => { for (const each of trails()) each.value += (each.value ? "~" : "") + step; };
  const typeDigit = (shown, key) => {
    const text = /^−?\d*½?/.exec(shown)[0];
    const typed = {back: text.slice(0, -1), clear: "", sign: text.startsWith("−") ? text.slice(1) : "−" + text,
      half: text.endsWith("½") ? text.slice(0, -1) : text + "½"};
    return (key in typed ? typed[key] : text + key) || "–";
  };
  // Shows the step before the desk's page comes. Buttons that wait for an answer can be pressed: the desk decides.
  const showStep = (form, button) => {
    const label = button.textContent.trim(), field = button.closest("fieldset");
    const output = field && field.querySelector("output"), key = /^key\/(\d|back|clear|sign|half)$/.exec(button.value);
    const figure = key && main().querySelector(".counts [aria-pressed=true] small");
    if (figure) figure.textContent = typeDigit(figure.textContent, key[1]);
    else if (/^\d$/.test(label) && output) output.textContent = output.textContent.replace(/\D/g, "") + label;
    else if (button.closest(".buttons"))
      for (const each of button.closest(".buttons").querySelectorAll("button"))
        each === button ? each.setAttribute("aria-pressed", "true") : each.removeAttribute("aria-pressed");
    for (const each of form.querySelectorAll("button:disabled")) {
      if (each.closest(".undo, .pts")) continue;
      each.disabled = false;
      if (!("answers" in each.dataset)) each.dataset.answers = "";
    }
  };
  // The form behind a button is in the page: it can be filled in while the desk is away.
  const showForm = button => {
    const form = [...main().querySelectorAll("template[data-ids]")].find(each => button.value.startsWith(each.dataset.ids));
    if (!form) return;
    const parts = main().querySelector(".parts"), names = [button.closest("section").querySelector("h2"), button.lastChild];
    if (covered) {  // another choice begins anew
      steps = steps.slice(-1);
      for (const each of trails()) each.value = each.dataset.before + steps[0];
    } else {
      covered = [...parts.childNodes];
      for (const each of trails()) each.dataset.before = each.value.slice(0, -steps.at(-1).length);
    }
    parts.replaceChildren(form.content.cloneNode(true));
    const same = [...parts.querySelectorAll("button")].find(each => each.value === button.value);
    const choices = same.closest("details"), title = choices.firstChild, before = title.textContent;
    for (const each of choices.querySelectorAll("[aria-pressed]")) each.removeAttribute("aria-pressed");
    same.setAttribute("aria-pressed", "true");
    title.textContent = names.filter(Boolean).map(each => each.textContent).join(" · ");
    for (const each of parts.querySelectorAll("h2")) each.textContent = each.textContent.replace(before, () => title.textContent);
  };
  const clearForm = () => {
    if (covered) main().querySelector(".parts").replaceChildren(...covered);
    covered = null;
    for (const each of main().querySelectorAll(".counts small")) each.textContent = "–";
  };
  // A press that turned out to be an entry is made on the page that says so. Nothing is dropped without a word.
  const pressRest = before => {
    const taken = trail().split("~"), rest = before.split("~").filter(step => step === taken[0] ? (taken.shift(), false) : true);
    for (const step of rest.filter(each => each && !each.startsWith("key/") && !each.includes("="))) {
      const button = [...main().querySelectorAll("form.board button:enabled")].find(each => escaped(each.value) === step);
      if (button && step === rest[0] && !("step" in button.dataset)) enter(button.form, button);
      else refuse({at: stamp(), page: bare(location.href), label: labels.get(step) || step, why: words.impossible});
    }
  };
  const render = async () => {
    if (rendering) return;
    rendering = true;
    while (steps.length && !own().length) {
      const count = steps.length, at = draft, here = address(), before = trail();
      let page;
      try {
        page = parse(await (await ask(here, {cache: "no-cache"})).text());
      } catch (e) { failed = true; break; }
      alive();
      if (at !== draft || own().length) continue;  // entered meanwhile: the answer to that brings the page
      steps.splice(0, count);
      put(page, here);
      pressRest(before);
    }
    rendering = false;
    show();
  };
  const point = (form, button) => {
    for (const field of typed(form).filter(each => each.name.startsWith("type:"))) {
      const step = escaped(field.name.slice(5)) + "=" + escaped(field.value);
      field.defaultValue = field.value;
      steps.push(step);
      addToTrail(step);
    }
    if (button.value !== "look") {
      steps.push(escaped(button.value));
      addToTrail(escaped(button.value));
      labels.set(steps.at(-1), labelOf(button));
      if (button.closest(".ways")) opening = labelOf(button);
      showStep(form, button);
      showForm(button);
    }
    for (const each of form.querySelectorAll("button")) each.classList.add("sent");
    render();
  };

  const send = async () => {
    if (sending) return;
    sending = true;
    while (queue.length) {
      const tap = queue[0];
      let reply, page;
      try {
        reply = await ask(tap.page, {method: "POST", body: new URLSearchParams(tap.fields)});
        page = parse(await reply.text());
        if (reply.status === 503 || reply.status === 429) throw new Error("later");
      } catch (e) { failed = true; break; }
      alive();
      queue.shift();
      const here = isHere(tap);
      // The page that comes says why, unless it is another one, or news will replace it.
      if (!reply.ok && (tap.late || !here || reply.status === 409 || isEnded(reply) || own().length)) {
        const why = page.querySelector(".notice") || page.querySelector("main p");
        await refuse(Object.assign(tap, {why: why ? why.textContent : String(reply.status), status: reply.status}));
        if (why && why.matches(".notice")) why.remove();
      } else {
        await store.drop(tap);
      }
      if (here) put(page, reply.redirected ? reply.url : null, false, tap.fields.map(([name]) => name));
    }
    sending = false;
    show();
    if (steps.length) render();
  };
  const enqueue = tap => {
    queue.push(tap);
    store.put(tap).then(async () => {
      setTimeout(show, kQuiet);
      await send();
      if (queue.includes(tap)) tap.late = true;
      show();
    });
  };
  // In the order of the presses, whatever the clock says.
  const stamp = () => Math.max(Date.now(), ...queue.map(tap => tap.at + 1)) + Math.random();
  const fresh = fields => {
    const id = newId(), earlier = own().slice(-kEarlierMost).reverse().map(tap => tap.id).join(",");
    return {id, at: stamp(), late: failed,
      fields: [...fields.filter(([name]) => name !== "tap" && name !== "after"), ["tap", id], ["after", earlier]]};
  };
  // On the score as it is now, as a new entry. The old one goes when that is confirmed or refused.
  const enterAgain = async tap => {
    try {
      const page = parse(await (await ask(address(), {cache: "no-cache"})).text());
      const seen = page.querySelector("input[name=seen]");
      alive();
      if (!seen) return put(page);  // the page has ended, and says so; the entry stays in the bar
      await forget(tap);
      const fields = tap.fields.map(([name, value]) => [name, name === "seen" ? seen.value : value]);
      enqueue({...tap, why: undefined, status: undefined, ...fresh(fields)});
    } catch (e) { failed = true; show(); }
  };
  // The entry of a button at the foot of the page: "Ana 12, Beto 5".
  const answersOf = () => {
    const choice = main().querySelector(".parts details:has([aria-pressed=true]) > summary");
    const figures = [...main().querySelectorAll(".counts button")].map(each => [...each.children].map(part => part.textContent));
    return [choice ? choice.textContent : "", ...figures.filter(([, figure]) => /\d/.test(figure)).map(each => each.join(" "))]
      .filter(Boolean).join(", ");
  };
  // "+1 Ana"; else the side, what was answered, and the key: "Ana Envido", "Ana 12, Beto 5 Add".
  const labelOf = button => {
    const section = button.closest("section"), of = section && section.querySelector("h2");
    const answers = section ? [...section.querySelectorAll("output, [aria-pressed=true] .label")] : [];
    const side = section && section.matches(".pts") ? button.querySelector("small") : null;
    const before = section && section.matches(".dock > .act") ? answersOf() : "";
    const own = [of, ...answers, button.querySelector(".label") || button, side].filter(Boolean)
      .map(each => each.textContent.trim());
    return [before, ...new Set(own)].filter(Boolean).join(" ");
  };
  const enter = (form, button) => {
    const fields = [...new FormData(form)].filter(([name]) => name !== button.name);
    fields.push([button.name, button.value]);
    const page = new URL(form.action).pathname + new URL(form.action).search;
    for (const each of form.querySelectorAll("button")) each.classList.add("sent");
    enqueue({page, label: labelOf(button), button: button.value, ...fresh(fields)});
    ++draft;
    steps = [];
    if (!("answers" in button.dataset)) return;
    for (const each of trails()) each.value = button.dataset.answers;  // the next entry begins without these answers
    clearForm();
  };
  let pressed = {name: "", at: 0};
  const isSlip = (form, button) => {
    const about = new FormData(form), row = about.has("about") ? about.get("about") + " " + about.get("seen") : "";
    const name = form.action + " " + button.value + " " + row, now = performance.now(), before = pressed;
    const quick = "step" in button.dataset || isPoints(button.value);
    pressed = {name, at: now};
    return name === before.name && now - before.at < (quick ? kSamePoint : kSameCall);
  };
  const showIgnored = button => {
    button.classList.add("ignored");
    button.title = words.ignored;
    setTimeout(() => button.classList.remove("ignored"), 600);
  };
  document.addEventListener("submit", event => {
    const form = event.target, button = event.submitter;
    if (form.method !== "post" || !button || !window.fetch) return;
    const secret = form.querySelector("input[type=password]");
    if (secret && secret.value) return;  // a PIN is sent at once or not at all
    event.preventDefault();
    if (isSlip(form, button)) showIgnored(button);
    else if ("step" in button.dataset) point(form, button);
    else enter(form, button);
  });

  const wake = () => {
    if (document.visibilityState === "hidden") return leave();
    asleep = !!main().dataset.follows;  // then the score is pale until the page has come
    show();
    catchUp();
  };
  const catchUp = () => {
    follow();
    if (queue.length) send();
    else if (steps.length) render();
    else if (main().dataset.follows) refetch();
  };
  addEventListener("pageshow", event => { if (event.persisted) wake(); });
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", wake);
  document.addEventListener("freeze", leave);
  document.addEventListener("resume", wake);
  addEventListener("online", wake);
  addEventListener("offline", show);
  if (language()) {
    const page = new URL(location.href);
    page.searchParams.delete("lang");
    history.replaceState(null, "", page);
  }
  let tickedAt = Date.now();
  setInterval(() => {
    const slept = Date.now() - tickedAt > kPaleAfter;
    tickedAt = Date.now();
    if (slept) return wake();
    show();
    if (document.visibilityState === "hidden" || !(main().dataset.follows || queue.length)) return;
    if (missed && !isTyping() && !sending && !steps.length) {
      missed = false;
      refetch();
    }
    if (failed || queue.length) catchUp();
    else if (silence() > kPollAfter) refetch();
  }, 3000);

  store.open().then(() => store.all()).then(taps => {
    refused = taps.filter(tap => tap.why);
    queue = taps.filter(tap => !tap.why).sort((one, other) => one.at - other.at);
    for (const tap of queue) tap.late = true;
    follow();
    turn();
    if (queue.length) send();
    show();
  });
})();
