import { PATHS } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { useRoom } from '../state/room.ts';
import { NOTHING_WORN, type Slots } from '../state/slots.ts';
import { type Closet, GarmentPicker } from './garment-picker.tsx';

const shirt = makeItem('shirt', {
  short_description: 'Linen Shirt',
  try_on_category: 'upper_body',
});
const jeans = makeItem('jeans', { short_description: 'Wide Jeans', try_on_category: 'lower_body' });
const dress = makeItem('dress', { short_description: 'Slip Dress', try_on_category: 'dresses' });

const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => {
  const answer = () => HttpResponse.json({ shirt, jeans, dress });
  server.use(http.post(`*${PATHS.similarItems.path}`, answer));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Chosen {
  others?: readonly Closet[];
  gender?: string;
}

function choose(slot: keyof Slots, worn: Partial<Slots>, { others = [], gender }: Chosen = {}) {
  useRoom.setState({ slots: { ...NOTHING_WORN, ...worn } });
  const viewed = { title: 'Recently viewed', items: [shirt, jeans, dress], context: null };
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <GarmentPicker
        slot={slot}
        closets={[viewed, ...others]}
        gender={gender}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return client;
}

it('offers what goes with the piece that stays on', async () => {
  choose('top', { bottom: jeans });
  const matching = await screen.findByRole('region', { name: 'Goes with what you’re wearing' });
  expect(matching).toHaveTextContent('Linen Shirt');
});

it.each([
  ['top', { full_body: dress }],
  ['full_body', { top: shirt }],
] as const)('offers nothing to go with what a %s takes the place of', async (slot, worn) => {
  const client = choose(slot, worn);
  expect(client.isFetching()).toBe(0);
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
  expect(screen.queryByText(/Goes with/)).toBeNull();
});

it('shows a piece once, on the first shelf that has it', () => {
  const sold = makeItem('tee', { short_description: 'Crew Tee', try_on_category: 'upper_body' });
  choose('top', {}, { others: [{ title: 'In stores now', items: [shirt, sold], context: null }] });
  const viewed = screen.getByRole('region', { name: 'Recently viewed' });
  expect(viewed).toHaveTextContent('Linen Shirt');
  expect(screen.getByRole('region', { name: 'In stores now' })).toHaveTextContent(
    /^In stores nowCrew Tee$/,
  );
});

it('begins with what is made for the body of the mannequin', () => {
  const madeFor = (gender: 'Men' | 'Women' | 'Unisex') =>
    makeItem(gender, {
      short_description: `${gender} Tee`,
      try_on_category: 'upper_body',
      other_info: { ...shirt.other_info, gender },
    });
  const items = [madeFor('Women'), madeFor('Unisex'), madeFor('Men')];
  choose('top', {}, { others: [{ title: 'In stores now', items, context: null }], gender: 'Men' });
  const sold = within(screen.getByRole('region', { name: 'In stores now' }));
  expect(sold.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Men Tee',
    'Unisex Tee',
    'Women Tee',
  ]);
});
