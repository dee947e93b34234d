import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFirstItem } from '../app/shared-item/first-item.ts';
import { makeItem } from '../testing/make-item.ts';
import { drawFirstView } from './draw-first-view.tsx';

vi.mock('../ui/overlay/viewer-frame.tsx', () => import('./still-frame.tsx'));

const HOSTILE =
  '</script><script>alert(1)</script>"\'><!-- \u2028\u2029\0\u0007\u202e$& {{x}} \ud800';

/** Puts the view where a page has it. */
function show(item = makeItem('a')) {
  document.body.innerHTML = `<div id="root">${drawFirstView(item)}</div>`;
}

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('the first view of a shared item', () => {
  it('is what the page of the item shows, with the way to the shop', () => {
    show(makeItem('a', { image_urls: ['/pictures/a.webp', '/pictures/b.webp'] }));
    const view = within(screen.getByRole('dialog', { name: 'Dress a' }));
    expect(view.getByRole('heading', { name: 'Dress a' })).toBeVisible();
    expect(view.getByText('Maison Orme')).toBeVisible();
    expect(view.getByText('$90')).toBeVisible();
    expect(view.getByText('Fully lined.')).toBeVisible();
    const picture = view.getByRole('img', { name: 'Dress a, photo 1 of 2' });
    // By this the guard knows it.
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('/pictures/a.webp?w=480'));
    const shop = view.getByRole('link', { name: /^View on Orme/ });
    expect(shop).toHaveAttribute('href', 'https://shop.example/a');
    expect(screen.getByRole('link', { name: 'Modiste' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('brings the item along for the app, to the letter', () => {
    const item = makeItem('a', { description: HOSTILE, brand: HOSTILE });
    show(item);
    expect(readFirstItem()).toEqual(item);
  });

  it('lets nothing that a feed wrote out of its place', () => {
    const given = makeItem('</script>"&', {
      short_description: HOSTILE,
      description: HOSTILE,
      brand: HOSTILE,
      website: HOSTILE,
      item_url: 'javascript:alert(1)',
      image_urls: ['https://shop.example/a"onload="alert(1).jpg'],
    });
    const html = drawFirstView(given);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|onload="|(href|src)="javascript:/);
    const unseen = ['\0', '\u0007', '\u2028', '\u2029', '\u202e', '\ud800'];
    expect(unseen.filter((sign) => html.includes(sign))).toEqual([]);
    show(given);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(readFirstItem()?.id).toBe(given.id);
  });

  it('leaves nothing ticking behind on the server that drew it', () => {
    vi.useFakeTimers();
    drawFirstView(makeItem('a'));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the item that came with a page', () => {
  it.each(['', '<div id="first-view"><script type="application/json">{"id":"a"}</script></div>'])(
    'is none where there is none that the screens can show',
    (html) => {
      document.body.innerHTML = `<div id="root">${html}</div>`;
      expect(readFirstItem()).toBeNull();
    },
  );
});
