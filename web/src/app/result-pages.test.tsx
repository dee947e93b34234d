import { PATHS } from '@modiste/contract/paths';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import { type AskedPage, makeDresses, serveList } from '../testing/serve-list.ts';
import { App } from './app.tsx';

const asked: AskedPage[] = [];
const offsets = () => asked.map(({ offset }) => offset);

const server = serveApp();
const serve = (...given: Parameters<typeof serveList>) => server.use(serveList(...given));

/** What the end of the list is told when it comes near, as a browser does. */
let comeNear: (() => void) | null = null;

class NearbyEnd {
  private readonly tell: () => void;
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = () => told([{ isIntersecting: true }]);
  }
  observe(element: Element) {
    if (!(element instanceof HTMLImageElement)) comeNear = this.tell;
  }
  disconnect() {
    if (comeNear === this.tell) comeNear = null;
  }
}

beforeEach(() => {
  asked.length = 0;
  comeNear = null;
  vi.stubGlobal('IntersectionObserver', NearbyEnd);
  serve(() => ({ matches: makeDresses(150) }), asked);
});

function openApp(address: string) {
  history.replaceState(null, '', address);
  return render(<App />);
}

const titlesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('article')
    .map((tile) => /Dress \w+/.exec(tile.textContent)?.[0]);
const waitForCount = async (count: number, name = 'Results') => {
  await screen.findByRole('list', { name });
  await waitFor(() => expect(titlesIn(name)).toHaveLength(count));
};
/** As a screen reader presses: two pointer presses in a row would count as a double press. */
const press = (button: HTMLElement) => fireEvent.click(button, { detail: 1 });
const showMore = () => screen.findByRole('button', { name: 'Show more' });
function scroll(topPx: number) {
  act(() => {
    vi.stubGlobal('scrollY', topPx);
    fireEvent.scroll(window);
  });
}
/** Scrolls near the end of the list. */
async function scrollToEnd() {
  scroll(window.scrollY + 2000);
  await waitFor(() => expect(comeNear).not.toBeNull());
  act(() => comeNear?.());
}

describe('a list of more than one page', () => {
  it('is shown further by a button, which says how much is seen, until its end', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    expect(screen.getByText('150 items')).toBeVisible();
    expect(screen.getByText('60 of 150 items')).toBeVisible();
    press(await showMore());
    await waitForCount(120);
    expect(screen.getByText('60 more items loaded, 120 of 150 shown')).toBeInTheDocument();
    press(await showMore());
    await waitForCount(150);
    expect(screen.getByText('30 more items loaded, 150 of 150 shown')).toBeInTheDocument();
    expect(screen.getByText('You’ve seen all 150 items')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(new Set(titlesIn('Results')).size).toBe(150);
    expect(offsets()).toEqual([0, 60, 120]);
  });

  it('takes keys on to the first new item, and a pointer where it was', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    (await showMore()).focus();
    await userEvent.keyboard('{Enter}');
    await waitForCount(120);
    await waitFor(() => expect(screen.getByRole('link', { name: /Dress d61\b/ })).toHaveFocus());
  });

  it('takes keys on to the first new item where the first page is still being rendered', async () => {
    openApp('/?q=dress');
    const more = await showMore();
    more.focus();
    fireEvent.click(more, { detail: 0 });
    await waitForCount(120);
    await waitFor(() => expect(screen.getByRole('link', { name: /Dress d61\b/ })).toHaveFocus());
  });

  it('loads by itself near its end, but not before somebody scrolls', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    await showMore();
    expect(comeNear).toBeNull();
    await scrollToEnd();
    await waitForCount(120);
    await waitFor(() => expect(comeNear).not.toBeNull());
    act(() => comeNear?.());
    await waitForCount(150);
    expect(comeNear).toBeNull();
  });

  it('waits for a press after five pages, so that the end of the page can be reached', async () => {
    serve(() => ({ matches: makeDresses(500) }), asked);
    openApp('/?q=dress');
    for (const count of [60, 120, 180, 240]) {
      await waitForCount(count);
      await scrollToEnd();
    }
    await waitForCount(300);
    await showMore();
    expect(comeNear).toBeNull();
    press(await showMore());
    await waitForCount(360);
    await waitFor(() => expect(comeNear).not.toBeNull());
  });

  it('loads nothing by itself for somebody who goes through it by keys', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    await userEvent.tab();
    screen.getByRole('link', { name: /Dress d60\b/ }).focus();
    await scrollToEnd();
    expect(offsets()).toEqual([0]);
  });

  it('loads nothing by itself where data is to be saved', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
    openApp('/?q=dress');
    await waitForCount(60);
    scroll(2000);
    expect(comeNear).toBeNull();
    expect(await showMore()).toBeVisible();
    Object.assign(navigator, { connection: undefined });
  });

  it('says where its next page fails and loads that when it is tried again', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    press(await showMore());
    await waitForCount(120);
    server.use(
      http.post(`*${PATHS.search.path}`, () =>
        HttpResponse.json({ code: 'search_failed' }, { status: 500 }),
      ),
    );
    press(await showMore());
    expect(await screen.findByText('More items didn’t load.')).toBeVisible();
    expect(titlesIn('Results')).toHaveLength(120);
    serve(() => ({ matches: makeDresses(150) }), asked);
    press(screen.getByRole('button', { name: 'Try again' }));
    await waitForCount(150);
    expect(screen.queryByText('More items didn’t load.')).not.toBeInTheDocument();
    expect(offsets()).toEqual([0, 60, 120]);
  });

  it('asks for a page once, however often the button is pressed', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    const button = await showMore();
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.click(button);
    await waitForCount(120);
    expect(offsets()).toEqual([0, 60]);
  });

  it('is as long as before when it is opened anew, and begins short for another search', async () => {
    const page = openApp('/?q=dress');
    await waitForCount(60);
    press(await showMore());
    await waitForCount(120);
    page.unmount();
    asked.length = 0;
    render(<App />);
    await waitForCount(120);
    // Both pages are fetched at once, so either may arrive first.
    expect(offsets().toSorted((a, b) => a - b)).toEqual([0, 60]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'es{Enter}');
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitForCount(60);
  });

  it('is as long as before after another search and Back', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    press(await showMore());
    await waitForCount(120);
    scroll(5000);
    serve(() => ({ matches: makeDresses(3, 'z') }), asked);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'es{Enter}');
    await waitForCount(3);
    vi.mocked(window.scrollTo).mockImplementation(() => {
      // The page must be long enough when it is scrolled to its place.
      expect(titlesIn('Results')).toHaveLength(120);
    });
    history.back();
    await waitForCount(120);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 5000);
    expect(offsets()).toEqual([0, 60, 0]);
  });

  it('is sorted by the server while a part of it is not loaded, and here once all is', async () => {
    openApp('/?q=dress');
    await waitForCount(60);
    const sortBy = async (name: string) => {
      press(await screen.findByRole('button', { name: /^Sort/ }));
      press(await screen.findByRole('radio', { name }));
      press(screen.getByRole('button', { name: 'Close' }));
    };
    await sortBy('Price (low/high)');
    await waitFor(() => expect(titlesIn('Results')[0]).toBe('Dress d150'));
    expect(asked.at(-1)?.filters.sort).toBe('Price (low/high)');
    press(await showMore());
    await waitForCount(120);
    press(await showMore());
    await waitForCount(150);
    const calls = asked.length;
    await sortBy('Price (high/low)');
    await waitFor(() => expect(titlesIn('Results')[0]).toBe('Dress d1'));
    await waitForCount(150);
    expect(asked).toHaveLength(calls);
  });

  it('keeps its end, and the covers of the opening page, when more is loaded', async () => {
    openApp('/');
    await waitForCount(60);
    const covers = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    const before = covers();
    press(await showMore());
    await waitForCount(120);
    expect(covers()).toEqual(before);
  });
});

describe('alternatives', () => {
  const others = { heading: 'Dresses in other colors', items: makeDresses(4, 'o') };

  it('stand below the matches under a heading of their own', async () => {
    serve(() => ({ matches: makeDresses(3), alternatives: others }));
    openApp('/?q=red+dress');
    await waitForCount(3);
    expect(screen.getByText('3 items')).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 2, name: others.heading });
    expect(heading).toBeVisible();
    expect(screen.getByText('4 items')).toBeVisible();
    expect(titlesIn(others.heading)).toHaveLength(4);
  });

  it('take the place of matches where there are none, with what is not there', async () => {
    const given = { notice: 'No red dresses here. Burgundy comes nearest.' };
    serve(() => ({ matches: [], alternatives: others, given }));
    openApp('/?q=red+dress');
    await waitForCount(4, others.heading);
    expect(screen.getByText('No exact matches').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText(given.notice)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('heading', { name: 'No exact matches' })).not.toBeInTheDocument();
  });

  it('come after all pages of matches', async () => {
    serve(() => ({ matches: makeDresses(70), alternatives: others }));
    openApp('/?q=red+dress');
    await waitForCount(60);
    expect(screen.queryByRole('heading', { name: others.heading })).not.toBeInTheDocument();
    expect(screen.getByText('60 of 74 items')).toBeVisible();
    press(await showMore());
    await waitForCount(70);
    await waitForCount(4, others.heading);
    expect(screen.getByText('You’ve seen all 74 items')).toBeVisible();
  });
});
