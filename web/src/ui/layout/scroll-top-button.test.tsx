import { SCROLL_TOP_HIDE_MS } from '@modiste/contract/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { ScrollTopButton } from './scroll-top-button.tsx';

const button = () => screen.queryByRole('button', { name: 'Back to top' });

function scrollTo(topPx: number) {
  vi.stubGlobal('scrollY', topPx);
  fireEvent.scroll(window);
}

describe('the way back to the top', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    pretendScreen(1280);
    scrollTo(0);
    render(<ScrollTopButton />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('appears on scrolling up beyond 300 px, never on scrolling down', () => {
    scrollTo(900);
    expect(button()).toBeNull();
    scrollTo(301);
    expect(button()).not.toBeNull();
    scrollTo(300);
    expect(button()).toBeNull();
  });

  it('hides a second after the last scroll', () => {
    scrollTo(900);
    scrollTo(800);
    act(() => {
      vi.advanceTimersByTime(SCROLL_TOP_HIDE_MS - 1);
    });
    expect(button()).not.toBeNull();
    scrollTo(700);
    act(() => {
      vi.advanceTimersByTime(SCROLL_TOP_HIDE_MS - 1);
    });
    expect(button()).not.toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(button()).toBeNull();
  });
});
