// The contact sheet: every family in every mode and color scheme.

import { element, fill, make, say } from './elements.js';
import { shown } from './pictures.js';

let parts = new Map();
let total = 0;

/** Adds a part of the contact sheet; the first part replaces any earlier sheet. */
export function addPart(part) {
  total = part.parts;
  parts.set(part.part, part.pictures);
}

/** The pictures by widget and family, in order. */
export function grouped(family = null) {
  const pictures = [...parts.entries()].sort(([one], [other]) => one - other)
    .flatMap(([, part]) => part).filter((picture) => !family || picture.family === family);
  const groups = new Map();
  for (const picture of pictures) {
    const key = [picture.widget, picture.family].filter(Boolean).join(' · ');
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return [...groups.entries()].map(([name, group]) => ({ name, pictures: group }));
}

export function showSheet(family) {
  const room = element('pictures');
  room.className = 'sheet';
  fill(room, [
    parts.size < total || total === 0
      ? make('p', { className: 'empty', textContent: say('drawing') }) : null,
    ...grouped(family).map(({ name, pictures }) => make('section', {}, [
      make('h3', { textContent: name }),
      make('div', { className: 'row pictures' }, pictures.map(figure)),
    ])),
  ]);
}

function figure(picture) {
  return make('figure', { className: ['cell', picture.mode, picture.isDark ? 'dark' : 'light', picture.family].join(' ') }, [
    make('div', { className: 'backdrop' }, [shown(picture, 'sheet')]),
    make('figcaption', { textContent: `${picture.mode} · ${say(picture.isDark ? 'dark' : 'light')}` }),
  ]);
}
