// Errors and notes, with lines of the source.

import { element, fill, make, say } from './elements.js';

let lint = null;

export function takeLint(report) {
  lint = report;
}

export function showFindings(state) {
  const room = element('findings');
  const lints = (lint?.findings ?? []).map((finding) => item(
    finding.severity, finding.place, finding.message, finding.fix,
    [finding.rule, ...finding.families, ...finding.modes].join(' · ')));
  const parts = [
    ...state.failures.map((failure) => item('error', null, failure)),
    ...(state.verdict ? [verdict(state.verdict)] : []),
    ...lints,
    ...state.notes.map((note) => item('note', note.place, note.message, note.fix)),
    lint?.failure ? item('note', null, lint.failure) : null,
  ].filter(Boolean);
  fill(room, parts.length > 0 ? parts : [
    make('p', { className: 'quiet', textContent: say(lint === null ? 'linting' : 'noFindings') }),
  ]);
  element('findings-title').textContent
    = parts.length > 0 ? `${say('findings')} (${parts.length})` : say('findings');
}

function item(kind, place, message, fix, about) {
  return make('article', { className: `finding ${kind}` }, [
    make('p', { className: 'head' }, [
      make('span', { className: 'kind', textContent: say(kind) }),
      place ? make('code', { textContent: place }) : null,
      about ? make('span', { className: 'quiet', textContent: about }) : null,
    ]),
    make('p', { textContent: message }),
    fix ? make('p', { className: 'fix', textContent: fix }) : null,
  ]);
}

function verdict(judged) {
  return make('article', { className: `finding ${judged.isPassed ? 'passed' : 'error'}` }, [
    make('p', { className: 'head' }, [
      make('span', { className: 'kind', textContent: say(judged.isPassed ? 'passed' : 'notPassed') }),
    ]),
    make('pre', { textContent: judged.lines.join('\n') }),
  ]);
}

/** The compiler's errors, or the reason there is no picture, above the last good picture. */
export function showProblem(problem) {
  const room = element('problem');
  room.hidden = !problem;
  document.body.classList.toggle('stale', Boolean(problem));
  if (!problem) return room.replaceChildren();
  room.replaceChildren(
    make('h2', { textContent: problem.message }),
    ...problem.errors.map((error) => make('article', { className: 'finding error' }, [
      make('p', { className: 'head' }, [
        make('span', { className: 'kind', textContent: say('error') }),
        error.place ? make('code', { textContent: error.place }) : null,
      ]),
      make('p', { textContent: error.message }),
      error.excerpt ? make('pre', { textContent: error.excerpt }) : null,
      error.explanation ? make('p', { className: 'fix', textContent: error.explanation }) : null,
    ])));
  return undefined;
}

/** The effect of a tap, and the other controls that can be tapped. */
export function showTouched(touched, touch) {
  const room = element('touched');
  room.hidden = false;
  const part = (kind) => (part, place) => make('button', {
    type: 'button', textContent: [part.name, part.action].filter(Boolean).join(' → '),
    on: { click: () => touch({ picture: touched.picture, [kind]: place + 1 }) },
  });
  const parts = [...touched.buttons.map(part('button')), ...touched.links.map(part('link'))];
  room.replaceChildren(
    make('h2', { textContent: say('touched') }),
    ...touched.lines.map((line) => make('p', { textContent: line })),
    ...(parts.length > 0
      ? [make('p', { className: 'quiet', textContent: say('touchable') }), make('div', { className: 'row' }, parts)]
      : []));
}
