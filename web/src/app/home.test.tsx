import { PATHS } from '@modiste/contract/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeItem } from '../testing/make-item.ts';
import { makeProfile } from '../testing/make-profile.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { makeTrends } from '../testing/make-trends.ts';
import { openApp } from '../testing/open-app.tsx';
import { swipe } from '../testing/open-viewer.tsx';
import { serveApp } from '../testing/serve-app.ts';
import { signIn } from '../testing/sign-in.ts';

const server = serveApp(
  http.get(`*${PATHS.user.path}`, () => HttpResponse.json(makeProfile())),
  http.post(`*${PATHS.search.path}`, () => HttpResponse.json(makeSearchAnswer([makeItem('a')]))),
  http.post(`*${PATHS.trends.path}`, () => HttpResponse.json(makeTrends())),
  http.post(`*${PATHS.chatHistory.path}`, () => HttpResponse.json({ chats: [] })),
  http.post(`*${PATHS.searchHistory.path}`, () => HttpResponse.json({ chats: [] })),
  http.get(`*${PATHS.poses.path}`, () => HttpResponse.json([])),
  http.get(`*${PATHS.itemPrices.path}`, () =>
    HttpResponse.json({ currency: 'USD', points: [], lowest: null }),
  ),
);
beforeEach(() => {
  localStorage.clear();
  signIn();
});

const openHome = () => openApp('/?tab=home');
const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const shownTab = () => screen.getByRole('link', { current: 'page', hidden: true }).textContent;
const DAILY = 'Your Daily Outfit Recommendation';
const PICKS = 'Style Picks For You';

describe('Home', () => {
  it('is the page of a day, and says what the weather usually is there', async () => {
    openHome();
    const title = await screen.findByRole('heading', { level: 1, name: /^Monday,\s*November 23$/ });
    expect(title).toBeVisible();
    expect(await screen.findByText('Oslo, usually −1 to 4 °C')).toBeVisible();
  });

  it('shows the outfit of the day with why, how to wear it, its pieces and what they cost', async () => {
    openHome();
    const daily = await part(DAILY);
    expect(await daily.findByText('A coat over a dress.')).toBeVisible();
    expect(daily.getByText('For a cold day')).toBeVisible();
    expect(daily.getByText('Wear the coat open.')).toBeVisible();
    expect(daily.getByText('$270')).toBeVisible();
    const pieces = within(daily.getByRole('list', { name: 'Pieces' })).getAllByRole('link');
    expect(pieces.map((link) => link.textContent)).toEqual([
      'CoatDress day-coat, $90',
      'DressDress day-dress, $90',
      'ShoesDress day-shoes, $90',
    ]);
  });

  it('remembers that the outfit of the day was closed', async () => {
    openHome();
    await screen.findByText('A coat over a dress.');
    await press(DAILY);
    expect(screen.queryByText('A coat over a dress.')).toBeNull();
    await follow('Search');
    await follow('Home');
    expect(await screen.findByRole('button', { name: DAILY })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await press(DAILY);
    expect(screen.getByText('A coat over a dress.')).toBeVisible();
  });

  it('opens the Fitting Room over itself', async () => {
    openHome();
    await userEvent.click(await screen.findByRole('button', { name: 'Fitting Room' }));
    expect(await screen.findByRole('dialog', { name: 'Fitting Room' })).toBeVisible();
    expect(shownTab()).toBe('Home');
  });

  it('leads from a trend to its search', async () => {
    openHome();
    await follow('Search search boots');
    expect(await screen.findByRole('heading', { name: 'search boots' })).toBeVisible();
    expect(shownTab()).toBe('Search');
  });

  it('opens a piece over itself, among the others of its outfit, and comes back', async () => {
    openHome();
    await follow(/Dress day-dress/);
    const viewer = within(await screen.findByRole('dialog', { name: 'Dress day-dress' }));
    expect(viewer.getByText('2 of 3')).toBeVisible();
    expect(shownTab()).toBe('Home');
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?tab=home');
  });

  it('opens an outfit with all its pieces, and a piece from there and back again', async () => {
    openHome();
    const daily = await part(DAILY);
    await userEvent.click(await daily.findByRole('link', { name: 'Shop the outfit' }));
    const findSheet = async () =>
      within(await screen.findByRole('dialog', { name: 'Your daily outfit' }));
    const sheet = await findSheet();
    expect(sheet.getAllByRole('article')).toHaveLength(3);
    expect(sheet.getByText('$270')).toBeVisible();
    expect(sheet.getByRole('link', { name: /^View on Orme.*Dress day-coat$/ })).toHaveAttribute(
      'href',
      'https://shop.example/day-coat',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Save all pieces' }));
    await userEvent.click(sheet.getByRole('link', { name: /^Shoes/ }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Dress day-shoes' }));
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await findSheet();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?tab=home');
  });

  it('opens the outfit that the address names, and leaves the address without it', async () => {
    openApp('/?tab=home&outfit=office-shirt');
    const sheet = within(await screen.findByRole('dialog', { name: 'Office days' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=home'));
  });

  it('says why a single piece is shown, and saves it', async () => {
    openHome();
    const strip = await part('Worth a Look');
    expect(strip.getByText('New this week')).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Save Dress new' }));
    expect(strip.getByRole('button', { name: 'Save Dress new' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('leaves out what there is none of', async () => {
    const trends = makeTrends();
    const nothing = { ...trends.outfit_for_the_day, outfit: { items: [], total: 0 } };
    server.use(
      http.post(`*${PATHS.trends.path}`, () =>
        HttpResponse.json({ ...trends, outfit_for_the_day: nothing, suggested_items: [] }),
      ),
    );
    openHome();
    await part(PICKS);
    expect(screen.queryByRole('region', { name: DAILY })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Worth a Look' })).toBeNull();
  });

  it('says that there are no clothes yet where the catalogue is empty', async () => {
    const { outfit_for_the_day: day } = makeTrends();
    const empty = makeTrends({
      glamour_trends: [],
      outfits: [],
      suggested_items: [],
      outfit_for_the_day: { ...day, outfit: { items: [], total: 0 } },
    });
    server.use(http.post(`*${PATHS.trends.path}`, () => HttpResponse.json(empty)));
    openHome();
    expect(await screen.findByRole('heading', { name: 'Nothing in stores yet' })).toBeVisible();
    await follow('Go to Search');
    expect(shownTab()).toBe('Search');
  });
});

describe('the style picks', () => {
  const names = ['Office days', 'A long walk'];
  const shown = () =>
    names.filter((name) => !screen.getByRole('article', { name }).hasAttribute('inert'));
  const open = async () => {
    openHome();
    await part(PICKS);
  };

  it('show one outfit at a time, stepped by buttons in a ring', async () => {
    await open();
    expect(shown()).toEqual(['Office days']);
    await press('Next outfit');
    expect(shown()).toEqual(['A long walk']);
    expect(screen.getByText('2 of 2')).toBeVisible();
    await press('Next outfit');
    expect(shown()).toEqual(['Office days']);
    await press('Previous outfit');
    expect(shown()).toEqual(['A long walk']);
  });

  it('are chosen by name', async () => {
    await open();
    await press('A long walk');
    expect(shown()).toEqual(['A long walk']);
    expect(screen.getByRole('button', { name: 'A long walk' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('are stepped by arrow keys and swipes', async () => {
    await open();
    screen.getByRole('button', { name: 'Next outfit' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['A long walk']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['Office days']);
    swipe(screen.getByRole('article', { name: 'Office days' }), -40, 0);
    expect(shown()).toEqual(['A long walk']);
    swipe(screen.getByRole('article', { name: 'A long walk' }), 40, 0);
    expect(shown()).toEqual(['Office days']);
  });
});
