import {
  DAILY_PICTURE_MS,
  GLAMOUR_FLIP_MS,
  STYLE_PICKS_TURN_MS,
  STYLE_PICTURE_MS,
} from '@modiste/contract/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTrends } from '../../testing/make-trends.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { DailyOutfit } from './daily/daily-outfit.tsx';
import { GlamourTiles } from './glamour/glamour-tiles.tsx';
import type { HomeSlots } from './home-slots.ts';
import { useMotion } from './motion.ts';
import { StylePicks } from './picks/style-picks.tsx';
import { dailyOutfitOf, stylePicksOf } from './trends/outfit-view.ts';

const trends = makeTrends();
const outfit = dailyOutfitOf(trends);
const slots: HomeSlots = {
  itemHref: ({ id }) => `/?item=${id}`,
  onOpenItem: () => undefined,
  outfitLink: (key) => ({ href: `/?outfit=${key}`, state: {} }),
  searchHref: (query) => `/?q=${query}`,
  heartOf: () => null,
};

function PauseControl() {
  const { isPaused, pause, resume } = useMotion();
  return (
    <button type="button" onClick={isPaused ? resume : pause}>
      {isPaused ? 'Play' : 'Pause'}
    </button>
  );
}

const show = (part: ReactNode) =>
  render(
    <>
      <PauseControl />
      {part}
    </>,
  );
const showDaily = () =>
  show(<DailyOutfit day={outfit && { outfit, words: trends.outfit_for_the_day }} slots={slots} />);
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const pressNow = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const piece = () => screen.getByRole('link', { current: true }).textContent;
const COAT = expect.stringContaining('Coat');
const DRESS = expect.stringContaining('DressDress');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  pretendScreen(1280);
});
afterEach(() => {
  for (const play of screen.queryAllByRole('button', { name: 'Play' })) fireEvent.click(play);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the outfit of the day', () => {
  it('shows its next piece every five seconds, and the first after the last', () => {
    showDaily();
    expect(piece()).toEqual(COAT);
    wait(DAILY_PICTURE_MS - 1);
    expect(piece()).toEqual(COAT);
    wait(1);
    expect(piece()).toEqual(DRESS);
    wait(DAILY_PICTURE_MS);
    wait(DAILY_PICTURE_MS);
    expect(piece()).toEqual(COAT);
  });

  it('stands still while Home is paused, and goes on after', () => {
    showDaily();
    pressNow('Pause');
    wait(3 * DAILY_PICTURE_MS);
    expect(piece()).toEqual(COAT);
    pressNow('Play');
    wait(DAILY_PICTURE_MS);
    expect(piece()).toEqual(DRESS);
  });

  it('stands still for who asked for reduced motion', () => {
    pretendScreen(1280, { reducesMotion: true });
    showDaily();
    wait(2 * DAILY_PICTURE_MS);
    expect(piece()).toEqual(COAT);
  });

  it('stands still while nobody sees the page', () => {
    showDaily();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    wait(2 * DAILY_PICTURE_MS);
    expect(piece()).toEqual(COAT);
  });

  it('stands still while something lies over the page', () => {
    showDaily();
    const { unmount } = render(<div role="dialog" />);
    wait(2 * DAILY_PICTURE_MS);
    expect(piece()).toEqual(COAT);
    unmount();
    wait(DAILY_PICTURE_MS);
    expect(piece()).toEqual(DRESS);
  });

  it('shows the piece that is pointed at, as long as it is', () => {
    showDaily();
    const shoes = screen.getByRole('link', { name: /^Shoes/ });
    fireEvent.pointerEnter(shoes, { pointerType: 'mouse' });
    wait(3 * DAILY_PICTURE_MS);
    expect(piece()).toEqual(expect.stringContaining('Shoes'));
    fireEvent.pointerLeave(shoes, { pointerType: 'mouse' });
  });
});

describe('the style picks', () => {
  const position = () => screen.getByText(/of 2$/).textContent;

  it('turn every twenty seconds, counted from the last step by hand', () => {
    show(<StylePicks outfits={stylePicksOf(trends)} slots={slots} />);
    wait(STYLE_PICKS_TURN_MS - 1);
    expect(position()).toBe('Outfit 1 of 2');
    pressNow('Next outfit');
    wait(STYLE_PICKS_TURN_MS - 1);
    expect(position()).toBe('Outfit 2 of 2');
    wait(1);
    expect(position()).toBe('Outfit 1 of 2');
  });

  it('show the next piece of the outfit on show every three seconds', () => {
    show(<StylePicks outfits={stylePicksOf(trends)} slots={slots} />);
    const pieces = () =>
      screen
        .getAllByRole('link', { current: true })
        .map((link) => link.textContent.replace(/Dress .*/, ''));
    expect(pieces()).toEqual(['Shirt', 'Jacket']);
    wait(STYLE_PICTURE_MS);
    expect(pieces()).toEqual(['Skirt', 'Jacket']);
  });
});

describe('the trends', () => {
  const turned = () =>
    screen.getAllByRole('button', { name: /^Show the picture of/ }).map((one) => one.ariaLabel);
  const count = () => screen.queryAllByRole('button', { name: /^Show the picture of/ }).length;

  it('turn over one at a time, each once in ten seconds', () => {
    show(<GlamourTiles trends={trends.glamour_trends} ways={slots} />);
    const counts = [1, 2, 3].map(() => {
      wait(Math.ceil(GLAMOUR_FLIP_MS / 3));
      return count();
    });
    expect(counts).toEqual([1, 2, 3]);
    wait(Math.ceil(GLAMOUR_FLIP_MS / 3));
    expect(count()).toBe(2);
    expect(turned()).toHaveLength(2);
  });

  it('turn in an order of chance', () => {
    const orderBy = (chance: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      show(<GlamourTiles trends={trends.glamour_trends} ways={slots} />);
      wait(Math.ceil(GLAMOUR_FLIP_MS / 3));
      const [first] = screen.getAllByRole('button', { name: /^Show the picture of/ });
      cleanup();
      return first?.getAttribute('aria-label');
    };
    expect(orderBy(0)).toBe('Show the picture of knits');
    expect(orderBy(0.99)).toBe('Show the picture of skirts');
  });

  it('turn over when pressed, and for who comes to their link by keys', () => {
    show(<GlamourTiles trends={trends.glamour_trends} ways={slots} />);
    pressNow('Read about boots');
    expect(screen.getByRole('button', { name: 'Show the picture of boots' })).toBeVisible();
    fireEvent.focus(screen.getByRole('link', { name: 'Search search knits' }));
    expect(screen.getByRole('button', { name: 'Show the picture of knits' })).toBeVisible();
    fireEvent.blur(screen.getByRole('link', { name: 'Search search knits' }));
    expect(screen.getByRole('button', { name: 'Read about knits' })).toBeVisible();
  });
});
