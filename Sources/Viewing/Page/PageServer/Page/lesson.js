// The exercise's lesson, whose terms show their meaning when pressed.

import { element, make, say } from './elements.js';

const tags = new Set(['p', 'h3', 'pre', 'code', 'blockquote', 'ul', 'ol', 'li', 'table', 'tr', 'th', 'td', 'hr',
  'em', 'strong', 's', 'br']);

export function showLesson(lesson) {
  element('lesson-card').hidden = !lesson;
  element('lesson').replaceChildren(...(lesson?.nodes ?? []).map((node) => built(node, lesson.terms)));
}

function built(node, terms) {
  if (node.tag && tags.has(node.tag)) return make(node.tag, {}, (node.nodes ?? []).map((inner) => built(inner, terms)));
  const term = terms[node.term];
  if (!term) return document.createTextNode(node.text ?? '');
  return make('button', {
    type: 'button', className: 'term', textContent: node.text, title: say('explain'),
    attributes: { 'aria-haspopup': 'dialog' },
    on: { click: (event) => explain(term, event.currentTarget) },
  });
}

/** Shows a term's meaning below it. */
function explain(term, button) {
  const room = element('meaning');
  room.setAttribute('aria-label', term.word);
  room.setAttribute('role', 'dialog');
  room.replaceChildren(make('p', {}, [make('strong', { textContent: term.word })]),
    ...term.meaning.map((node) => built(node, [])));
  room.showPopover({ source: button });
  const bounds = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = room;
  const isBelow = bounds.bottom + height + 8 < innerHeight;
  room.style.setProperty('left', `${Math.max(8, Math.min(bounds.left, innerWidth - width - 8))}px`);
  room.style.setProperty('top', `${isBelow ? bounds.bottom + 4 : Math.max(8, bounds.top - height - 4)}px`);
}
