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

/** Replaces an element's children, keeping those that stay the same. */
export function fill(parent, children) {
  const wanted = children.filter(Boolean);
  if (parent.childNodes.length === wanted.length
    && wanted.every((child, place) => child === parent.childNodes[place])) return;
  parent.replaceChildren(...wanted);
}

/** A segmented control: a short list of exclusive choices as buttons. */
export function segments(label, choices, chosen, choose) {
  return make('div', { className: 'segments', attributes: { role: 'group', 'aria-label': label } },
    choices.map(({ value, text, title }) => make('button', {
      type: 'button', textContent: text, title: title ?? '',
      attributes: { 'aria-pressed': String(value === chosen), 'data-value': value ?? '' },
      on: { click: () => choose(value) },
    })));
}
