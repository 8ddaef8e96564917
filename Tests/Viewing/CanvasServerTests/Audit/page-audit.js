// Finds violations of the rules that accessibility checkers apply to a page; each is a line of text.
(() => {
  const found = [];
  const say = (rule, it) => found.push(`${rule}: ${it.outerHTML.slice(0, 120)}`);
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility({ visibilityProperty: true }));

  const levels = visible('h1, h2, h3, h4, h5, h6').map((it) => [it, Number(it.tagName[1])]);
  levels.forEach(([it, level], place) => {
    if (level > (place === 0 ? 1 : levels[place - 1][1] + 1)) say('heading order', it);
  });
  for (const name of ['header', 'main', 'aside']) {
    if (document.querySelectorAll(name).length !== 1) found.push(`one ${name}`);
  }
  for (const it of visible('body *')) {
    if (!it.closest('header, main, aside, .skip, noscript') && !it.matches('.bench')) say('outside landmarks', it);
  }
  for (const it of document.querySelectorAll('main aside, main header, aside main')) say('nested landmarks', it);
  const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
  ids.filter((id, place) => ids.indexOf(id) !== place).forEach((id) => found.push(`second ${id}`));
  if (!document.documentElement.lang) found.push('no language');
  if (!document.title) found.push('no title');

  for (const name of ['aria-labelledby', 'aria-controls', 'aria-describedby', 'for', 'list']) {
    for (const it of document.querySelectorAll(`[${name}]`)) {
      for (const id of it.getAttribute(name).split(' ')) if (!document.getElementById(id)) say(`no #${id}`, it);
    }
  }
  const name = (it) => (it.getAttribute('aria-label') ?? '') + (it.textContent ?? '').trim()
    + [...it.labels ?? []].map((label) => label.textContent).join('') + (it.querySelector('img')?.alt ?? '')
    + (it.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('');
  for (const it of visible('button, input, select, a, summary, [role=radiogroup], [role=tablist], [role=tabpanel], section')) {
    if (!name(it)) say('no name', it);
  }
  for (const it of visible('img')) if (!it.alt) say('no alternative text', it);
  for (const [group, one] of [['radiogroup', '[aria-checked=true]'], ['tablist', '[aria-selected=true]']]) {
    for (const it of visible(`[role=${group}]`)) {
      if (it.querySelectorAll(one).length > 1) say(`several in ${group}`, it);
      if (it.querySelectorAll('[tabindex="0"]').length !== 1) say(`Tab key in ${group}`, it);
    }
  }
  for (const it of visible('button, input, select, summary')) {
    const { width, height } = it.getBoundingClientRect();
    if (!it.closest('#pictures, .term') && !it.matches('.term, .hue') && (width < 20 || height < 20)) say('small target', it);
  }

  const parts = (color) => color.match(/^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/)?.slice(1).map((part) => Number(part ?? 1));
  const light = ([red, green, blue]) => [red, green, blue].map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const behind = (it) => {
    for (let at = it; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      const color = parts(backgroundColor);
      if (color && color[3] > 0.8) return color;
    }
    return [255, 255, 255, 1];
  };
  let compared = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const it = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !it.checkVisibility({ opacityProperty: true }) || it.closest('.phone, .unseen, .skip, noscript')) continue;
    const style = getComputedStyle(it);
    const [ink, page] = [parts(style.color), behind(it)];
    if (!ink || !page) continue;
    compared += 1;
    const [more, less] = [light(ink), light(page)].sort((one, other) => other - one);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if ((more + 0.05) / (less + 0.05) < (isLarge ? 3 : 4.5)) say(`contrast ${((more + 0.05) / (less + 0.05)).toFixed(2)}`, it);
  }
  if (compared < 20) found.push(`only ${compared} texts compared`);

  // Nothing exceeds the window or its card.
  if (document.documentElement.scrollWidth > innerWidth) found.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  for (const it of visible('.card, header, #bar, .problem')) {
    if (it.scrollWidth > it.clientWidth + 1) say('cut or scrolled', it);
  }
  return [...new Set(found)].join('\n');
})()
