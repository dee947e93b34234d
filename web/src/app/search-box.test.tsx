import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setShortcut } from '../lib/page/search-shortcut.ts';
import { serveApp } from '../testing/serve-app.ts';
import { type AskedPage, makeDresses, serveList } from '../testing/serve-list.ts';
import { App } from './app.tsx';

const asked: AskedPage[] = [];
const server = serveApp();

beforeEach(() => {
  asked.length = 0;
  server.use(serveList(() => ({ matches: makeDresses(3) }), asked));
});
afterEach(() => {
  setShortcut(true);
});

async function openApp(address: string) {
  history.replaceState(null, '', address);
  render(<App />);
  await screen.findByRole('navigation', { name: 'Main' });
}
const box = () => screen.getByRole('textbox', { name: 'Search' });
const results = () => screen.findByRole('list', { name: 'Results' });
const LONG = 'linen '.repeat(200).trim();

describe('the way to the search box', () => {
  it('is the slash key, which the box tells', async () => {
    await openApp('/?q=dress');
    await results();
    expect(box()).toHaveAttribute('aria-keyshortcuts', '/');
    await userEvent.keyboard('/');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('dress');
  });

  it('is not the slash that is typed, also not in another field', async () => {
    await openApp('/');
    await results();
    await userEvent.type(box(), 'and/or');
    expect(box()).toHaveValue('and/or');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'is not the slash with %o',
    async (modifier) => {
      await openApp('/?q=dress');
      await results();
      fireEvent.keyDown(document.body, { key: '/', ...modifier });
      expect(box()).not.toHaveFocus();
    },
  );

  it('is closed while something lies over the page', async () => {
    await openApp('/?q=dress');
    await results();
    fireEvent.click(screen.getByRole('link', { name: /Dress d2/ }));
    await screen.findByRole('dialog', { name: /Dress/ });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.querySelector('#search-box')).not.toHaveFocus();
  });

  it('leads there from another tab', async () => {
    await openApp('/?q=dress&tab=poses');
    await userEvent.keyboard('/');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(location.search).toBe('?q=dress');
  });

  it('is a link for who skips what repeats on every page', async () => {
    await openApp('/?q=dress');
    await results();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveFocus();
  });

  it('is told in the account, where the key can be turned off', async () => {
    await openApp('/?q=dress');
    await results();
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    fireEvent.click(await screen.findByText('Keyboard Shortcuts'));
    fireEvent.click(screen.getByRole('switch', { name: 'Press / to search' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box()).not.toHaveAttribute('aria-keyshortcuts');
    act(() => box().blur());
    fireEvent.keyDown(document.body, { key: '/' });
    expect(box()).not.toHaveFocus();
  });
});

describe('a search that is too long', () => {
  it('is kept whole and sent by nothing until it is shortened', async () => {
    await openApp('/');
    await results();
    box().focus();
    await userEvent.paste(`${LONG} shirt`);
    expect(box()).toHaveValue(`${LONG} shirt`);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/A search can have up to 1,000 characters/);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(location.search).toBe('');
    expect(asked).toHaveLength(1);
    fireEvent.change(box(), { target: { value: 'linen shirt' } });
    fireEvent.submit(box());
    await waitFor(() => expect(asked.at(-1)?.query).toBe('linen shirt'));
  });

  it('of an address is refused in its place, with all of it in the box', async () => {
    await openApp(`/?${new URLSearchParams({ q: LONG })}`);
    expect(await screen.findByRole('heading', { name: 'This search is too long' })).toBeVisible();
    expect(screen.getByText(/this one has 1,199/)).toBeVisible();
    expect(box()).toHaveValue(LONG);
    expect(asked).toEqual([]);
  });

  it('does not show what was found before it', async () => {
    await openApp('/?q=dress');
    await results();
    act(() => {
      history.pushState(null, '', `/?${new URLSearchParams({ q: LONG })}`);
    });
    await screen.findByRole('heading', { name: 'This search is too long' });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

describe('words that are not sent', () => {
  it('are found again after an other search and Back', async () => {
    await openApp('/?q=dress');
    await results();
    await userEvent.type(box(), ' with pockets');
    fireEvent.click(screen.getByRole('link', { name: 'Modiste' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    history.back();
    await waitFor(() => expect(box()).toHaveValue('dress with pockets'));
  });

  it('are no draft any more once they are sent', async () => {
    await openApp('/?q=dress');
    await results();
    await userEvent.type(box(), 'es{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=dresses'));
    history.back();
    await waitFor(() => expect(box()).toHaveValue('dress'));
  });
});
