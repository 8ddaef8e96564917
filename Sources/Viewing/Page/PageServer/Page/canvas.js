// The canvas: the choices made here, the program's messages, and the connection between them.

import { choices, element, fill, make, reach, say, words } from './elements.js';
import { copy, forget, onTouch, save } from './pictures.js';
import { fit, has, setZoom, showPhones } from './phone.js';
import { addPart, grouped, showSheet } from './sheet.js';
import { connect, send } from './connection.js';
import { setActions, showFindings, showProblem, takeLint } from './findings.js';
import { showControls, showForm } from './controls.js';
import { showBases, showComparison, takeComparison } from './compare.js';
import { showLesson } from './lesson.js';
import { log, showTouched } from './log.js';
import { showKeys } from './keys.js';
import { chosenIndex, showPreviewList, showPreviews } from './previews.js';
import { moveEntry, onEntry, showTime } from './time.js';
import { sharePage, shareSheet } from './share.js';

const views = ['home', 'lock', 'standBy', 'controls', 'previews', 'all', 'compare'];
const zooms = [null, 0.5, 0.75, 1, 1.25, 1.5, 2];
const kept = 'rings-canvas';

let welcome = null;
let state = null;
let pictures = [];
// The last pictures of widgets and of previews, to show at once when the view changes.
let earlier = { widgets: [], previews: [] };
let form = null;
// Without a chosen view, the page shows the first view that has pictures.
let chosen = {
  view: null, family: null, preview: {}, look: null, zoom: null, base: { kind: 'save', revision: 'HEAD' },
};
let sharing = null;

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
      look: look(), sheet: view() === 'all', compare: view() === 'compare' ? chosen.base : { kind: 'none' },
    });
  }, 16);
}

function look() {
  const [isStandBy, isOfPreviews] = [view() === 'standBy', view() === 'previews'];
  return {
    ...chosen.look, place: isStandBy ? 'standBy' : null,
    family: isStandBy ? 'systemSmall' : isOfPreviews ? null : chosen.family,
    preview: isOfPreviews ? chosen.preview : null, mode: chosen.look.mode ?? null,
  };
}

function view() {
  return chosen.view ?? viewOf(pictures) ?? 'home';
}

/** The first view that shows any of the pictures as the phone does. */
function viewOf(some) {
  return views.find((name) => name !== 'standBy' && has(name, some));
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
  showEntries();
}

function showViews() {
  const all = views.filter((name) => name === view() || (name === 'previews' ? state?.previews.length > 0
    : name !== 'controls' || has('controls', pictures)));
  fill(element('views'), all.map((name) => make('button', {
    type: 'button', id: `view-${name}`, textContent: say(name),
    attributes: {
      role: 'tab', 'aria-selected': String(view() === name), 'aria-controls': 'pane',
      tabindex: view() === name ? '0' : '-1',
    },
    on: { click: () => choose(name), keydown: (event) => turnView(event, all) },
  })));
  reach(element('views'));
}

/** Chooses a view; null for the first view that has pictures of widgets. */
function choose(name) {
  chosen.view = name;
  pictures = earlier[name === 'previews' ? 'previews' : 'widgets'];
  // The view would be empty for a family that never appears there.
  if (chosen.family !== null && !isOfAll() && name !== 'previews' && !has(view(), [{ family: chosen.family }])) chosen.family = null;
  const hadFocus = element('views').contains(document.activeElement);
  show();
  if (hadFocus) element(`view-${view()}`).focus();
  element('pane').scrollTop = 0;
  order();
}

/** Shows a picture on the phone, in another view if necessary. */
function reveal(picture) {
  const button = () => document.querySelector(`#pictures .widget[data-family="${picture?.family}"]`);
  if (!picture || button()) return button()?.scrollIntoView({ block: 'nearest' });
  return choose(viewOf([picture]));
}

/** Whether the view shows every family, wherever the phone has it. */
function isOfAll() {
  return ['all', 'compare'].includes(view());
}

function choosePreview(preview) {
  chosen.preview = preview;
  choose('previews');
}

/** Shows the next preview; after the last one, the widgets again. */
function turnPreview() {
  const previews = state?.previews ?? [];
  const next = view() === 'previews' ? (chosenIndex(previews, chosen.preview) ?? -1) + 1 : 0;
  if (previews[next]) choosePreview(previews[next].choice);
  else if (view() === 'previews') leavePreviews();
}

function leavePreviews() {
  chosen.preview = {};
  choose(null);
}

/** Shows a preview by its number, counting from 1, or the widgets if it is already shown. */
function numberPreview(number) {
  const previews = state?.previews ?? [];
  const preview = previews[number - 1];
  if (!preview) return;
  if (view() === 'previews' && chosenIndex(previews, chosen.preview) === number - 1) leavePreviews();
  else choosePreview(preview.choice);
}

function turnView(event, all) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  choose(all[(all.indexOf(view()) + step + all.length) % all.length]);
}

// The widget's families, and those that belong to the current view.
let known = [];
let families = [];

function showFamilies() {
  const isOfPreviews = view() === 'previews';
  const present = [...new Set(pictures.map((picture) => picture.family))];
  if (chosen.family === null && !isOfPreviews && view() !== 'standBy' && present.length > 0) known = present;
  families = isOfAll() ? known : known.filter((family) => has(view(), [{ family }]));
  element('families').hidden = isOfPreviews || view() === 'standBy' || families.length < 2;
  element('previews').hidden = !isOfPreviews || !state?.previews.length;
  showPreviewList(state?.previews ?? [], chosen.preview, choosePreview);
  fill(element('families'), choices('family', [null, ...families].map((family) => ({
    value: family, text: family ?? say('everyFamily'),
  })), chosen.family, (family) => { chosen.family = family; show(); order(); }));
  reach(element('families'));
}

function showStage() {
  element('compare-bar').hidden = view() !== 'compare';
  element('pane').setAttribute('aria-labelledby', `view-${view()}`);
  // A focused picture loses the focus when it moves to a new phone.
  const focused = element('pictures').contains(document.activeElement) ? document.activeElement : null;
  const isGrowing = !state?.problem;
  if (view() === 'all') showSheet(chosen.family, isGrowing);
  else if (view() === 'compare') showComparison(isGrowing);
  else if (view() === 'previews') showPreviews(state, pictures, chosen.preview);
  else showPhones(view(), pictures, chosen.look, state);
  fit();
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  requestAnimationFrame(forget);
}

function showEntries() {
  showTime(view() === 'previews' ? [] : state?.entries ?? [], chosen.look.entry);
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
    const { preview } = message.look;
    if (preview && !before?.look) chosen = { ...chosen, view: 'previews', preview };
    showZooms();
    showKeys(keys);
    show();
    if (before?.look) order();
  },
  state(message) {
    const [listed, hadProblem] = [JSON.stringify(state?.previews), Boolean(state?.problem)];
    state = message;
    showStatus();
    showProblem(state.problem);
    document.body.classList.toggle('blank', Boolean(state.problem) && pictures.length === 0);
    showFindings(state, pictures);
    showEntries();
    // A press on a tab would be lost if the tab were replaced meanwhile.
    if (JSON.stringify(state.previews) !== listed) {
      showViews();
      showFamilies();
    }
    if (pictures.length === 0 || view() === 'previews' || hadProblem !== Boolean(state.problem)) showStage();
    fit();
  },
  pictures(message) {
    pictures = message;
    // Without a widget, the program draws previews in its place.
    const isOfPreviews = view() === 'previews' && message.every(({ preview }) => preview);
    earlier[isOfPreviews ? 'previews' : 'widgets'] = message;
    if (chosen.view !== null) pictures = earlier[view() === 'previews' ? 'previews' : 'widgets'];
    showViews();
    showFamilies();
    if (!isOfAll()) showStage();
    if (state) showFindings(state, pictures);
  },
  sheet(message) {
    addPart(message);
    if (view() === 'all') showStage();
  },
  comparison(message) {
    takeComparison(message);
    if (view() === 'compare') showStage();
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

// MARK: - Buttons and keys

function step(list, value, by) {
  return list[(list.indexOf(value) + by + list.length) % list.length];
}

const keys = [
  { keys: 'v', name: 'preview', act: turnPreview },
  { keys: '123456789', name: 'numberedPreview', act: (key) => numberPreview(Number(key)) },
  { keys: 'f', name: 'family', act: () => { chosen.family = step([null, ...families], chosen.family, 1); show(); order(); } },
  { keys: 'm', name: 'mode', act: () => change({ mode: step([null, ...welcome.modes], chosen.look.mode ?? null, 1) }) },
  { keys: 's', name: 'scheme', act: () => change({ isDark: !chosen.look.isDark }) },
  { keys: 't', name: 'tint', act: () => change({ tint: step([null, 'FF3B30', 'FF9500', '34C759', 'AF52DE', 'FFFFFF', 'clear'], chosen.look.tint ?? null, 1) }) },
  { keys: '+', name: 'largerText', act: () => resize(1) },
  { keys: '-', name: 'smallerText', act: () => resize(-1) },
  { keys: 'l', name: 'locale', act: () => change({ locale: step(welcome.locales, chosen.look.locale, 1) }) },
  { keys: 'z', name: 'timeZone', act: () => change({ timeZone: step(welcome.timeZones, chosen.look.timeZone, 1) }) },
  { keys: 'i', name: 'system', act: () => change({ systemVersion: step([null, ...welcome.systemVersions], chosen.look.systemVersion ?? null, 1) }) },
  { keys: '[', name: 'entryBefore', act: () => moveEntry(-1) },
  { keys: ']', name: 'nextEntry', act: () => moveEntry(1) },
  { keys: 'r', name: 'compileAgain', act: () => send({ compile: true }) },
  { keys: '0', name: 'reset', act: () => change(null) },
];

function resize(by) {
  const place = welcome.textSizes.indexOf(chosen.look.textSize) + by;
  if (welcome.textSizes[place]) change({ textSize: welcome.textSizes[place] });
}

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
addEventListener('resize', () => {
  if (!welcome) return;
  for (const id of ['views', 'families', 'previews']) reach(element(id));
  fit();
});
onTouch((touch) => send({ touch }));
onEntry((entry) => change({ entry }));
connect((message) => {
  for (const [name, value] of Object.entries(message)) takers[name]?.(value);
}, () => {
  const room = element('ended');
  if (room.hidden) {
    room.hidden = false;
    room.textContent = welcome ? say('ended') : 'Rings is no longer running.';
  }
  document.body.classList.remove('busy');
});
