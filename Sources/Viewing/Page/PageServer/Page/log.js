// The log: taps, intents, reloads, opened URLs and errors, newest first.

import { element, make, say } from './elements.js';

const most = 200;

/** Adds events with the time of the viewer's clock. */
export function log(events) {
  const now = new Date();
  // Use the browser's language and time zone, not the phone's.
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }).format(now);
  const title = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'full' }).format(now);
  const list = element('log');
  for (const { kind, text } of events) {
    list.prepend(make('li', { className: kind }, [
      make('time', { dateTime: now.toISOString(), textContent: time, title }),
      make('span', { className: 'kind', textContent: say(`log-${kind}`) }),
      make('span', { textContent: text }),
    ]));
  }
  while (list.children.length > most) list.lastChild.remove();
  element('no-log').hidden = list.children.length > 0;
}

/** The effect of a tap, and the other controls that can be tapped. */
export function showTouched(touched, touch) {
  const room = element('touched');
  const part = (kind) => (part, place) => make('button', {
    type: 'button', id: `tap-${kind}-${place}`,
    textContent: [part.name, part.action].filter(Boolean).join(' → '),
    on: { click: () => touch({ picture: touched.picture, [kind]: place + 1 }) },
  });
  const parts = [...touched.buttons.map(part('button')), ...touched.links.map(part('link'))];
  const focused = room.contains(document.activeElement) ? document.activeElement.id : null;
  room.hidden = false;
  room.replaceChildren(
    ...touched.lines.map((line) => make('p', { textContent: line })),
    ...(parts.length > 0
      ? [make('p', { className: 'quiet', textContent: say('touchable') }), make('div', { className: 'row' }, parts)]
      : []));
  if (focused) element(focused)?.focus({ preventScroll: true });
  element('log-card').scrollTop = 0;
  element('log-card').scrollIntoView({ block: 'nearest' });
}
