import { LOADER_DELAY_MS, LOADER_TURN_MS } from '@modiste/contract/limits';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogoLoader } from './logo-loader.tsx';

const pretendMotion = (isUnwanted: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isUnwanted }));

beforeEach(() => {
  vi.useFakeTimers();
  pretendMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const angle = () =>
  /rotate\((\d+)deg\)/.exec(screen.getByRole('status').innerHTML)?.[1] ?? 'not there';

describe('the loader', () => {
  it('appears after half a second', () => {
    render(<LogoLoader />);
    pass(LOADER_DELAY_MS - 1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('turns by a quarter every two seconds', () => {
    render(<LogoLoader />);
    pass(LOADER_DELAY_MS);
    expect(angle()).toBe('0');
    pass(LOADER_TURN_MS);
    expect(angle()).toBe('90');
    pass(LOADER_TURN_MS);
    expect(angle()).toBe('180');
  });

  it('stands still where motion is not wanted', () => {
    pretendMotion(true);
    render(<LogoLoader />);
    pass(LOADER_DELAY_MS + 2 * LOADER_TURN_MS);
    expect(angle()).toBe('0');
  });
});
