// Elements and texts. Text from a learner's files becomes text or an attribute, never markup.

export const words = {};

/** A text of the page in the current language. */
export function say(name, values = {}) {
  const text = words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
}

export function element(id) {
  return document.getElementById(id);
}

/** Creates an element with `properties` and `attributes`. */
export function make(name, properties = {}, children = []) {
  const made = document.createElement(name);
  const { attributes, style, on, ...rest } = properties;
  Object.assign(made, rest);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value !== undefined && value !== null) made.setAttribute(key, value);
  }
  for (const [key, value] of Object.entries(style ?? {})) made.style.setProperty(key, value);
  for (const [key, value] of Object.entries(on ?? {})) made.addEventListener(key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A message's text, with code in backticks as code. */
export function prose(text) {
  return text.split(/`([^`\n]+)`/).map((part, place) => (place % 2 === 0 ? part : make('code', { textContent: part })));
}

/** Replaces an element's children, keeping those that stay the same, and the keyboard focus. */
export function fill(parent, children) {
  const wanted = children.filter(Boolean);
  if (parent.childNodes.length === wanted.length
    && wanted.every((child, place) => child === parent.childNodes[place])) return;
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  parent.replaceChildren(...wanted);
  if (!focused || focused === document.activeElement) return;
  const again = focused.isConnected ? focused : focused.id && element(focused.id);
  if (again) again.focus({ preventScroll: true });
}

/** Scrolls a list sideways, if necessary, to show its chosen element. */
export function reach(list) {
  const chosen = list.querySelector('[aria-selected=true], [aria-checked=true]');
  if (!chosen) return;
  const [own, all] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += Math.max(own.right - all.right, 0) + Math.min(own.left - all.left, 0);
}

/** Exclusive choices as radio buttons; arrow keys choose the next one. */
export function choices(name, all, chosen, choose) {
  const id = (value) => `${name}-${value ?? 'automatic'}`;
  const isAny = all.some(({ value }) => value === chosen);
  const turn = (event) => {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const place = all.findIndex(({ value }) => id(value) === event.currentTarget.id);
    const { value } = all[(place + by + all.length) % all.length];
    choose(value);
    element(id(value))?.focus({ preventScroll: true });
  };
  return all.map(({ value, text, ...properties }, place) => make('button', {
    type: 'button', id: id(value), textContent: text ?? '', ...properties,
    attributes: {
      role: 'radio', 'aria-checked': String(value === chosen),
      tabindex: value === chosen || (!isAny && place === 0) ? '0' : '-1', ...properties.attributes,
    },
    on: { click: () => choose(value), keydown: turn },
  }));
}

/** A segmented control: a short list of exclusive choices. */
export function segments(name, label, all, chosen, choose) {
  return make('div', { className: 'segments', attributes: { role: 'radiogroup', 'aria-label': label } },
    choices(name, all, chosen, choose));
}
