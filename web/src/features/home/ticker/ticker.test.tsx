import { TICKER_SCROLL_MS } from '@modiste/contract/limits';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendScreen } from '../../../testing/pretend-screen.ts';
import { PauseControl } from '../page/pause-control.tsx';
import { Ticker } from './ticker.tsx';

const trending = { search: ['coat', 'red dress'], reason: 'Searched this week' };
const searchHref = (query: string) => `/?q=${query}`;
/** As wide as both runs together. */
const TRACK_PX = 2000;

let animation = { currentTime: 0, cancel: vi.fn(), progress: 0 };
const animate = vi.fn();

beforeEach(() => {
  localStorage.clear();
  pretendScreen(1280);
  animation = { currentTime: 0, cancel: vi.fn(), progress: 0.25 };
  animate.mockReset().mockImplementation(() =>
    Object.assign(animation, {
      effect: { getComputedTiming: () => ({ progress: animation.progress }) },
    }),
  );
  // jsdom neither lays out nor animates.
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(TRACK_PX);
});
afterEach(() => {
  for (const play of screen.queryAllByRole('button', { name: 'Play motion' }))
    fireEvent.click(play);
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <>
      <PauseControl />
      <Ticker trending={trending} searchHref={searchHref} />
    </>,
  );
const ticker = () => screen.getByRole('region', { name: 'Trending searches' });
const strip = () => ticker().querySelector('[data-moving]');

describe('the ticker', () => {
  it('has each search once, as a link, and says why they are shown', () => {
    show();
    const links = within(within(ticker()).getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?q=coat', '/?q=red dress']);
    expect(within(ticker()).getAllByText('Searched this week')).toHaveLength(2);
  });

  it('keeps its copy from keys and screen readers', () => {
    show();
    const copies = [...ticker().querySelectorAll('[aria-hidden="true"] a')];
    expect(copies.map((link) => link.getAttribute('tabindex'))).toEqual(['-1', '-1']);
  });

  it('goes around once in forty seconds', () => {
    show();
    expect(animate).toHaveBeenCalledWith(expect.anything(), {
      duration: TICKER_SCROLL_MS,
      iterations: Number.POSITIVE_INFINITY,
    });
  });

  it('stands still where it is while Home is paused, and goes on from where it was scrolled to', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    expect(animation.cancel).toHaveBeenCalledOnce();
    expect(strip()?.scrollLeft).toBe(TRACK_PX / 2 / 4);
    Object.assign(strip() ?? {}, { scrollLeft: TRACK_PX / 2 + 100 });
    fireEvent.click(screen.getByRole('button', { name: 'Play motion' }));
    expect(animation.currentTime).toBe(TICKER_SCROLL_MS / 10);
    expect(strip()?.scrollLeft).toBe(0);
  });

  it('stands still for who asked for reduced motion, and then there is nothing to pause', () => {
    pretendScreen(1280, { reducesMotion: true });
    show();
    expect(animate).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause motion' })).toBeNull();
  });

  it('stands still under the pointer and after a touch', () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(ticker(), { pointerType: 'mouse' });
    expect(strip()).toHaveAttribute('data-moving', 'false');
    fireEvent.pointerLeave(ticker());
    expect(strip()).toHaveAttribute('data-moving', 'true');
    fireEvent.pointerDown(ticker(), { pointerType: 'touch' });
    expect(strip()).toHaveAttribute('data-moving', 'false');
    vi.useRealTimers();
  });

  it('keeps its place before there are searches, and is gone where there are none', () => {
    const { container, rerender } = render(<Ticker trending={null} searchHref={searchHref} />);
    expect(container.firstElementChild).toBeEmptyDOMElement();
    rerender(<Ticker trending={{ search: [], reason: '' }} searchHref={searchHref} />);
    expect(container).toBeEmptyDOMElement();
  });
});
