// Elements and words. Whatever a learner's files say becomes text or an attribute, never markup.

export const words = {};

/** A word of the page's in the language that is spoken. */
export function say(name, values = {}) {
  const text = words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
}

export function element(id) {
  return document.getElementById(id);
}

/** Makes an element: `properties` are set on it, `attributes` under their own names. */
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

/** Puts children in the place of those that were there, and leaves alone what is the same. */
export function fill(parent, children) {
  const wanted = children.filter(Boolean);
  if (parent.childNodes.length === wanted.length
    && wanted.every((child, place) => child === parent.childNodes[place])) return;
  parent.replaceChildren(...wanted);
}

/** A short list of choices that exclude each other, as buttons that say which one is pressed. */
export function segments(label, choices, chosen, choose) {
  return make('div', { className: 'segments', attributes: { role: 'group', 'aria-label': label } },
    choices.map(({ value, text, title }) => make('button', {
      type: 'button', textContent: text, title: title ?? '',
      attributes: { 'aria-pressed': String(value === chosen), 'data-value': value ?? '' },
      on: { click: () => choose(value) },
    })));
}
