// The phone: Home Screen, Lock Screen, StandBy and Control Center, with the widgets in their real size.

import { element, fill, make, say } from './elements.js';
import { shown } from './pictures.js';

/** The chosen device's screen in points; devices with a Home button have shorter ones, and iPads wider ones. */
function screenOf(look) {
  const [width, height] = (look.device.match(/^(\d+)x(\d+)$/) ?? [0, 393, 852]).slice(1).map(Number);
  const kind = height < 750 ? 'classic' : width >= 700 ? 'pad' : '';
  return { width, height, kind, places: height < 700 ? 4 : 6 };
}

const isOfHome = (picture) => picture.family.startsWith('system');
const isOfLock = (picture) => picture.family.startsWith('accessory')
  || picture.family === 'liveActivity' || picture.family === 'controlLockScreen';
const isOfIsland = (picture) => picture.family.startsWith('island');
const isControl = (picture) => ['controlSmall', 'controlMedium', 'controlLarge'].includes(picture.family);

/** The widgets' own pictures, and for families without one, the first picture of a preview. */
function onPhone(pictures) {
  const own = pictures.filter(({ preview }) => !preview);
  const families = new Set(own.map(({ family }) => family));
  // A preview of a view isn't on the phone.
  const others = pictures.filter(({ preview, widget }) => preview && widget)
    .filter(({ family }) => !families.has(family) && families.add(family));
  return [...own, ...others];
}

/** Whether a view can show any of the pictures. */
export function has(view, pictures) {
  const all = onPhone(pictures);
  switch (view) {
    case 'home': return all.some((picture) => isOfHome(picture) || isOfIsland(picture));
    case 'lock': return all.some(isOfLock);
    case 'standBy': return all.some((picture) => picture.family === 'systemSmall');
    case 'controls': return all.some(isControl);
    case 'previews': return pictures.some(({ preview }) => preview);
    default: return pictures.length > 0;
  }
}

/** Shows the phones of a view. */
export function showPhones(view, pictures, look, state) {
  const made = { home, lock, standBy, controls }[view](onPhone(pictures), look, state);
  const room = element('pictures');
  room.className = `phones ${view}`;
  fill(room, made.length > 0 ? made : [nothing(view, state)]);
  fit();
}

let zoom = null;

/** Chooses a zoom of 0.5 to 2; null fits the phone into the window. */
export function setZoom(chosen) {
  zoom = chosen;
  fit();
}

// The height of a phone's caption and margins, in pixels.
const around = 36;

// The space between phones, in pixels.
const between = 28;
const largest = 1.5;
// The padding of the backdrop behind some pictures, in pixels.
const padding = 14;

/** Shows phones and pictures in the chosen zoom, or as large as fits. */
export function fit() {
  const [room, pane] = [element('pictures'), element('pane')];
  element('stage').style.setProperty('--bar', `${element('bar').offsetHeight}px`);
  const [width, height] = [room.clientWidth - 4, pane.clientHeight - around];
  for (const widget of room.querySelectorAll('.cell .widget, .loose-large .widget')) {
    const scale = zoom ?? Math.min(1, (width - 2 * padding) / parseFloat(widget.style.width));
    widget.style.setProperty('--zoom', String(scale));
  }
  const phones = [...room.querySelectorAll('.phone')];
  const row = phones.reduce((sum, phone) => sum + Number(phone.dataset.width), 0);
  // Several phones exceed their real size only if they still fit beside each other.
  const most = Math.max(1, Math.min(largest, (width - between * (phones.length - 1)) / row));
  for (const phone of phones) {
    // The pane scrolls if the phone would otherwise be too small to read.
    const scale = zoom ?? Math.min(most, width / phone.dataset.width, Math.max(height / phone.dataset.height, 0.5));
    phone.style.setProperty('zoom', String(scale));
    phone.parentElement.querySelector('.scale').textContent
      = Math.abs(scale - 1) > 0.005 ? say('scaled', { percent: Math.round(scale * 100) }) : '';
  }
}

function nothing(view, state) {
  if (!state || state.isBusy) return make('p', { className: 'empty', textContent: say('drawing') });
  // The message above the pictures gives the reason.
  if (state.problem) return null;
  return make('p', { className: 'empty', textContent: say(`nothing-${view}`) });
}

function phone(kind, look, children, name, size = screenOf(look)) {
  const frame = make('div', {
    className: ['phone', kind, look.isDark ? 'dark' : 'light', look.mode ?? '', size.kind].join(' '),
    attributes: { 'data-width': size.width + 20, 'data-height': size.height + 20 },
    style: { '--screen-width': `${size.width}px`, '--screen-height': `${size.height}px` },
  }, [make('div', { className: 'screen' }, children)]);
  if (look.tint && look.tint !== 'clear') frame.style.setProperty('--tint', `#${look.tint}`);
  return make('figure', { className: 'device' }, [
    frame, make('figcaption', {}, [name, make('span', { className: 'scale' })]),
  ]);
}

// 09:41 in the phone's time zone.
const usual = { date: Date.UTC(2026, 0, 15, 9, 41), timeZone: 'UTC' };

function moment(look, state) {
  const date = state?.entries[state.entry]?.date;
  return date === undefined ? usual : { date, timeZone: look.timeZone };
}

/** The parts of the phone's date in its locale. */
function dateParts(look, state, options) {
  const { date, timeZone } = moment(look, state);
  const [name, settings] = look.locale.split('@');
  const hourCycle = settings?.match(/hours=(h\d\d)/)?.[1];
  const locale = name.replaceAll('_', '-');
  // The browser doesn't know an unfinished name, so the clock stays until the program responds.
  for (const [known, zone] of [[locale, timeZone], ['en', timeZone], ['en', 'UTC']]) {
    try {
      return new Intl.DateTimeFormat(known, { timeZone: zone, hourCycle, ...options }).formatToParts(date);
    } catch { /* The next one is plainer. */ }
  }
  return [];
}

/** The time as a status bar shows it: “9:41” without the half of the day. */
function clock(look, state) {
  const parts = dateParts(look, state, { timeStyle: 'short' });
  const [first, last] = ['hour', 'minute'].map((type) => parts.findIndex((part) => part.type === type)).sort((a, b) => a - b);
  return parts.slice(first, last + 1).map(({ value }) => value).join('');
}

function date(look, state) {
  return dateParts(look, state, { weekday: 'long', day: 'numeric', month: 'long' }).map(({ value }) => value).join('');
}

function statusBar(look, state, island = []) {
  return make('div', { className: 'status-bar' }, [
    make('span', {
      className: 'clock', attributes: { 'aria-hidden': 'true' },
      textContent: clock(look, state),
    }),
    make('div', { className: island.length > 0 ? 'island live' : 'island' }, island.map((picture) => shown(picture, 'home'))),
    make('span', { className: 'battery', attributes: { 'aria-hidden': 'true' } }),
  ]);
}

// The Home Screen is a grid of small widgets, two in a row; four apps take the space of a widget.
const spans = {
  systemSmall: [1, 1], systemMedium: [2, 1], systemLarge: [2, 2],
};

function home(pictures, look, state) {
  const widgets = pictures.filter(isOfHome);
  const island = pictures.filter((picture) => picture.family === 'islandCompact').slice(0, 1);
  const others = pictures.filter((picture) => isOfIsland(picture) && !island.includes(picture));
  const fitting = widgets.filter((picture) => spans[picture.family]);
  if (fitting.length === 0 && island.length === 0 && others.length === 0
    && widgets.length === 0) return [];
  const { places } = screenOf(look);
  const pages = paged(fitting, places);
  if (pages.length === 0 && (island.length > 0 || others.length > 0)) pages.push([]);
  const grid = measures(fitting);
  const phones = pages.map((page, number) => phone('home', look, [
    statusBar(look, state, number === 0 ? island : []),
    ...(number === 0 ? others.map((picture) => make('div', { className: 'loose' }, [shown(picture, 'home')])) : []),
    make('div', {
      className: 'grid',
      style: {
        'grid-template-columns': `repeat(2, ${grid.width}px)`, 'column-gap': `${grid.columnGap}px`,
        'grid-auto-rows': `${grid.height}px`, 'row-gap': `${grid.rowGap}px`,
      },
    }, [
      ...page.map((picture) => make('div', {
        style: {
          'grid-column': `span ${spans[picture.family][0]}`, 'grid-row': `span ${spans[picture.family][1]}`,
        },
      }, [shown(picture, 'home')])),
      // The island's other forms take the space of a row.
      ...apps(places - taken(page) - (number === 0 && others.length > 0 ? 2 : 0), number),
    ]),
    make('div', { className: 'dock', attributes: { 'aria-hidden': 'true' } }, icons(4, 40)),
  ], pages.length > 1 ? say('homePage', { number: number + 1, count: pages.length }) : say('home')));
  const large = widgets.filter((picture) => !spans[picture.family]).map((picture) => make('figure', { className: 'device' }, [
    make('div', { className: 'loose-large' }, [shown(picture, 'home')]),
    make('figcaption', { textContent: picture.family }),
  ]));
  return [...phones, ...large];
}

function taken(page) {
  return page.reduce((sum, picture) => sum + spans[picture.family][0] * spans[picture.family][1], 0);
}

function paged(pictures, places) {
  const order = ['systemSmall', 'systemMedium', 'systemLarge'];
  const pages = [];
  // Two small widgets share a row, so fill the current row before beginning the next.
  for (const picture of [...pictures].sort((a, b) => order.indexOf(a.family) - order.indexOf(b.family))) {
    const size = spans[picture.family][0] * spans[picture.family][1];
    const fits = pages.find((page) => {
      const used = taken(page);
      return (size === 1 ? used : used + (used % 2)) + size <= places;
    });
    if (fits) fits.push(picture);
    else pages.push([picture]);
  }
  return pages;
}

function measures(pictures) {
  const of = (family) => pictures.find((picture) => picture.family === family);
  const [small, medium, large] = ['systemSmall', 'systemMedium', 'systemLarge'].map(of);
  const wide = medium ?? large;
  const width = small?.width ?? ((wide?.width ?? 338) - 22) / 2;
  const height = small?.height ?? medium?.height ?? ((large?.height ?? 354) - 38) / 2;
  return {
    width, height,
    columnGap: wide ? Math.max(wide.width - 2 * width, 0) : 22,
    rowGap: large ? Math.max(large.height - 2 * height, 0) : 38,
  };
}

function icons(count, first) {
  return Array.from({ length: count }, (_, place) => make('span', {
    className: 'icon', style: { '--hue': String(((first + place) * 47) % 360) },
  }));
}

function apps(places, page) {
  return Array.from({ length: Math.max(places, 0) }, (_, place) => make('div', {
    className: 'apps', attributes: { 'aria-hidden': 'true' },
  }, icons(4, page * 24 + place * 4)));
}

function lock(pictures, look, state) {
  const all = pictures.filter(isOfLock);
  if (all.length === 0) return [];
  const of = (...families) => all.filter((picture) => families.includes(picture.family));
  const inline = of('accessoryInline');
  const rest = of('accessoryCircular', 'accessoryRectangular');
  const rows = [[]];
  let used = 0;
  for (const picture of rest) {
    const size = picture.family === 'accessoryCircular' ? 1 : 2;
    if (used + size > 4) { rows.push([]); used = 0; }
    rows.at(-1).push(picture);
    used += size;
  }
  return [phone('lock', look, [
    statusBar(look, state),
    make('div', { className: 'lock-top' }, [
      inline.length > 0
        ? make('div', { className: 'inline' }, inline.map((picture) => shown(picture, 'lock')))
        : make('p', { className: 'date', textContent: date(look, state) }),
      make('p', {
        className: 'big-clock', attributes: { 'aria-hidden': 'true' },
        textContent: clock(look, state),
      }),
      ...rows.filter((row) => row.length > 0).map((row) => make('div', { className: 'accessories' }, row.map((picture) => shown(picture, 'lock')))),
    ]),
    make('div', { className: 'lock-bottom' }, [
      ...of('liveActivity').map((picture) => shown(picture, 'lock')),
      make('div', { className: 'round' }, [
        ...(of('controlLockScreen').length > 0
          ? of('controlLockScreen').slice(0, 2).map((picture) => shown(picture, 'lock'))
          : [make('span', { className: 'torch' }), make('span', { className: 'camera' })]),
      ]),
    ]),
  ], say('lock'))];
}

function landscape({ width, height }) {
  return { width: height, height: width, kind: '' };
}

function standBy(pictures, look, state) {
  const small = pictures.filter((picture) => picture.family === 'systemSmall');
  if (small.length === 0) return [];
  const isNight = look.mode === 'vibrant';
  return [phone(isNight ? 'stand night' : 'stand', { ...look, mode: null }, [
    ...small.slice(0, 2).map((picture) => make('div', {
      className: 'large', style: { zoom: String(Math.min(300 / picture.height, 340 / picture.width)) },
    }, [shown(picture, 'standBy')])),
    small.length < 2 ? make('p', {
      className: 'big-clock', attributes: { 'aria-hidden': 'true' },
      textContent: clock(look, state),
    }) : null,
  ], say(isNight ? 'standByNight' : 'standBy'), landscape(screenOf(look)))];
}

function controls(pictures, look, state) {
  const all = pictures.filter(isControl);
  if (all.length === 0) return [];
  return [phone('center', look, [
    statusBar(look, state),
    make('div', { className: 'control-grid' }, all.map((picture) => shown(picture, 'controls'))),
  ], say('controls'))];
}
