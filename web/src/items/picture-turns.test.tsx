import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

/** What each observed element is to be told. */
const tellers = new Map<Element, (isIntersecting: boolean) => void>();

beforeEach(() => {
  tellers.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        tellers.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
      }
      disconnect() {}
    },
  );
});

/** Shows as many pictures, as they come further down the page. */
function show(count: number, name: string) {
  const urls = Array.from({ length: count }, (_, at) => `/pictures/${name}-${at}.webp`);
  const drawn = (shown: string[]) =>
    shown.map((url) => <Picture key={url} url={url} alt="" sizes="1px" />);
  const { container, rerender, unmount } = render(drawn(urls));
  const images = [...container.querySelectorAll('img')];
  return { urls, images, unmount, keep: (shown: string[]) => rerender(drawn(shown)) };
}

const near = (image: Element | undefined, isNear = true) =>
  act(() => {
    if (image) tellers.get(image)?.(isNear);
  });
const loaded = (image: Element | undefined, how: 'load' | 'error' = 'load') => {
  if (image) fireEvent[how](image);
};
const loads = (images: readonly HTMLImageElement[]) =>
  images.map((image) => image.hasAttribute('src'));

describe('the turns of pictures', () => {
  it('leave connections for calls: few are loaded at once, in the order of coming near', () => {
    const { images, unmount } = show(6, 'ordered');
    expect(loads(images)).toEqual([false, false, false, false, false, false]);
    for (const image of images) near(image);
    expect(loads(images)).toEqual([true, true, true, true, false, false]);
    loaded(images[2]);
    expect(loads(images)).toEqual([true, true, true, true, true, false]);
    loaded(images[0], 'error');
    expect(loads(images)).toEqual([true, true, true, true, true, true]);
    unmount();
  });

  it('pass to the next when a picture that is being loaded goes away', () => {
    const { images, urls, keep, unmount } = show(5, 'leaving');
    for (const image of images) near(image);
    keep(urls.slice(1));
    expect(loads(images.slice(1))).toEqual([true, true, true, true]);
    unmount();
  });

  it('are not taken by what was scrolled past', () => {
    const { images, unmount } = show(6, 'passed');
    for (const image of images) near(image);
    near(images[4], false);
    loaded(images[0]);
    expect(loads(images)).toEqual([true, true, true, true, false, true]);
    unmount();
  });

  it('come at once to what is seen first, ahead of what waits, but leave a connection too', () => {
    const others = show(6, 'others');
    for (const image of others.images) near(image);
    const first = render(
      ['a', 'b'].map((name) => (
        <Picture key={name} url={`/pictures/${name}.webp`} alt="" sizes="1px" isFirst />
      )),
    );
    const images = [...first.container.querySelectorAll('img')];
    expect(loads(images)).toEqual([true, false]);
    loaded(others.images[0]);
    expect(loads(images)).toEqual([true, true]);
    expect(loads(others.images)).toEqual([true, true, true, true, false, false]);
    others.unmount();
    first.unmount();
  });

  it('are not needed for what was loaded before', () => {
    const before = show(1, 'again');
    near(before.images[0]);
    loaded(before.images[0]);
    before.unmount();
    const { images, unmount } = show(1, 'again');
    expect(loads(images)).toEqual([true]);
    unmount();
  });
});
