// Controls for the settings of the phone and the widget.

import { choices, element, make, say, segments } from './elements.js';

const tints = ['FF3B30', 'FF9500', 'FFCC00', '34C759', '007AFF', 'AF52DE', 'FFFFFF'];

/** The phone's settings; calls `change` with the changed ones. */
export function showControls(welcome, look, change) {
  const size = welcome.textSizes.indexOf(look.textSize);
  const focused = document.activeElement?.id;
  element('controls').replaceChildren(
    field(say('mode'), segments('mode', say('mode'), [
      { value: null, text: say('automatic') },
      ...welcome.modes.map((mode) => ({ value: mode, text: mode })),
    ], look.mode ?? null, (mode) => change({ mode }))),
    field(say('scheme'), segments('scheme', say('scheme'), [
      { value: false, text: say('light') }, { value: true, text: say('dark') },
    ], look.isDark, (isDark) => change({ isDark }))),
    field(say('tint'), tintPicker(look, change)),
    labelled('device', say('device'), make('select', {
      id: 'device', on: { change: (event) => change({ device: event.target.value }) },
    }, welcome.devices.map(({ name, models }) => make('option', {
      value: name, textContent: [name.replace('x', ' × '), models].filter(Boolean).join(' · '),
      selected: look.device === name,
    })))),
    labelled('text-size', say('textSize'), make('div', { className: 'with-value' }, [
      make('input', {
        type: 'range', id: 'text-size', min: 0, max: welcome.textSizes.length - 1, value: size,
        attributes: { 'aria-valuetext': look.textSize },
        on: { input: (event) => change({ textSize: welcome.textSizes[Number(event.target.value)] }) },
      }),
      make('output', { textContent: look.textSize }),
    ])),
    labelled('locale', say('locale'), make('div', { className: 'with-value' }, [
      make('input', {
        id: 'locale', value: look.locale, spellcheck: false, autocomplete: 'off',
        attributes: { list: 'locales' },
        on: { change: (event) => change({ locale: event.target.value.trim() || welcome.look.locale }) },
      }),
      make('datalist', { id: 'locales' }, welcome.locales.map((value) => make('option', { value }))),
    ])),
    labelled('time-zone', say('timeZone'), make('div', { className: 'with-value' }, [
      make('input', {
        id: 'time-zone', value: look.timeZone, spellcheck: false, autocomplete: 'off',
        attributes: { list: 'time-zones' },
        on: { change: (event) => change({ timeZone: timeZone(event.target.value, welcome, look) }) },
      }),
      make('datalist', { id: 'time-zones' }, welcome.timeZoneNames.map((value) => make('option', { value }))),
    ])),
    labelled('ios', 'iOS', make('select', {
      id: 'ios', on: { change: (event) => change({ systemVersion: event.target.value || null }) },
    }, [
      make('option', { value: '', textContent: say('automatic'), selected: !look.systemVersion }),
      ...welcome.systemVersions.map((version) => make('option', {
        value: version, textContent: version, selected: look.systemVersion === version,
      })),
    ])),
    make('button', { type: 'button', id: 'reset', textContent: say('reset'), on: { click: () => change(null) } }),
  );
  if (focused) element(focused)?.focus({ preventScroll: true });
}

/** The typed time zone, in any capitalization or as a city; the previous zone if it is unknown. */
function timeZone(typed, welcome, look) {
  const name = typed.trim().replace(/ /g, '_').toLowerCase();
  if (name === '') return welcome.look.timeZone;
  const known = [...welcome.timeZones, ...welcome.timeZoneNames];
  return known.find((zone) => zone.toLowerCase() === name)
    ?? known.find((zone) => zone.toLowerCase().endsWith(`/${name}`)) ?? look.timeZone;
}

function field(label, control) {
  return make('div', { className: 'field' }, [make('span', { className: 'label', textContent: label }), control]);
}

function labelled(id, label, control) {
  return make('div', { className: 'field' }, [make('label', { htmlFor: id, textContent: label }), control]);
}

function tintPicker(look, change) {
  const swatch = (tint, text, className = '') => ({
    value: tint, className: `swatch ${className}`, title: text, attributes: { 'aria-label': text },
    style: tint && tint !== 'clear' ? { background: `#${tint}` } : {},
  });
  const isColor = look.tint && look.tint !== 'clear';
  return make('div', { className: 'tints' }, [
    make('div', { className: 'swatches', attributes: { role: 'radiogroup', 'aria-label': say('tint') } }, choices('swatch', [
      swatch(null, say('automatic'), 'automatic'),
      ...tints.map((tint) => swatch(tint, say(`tint-${tint}`))),
      swatch('clear', say('clear'), 'clear'),
    ], look.tint ?? null, (tint) => change({ tint }))),
    make('input', {
      type: 'range', id: 'hue', className: 'hue', min: 0, max: 359,
      value: isColor ? hue(look.tint) : 211,
      attributes: { 'aria-label': say('hue') },
      on: { input: (event) => change({ tint: color(Number(event.target.value)) }) },
    }),
    make('input', {
      type: 'color', id: 'tint-color', value: `#${isColor ? look.tint : '007AFF'}`,
      attributes: { 'aria-label': say('anyColor') },
      on: { input: (event) => change({ tint: event.target.value.slice(1).toUpperCase() }) },
    }),
  ]);
}

function hue(tint) {
  const [red, green, blue] = [0, 2, 4].map((place) => parseInt(tint.slice(place, place + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most === least) return 0;
  const span = most - least;
  const sixth = most === red ? ((green - blue) / span + 6) % 6
    : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return Math.round(sixth * 60) % 360;
}

function color(degrees) {
  const channel = (shift) => {
    const place = (shift + degrees / 60) % 6;
    return Math.round((1 - 0.9 * Math.max(0, Math.min(place, 4 - place, 1))) * 255);
  };
  return [5, 3, 1].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('').toUpperCase();
}

/** The widget's edit sheet as a form; calls `choose` with a parameter's name and value. */
export function showForm(form, chosen, choose) {
  element('form-card').hidden = !form;
  if (!form) return;
  const room = element('form');
  const focused = room.contains(document.activeElement) ? document.activeElement.id : null;
  element('form-title').textContent = form.title ? `${say('configuration')}: ${form.title}` : say('configuration');
  room.replaceChildren(
    ...(form.failure ? [make('p', { className: 'finding error', textContent: form.failure })] : []),
    ...form.fields.filter((parameter) => parameter.isShown).map((parameter) => formField(parameter, chosen, choose)),
    Object.keys(chosen).length > 0
      ? make('button', { type: 'button', id: 'form-reset', textContent: say('resetForm'), on: { click: () => choose(null) } })
      : '');
  if (focused) element(focused)?.focus({ preventScroll: true });
}

function formField(parameter, chosen, choose) {
  const id = `set-${parameter.name}`;
  const value = chosen[parameter.name] ?? parameter.value ?? '';
  const change = (text) => choose(parameter.name, text);
  let control;
  if (parameter.control === 'toggle') {
    const isOn = ['true', 'on', '1'].includes(String(value).toLowerCase());
    return make('label', { className: 'switch', htmlFor: id }, [
      make('input', { type: 'checkbox', id, checked: isOn, on: { change: (event) => change(event.target.checked ? 'on' : 'off') } }),
      make('span', { textContent: parameter.title }),
    ]);
  }
  if (parameter.choices.length > 0) {
    const isKnown = parameter.choices.some((choice) => choice.value === value);
    control = make('select', { id, on: { change: (event) => change(event.target.value === '' ? null : event.target.value) } }, [
      parameter.isOptional || !isKnown ? make('option', { value: '', textContent: isKnown ? say('none') : (value || say('none')), selected: !isKnown }) : null,
      ...parameter.choices.map((choice) => make('option', { value: choice.value, textContent: choice.title, selected: choice.value === value })),
    ]);
  } else {
    const isNumber = ['stepper', 'slider', 'numberField'].includes(parameter.control);
    control = make('input', {
      id, value, type: parameter.control === 'slider' ? 'range' : isNumber ? 'number' : 'text',
      attributes: isNumber ? { min: parameter.minimum, max: parameter.maximum, step: 'any' } : {},
      on: { change: (event) => change(event.target.value) },
    });
  }
  return make('div', { className: 'field' }, [
    make('label', { htmlFor: id, textContent: parameter.unit ? `${parameter.title} (${parameter.unit})` : parameter.title }),
    control,
    parameter.description ? make('p', { className: 'quiet', textContent: parameter.description }) : null,
    parameter.gone ? make('p', { className: 'fix', textContent: say('gone', { value: parameter.gone }) }) : null,
  ]);
}
