import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOver } from './carry-over.ts';

const VIEW = '<div class="page"></div><button type="button" aria-label="Share"><i></i></button>';
const scrolls: unknown[] = [];

beforeEach(() => {
  scrolls.length = 0;
  Element.prototype.scrollTo = (...given: unknown[]) => {
    scrolls.push(...given);
  };
  document.body.innerHTML = '<div id="root"></div>';
  carryOver();
});
afterEach(() => {
  document.body.innerHTML = '';
});

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Lets the page arrive piece by piece. */
async function arrive() {
  const noticed = Promise.withResolvers<void>();
  new MutationObserver(() => noticed.resolve()).observe(document, {
    childList: true,
    subtree: true,
  });
  document.body.prepend(document.createElement('p'));
  await noticed.promise;
  find('#root').innerHTML = `<div id="first-view">${VIEW}</div>`;
  await expect.poll(() => document.getElementById('first-view')).not.toBeNull();
}

/** Puts the same in the place of the view, as the app does. Answers what hears presses. */
async function takeOver() {
  const onPress = vi.fn();
  find('#root').innerHTML = VIEW;
  find('button').addEventListener('click', onPress);
  await expect.poll(() => document.getElementById('first-view')).toBeNull();
  return onPress;
}

describe('the app, in the place of the first view', () => {
  it('is scrolled as far, and hears the button that was pressed', async () => {
    await arrive();
    find('.page').scrollTop = 120;
    find('.page').dispatchEvent(new Event('scroll'));
    find('button i').click();
    const onPress = await takeOver();
    expect(scrolls).toEqual([{ top: 120, left: 0, behavior: 'instant' }]);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is left alone where nobody did anything', async () => {
    await arrive();
    const onPress = await takeOver();
    expect(scrolls).toEqual([]);
    expect(onPress).not.toHaveBeenCalled();
  });
});
