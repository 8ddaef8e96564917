// Errors and notes, most important first, with their lines in the editor and their views in the picture.

import { element, fill, make, prose, say } from './elements.js';
import { mark, markable } from './pictures.js';

const weights = ['error', 'warning', 'info', 'note', 'passed'];

let lint = null;
let editor = null;
let files = {};
let open = () => {};
let reveal = () => {};
let pictures = [];
// The finding whose views stay highlighted.
let shown = null;

export function takeLint(report) {
  lint = report;
}

/** Takes the functions that open a place in the editor, and that show a picture on the page. */
export function setActions(welcome, actions) {
  ({ editor, files } = welcome);
  ({ open, reveal } = actions);
}

export function showFindings(state, current) {
  pictures = current;
  const parts = [
    ...state.failures.map(({ name, message, place }) => ({ kind: 'error', message: `${name}: ${message}`, place })),
    ...(state.verdict ? [{
      kind: state.verdict.isPassed ? 'passed' : 'error',
      title: say(state.verdict.isPassed ? 'passed' : 'notPassed'), lines: state.verdict.lines,
    }] : []),
    ...(lint?.findings ?? []).map((finding) => ({ ...finding, kind: finding.severity })),
    ...state.notes.map((note) => ({ ...note, kind: 'note' })),
    ...(lint?.failure ? [{ kind: 'note', message: lint.failure }] : []),
  ].sort((one, other) => weights.indexOf(one.kind) - weights.indexOf(other.kind));
  if (shown && !parts.some((part) => key(part) === key(shown))) show(null);
  fill(element('findings'), parts.length > 0 ? parts.map(item) : [
    make('p', { className: 'quiet', textContent: say(lint !== null ? 'noFindings' : state.problem ? 'noLint' : 'linting') }),
  ]);
  element('findings-title').textContent
    = parts.length > 0 ? `${say('findings')} (${parts.length})` : say('findings');
}

function key({ rule, place, message }) {
  return [rule, place, message].join('\u0001');
}

function show(finding) {
  shown = finding;
  if (finding) reveal(markable(finding, pictures));
  mark(finding);
  for (const button of document.querySelectorAll('#findings .show')) {
    button.setAttribute('aria-pressed', String(finding !== null && button.dataset.key === key(finding)));
  }
}

function item(finding, number) {
  const about = [finding.rule, ...(finding.families ?? []), ...(finding.modes ?? [])].filter(Boolean).join(' · ');
  const isShown = shown !== null && key(shown) === key(finding);
  return make('article', {
    className: `finding ${finding.kind}`,
    on: {
      mouseenter: () => mark(finding), mouseleave: () => mark(shown),
      focusin: () => mark(finding), focusout: () => mark(shown),
    },
  }, [
    make('p', { className: 'head' }, [
      make('span', { className: 'kind', textContent: finding.title ?? say(finding.kind) }),
      finding.place ? placeLink(finding.place, `finding-place-${number}`) : null,
      finding.message && markable(finding, pictures) ? make('button', {
        type: 'button', className: 'show', id: `finding-show-${number}`, textContent: say('showInPicture'),
        attributes: { 'aria-pressed': String(isShown), 'data-key': key(finding) },
        on: { click: () => show(shown !== null && key(shown) === key(finding) ? null : finding) },
      }) : null,
    ]),
    about ? make('p', { className: 'quiet', textContent: about }) : null,
    finding.message ? make('p', {}, prose(finding.message)) : null,
    finding.lines ? make('pre', { textContent: finding.lines.join('\n') }) : null,
    finding.fix ? make('p', { className: 'fix' }, prose(finding.fix)) : null,
  ]);
}

/** A file and line that opens in the editor, such as `Tea.swift:72`. */
function placeLink(place, id) {
  const [, file, line] = place.match(/^(.*?)(?::(\d+))?$/);
  const properties = { id, className: 'place', title: say('openIn', { editor: editor ?? 'editor://' }) };
  if (editor) {
    return make('button', {
      ...properties, type: 'button', textContent: place,
      on: { click: () => open({ file, line: line ? Number(line) : null }) },
    });
  }
  const path = files[file];
  if (!path) return make('code', { textContent: place });
  const query = new URLSearchParams({ file: path, line: line ?? '1' });
  return make('a', { ...properties, textContent: place, href: `editor://open?${query}` });
}

/** The compiler's errors, or the reason there is no picture, above the last good picture. */
export function showProblem(problem) {
  const room = element('problem');
  room.hidden = !problem;
  document.body.classList.toggle('stale', Boolean(problem));
  fill(room, problem ? [
    make('h3', { textContent: problem.message }),
    ...problem.errors.map((error, number) => make('article', { className: 'finding error' }, [
      make('p', { className: 'head' }, [
        make('span', { className: 'kind', textContent: say('error') }),
        error.place ? placeLink(error.place, `problem-${number}`) : null,
      ]),
      make('p', {}, prose(error.message)),
      error.excerpt ? make('pre', { textContent: error.excerpt }) : null,
      error.explanation ? make('p', { className: 'fix' }, prose(error.explanation)) : null,
    ])),
  ] : []);
}
