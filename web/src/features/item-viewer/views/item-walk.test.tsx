import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { writeStored } from '../../../lib/storage.ts';
import {
  follow,
  heading,
  openViewer,
  press,
  serveViewer,
  swipe,
} from '../../../testing/open-viewer.tsx';
import { signOut } from '../../../testing/sign-in.ts';

serveViewer();

describe('the way through the items', () => {
  it('leafs through the list by button and by swipe, and stops at its ends', async () => {
    openViewer();
    await heading('Dress a');
    expect(screen.getByRole('button', { name: 'Previous item' })).toBeDisabled();
    await press('Next item');
    await heading('Dress b');
    expect(screen.getByText('2 of 3')).toBeVisible();
    swipe(screen.getByText('Details'), -120, 0);
    await heading('Dress c');
    expect(screen.getByRole('button', { name: 'Next item' })).toBeDisabled();
    swipe(screen.getByText('Details'), -120, 0);
    swipe(screen.getByText('Details'), 120, 10);
    await heading('Dress b');
    swipe(screen.getByText('Details'), 99, 0);
    await heading('Dress b');
  });

  it('pushes a suggested item, goes back and forward, and closes by swiping down', async () => {
    const told = openViewer();
    await follow(/A similar dress/);
    await heading('A similar dress');
    await press('Back');
    await heading('Dress a');
    await press('Forward');
    await heading('A similar dress');
    swipe(screen.getByText('Details'), 0, 100);
    await heading('Dress a');
    expect(told.closed).toBe(0);
    swipe(screen.getByText('Details'), 0, 100);
    await waitFor(() => expect(told.closed).toBe(1));
  });

  it('comes back to where an item was scrolled, and begins others at their top', async () => {
    openViewer();
    const scroller = (await heading('Dress a')).closest('article')?.parentElement;
    if (!scroller) throw new Error('The item is in nothing that scrolls.');
    scroller.scrollTop = 400;
    fireEvent.scroll(scroller);
    await follow(/A similar dress/);
    await heading('A similar dress');
    expect(scroller.scrollTop).toBe(0);
    await press('Back');
    await heading('Dress a');
    expect(scroller.scrollTop).toBe(400);
  });

  it('walks by the Back and Forward of the browser, each item under its own address', async () => {
    openViewer();
    const before = window.history.length;
    await follow(/A similar dress/);
    await heading('A similar dress');
    expect(window.location.search).toBe('?item=s');
    expect(window.history.length).toBe(before + 1);
    window.history.back();
    await heading('Dress a');
    await press('Next item');
    await heading('Dress b');
    expect(window.location.search).toBe('?item=b');
    window.history.forward();
    await heading('A similar dress');
    await press('Back');
    await heading('Dress b');
    expect(window.history.length).toBe(before + 1);
  });

  it('goes back over a reload, to an item that only its address names', async () => {
    navigate('/?item=far');
    navigate('/?item=b', { state: { viewPlace: 1 } });
    openViewer({ isOpenAlready: true });
    await heading('Dress b');
    expect(screen.queryByRole('button', { name: 'Forward' })).toBeNull();
    await press('Back');
    await heading('Dress far');
    await press('Forward');
    await heading('Dress b');
  });

  it('offers no way forward that a zoom has taken away', async () => {
    openViewer();
    await follow(/A similar dress/);
    await press('Back');
    await screen.findByRole('button', { name: 'Forward' });
    await press('Enlarge photo');
    await screen.findByRole('dialog', { name: /enlarged$/ });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /enlarged$/ })).toBeNull());
    await heading('Dress a');
    expect(screen.queryByRole('button', { name: 'Forward' })).toBeNull();
  });

  it('offers strangers no search to attach to, and keeps nothing of what they look at', async () => {
    signOut();
    openViewer({ isStranger: true });
    await follow(/A similar dress/);
    await heading('A similar dress');
    const strip = await screen.findByRole('region', { name: 'Previously Viewed' });
    expect(within(strip).getByRole('link')).toHaveTextContent('Dress a');
    expect(screen.queryByRole('button', { name: 'Attach to search' })).toBeNull();
    expect(localStorage.getItem('modiste:recent-items')).toBeNull();
  });

  it('shows each reason of the look and what was viewed before, also when leafing', async () => {
    writeStored('recent-items', ['a', 'old']);
    openViewer();
    expect(await screen.findByText('Picks up the blue')).toBeVisible();
    const strip = await screen.findByRole('region', { name: 'Previously Viewed' });
    expect(within(strip).getAllByRole('link')).toHaveLength(1);
    await press('Next item');
    const names = within(await screen.findByRole('region', { name: 'Previously Viewed' }));
    expect(names.getAllByRole('link').map((tile) => tile.textContent)).toEqual([
      expect.stringContaining('Dress a'),
      expect.stringContaining('Seen long ago'),
    ]);
    expect(localStorage.getItem('modiste:recent-items')).toContain('["b","a","old"]');
  });
});
