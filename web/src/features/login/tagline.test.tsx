import { TAGLINE_TURN_MS } from '@modiste/contract/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { Tagline } from './tagline.tsx';

beforeEach(() => {
  pretendScreen(1280);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const turn = () =>
  act(() => {
    vi.advanceTimersByTime(TAGLINE_TURN_MS);
  });
const current = () =>
  screen.getAllByRole('listitem').find((line) => line.dataset.current === 'true')?.textContent;

describe('the tagline', () => {
  it('shows three lines in turn', () => {
    render(<Tagline />);
    expect(screen.getByRole('heading', { name: 'Your AI Fashion Designer' })).toBeVisible();
    const shown = [current()];
    for (let count = 0; count < 3; count += 1) {
      turn();
      shown.push(current());
    }
    expect(shown).toEqual([
      'Personalized Style',
      'Virtual Try-On',
      'All in One Modiste',
      'Personalized Style',
    ]);
  });

  it('has every line there for screen readers and announces none', () => {
    render(<Tagline />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('can be held and let go', () => {
    render(<Tagline />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    turn();
    expect(current()).toBe('Personalized Style');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    turn();
    expect(current()).toBe('Virtual Try-On');
  });
});
