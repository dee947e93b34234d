import type { Suggestion } from '@modiste/contract/calls/search';
import { PATHS } from '@modiste/contract/paths';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendScreen } from '../../../testing/pretend-screen.ts';
import { renderQueryBar } from '../../../testing/render-query-bar.tsx';
import { signIn } from '../../../testing/sign-in.ts';

const suggestion = (text: string, given: Partial<Suggestion> = {}): Suggestion => ({
  kind: 'type',
  text,
  gender: null,
  ...given,
});

const DRESSES = [
  suggestion('sneekers', { kind: 'spelling' }),
  suggestion('dress for june', { kind: 'recent' }),
  suggestion('dresses', { gender: 'Women' }),
];

const asked: string[] = [];
const server = setupServer();
const answer = (respond: (text: string) => Response | Promise<Response>) =>
  server.use(
    http.get(`*${PATHS.suggestSearches.path}`, ({ request }) => {
      const text = new URL(request.url).searchParams.get('text') ?? '';
      asked.push(text);
      return respond(text);
    }),
  );

beforeAll(() => server.listen());
beforeEach(() => {
  pretendScreen(1280);
  asked.length = 0;
  signIn();
  answer(() => HttpResponse.json({ suggestions: DRESSES }));
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const box = () => screen.getByRole('textbox', { name: 'Search' });
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
const shown = () => screen.findByRole('listbox', { name: 'Suggested searches' });
const isClosed = () => expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
const activeRow = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

describe('the suggestions over the query bar', () => {
  it('come for what is typed, each saying what it is', async () => {
    renderQueryBar();
    await userEvent.type(box(), 'dre');
    await shown();
    expect(rows()).toEqual([
      'Did you mean sneekers, corrected spelling',
      'dress for june, recent search',
      'dresses in Women, kind of item',
    ]);
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
    expect(asked).toEqual(['dre']);
  });

  it('come for an empty box that is pressed, and not for one that is only passed', async () => {
    renderQueryBar();
    box().focus();
    isClosed();
    await userEvent.click(box());
    await shown();
    expect(asked).toEqual(['']);
  });

  it('are walked through by arrows, round and round, and taken by Enter', async () => {
    const reported = renderQueryBar();
    await userEvent.type(box(), 'dre');
    await shown();
    expect(activeRow()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeRow()).toHaveTextContent('dresses in Women');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeRow()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(reported).toMatchObject({ submitted: [], taken: [DRESSES[1]] });
    isClosed();
  });

  it('leave Enter to the words while no row was reached', async () => {
    const reported = renderQueryBar();
    await userEvent.type(box(), 'dre');
    await shown();
    await userEvent.keyboard('{Enter}');
    expect(reported).toMatchObject({ submitted: [{ text: 'dre' }], taken: [] });
    isClosed();
  });

  it('leave Shift and Ctrl with Enter to new lines, which nothing completes', async () => {
    const reported = renderQueryBar();
    await userEvent.type(box(), 'dre');
    await shown();
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    expect(box()).toHaveValue('dre\n');
    expect(reported.taken).toEqual([]);
    isClosed();
  });

  it('close on Escape, open again by an arrow and close when the box is left', async () => {
    renderQueryBar();
    await userEvent.type(box(), 'dre');
    await shown();
    await userEvent.keyboard('{Escape}');
    isClosed();
    expect(box()).toHaveValue('dre');
    await userEvent.keyboard('{ArrowDown}');
    await shown();
    await userEvent.tab();
    isClosed();
  });

  it('are taken by a finger, which leaves the focus in the box', async () => {
    const reported = renderQueryBar();
    await userEvent.type(box(), 'dre');
    await userEvent.click(await screen.findByRole('option', { name: /dresses in Women/ }));
    expect(reported.taken).toEqual([DRESSES[2]]);
    expect(box()).toHaveFocus();
  });

  it('are not asked for a long sentence', async () => {
    renderQueryBar();
    fireEvent.change(box(), { target: { value: 'x'.repeat(61) } });
    fireEvent.change(box(), { target: { value: 'coat' } });
    await shown();
    expect(asked).toEqual(['coat']);
  });

  it('wait until signs are put together', async () => {
    renderQueryBar();
    fireEvent.compositionStart(box());
    const event = createEvent.input(box(), { target: { value: 'ド' }, isComposing: true });
    fireEvent(box(), event);
    fireEvent.compositionEnd(box());
    await shown();
    expect(asked).toEqual(['ド']);
  });

  it('drop an answer to older words', async () => {
    const late = Promise.withResolvers<Response>();
    answer((text) =>
      text === 'd' ? late.promise : HttpResponse.json({ suggestions: [suggestion('denim')] }),
    );
    renderQueryBar();
    await userEvent.type(box(), 'd');
    await waitFor(() => expect(asked).toEqual(['d']));
    await userEvent.type(box(), 'e');
    await shown();
    late.resolve(HttpResponse.json({ suggestions: DRESSES }));
    await late.promise;
    expect(asked).toEqual(['d', 'de']);
    expect(rows()).toEqual(['denim, kind of item']);
  });

  it('stay away without a word when they fail, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    renderQueryBar();
    await userEvent.type(box(), 'dre');
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    isClosed();
  });
});
