// The canvas: the choices made here, the program's messages, and the connection between them.

import { choices, element, fill, make, say, words } from './elements.js';
import { copy, forget, onTouch, save } from './pictures.js';
import { fit, has, setZoom, showPhones } from './phone.js';
import { addPart, grouped, showSheet } from './sheet.js';
import { setActions, showFindings, showProblem, takeLint } from './findings.js';
import { showControls, showForm } from './controls.js';
import { showBases, showComparison, takeComparison } from './compare.js';
import { showLesson } from './lesson.js';
import { log, showTouched } from './log.js';
import { sharePage, shareSheet } from './share.js';

const views = ['home', 'lock', 'standBy', 'controls', 'all', 'compare'];
const zooms = [null, 0.5, 0.75, 1, 1.25, 1.5, 2];
const kept = 'rings-canvas';

let socket = null;
let welcome = null;
let state = null;
let pictures = [];
let form = null;
let chosen = { view: 'home', family: null, look: null, zoom: null, base: { kind: 'save', revision: 'HEAD' } };
let sharing = null;
let playing = null;

// MARK: - Choices

function remember() {
  try { sessionStorage.setItem(kept, JSON.stringify(chosen)); } catch { /* Then a reload begins anew. */ }
}

function recall() {
  try { return JSON.parse(sessionStorage.getItem(kept)); } catch { return null; }
}

function change(difference) {
  chosen.look = difference === null
    ? { ...welcome.look } : { ...chosen.look, ...difference };
  if (difference === null) chosen.family = null;
  show();
  order();
}

let isOrdered = false;

/** Sends the choices to the program, at most once per frame. */
function order() {
  remember();
  if (isOrdered) return;
  isOrdered = true;
  setTimeout(() => {
    isOrdered = false;
    send({
      look: look(), sheet: chosen.view === 'all', compare: chosen.view === 'compare' ? chosen.base : { kind: 'none' },
    });
  }, 16);
}

function look() {
  const isStandBy = chosen.view === 'standBy';
  return {
    ...chosen.look, place: isStandBy ? 'standBy' : null,
    family: isStandBy ? 'systemSmall' : chosen.family,
    mode: chosen.look.mode ?? null,
  };
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// MARK: - Display

function show() {
  showViews();
  showBases(['save', ...(welcome.isJudged ? ['check'] : []), 'git'], chosen.base, (base) => {
    chosen.base = base;
    takeComparison(null);
    show();
    order();
  });
  showFamilies();
  showControls(welcome, chosen.look, change);
  showStage();
  showTime();
}

function showViews() {
  const all = views.filter((view) => view !== 'controls' || has('controls', pictures));
  fill(element('views'), all.map((view) => make('button', {
    type: 'button', id: `view-${view}`, textContent: say(view),
    attributes: {
      role: 'tab', 'aria-selected': String(chosen.view === view), 'aria-controls': 'pane',
      tabindex: chosen.view === view ? '0' : '-1',
    },
    on: { click: () => choose(view), keydown: (event) => turnView(event, all) },
  })));
}

function choose(view) {
  chosen.view = view;
  // The view would be empty for a family that never appears there.
  if (chosen.family !== null && !isOfAll() && !has(view, [{ family: chosen.family }])) chosen.family = null;
  const hadFocus = element('views').contains(document.activeElement);
  show();
  if (hadFocus) element(`view-${view}`).focus();
  element('pane').scrollTop = 0;
  order();
}

/** Shows a picture on the phone, in another view if necessary. */
function reveal(picture) {
  const button = () => document.querySelector(`#pictures .widget[data-family="${picture?.family}"]`);
  if (!picture || button()) return button()?.scrollIntoView({ block: 'nearest' });
  return choose(views.find((view) => view !== 'standBy' && has(view, [picture])));
}

/** Whether the view shows every family, wherever the phone has it. */
function isOfAll() {
  return ['all', 'compare'].includes(chosen.view);
}

function turnView(event, all) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  choose(all[(all.indexOf(chosen.view) + step + all.length) % all.length]);
}

// The widget's families, and those that belong to the current view.
let known = [];
let families = [];

function showFamilies() {
  const present = [...new Set(pictures.map((picture) => picture.family))];
  if (chosen.family === null && chosen.view !== 'standBy' && present.length > 0) known = present;
  families = isOfAll() ? known : known.filter((family) => has(chosen.view, [{ family }]));
  const isShown = chosen.view !== 'standBy' && families.length > 1;
  element('families').hidden = !isShown;
  fill(element('families'), choices('family', [null, ...families].map((family) => ({
    value: family, text: family ?? say('everyFamily'),
  })), chosen.family, (family) => { chosen.family = family; show(); order(); }));
}

function showStage() {
  element('compare-bar').hidden = chosen.view !== 'compare';
  element('pane').setAttribute('aria-labelledby', `view-${chosen.view}`);
  // A focused picture loses the focus when it moves to a new phone.
  const focused = element('pictures').contains(document.activeElement) ? document.activeElement : null;
  if (chosen.view === 'all') showSheet(chosen.family);
  else if (chosen.view === 'compare') showComparison();
  else showPhones(chosen.view, pictures, chosen.look, state);
  fit();
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  requestAnimationFrame(forget);
}

function showTime() {
  const entries = state?.entries ?? [];
  element('time').hidden = entries.length < 2;
  if (entries.length < 2) return stop();
  const slider = element('entry');
  const entry = Math.min(chosen.look.entry, entries.length - 1);
  slider.max = String(entries.length - 1);
  if (document.activeElement !== slider || Number(slider.value) !== entry) slider.value = String(entry);
  const next = entries[entry + 1];
  const text = next ? say('shownUntil', { from: entries[entry].text, until: next.text })
    : say('shownFrom', { from: entries[entry].text });
  element('moment').textContent = `${entry + 1} / ${entries.length} · ${text}`;
  slider.setAttribute('aria-valuetext', text);
  const [first, last] = [entries[0].date, entries.at(-1).date];
  const span = Math.max(last - first, 1);
  element('spans').replaceChildren(...entries.map(({ date }, place) => make('span', {
    className: place === entry ? 'now' : '', style: { left: `${((date - first) / span) * 100}%` },
  })));
  return undefined;
}

function status(text) {
  const room = element('status');
  if (room.textContent !== text) room.textContent = text;
}

function showStatus() {
  document.body.classList.toggle('busy', state.isBusy);
  if (state.problem) return status(state.problem.message);
  if (state.isCompiling) return status(say('compiling'));
  if (state.isJudging) return status(say('checking'));
  if (state.isBusy) return undefined;
  if (typeof state.took === 'number') return status(say('drawn', { seconds: state.took.toFixed(2) }));
  return undefined;
}

// MARK: - Messages from the program

const takers = {
  welcome(message) {
    welcome = message;
    Object.assign(words, message.words);
    document.documentElement.lang = message.language;
    document.title = `${message.name} – Rings`;
    element('name').textContent = message.name;
    for (const named of document.querySelectorAll('[data-say]')) named.textContent = say(named.dataset.say);
    for (const [id, text] of [['views', 'views'], ['families', 'family']]) {
      element(id).setAttribute('aria-label', say(text));
    }
    setActions(message, { open: (place) => send({ open: place }), reveal });
    showLesson(message.lesson);
    element('ended').hidden = true;
    const before = chosen.look ? chosen : recall();
    chosen = before?.look
      ? { ...chosen, ...before, look: { ...message.look, ...before.look } }
      : { ...chosen, look: { ...message.look } };
    showZooms();
    showKeys();
    show();
    if (before?.look) order();
  },
  state(message) {
    state = message;
    showStatus();
    showProblem(state.problem);
    showFindings(state, pictures);
    showTime();
    if (pictures.length === 0 && !isOfAll()) showStage();
    fit();
  },
  pictures(message) {
    pictures = message;
    showViews();
    showFamilies();
    if (!isOfAll()) showStage();
    if (state) showFindings(state, pictures);
  },
  sheet(message) {
    addPart(message);
    if (chosen.view === 'all') showStage();
  },
  comparison(message) {
    takeComparison(message);
    if (chosen.view === 'compare') showStage();
  },
  log,
  said: status,
  shared: share,
  touched(message) { showTouched(message, (touch) => send({ touch })); },
  form(message) {
    form = message;
    showForm(form, chosen.look.configuration, choosePart);
  },
  lint(message) {
    takeLint(message);
    if (state) showFindings(state, pictures);
  },
  full(message) {
    element('ended').hidden = false;
    element('ended').textContent = message;
  },
};

/** Finishes all pictures, then saves them with a function of name and groups. */
function wantToShare(saving) {
  sharing = saving;
  status(say('drawing'));
  send({ look: look(), share: true });
}

async function share() {
  try {
    await sharing?.(welcome.name.replace(/\.swift$/, ''), grouped());
    status(say('saved'));
  } catch {
    status(say('notSaved'));
  }
  sharing = null;
}

function showZooms() {
  fill(element('zoom'), zooms.map((zoom) => make('option', {
    value: zoom ?? '', textContent: zoom === null ? say('fit') : `${zoom * 100} %`, selected: chosen.zoom === zoom,
  })));
  setZoom(chosen.zoom);
}

function choosePart(name, value) {
  const configuration = name === null ? {} : { ...chosen.look.configuration, [name]: value };
  change({ configuration });
  if (form) showForm(form, configuration, choosePart);
}

// MARK: - Connection

let wait = 500;

function connect() {
  socket = new WebSocket(`ws://${location.host}${location.pathname}live`);
  socket.addEventListener('open', () => { wait = 500; });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    for (const [name, value] of Object.entries(message)) takers[name]?.(value);
  });
  socket.addEventListener('close', () => {
    const room = element('ended');
    if (room.hidden) {
      room.hidden = false;
      room.textContent = welcome ? say('ended') : 'Rings is no longer running.';
    }
    document.body.classList.remove('busy');
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 5000);
  });
}

// MARK: - Buttons and keys

function stop() {
  clearInterval(playing);
  playing = null;
  element('play').setAttribute('aria-pressed', 'false');
  if (welcome) element('play').textContent = say('play');
}

function play() {
  if (playing) return stop();
  element('play').setAttribute('aria-pressed', 'true');
  element('play').textContent = say('pause');
  playing = setInterval(() => {
    const last = (state?.entries.length ?? 1) - 1;
    change({ entry: chosen.look.entry >= last ? 0 : chosen.look.entry + 1 });
  }, 1000);
  return undefined;
}

function step(list, value, by) {
  return list[(list.indexOf(value) + by + list.length) % list.length];
}

// The keys are the same as on the canvas in the terminal.
const keys = {
  f: ['family', () => { chosen.family = step([null, ...families], chosen.family, 1); show(); order(); }],
  m: ['mode', () => change({ mode: step([null, ...welcome.modes], chosen.look.mode ?? null, 1) })],
  s: ['scheme', () => change({ isDark: !chosen.look.isDark })],
  t: ['tint', () => change({ tint: step([null, 'FF3B30', 'FF9500', '34C759', 'AF52DE', 'FFFFFF', 'clear'], chosen.look.tint ?? null, 1) })],
  '+': ['largerText', () => resize(1)],
  '-': ['smallerText', () => resize(-1)],
  l: ['locale', () => change({ locale: step(welcome.locales, chosen.look.locale, 1) })],
  z: ['timeZone', () => change({ timeZone: step(welcome.timeZones, chosen.look.timeZone, 1) })],
  i: ['system', () => change({ systemVersion: step([null, ...welcome.systemVersions], chosen.look.systemVersion ?? null, 1) })],
  '[': ['entryBefore', () => moveEntry(-1)],
  ']': ['nextEntry', () => moveEntry(1)],
  r: ['compileAgain', () => send({ compile: true })],
  0: ['reset', () => change(null)],
};

function resize(by) {
  const place = welcome.textSizes.indexOf(chosen.look.textSize) + by;
  if (welcome.textSizes[place]) change({ textSize: welcome.textSizes[place] });
}

function moveEntry(by) {
  const last = (state?.entries.length ?? 1) - 1;
  change({ entry: Math.max(0, Math.min(last, chosen.look.entry + by)) });
}

function showKeys() {
  element('keys').replaceChildren(...Object.entries(keys).flatMap(([key, [name]]) => [
    make('dt', {}, [make('kbd', { textContent: key })]), make('dd', { textContent: say(name) }),
  ]));
}

document.addEventListener('keydown', (event) => {
  if (!welcome || event.ctrlKey || event.metaKey || event.altKey || !element('keys-on').checked) return;
  if (event.target.closest('input, select, textarea')) return;
  const key = keys[event.key === '=' ? '+' : event.key];
  if (!key) return;
  event.preventDefault();
  key[1]();
});

element('entry').addEventListener('input', (event) => { stop(); change({ entry: Number(event.target.value) }); });
element('play').addEventListener('click', play);
element('compile').addEventListener('click', () => send({ compile: true }));
element('copy').addEventListener('click', () => copy(status));
element('save').addEventListener('click', () => save(status));
element('form').addEventListener('submit', (event) => event.preventDefault());
element('compare-bar').addEventListener('submit', (event) => event.preventDefault());
element('share-page').addEventListener('click', () => wantToShare(sharePage));
element('share-sheet').addEventListener('click', () => wantToShare(shareSheet));
element('zoom').addEventListener('change', (event) => {
  chosen.zoom = event.target.value === '' ? null : Number(event.target.value);
  remember();
  setZoom(chosen.zoom);
});
addEventListener('resize', () => { if (welcome) fit(); });
onTouch((touch) => send({ touch }));
connect();
