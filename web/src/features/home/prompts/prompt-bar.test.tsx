import { HOME_PROMPT_TURN_MS } from '@modiste/contract/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendScreen } from '../../../testing/pretend-screen.ts';
import { PromptBar } from './prompt-bar.tsx';

const PROMPTS = ['A warm coat', 'Boots for snow', 'A party dress'];

let asked: string[] = [];
const show = ({ prompts = PROMPTS, isChat = false } = {}) =>
  render(<PromptBar prompts={prompts} isChat={isChat} onAsk={(words) => asked.push(words)} />);
const prompt = () => screen.getByRole('button', { name: /^Search: / });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  localStorage.clear();
  pretendScreen(1280);
  asked = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the prompt bar', () => {
  it('types out a prompt, and all of it stands before the next', () => {
    show();
    expect(prompt()).toHaveTextContent('');
    wait(HOME_PROMPT_TURN_MS / 10);
    const { textContent: typed } = prompt();
    expect(typed.length).toBeGreaterThan(0);
    expect(typed.length).toBeLessThan('A warm coat'.length);
    wait(HOME_PROMPT_TURN_MS / 2);
    expect(prompt()).toHaveTextContent('A warm coat');
  });

  it('goes on to the next every three seconds, and begins anew after the last', () => {
    show();
    const names = PROMPTS.map(() => {
      const name = prompt().getAttribute('aria-label');
      wait(HOME_PROMPT_TURN_MS);
      return name;
    });
    expect(names).toEqual([
      'Search: A warm coat',
      'Search: Boots for snow',
      'Search: A party dress',
    ]);
    expect(prompt()).toHaveAccessibleName('Search: A warm coat');
  });

  it('begins with another prompt each time', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    show();
    expect(prompt()).toHaveAccessibleName('Search: Boots for snow');
  });

  it('asks what it shows when pressed, however much of it is typed', () => {
    show();
    wait(HOME_PROMPT_TURN_MS);
    fireEvent.click(prompt());
    expect(asked).toEqual(['Boots for snow']);
  });

  it('stands still while it is pressed, so that what was meant is asked', () => {
    show();
    fireEvent.pointerDown(prompt());
    wait(2 * HOME_PROMPT_TURN_MS);
    expect(prompt()).toHaveTextContent('A warm coat');
    fireEvent.pointerUp(prompt());
    wait(HOME_PROMPT_TURN_MS);
    expect(prompt()).toHaveAccessibleName('Search: Boots for snow');
  });

  it('stands still for who asked for reduced motion, with all of its words', () => {
    pretendScreen(1280, { reducesMotion: true });
    show();
    wait(2 * HOME_PROMPT_TURN_MS);
    expect(prompt()).toHaveTextContent('A warm coat');
  });

  it('takes own words by Enter, and nothing when there are none', () => {
    show();
    press('Write your own search');
    const field = screen.getByRole('textbox', { name: 'Search' });
    expect(field).toHaveFocus();
    fireEvent.submit(field);
    fireEvent.change(field, { target: { value: '  linen trousers ' } });
    fireEvent.submit(field);
    expect(asked).toEqual(['linen trousers']);
  });

  it('shows prompts again by Escape, and keeps the focus', () => {
    show();
    press('Write your own search');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Write your own search' })).toHaveFocus();
  });

  it('speaks of the stylist in chat mode', () => {
    show({ isChat: true });
    expect(screen.getByRole('button', { name: 'Ask: A warm coat' })).toBeVisible();
    press('Write your own message');
    expect(screen.getByRole('textbox', { name: 'Message to your stylist' })).toBeVisible();
  });

  it('takes own words where there are no prompts, and leaves the focus where it is', () => {
    show({ prompts: [] });
    expect(screen.getByRole('textbox', { name: 'Search' })).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show suggestions' })).toBeNull();
  });
});
