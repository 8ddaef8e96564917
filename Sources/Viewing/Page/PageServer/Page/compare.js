// Earlier pictures beside the current pictures, and the differences.

import { element, fill, make, say } from './elements.js';
import { loaded, still } from './pictures.js';
import { caption } from './sheet.js';

let comparison = null;

export function takeComparison(message) {
  comparison = message;
}

/** The choice of the earlier files; calls `change` with it. */
export function showBases(bases, chosen, change) {
  const [select, revision] = [element('base'), element('revision')];
  fill(select, bases.map((base) => make('option', { value: base, textContent: say(`base-${base}`) })));
  select.value = chosen.kind;
  revision.hidden = chosen.kind !== 'git';
  revision.setAttribute('aria-label', say('revision'));
  if (document.activeElement !== revision) revision.value = chosen.revision;
  select.onchange = () => change({ ...chosen, kind: select.value });
  revision.onchange = () => change({ ...chosen, revision: revision.value.trim() || 'HEAD' });
}

/** Shows the comparison; before there is one, a message unless a problem keeps it from being drawn. */
export function showComparison(isGrowing) {
  const room = element('pictures');
  room.className = 'sheet compare';
  if (comparison === null || comparison.problem) {
    const text = comparison?.problem ?? (isGrowing ? say('drawing') : null);
    fill(room, [text && make('p', { className: 'empty', textContent: text })]);
    return;
  }
  fill(room, comparison.pairs.map((pair) => make('section', {}, [
    make('h3', { textContent: [pair.name, caption(pair.now ?? pair.before)].join(' · ') }),
    make('div', { className: 'row pictures' }, [
      figure(pair.before, 'before'), figure(pair.now, 'now'),
      pair.before && pair.now && !pair.isSame ? difference(pair) : null,
    ]),
    pair.isSame ? make('p', { className: 'quiet', textContent: say('same') })
      : make('ul', {}, pair.changes.map((change) => make('li', { textContent: change }))),
  ])));
}

function frame(kind, family, content) {
  return make('figure', { className: ['cell', kind, family].join(' ') }, [
    make('div', { className: 'backdrop' }, [content]), make('figcaption', { textContent: say(kind) }),
  ]);
}

function figure(picture, kind) {
  if (!picture) return frame(kind, '', make('p', { className: 'empty', textContent: say('none') }));
  return frame(kind, [picture.family, picture.mode].join(' '), still(picture));
}

/** The pixels that differ in a signal color, over the current picture in gray. */
function difference({ before, now }) {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const canvas = make('canvas', {
    width: Math.round(width * 2), height: Math.round(height * 2), style: { width: `${width}px`, height: `${height}px` },
    attributes: { role: 'img', 'aria-label': say('difference') },
  });
  Promise.all([before, now].map((picture) => pixels(picture, canvas))).then(([old, current]) => {
    let count = 0;
    for (let place = 0; place < current.data.length; place += 4) {
      let change = 0;
      for (let part = 0; part < 4; part += 1) change += Math.abs(old.data[place + part] - current.data[place + part]);
      const [red, green, blue] = current.data.subarray(place, place + 3);
      const isDifferent = change > 24;
      count += isDifferent ? 1 : 0;
      const gray = 190 + (red * 0.3 + green * 0.59 + blue * 0.11) / 5;
      current.data.set(isDifferent ? [224, 0, 122, 255] : [gray, gray, gray, current.data[place + 3]], place);
    }
    canvas.getContext('2d').putImageData(current, 0, 0);
    const percent = (count * 400) / current.data.length;
    canvas.setAttribute('aria-label', say('differs', { percent: percent < 1 ? '< 1' : Math.round(percent) }));
  });
  return frame('difference', '', canvas);
}

async function pixels(picture, { width, height }) {
  const canvas = make('canvas', { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(await loaded(picture), 0, 0, picture.width * 2, picture.height * 2);
  return context.getImageData(0, 0, width, height);
}
