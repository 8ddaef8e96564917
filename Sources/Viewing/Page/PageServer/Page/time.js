// The timeline below the phone: a slider over the entries, and a button that plays them.

import { element, make, say } from './elements.js';

let entries = [];
let entry = 0;
let choose = () => {};
let playing = null;

/** Takes the function that chooses an entry. */
export function onEntry(handler) {
  choose = handler;
}

/** Shows a timeline's entries; hides the slider if there is nothing to choose. */
export function showTime(all, chosen) {
  entries = all;
  element('time').hidden = entries.length < 2;
  if (entries.length < 2) return stop();
  const slider = element('entry');
  entry = Math.min(chosen, entries.length - 1);
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
  return showPlaying();
}

/** Chooses an earlier or later entry. */
export function moveEntry(by) {
  if (entries.length > 1) choose(Math.max(0, Math.min(entries.length - 1, entry + by)));
}

function stop() {
  clearInterval(playing);
  playing = null;
  showPlaying();
}

function showPlaying() {
  element('play').setAttribute('aria-pressed', String(playing !== null));
  element('play').textContent = say(playing === null ? 'play' : 'pause');
}

element('play').addEventListener('click', () => {
  if (playing !== null) return stop();
  playing = setInterval(() => choose((entry + 1) % entries.length), 1000);
  return showPlaying();
});
element('entry').addEventListener('input', (event) => { stop(); choose(Number(event.target.value)); });
