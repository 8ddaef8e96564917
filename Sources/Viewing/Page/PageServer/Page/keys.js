// Keyboard shortcuts, the same as on the canvas in the terminal.

import { element, make, say } from './elements.js';

let all = [];

/** Lists shortcuts, each with its keys, the name of its purpose, and the function to call with the key. */
export function showKeys(shortcuts) {
  all = shortcuts;
  element('keys').replaceChildren(...all.flatMap(({ keys, name }) => [
    make('dt', {}, [make('kbd', { textContent: keys.length > 2 ? `${keys.at(0)} – ${keys.at(-1)}` : keys })]),
    make('dd', { textContent: say(name) }),
  ]));
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !element('keys-on').checked) return;
  if (event.target.closest('input, select, textarea')) return;
  const key = event.key === '=' ? '+' : event.key;
  const shortcut = key.length === 1 && all.find(({ keys }) => keys.includes(key));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.act(key);
});
