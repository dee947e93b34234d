import type { Item } from '@modiste/contract/entities/item';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { openViewer, press, serveViewer } from '../../../testing/open-viewer.tsx';

serveViewer();

const PICTURES = ['midnight.jpg', 'midnight-back.jpg', 'sand.jpg', 'forest.jpg'];

function coat(given: Partial<Item> = {}): Item {
  const item = makeItem('a', { image_urls: PICTURES, ...given });
  const color_variants: Item['other_info']['color_variants'] = [
    { name: 'Midnight', colors: ['Blue'], image: 0 },
    { name: 'Sand', colors: ['Beige'], image: 2 },
    { name: 'Forest', colors: ['Green'], image: 3 },
    { name: 'Rouge', colors: ['Red'], image: null },
  ];
  return { ...item, other_info: { ...item.other_info, color_variants } };
}

const open = (given: Partial<Item> = {}) => openViewer({ items: [coat(given)] });
const colors = async () => within(await screen.findByRole('list', { name: 'Colors' }));
const onShow = async () =>
  (await screen.findByRole('button', { name: /^Photo/, current: true }))
    .getAttribute('aria-label')
    ?.slice(-1);
const chosen = async () =>
  (await colors()).queryAllByRole('button', { pressed: true }).map((button) => button.textContent);
/** The color that the heart would save. */
const saving = async () =>
  (await screen.findByRole('button', { name: 'Save Dress a' })).dataset.color;

beforeEach(() => {
  // jsdom lays nothing out: a row of pictures is as wide as one of them.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
});

describe('the colors of an item', () => {
  it('are all named; those with a picture can be pressed', async () => {
    open();
    const list = await colors();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Midnight',
      'Sand',
      'Forest',
      'Rouge',
    ]);
    expect(list.queryByRole('button', { name: 'Rouge' })).toBeNull();
  });

  it.each([
    ['Sand', '3'],
    ['Forest', '4'],
  ])('show their picture when pressed: %s', async (name, picture) => {
    open();
    expect(await onShow()).toBe('1');
    await press(name);
    expect(await onShow()).toBe(picture);
    expect(await chosen()).toEqual([name]);
    expect(await saving()).toBe(name);
  });

  it('begin with the one that was asked for', async () => {
    open({ shown_color: 'Forest' });
    expect(await onShow()).toBe('4');
    expect(await chosen()).toEqual(['Forest']);
    expect(await saving()).toBe('Forest');
    expect(document.querySelector('ul[tabindex]')).toHaveProperty('scrollLeft', 900);
  });

  it('begin with that of the first picture where none was asked for, and none is saved', async () => {
    open();
    expect(await chosen()).toEqual(['Midnight']);
    expect(await saving()).toBeUndefined();
  });

  it('begin with the first picture where the color that was saved has gone', async () => {
    open({ shown_color: 'Neon' });
    expect(await onShow()).toBe('1');
  });

  it('follow the picture that is leafed to', async () => {
    open();
    await press('Photo 3');
    expect(await chosen()).toEqual(['Sand']);
    await press('Next photo');
    expect(await chosen()).toEqual(['Forest']);
    expect(await saving()).toBe('Forest');
  });

  it('stay while another view of the same color is looked at', async () => {
    open({ shown_color: 'Midnight' });
    await press('Next photo');
    expect(await onShow()).toBe('2');
    expect(await chosen()).toEqual(['Midnight']);
  });

  it('are zoomed where they are on show', async () => {
    open({ shown_color: 'Sand' });
    await press('Enlarge photo');
    const zoomed = await screen.findByRole('dialog', { name: /enlarged$/ });
    expect(zoomed).toHaveAccessibleName('Dress a, photo 3 of 4, enlarged');
  });

  it('are only told where it is not sold in several', async () => {
    openViewer();
    const list = await colors();
    expect(list.getByText('Blue')).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
  });
});
