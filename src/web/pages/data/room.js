// Taps, the outbox and what is new. Without it every page works by itself, a little slower.
"use strict";
(() => {
  const main = () => document.getElementById("main");
  const bar = document.getElementById("state");
  const kPale = 15000, kGone = 45000, kTimeout = 8000;
  const kWaitingMost = 20;
  let heard = Date.now(), heardSince = performance.now(), stream = null, failed = false, sending = false;
  let told = "";  // by the bar
  let queue = [], refused = [];  // taps to be sent, in order; those that could not stand, till somebody has seen why

  // --- the outbox: IndexedDB, else localStorage, else this page
  const kBox = "tanteador-outbox";
  const store = {
    base: null,
    open() {
      return new Promise(done => {
        try {
          const asked = indexedDB.open(kBox, 1);
          asked.onupgradeneeded = () => asked.result.createObjectStore("taps", {keyPath: "at"});
          asked.onsuccess = () => { this.base = asked.result; done(); };
          asked.onerror = () => done();
        } catch (e) { done(); }
      });
    },
    all() {
      return new Promise(done => {
        if (!this.base) {
          try { return done(JSON.parse(localStorage.getItem(kBox) || "[]")); } catch (e) { return done([]); }
        }
        const asked = this.base.transaction("taps").objectStore("taps").getAll();
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => done([]);
      });
    },
    write(change, old) {
      return new Promise(done => {
        if (!this.base) {
          try { localStorage.setItem(kBox, JSON.stringify(old)); } catch (e) { /* this page remembers */ }
          return done();
        }
        const work = this.base.transaction("taps", "readwrite");
        change(work.objectStore("taps"));
        work.oncomplete = work.onerror = work.onabort = () => done();
      });
    },
    put(tap) { return this.write(taps => taps.put(tap), [...queue, ...refused]); },
    drop(tap) { return this.write(taps => taps.delete(tap.at), [...queue, ...refused]); },
  };

  // A page by its address, without what only says how it is shown.
  const bare = address => {
    const page = new URL(address, location.href);
    for (const name of ["on", "lang"]) page.searchParams.delete(name);
    return page.pathname + "?" + page.searchParams;
  };
  const isHere = tap => bare(tap.page) === bare(location.href);
  const own = () => queue.filter(isHere);
  const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)),
    byte => byte.toString(16).padStart(2, "0")).join("");

  // --- never alive when not
  const show = () => {
    // Either clock may be wrong: one is set while we wait, the other stands still while the phone sleeps.
    const age = Math.max(Date.now() - heard, performance.now() - heardSince), waiting = own();
    const gone = failed || age > kGone || navigator.onLine === false;
    const pale = !gone && age > kPale;
    const follows = main().dataset.follows;
    bar.hidden = !follows && !waiting.length && !refused.length;
    bar.className = gone ? "gone" : pale ? "pale" : "";
    document.body.classList.toggle("old", gone && !!follows);
    const said = gone ? bar.dataset.gone : pale ? bar.dataset.pale : bar.dataset.live;
    const now = JSON.stringify([said, waiting.map(tap => tap.label), refused.map(tap => [tap.label, tap.why])]);
    if (now === told) return;  // what is being pressed stays where it is
    told = now;
    bar.textContent = said;
    const list = document.createElement("ul");
    for (const [text, taps] of [[bar.dataset.unsent, waiting], [bar.dataset.refused, refused]])
      for (const tap of taps) {
        const item = document.createElement("li");
        item.textContent = text + ": " + tap.label + (tap.why ? " – " + tap.why : "");
        if (tap.why) {
          const seen = document.createElement("button");
          seen.type = "button";
          seen.textContent = bar.dataset.seen;
          seen.addEventListener("click", () => {
            refused = refused.filter(each => each !== tap);
            store.drop(tap).then(show);
          });
          item.append(" ", seen);
        }
        list.append(item);
      }
    if (list.children.length) bar.append(list);
  };
  const alive = () => { heard = Date.now(); heardSince = performance.now(); failed = false; show(); };

  // --- a page in the place of the one that is shown, or a part of it
  const opened = within => [...within.querySelectorAll("details[open] > summary")].map(each => each.textContent);
  const reopen = (within, open) => {
    for (const each of within.querySelectorAll("details > summary"))
      if (open.includes(each.textContent)) each.parentElement.open = true;
  };
  // Typed or chosen and not sent: it stays where it was, whatever else on the page is new.
  const fieldsOf = within => [...within.querySelectorAll("input:not([type=hidden]), select")];
  const typed = within => fieldsOf(within).filter(each => each.name && each.value !== (each.defaultValue || ""));
  const retype = (within, fields) => {
    for (const field of fields) {
      const same = fieldsOf(within).find(each => each.name === field.name);
      if (same) same.value = field.value;
    }
  };
  // "sent": names of the fields that the reader sent to get this page.
  const put = (html, address, quietly, sent = []) => {
    const next = new DOMParser().parseFromString(html, "text/html").getElementById("main");
    if (!next) return;
    const same = next.dataset.version && next.dataset.version === main().dataset.version;
    const pointing = [...main().querySelectorAll("input[name=on]")].some(each => each.value);
    if (quietly && same && pointing) return;  // nothing is new, and somebody is in the middle of an entry
    const open = opened(main());
    const active = document.activeElement, value = active && active.value, name = active && active.name;
    const place = scrollY;
    const unsent = typed(main()).filter(each => !sent.includes(each.name));
    main().replaceWith(next);
    reopen(next, open);
    retype(next, unsent);
    if (name && value) {
      const same = [...next.querySelectorAll("button, input")].find(e => e.name === name && e.value === value);
      if (same && !same.disabled) same.focus({preventScroll: true});
    }
    scrollTo(0, place);
    if (address) history.replaceState(null, "", address);
    follow();
  };
  // Whether the page had all of them, as they were before.
  const putParts = told => {
    const page = main();
    if (page.dataset.version === told.to) return true;
    if (page.dataset.version !== told.from || "whole" in page.dataset) return false;
    const all = Object.entries(told.parts).map(([id, html]) => [document.getElementById(id), html]);
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
    page.dataset.version = told.to;
    return true;
  };
  // What of a page is not sent yet goes along with whatever is asked for it, so that the desk knows of it. "beside":
  // what is being sent just now.
  const phone = (() => {
    const kPhone = "tanteador-phone", made = newId().slice(0, 16);
    try {
      if (!localStorage.getItem(kPhone)) localStorage.setItem(kPhone, made);
      return localStorage.getItem(kPhone);
    } catch (e) { return made; }
  })();
  const tellHeld = (address, beside) => {
    const path = new URL(address, location.href).pathname;
    if (!path.startsWith("/t/")) return;
    const held = queue.filter(tap => bare(tap.page) === bare(address)).length - beside;
    document.cookie = "held=" + phone + "." + held + "; Path=" + path + "; Max-Age=86400; SameSite=Strict";
  };
  const ask = (address, options) => {
    tellHeld(address, options && options.method === "POST" ? 1 : 0);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), kTimeout);
    return fetch(address, Object.assign({signal: limit.signal, headers: {"Accept": "text/html"}}, options))
      .finally(() => clearTimeout(timer));
  };
  const refetch = async () => {
    try {
      const reply = await ask(location.href, {cache: "no-cache"});
      const html = await reply.text();
      alive();
      if (reply.ok && !own().length) put(html, null, true);
    } catch (e) { failed = true; show(); }
  };

  // --- what is new comes by itself
  let followed = null, missed = false;
  const typing = () => document.activeElement && document.activeElement.matches("input:not([type=hidden])");
  const isNew = version => {
    alive();
    if (version === main().dataset.version) return;
    missed = typing() || sending;  // then it is fetched afterwards
    if (!missed) refetch();
  };
  const follow = () => {
    const path = main().dataset.follows;
    if (!path || followed === path) return;
    if (stream) stream.close();
    followed = path;
    stream = new EventSource("/news?" + new URLSearchParams({of: path, v: main().dataset.version}));
    stream.onopen = () => { alive(); if (queue.length) send(); };
    stream.addEventListener("beat", event => isNew(event.data));
    stream.addEventListener("moved", event => isNew(event.data));
    stream.addEventListener("parts", event => {
      const told = JSON.parse(event.data);
      putParts(told) ? alive() : isNew(told.to);
    });
    stream.onerror = () => { failed = true; show(); };
  };

  // --- a wall turns its pages, and tries again where it could not
  let turning = null;
  const turn = () => {
    clearTimeout(turning);
    const {next, nextIn} = main().dataset;
    if (!next) return;
    turning = setTimeout(async () => {
      try {
        const reply = await ask(next), html = await reply.text();
        alive();
        if (reply.ok) put(html, next);
      } catch (e) { failed = true; show(); }
      turn();
    }, Number(nextIn) * 1000);
  };

  // --- taps
  const send = async () => {
    if (sending) return;
    sending = true;
    while (queue.length) {
      const tap = queue[0];
      let reply, html;
      try {
        reply = await ask(tap.page, {method: "POST", body: new URLSearchParams(tap.fields)});
        html = await reply.text();
        if (reply.status === 503 || reply.status === 429) throw new Error("later");
      } catch (e) { failed = true; break; }
      alive();
      queue.shift();
      const here = isHere(tap);
      if (!reply.ok && (tap.late || !here)) {  // else the page that comes says it
        const page = new DOMParser().parseFromString(html, "text/html");
        const why = page.querySelector(".notice, main p");
        tap.why = why ? why.textContent : String(reply.status);
        refused.push(tap);
        await store.put(tap);
      } else {
        await store.drop(tap);
      }
      if (here) put(html, reply.redirected ? reply.url : null, false, tap.fields.map(([name]) => name));
    }
    sending = false;
    show();
  };
  const pressed = form => {
    for (const each of form.querySelectorAll("button")) each.classList.add("sent");
  };
  document.addEventListener("submit", event => {
    const form = event.target, button = event.submitter;
    if (form.method !== "post" || !button || !window.fetch) return;
    const secret = form.querySelector("input[type=password]");
    if (secret && secret.value) return;  // a PIN is sent at once or not at all
    event.preventDefault();
    // One after the other, so that a thumb that slips enters once; but where the laptop is away they wait in order.
    if (sending || (own().length && !failed) || own().length >= kWaitingMost) return show();
    const all = new FormData(form), before = own().filter(tap => tap.seen === all.get("seen"));
    const fields = [...all].filter(([name]) => name !== "tap" && name !== button.name), id = newId();
    fields.push(["tap", id], ["after", before.map(tap => tap.id).join(",")], [button.name, button.value]);
    const page = new URL(form.action).pathname + new URL(form.action).search;
    const title = button.closest("section") && button.closest("section").querySelector("h2");
    const label = (title ? title.textContent.trim() + " " : "") + button.textContent.trim();
    const at = Math.max(Date.now(), ...queue.map(tap => tap.at + 1)) + Math.random();  // in order, whatever the clock says
    const tap = {at, page, id, seen: all.get("seen"), fields, label};
    pressed(form);
    queue.push(tap);
    tap.late = failed;
    store.put(tap).then(async () => {
      await send();
      if (queue.includes(tap)) tap.late = true;
      show();
    });
  });

  // --- back from sleep: iOS kills streams without a word
  const wake = () => {
    if (document.visibilityState === "hidden") return;
    if (stream && stream.readyState === 2) { followed = null; follow(); }
    if (queue.length) send();
    else if (main().dataset.follows) refetch();
  };
  addEventListener("pageshow", event => { if (event.persisted) { followed = null; follow(); wake(); } });
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  addEventListener("offline", show);
  setInterval(() => {
    show();
    if (missed && !typing() && !sending) { missed = false; refetch(); }
    if ((failed || queue.length) && document.visibilityState !== "hidden") wake();
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
