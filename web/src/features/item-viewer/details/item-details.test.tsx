import type { PriceHistory } from '@modiste/contract/entities/price-history';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../../lib/failure-popup.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { makeProfile } from '../../../testing/make-profile.ts';
import { heading, openViewer, press, serveViewer } from '../../../testing/open-viewer.tsx';
import { signIn, signOut } from '../../../testing/sign-in.ts';

const server = serveViewer();

const facts = makeItem('a').other_info;
const openItem = (given: Parameters<typeof makeItem>[1]) =>
  openViewer({ items: [makeItem('a', given)] });
const sizes = () => screen.findByRole('list', { name: 'Sizes' });

describe('the sizes of an item', () => {
  it('say which of them the shopper wears', async () => {
    signIn(makeProfile({ clothing_size: ['M'] }));
    openItem({});
    expect(within(await sizes()).getByText('M')).toHaveTextContent('M (your size)');
    expect(within(await sizes()).getByText('S')).toHaveTextContent(/^S$/);
    expect(screen.getByText('Your size M is in stock.')).toBeVisible();
  });

  it.each([
    [['M'], 'Your size M is sold out.'],
    [['M', 'S'], 'Your sizes S and M are sold out.'],
  ] as const)('say when %j are sold out to who wears them', async (soldOut, told) => {
    signIn(makeProfile({ clothing_size: [...soldOut] }));
    openItem({ other_info: { ...facts, sold_out_sizes: ['S', 'M'] } });
    expect(within(await sizes()).getByText('M')).toHaveTextContent('M (your size) (sold out)');
    expect(screen.getByText(told)).toBeVisible();
  });

  it('say which of several is left', async () => {
    signIn(makeProfile({ clothing_size: ['S', 'M'] }));
    openItem({ other_info: { ...facts, sold_out_sizes: ['S'] } });
    expect(await screen.findByText('Your size M is in stock; S is sold out.')).toBeVisible();
  });

  it('claim nothing to be in stock of an item that is not', async () => {
    signIn(makeProfile({ clothing_size: ['S'] }));
    openItem({ other_info: { ...facts, availability: 'out_of_stock' } });
    expect(await screen.findByText('Currently out of stock.')).toBeVisible();
    expect(screen.queryByText(/in stock\./)).toBeNull();
  });

  it('tell strangers nothing of their own', async () => {
    signOut();
    openItem({});
    await heading('Dress a');
    expect(screen.queryByText(/Your size/i)).toBeNull();
  });
});

describe('the colors and the text of an item', () => {
  it('name what the shop calls the colors', async () => {
    openItem({});
    expect(
      within(await screen.findByRole('list', { name: 'Colors' })).getByText('Blue'),
    ).toBeVisible();
    expect(screen.getByText(/Store color name: Midnight/)).toBeVisible();
  });

  it('are not repeated where both say the same', async () => {
    openItem({ other_info: { ...facts, color_names: ['blue'] } });
    await heading('Dress a');
    expect(screen.queryByText(/Store color name/)).toBeNull();
  });

  it('are folded where the text is long', async () => {
    openItem({ description: `${'Cut on the bias. '.repeat(30)}\n\nFully lined.` });
    const more = await screen.findByRole('button', { name: 'Read more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Read less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('are there at once where the text is short', async () => {
    openItem({});
    expect(await screen.findByText('Fully lined.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
  });
});

describe('the way to the shop', () => {
  it.each(['javascript:alert(1)', 'data:text/html,hello', ' ', 'http://'])(
    'is not offered to %s',
    async (item_url) => {
      openItem({ item_url });
      expect(await screen.findByText('No store link available.')).toBeVisible();
      expect(screen.queryByRole('link', { name: /View on/ })).toBeNull();
    },
  );

  it('names the host where the shop has no name', async () => {
    openItem({ website: '' });
    expect(await screen.findByRole('link', { name: /View on shop\.example/ })).toBeVisible();
  });
});

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const fallen: PriceHistory = {
  currency: 'USD',
  points: [
    { at: ago(100), price: 120, full_price: 120 },
    { at: ago(3), price: 90, full_price: 120 },
  ],
  lowest: { price: 90, at: ago(0), days: 90 },
};

describe('what the price is worth', () => {
  it('is said beside the price, in words and as a table, over the wish to be told', async () => {
    server.use(http.get(`*${PATHS.itemPrices.path}`, () => HttpResponse.json(fallen)));
    openViewer();
    const history = within(await screen.findByRole('region', { name: 'Price history' }));
    const word = screen.getByText('Lowest price');
    expect(word).toBeVisible();
    // A word of its own, for those who hear it and where the line breaks.
    expect(word.parentElement?.textContent).toMatch(/\S Lowest price$/);
    expect(history.getByText('Lowest in 90 days: $90 today')).toBeVisible();
    expect(history.getByText('This is its lowest price. Its highest was $120.')).toBeVisible();
    const table = history.getByRole('table', { name: 'Price history of Dress a' });
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$120', '$90']);
    expect(history.getByText('Tell me when Dress a costs less')).toBeVisible();
  });

  it('is left out where nothing is known, and the wish to be told is not', async () => {
    openViewer();
    expect(await screen.findByText('Tell me when Dress a costs less')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Price history' })).toBeNull();
  });

  it('is only logged when it cannot be fetched', async () => {
    server.use(
      http.get(`*${PATHS.itemPrices.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    openViewer();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Failed to fetch prices', expect.any(Error)),
    );
    expect(screen.queryByRole('region', { name: 'Price history' })).toBeNull();
    expect(useFailurePopup.getState().message).toBeNull();
  });
});

describe("the device's own way to share", () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  const openShare = async () => {
    Object.assign(navigator, { share });
    openViewer();
    await press('Share');
    await press('Share with an app');
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Share this link' }));

  it('is given the name and the link of the item', async () => {
    share.mockResolvedValue();
    await openShare();
    const url = `${window.location.origin}/?item=a`;
    expect(share).toHaveBeenCalledWith({ title: 'Dress a', url });
  });

  it('may be called off, which is no failure', async () => {
    share.mockRejectedValue(new DOMException('Called off', 'AbortError'));
    await openShare();
    expect(dialog().queryByText('Failed. Try again.')).toBeNull();
  });

  it('says so when it failed', async () => {
    share.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    await openShare();
    expect(await dialog().findByText('Failed. Try again.')).toBeVisible();
  });
});
