import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

function Page({ place, isReady = true }: { place: string; isReady?: boolean }) {
  useScrollRestoration(place, isReady);
  return null;
}

function scrollBy(topPx: number) {
  vi.stubGlobal('scrollY', topPx);
  window.dispatchEvent(new Event('scroll'));
}
/** The router tells of a navigation before it renders, of Back only afterwards. */
const goOn = () => window.dispatchEvent(new Event('pushState'));

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('useScrollRestoration', () => {
  const scrollTo = vi.fn();
  const lastTop = () => scrollTo.mock.lastCall?.[1];
  beforeEach(() => {
    scrollTo.mockClear();
    vi.stubGlobal('scrollTo', scrollTo);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('starts a new place at its top and returns to where an old one was left', async () => {
    const page = render(<Page place="coats" />);
    scrollBy(900);
    goOn();
    page.rerender(<Page place="boots" />);
    expect(lastTop()).toBe(0);
    await nextTask();
    scrollBy(300);
    page.rerender(<Page place="coats" />);
    expect(lastTop()).toBe(900);
    page.rerender(<Page place="boots" />);
    expect(lastTop()).toBe(300);
  });

  it('waits until there is something to scroll, and counts no scrolling meanwhile', async () => {
    const page = render(<Page place="hats" />);
    scrollBy(700);
    goOn();
    page.rerender(<Page place="bags" />);
    await nextTask();
    scrollTo.mockClear();
    page.rerender(<Page place="hats" isReady={false} />);
    scrollBy(10);
    expect(scrollTo).not.toHaveBeenCalled();
    page.rerender(<Page place="hats" />);
    expect(lastTop()).toBe(700);
  });

  it('starts a new place at its top before its content is there', () => {
    const page = render(<Page place="scarves" />);
    scrollBy(800);
    scrollTo.mockClear();
    goOn();
    page.rerender(<Page place="gloves" isReady={false} />);
    expect(lastTop()).toBe(0);
    page.rerender(<Page place="gloves" />);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('returns to a place after a navigation that stayed at it', async () => {
    const page = render(<Page place="ties" />);
    scrollBy(640);
    goOn();
    page.rerender(<Page place="socks" />);
    await nextTask();
    // An item is opened over it, and closed.
    goOn();
    await nextTask();
    page.rerender(<Page place="ties" />);
    expect(lastTop()).toBe(640);
  });

  it('finds the place again after another tab of the app was open', () => {
    const page = render(<Page place="belts" />);
    scrollBy(450);
    page.unmount();
    render(<Page place="belts" />);
    expect(lastTop()).toBe(450);
  });
});
