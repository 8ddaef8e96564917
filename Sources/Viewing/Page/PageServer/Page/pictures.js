// Pictures: SVG images without scripts or external resources.

import { element, make, say } from './elements.js';

const known = new Map();
let selected = null;
let touch = () => {};

export function onTouch(handler) {
  touch = handler;
}

function address(svg) {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/** A key for a picture's place on the page, independent of the code that drew it. */
function place({ widget, family, mode, isDark, preview }, room) {
  return [room, widget, family, mode, isDark, preview?.place, preview?.part, preview?.entry].join('\u0001');
}

/** A picture that can be tapped; reuses its earlier element to avoid flicker. */
export function shown(picture, room) {
  const key = place(picture, room);
  let entry = known.get(key);
  if (!entry) {
    const image = make('img', { draggable: false });
    const button = make('button', { type: 'button', className: 'widget' }, [image]);
    entry = { image, button, url: null, svg: null, picture };
    button.addEventListener('click', (event) => touched(entry, event));
    button.addEventListener('focus', () => select(entry));
    known.set(key, entry);
  }
  entry.picture = picture;
  if (entry.svg !== picture.svg) {
    const old = entry.url;
    entry.url = address(picture.svg);
    entry.svg = picture.svg;
    entry.image.src = entry.url;
    if (old) entry.image.decode().catch(() => {}).then(() => URL.revokeObjectURL(old));
    else entry.image.decode().catch(() => {});
  }
  entry.image.alt = picture.description;
  entry.image.width = picture.width;
  entry.image.height = picture.height;
  entry.button.dataset.family = picture.family;
  entry.button.dataset.mode = picture.mode;
  entry.button.dataset.number = picture.number;
  entry.button.style.setProperty('width', `${picture.width}px`);
  entry.button.style.setProperty('height', `${picture.height}px`);
  if (selected === null || selected === entry) select(entry);
  markEntry(entry);
  return entry.button;
}

function touched(entry, event) {
  select(entry);
  const { picture } = entry;
  const bounds = entry.image.getBoundingClientRect();
  const isPointer = event.detail > 0 && bounds.width > 0;
  const x = isPointer ? (event.clientX - bounds.left) / bounds.width : 0.5;
  const y = isPointer ? (event.clientY - bounds.top) / bounds.height : 0.5;
  ripple(entry.button, x, y);
  touch({ picture: picture.number, x: x * picture.width, y: y * picture.height });
}

function ripple(button, x, y) {
  const ring = make('span', {
    className: 'ripple', attributes: { 'aria-hidden': 'true' },
    style: { left: `${x * 100}%`, top: `${y * 100}%` },
    on: { animationend: () => ring.remove() },
  });
  button.append(ring);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) setTimeout(() => ring.remove(), 400);
}

function select(entry) {
  selected?.button.classList.remove('selected');
  selected?.button.removeAttribute('aria-current');
  selected = entry;
  entry.button.classList.add('selected');
  entry.button.setAttribute('aria-current', 'true');
  const { picture } = entry;
  element('picture-card').hidden = false;
  element('selected').textContent
    = [picture.widget, picture.caption, [picture.width, picture.height].map((length) => Number(length.toFixed(2))).join(' × ')]
      .filter(Boolean).join(' · ');
  element('described').textContent = picture.description;
}

// MARK: - Highlighted views

let marked = null;

/** The views of a picture that a finding is about; the whole picture if it names none of them. */
function frames(picture, finding) {
  const isOfFamily = !finding.families?.length || finding.families.includes(picture.family);
  if (!isOfFamily) return [];
  const views = picture.views ?? [];
  const byLine = views.filter((view) => finding.place && view.places.includes(finding.place));
  const byName = byLine.filter((view) => finding.view && view.name === finding.view);
  if (byName.length > 0) return byName.map(({ frame }) => frame);
  if (byLine.length > 0) return byLine.map(({ frame }) => frame);
  const named = views.filter((view) => finding.view && view.name === finding.view);
  if (named.length > 0) return named.map(({ frame }) => frame);
  return finding.families?.length ? [[0, 0, picture.width, picture.height]] : [];
}

const entries = () => [...known.values()].filter(({ button }) => button.isConnected);

/** The first picture that shows a view that a finding is about, whether or not the page shows the picture. */
export function markable(finding, pictures) {
  return pictures.find((picture) => frames(picture, finding).length > 0);
}

/** Highlights the views of a finding, or none. */
export function mark(finding) {
  marked = finding;
  for (const entry of entries()) markEntry(entry);
}

function markEntry({ button, picture }) {
  for (const old of button.querySelectorAll('.mark')) old.remove();
  if (!marked) return;
  const percent = (length, of) => `${(length / of) * 100}%`;
  button.append(...frames(picture, marked).map(([x, y, width, height]) => make('span', {
    className: 'mark', attributes: { 'aria-hidden': 'true' },
    style: {
      left: percent(x, picture.width), top: percent(y, picture.height),
      width: percent(width, picture.width), height: percent(height, picture.height),
    },
  })));
}

/** Forgets pictures that are no longer shown. */
export function forget() {
  for (const [key, entry] of known) {
    if (entry.button.isConnected) continue;
    if (entry.url) URL.revokeObjectURL(entry.url);
    known.delete(key);
    if (selected === entry) selected = null;
  }
  const first = document.querySelector('#pictures .widget');
  const entry = [...known.values()].find(({ button }) => button === first);
  if (selected === null && entry) select(entry);
}

/** The selected picture as PNG at 3x scale. */
async function pixels(entry) {
  const { picture } = entry;
  const image = await loaded(picture);
  const canvas = make('canvas', {
    width: Math.max(1, Math.round(picture.width * 3)),
    height: Math.max(1, Math.round(picture.height * 3)),
  });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('toBlob'))), 'image/png');
  });
}

export async function copy(tell) {
  if (!selected) return;
  try {
    // Pass the promise at once, since some browsers allow this only during a click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pixels(selected) })]);
    tell(say('copied'));
  } catch {
    tell(say('notCopied'));
  }
}

export async function save(tell) {
  if (!selected) return;
  const { picture } = selected;
  const blob = await pixels(selected);
  const { preview } = picture;
  const entry = preview?.entries > 1 ? preview.entry + 1 : null;
  download(blob, [preview?.title ?? picture.widget ?? 'widget', entry, picture.family, picture.mode, picture.isDark ? 'dark' : 'light'].filter(Boolean).join('-'), 'png');
  tell(say('saved'));
}

/** Saves a file in the browser's downloads. */
export function download(blob, name, ending) {
  const url = URL.createObjectURL(blob);
  make('a', { href: url, download: `${name.replace(/[^\p{L}\p{N}-]+/gu, '-')}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** An image of a picture in text, for pictures that can't be tapped. */
export function still(picture) {
  return make('img', {
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`, alt: picture.description,
    width: picture.width, height: picture.height,
  });
}

/** A picture's pixels at a scale, as an image for a canvas. */
export async function loaded(picture) {
  const image = still(picture);
  await image.decode();
  return image;
}
