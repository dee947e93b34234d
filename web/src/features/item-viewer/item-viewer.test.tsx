import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { writeStored } from '../../lib/storage.ts';
import { makeItem } from '../../testing/make-item.ts';
import { heading, openViewer, press, serveViewer } from '../../testing/open-viewer.tsx';

const server = serveViewer();

describe('the item viewer', () => {
  it('shows the item with its price, colors, details and the way to its shop', async () => {
    openViewer();
    await heading('Dress a');
    expect(screen.getByText('$90')).toBeVisible();
    expect(screen.getByText('$120').closest('s')).not.toBeNull();
    expect(screen.getByText('25% off')).toBeVisible();
    expect(screen.getByText('Silk, viscose')).toBeVisible();
    expect(screen.getByText('Fully lined.')).toBeVisible();
    const link = screen.getByRole('link', { name: /View on Orme/ });
    expect(link).toHaveAttribute('href', 'https://shop.example/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    expect(screen.getByRole('link', { name: 'About affiliate links' })).toHaveAttribute(
      'href',
      '/terms#affiliate-links',
    );
  });

  it('names sold-out sizes in words and says when an item is gone', async () => {
    const facts = makeItem('a').other_info;
    const gone = makeItem('a', {
      other_info: { ...facts, sold_out_sizes: ['M'], availability: 'unavailable' },
    });
    openViewer({ items: [gone] });
    const sizes = await screen.findByRole('list', { name: 'Sizes' });
    expect(within(sizes).getByText('M')).toHaveTextContent('M (sold out)');
    expect(within(sizes).getByText('S')).toHaveTextContent(/^S$/);
    expect(screen.getByText('This item is no longer available.')).toBeVisible();
  });

  it('attaches the item to the search and says so', async () => {
    const told = openViewer();
    await press('Attach to search');
    expect(told.attached).toEqual(['a']);
    expect(screen.getByText('Added to Search')).toBeVisible();
  });

  it('does not attach a second thing', async () => {
    openViewer({ isAttachTaken: true });
    expect(await screen.findByRole('button', { name: 'Attach to search' })).toBeDisabled();
  });

  it('says why an item of a deep search was chosen, and leafs through those', async () => {
    const items = [
      makeItem('a', { reason: 'Cool on a hot night' }),
      makeItem('b', { reason: 'Packs into a pocket' }),
    ];
    openViewer({ items, context: 'deep_search_results' });
    expect(await screen.findByText('Cool on a hot night')).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await press('Next item');
    expect(await screen.findByText('Packs into a pocket')).toBeVisible();
  });

  it('closes on Escape', async () => {
    const told = openViewer();
    await heading('Dress a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(told.closed).toBe(1));
  });
});

describe('a shared link', () => {
  it('fetches the item it names', async () => {
    openViewer({ items: [], itemId: 'far', context: 'shared_link' });
    await heading('Dress far');
    expect(screen.queryByRole('button', { name: 'Next item' })).toBeNull();
  });

  it('tells that the item could not be fetched, and closes', async () => {
    server.use(
      http.get('*/api/item/:id', () =>
        HttpResponse.json({ code: 'item_not_found' }, { status: 404 }),
      ),
    );
    const told = openViewer({ items: [], itemId: 'gone', context: 'shared_link' });
    await waitFor(() => expect(told.failures).toEqual(['Error fetching item']));
    expect(told.closed).toBe(1);
  });

  it('is offered for copying and tells how that went', async () => {
    openViewer();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this link' }));
    const link = `${window.location.origin}/?item=a`;
    expect(dialog.getByRole('textbox')).toHaveValue(link);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByRole('button', { name: 'Copied!' });
    expect(await navigator.clipboard.readText()).toBe(link);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(dialog.getByRole('button', { name: 'Copied!' }));
    await dialog.findByRole('button', { name: 'Failed. Try again.' });
  });
});

describe('suggestions that cannot be fetched', () => {
  it('are not logged when the shopper has already moved on', async () => {
    server.use(http.post('*/api/item/similar', () => new Promise<never>(() => undefined)));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    openViewer();
    await heading('Dress a');
    await press('Next item');
    await heading('Dress b');
    await press('Next item');
    await heading('Dress c');
    expect(logged).not.toHaveBeenCalled();
  });

  it('are only logged', async () => {
    server.use(http.post('*/api/item/similar', () => new HttpResponse(null, { status: 500 })));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const told = openViewer();
    await heading('Dress a');
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    expect(logged).toHaveBeenCalledWith('Failed to fetch similar items', expect.any(Error));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'You May Also Like' })).toBeNull(),
    );
    expect(told.failures).toEqual([]);
    expect(useFailurePopup.getState().message).toBeNull();
  });
});

it('says when the items viewed before cannot be fetched, and shows the one that is there', async () => {
  writeStored('recent-items', ['old']);
  server.use(http.post('*/api/item/items', () => new HttpResponse(null, { status: 500 })));
  vi.spyOn(console, 'error').mockReturnValue();
  openViewer();
  await waitFor(() => expect(useFailurePopup.getState().message).toBe('Error Fetching Items'));
  expect(await heading('Dress a')).toBeVisible();
});
