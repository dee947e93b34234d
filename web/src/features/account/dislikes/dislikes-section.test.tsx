import type { Dislike } from '@modiste/contract/entities/dislike';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchForgottenTrends } from '../../../lib/page/forget-trends.ts';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { DislikesDisclosure } from '../preference-sections.tsx';

const make = (id: string, given: Partial<Dislike>): Dislike => ({
  id,
  kind: 'item',
  item_ids: [`of-${id}`],
  color: null,
  label: id,
  image: `https://shop.example/${id}.jpg`,
  created_at: '2026-11-23T08:00:00.000Z',
  ...given,
});
const ALL = [
  make('Yellow', { kind: 'color', item_ids: [], color: 'Yellow', image: null }),
  make('Outfit with Coat', { kind: 'outfit', item_ids: ['coat', 'boots'] }),
  make('Ribbed dress', {}),
];

let known: Dislike[] = [];
let said: unknown[] = [];
const failed = () => HttpResponse.json({ code: 'internal' }, { status: 500 });
const server = setupServer(
  http.get(`*${PATHS.dislikes.path}`, () => HttpResponse.json({ dislikes: known })),
  http.post(`*${PATHS.addDislike.path}`, async ({ request }) => {
    said.push(await request.json());
    return HttpResponse.json(ALL[1]);
  }),
  http.delete(`*${PATHS.removeDislike.path}`, ({ params }) => {
    known = known.filter(({ id }) => id !== params.id);
    return HttpResponse.json({ ok: true });
  }),
);

beforeAll(() => server.listen());
beforeEach(() => {
  signIn();
  known = ALL;
  said = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function unfold() {
  renderWithQueries(<DislikesDisclosure />);
  await userEvent.click(screen.getByText('Not for Me'));
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what is not for the shopper', () => {
  it('is listed with what it is', async () => {
    await unfold();
    await screen.findByRole('list', { name: 'Not for me' });
    expect(texts()).toEqual([
      'ColorYellowTake back',
      'OutfitOutfit with CoatTake back',
      'PieceRibbed dressTake back',
    ]);
  });

  it('is taken back, and Home is chosen anew', async () => {
    let forgotten = 0;
    const stop = watchForgottenTrends(() => {
      forgotten += 1;
    });
    await unfold();
    await press('Take back “Yellow”');
    expect(await screen.findByText('“Yellow” may be on Home again.')).toBeVisible();
    expect(known.map(({ id }) => id)).toEqual(['Outfit with Coat', 'Ribbed dress']);
    expect(screen.getByRole('status')).toHaveTextContent('Took back Yellow');
    expect(screen.getByRole('button', { name: 'Undo: not for me, “Yellow”' })).toHaveFocus();
    expect(forgotten).toBe(1);
    stop();
  });

  it('is said again in its place where that is undone', async () => {
    await unfold();
    await press('Take back “Outfit with Coat”');
    await press('Undo: not for me, “Outfit with Coat”');
    await waitFor(() => expect(texts()[1]).toBe('OutfitOutfit with CoatTake back'));
    expect(said).toEqual([{ kind: 'outfit', item_ids: ['coat', 'boots'] }]);
    expect(screen.getByRole('list', { name: 'Not for me' })).toHaveFocus();
  });

  it('stays where it could not be taken back', async () => {
    server.use(http.delete(`*${PATHS.removeDislike.path}`, failed));
    await unfold();
    await press('Take back “Yellow”');
    expect(await screen.findByText('That wasn’t taken back. Try again.')).toBeVisible();
    expect(texts()).toHaveLength(3);
  });

  it('says how it comes about where there is nothing', async () => {
    known = [];
    await unfold();
    expect(await screen.findByText(/Nothing yet\. When a piece/)).toBeVisible();
  });

  it('is fetched again where it did not load', async () => {
    server.use(http.get(`*${PATHS.dislikes.path}`, failed));
    await unfold();
    expect(await screen.findByText('What’s not for you didn’t load.')).toBeVisible();
    server.resetHandlers();
    await press('Try again');
    expect(await screen.findByText('Ribbed dress')).toBeVisible();
  });
});
