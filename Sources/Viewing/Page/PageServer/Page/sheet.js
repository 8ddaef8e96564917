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

/** The differences of a picture from others of its group. */
export function caption({ mode, isDark, preview }) {
  const entry = preview?.entries > 1 ? `${preview.entry + 1} / ${preview.entries}` : null;
  return [entry, mode, say(isDark ? 'dark' : 'light')].filter(Boolean).join(' · ');
}

/** The pictures by widget and family, in order. */
export function grouped(family = null) {
  const pictures = [...parts.entries()].sort(([one], [other]) => one - other)
    .flatMap(([, part]) => part).filter((picture) => !family || picture.family === family);
  const groups = new Map();
  for (const picture of pictures) {
    const key = [picture.preview?.title ?? picture.widget, picture.family].filter(Boolean).join(' · ');
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return [...groups.entries()].map(([name, group]) => ({ name, pictures: group }));
}

/** Shows the contact sheet so far; `isGrowing` unless a problem keeps the rest from being drawn. */
export function showSheet(family, isGrowing) {
  const room = element('pictures');
  room.className = 'sheet';
  fill(room, [
    isGrowing && (parts.size < total || total === 0)
      ? make('p', { className: 'empty', textContent: say('drawing') }) : null,
    ...grouped(family).map(({ name, pictures }) => make('section', {}, [
      make('h3', { textContent: name }),
      make('div', { className: 'row pictures' }, pictures.map((picture) => cell(picture, 'sheet', caption(picture)))),
    ])),
  ]);
}

/** A picture that can be tapped, with a caption, for a part of the page. */
export function cell(picture, room, text) {
  return make('figure', { className: ['cell', picture.mode, picture.isDark ? 'dark' : 'light', picture.family].join(' ') }, [
    make('div', { className: 'backdrop' }, [shown(picture, room)]),
    text ? make('figcaption', { textContent: text }) : null,
  ]);
}
