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
function place(picture, room) {
  return [room, picture.widget, picture.family, picture.mode, picture.isDark].join('\u0001');
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
    = [picture.widget, picture.caption, `${picture.width} × ${picture.height}`]
      .filter(Boolean).join(' · ');
  element('described').textContent = picture.description;
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
  const image = new Image();
  image.src = entry.url;
  await image.decode();
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
  const url = URL.createObjectURL(blob);
  const name = [picture.widget ?? 'widget', picture.family, picture.mode, picture.isDark ? 'dark' : 'light']
    .join('-').replace(/[^\p{L}\p{N}-]+/gu, '-');
  make('a', { href: url, download: `${name}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  tell(say('saved'));
}
