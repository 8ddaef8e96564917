// All pictures in one file: a self-contained web page, or a PNG contact sheet.

import { make, say } from './elements.js';
import { download, loaded, still } from './pictures.js';
import { caption } from './sheet.js';

/** What is behind a picture on the phone: StandBy's black, the Lock Screen, another wallpaper, or nothing. */
function behind({ mode, family }) {
  if (family.startsWith('system')) return mode === 'vibrant' ? 'night' : '';
  return mode === 'vibrant' ? 'wallpaper lock' : 'wallpaper';
}

/** Saves groups of pictures, each with a name, as a web page. */
export function sharePage(name, groups) {
  const { fontFamily } = getComputedStyle(document.body);
  const style = make('style', {
    textContent: `:root { color-scheme: light dark; font: 16px/1.5 ${fontFamily}; }
body { margin: 24px; } div { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-end; }
figure { margin: 0; text-align: center; } figcaption { font-size: .8rem; opacity: .8; }
img { display: block; max-width: 100%; height: auto; }
span { display: block; border-radius: 22px; } .wallpaper { padding: 14px; background: #3d4a70; }
.night { background: #000; overflow: hidden; } .lock img { filter: contrast(2); mix-blend-mode: plus-lighter; }
h2 { font-size: 1rem; margin: 28px 0 10px; }`,
  });
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(new Date());
  const page = make('html', { lang: document.documentElement.lang }, [
    make('head', {}, [
      make('meta', { attributes: { charset: 'utf-8' } }),
      make('meta', {
        httpEquiv: 'Content-Security-Policy', content: "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      }),
      make('meta', { name: 'viewport', content: 'width=device-width' }),
      make('title', { textContent: name }), style,
    ]),
    make('body', {}, [
      make('h1', { textContent: name }), make('p', { textContent: date }),
      ...groups.map(({ name: title, pictures }) => make('section', {}, [
        make('h2', { textContent: title }),
        make('div', {}, pictures.map((picture) => make('figure', {}, [
          make('span', { className: behind(picture) }, [still(picture)]),
          make('figcaption', { textContent: caption(picture) }),
        ]))),
      ])),
    ]),
  ]);
  download(new Blob([`<!doctype html>\n${page.outerHTML}`], { type: 'text/html' }), name, 'html');
}

/** Saves groups of pictures as a PNG: a row per group, a column per mode and color scheme. */
export async function shareSheet(name, groups) {
  const { fontFamily } = getComputedStyle(document.body);
  const columns = [...new Set(groups.flatMap(({ pictures }) => pictures.map(caption)))];
  const [gap, head, line] = [24, 40, 28];
  const widths = columns.map((column) => Math.max(90, ...groups.flatMap(({ pictures }) => pictures
    .filter((picture) => caption(picture) === column).map(({ width }) => width))));
  const heights = groups.map(({ pictures }) => Math.max(...pictures.map(({ height }) => height)));
  const sum = (lengths) => lengths.reduce((all, length) => all + length + gap, gap);
  const [width, height] = [sum(widths), head + sum(heights.map((length) => length + line))];
  // Browsers limit the size of a canvas.
  const scale = Math.min(2, 16_000 / width, 16_000 / height);
  const canvas = make('canvas', { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = '#f4f4f7';
  context.fillRect(0, 0, width, height);
  const text = (words, x, y, font) => {
    context.fillStyle = '#1b1b1f';
    context.font = `${font} ${fontFamily}`;
    context.fillText(words, x, y);
  };
  columns.forEach((column, place) => text(column, sum(widths.slice(0, place)), head - 8, '13px'));
  for (const [row, { name: title, pictures }] of groups.entries()) {
    const top = head + sum(heights.slice(0, row).map((length) => length + line));
    text(title, gap, top + 12, '600 14px');
    for (const picture of pictures) {
      const left = sum(widths.slice(0, columns.indexOf(caption(picture))));
      const image = await loaded(picture);
      const room = behind(picture);
      const edge = room.startsWith('wallpaper') ? 8 : 0;
      context.save();
      if (room) {
        context.fillStyle = room === 'night' ? '#000' : '#3d4a70';
        context.beginPath();
        context.roundRect(left - edge, top + line - edge, picture.width + 2 * edge, picture.height + 2 * edge, 20);
        context.fill();
        context.clip();
      }
      // The Lock Screen shows through the gray of vibrant pictures.
      if (room === 'wallpaper lock') {
        context.filter = 'contrast(2)';
        context.globalCompositeOperation = 'lighter';
      }
      context.drawImage(image, left, top + line, picture.width, picture.height);
      context.restore();
    }
  }
  const blob = await new Promise((done) => { canvas.toBlob(done, 'image/png'); });
  if (!blob) throw new Error('toBlob');
  download(blob, name, 'png');
}
