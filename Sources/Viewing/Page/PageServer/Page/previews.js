// The previews of the files: a list to choose from, and a picture of each entry.

import { choices, element, fill, make, reach, say } from './elements.js';
import { cell } from './sheet.js';

/** Whether a choice means a preview or an entry's picture. */
function isOf({ name, place, part }, choice) {
  return name === choice.name && (place ?? null) === (choice.place ?? null) && (part ?? null) === (choice.part ?? null);
}

/** The previews that a choice means: one of the list, those of a name, or every preview. */
function meant(previews, choice) {
  if (choice.name === undefined) return previews;
  const exact = previews.filter((preview) => isOf(preview.choice, choice));
  const named = previews.filter((preview) => preview.choice.name === choice.name);
  // After a save, a preview may have another place.
  return exact.length > 0 ? exact : choice.place === undefined ? named : named.slice(0, 1);
}

/** The chosen preview's index; null for every preview or for several. */
export function chosenIndex(previews, choice) {
  const chosen = meant(previews, choice);
  return choice.name !== undefined && chosen.length === 1 ? previews.indexOf(chosen[0]) : null;
}

/** The list of previews; calls `choose` with the choice of one, or of every preview. */
export function showPreviewList(previews, choice, choose) {
  const room = element('previews');
  room.setAttribute('aria-label', say('previews'));
  fill(room, choices('preview', [
    { value: null, text: say('everyPreview') },
    ...previews.map(({ title }, place) => ({ value: place, text: title })),
  ], chosenIndex(previews, choice), (place) => choose(place === null ? {} : previews[place].choice)));
  reach(room);
}

/** Shows the chosen previews, each with a picture of each entry, or with the reason there is none. */
export function showPreviews(state, pictures, choice) {
  const room = element('pictures');
  room.className = 'sheet previews';
  const previews = meant(state?.previews ?? [], choice);
  if (previews.length === 0) {
    const text = say(!state || state.isBusy ? 'drawing' : 'nothing-previews');
    // The message above gives the reason for a problem.
    return fill(room, [state?.problem ? null : make('p', { className: 'empty', textContent: text })]);
  }
  return fill(room, previews.map((preview) => section(preview, pictures, state)));
}

function section({ title, widget, family, choice }, pictures, state) {
  const own = pictures.filter(({ preview }) => preview && isOf({ ...preview, name: choice.name }, choice));
  const failures = state.failures.filter(({ name }) => name === title);
  const about = [widget, family].filter(Boolean).join(' · ');
  return make('section', {}, [
    make('h3', { textContent: title }),
    about ? make('p', { className: 'quiet', textContent: about }) : null,
    own.length > 0 ? make('div', { className: 'row pictures' }, own.map((picture) => {
      const { entry, entries } = picture.preview;
      return cell(picture, 'previews', entries > 1 ? `${entry + 1} / ${entries}` : '');
    })) : null,
    ...failures.map(({ message }) => make('p', { className: 'finding error', textContent: message })),
    own.length === 0 && failures.length === 0 && state.isBusy
      ? make('p', { className: 'quiet', textContent: say('drawing') }) : null,
  ]);
}
