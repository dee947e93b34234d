import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { FROM_RESULTS, FROM_WISHLIST, leaveItems } from './item-address.ts';

const address = () => window.location.pathname + window.location.search;
const look = (id: string, viewPlace: number, opened: object = {}) =>
  navigate(`/?q=coat&item=${id}`, { state: { ...opened, viewPlace } });
const leave = () => leaveItems(window.history.state);

beforeEach(() => navigate('/?q=coat', { state: { cause: 'query' } }));

describe('leaving an item', () => {
  it('leads back to the results it was opened from, past every item looked at', async () => {
    look('a', 0, FROM_RESULTS);
    look('b', 1, FROM_RESULTS);
    look('c', 2, FROM_RESULTS);
    leave();
    await waitFor(() => expect(address()).toBe('/?q=coat'));
    expect(window.history.state).toEqual({ cause: 'query' });
  });

  it('that came by a link puts the page without it in its place', () => {
    const entries = window.history.length;
    navigate('/?item=a', { replace: true, state: null });
    leave();
    expect(address()).toBe('/');
    expect(window.history.length).toBe(entries);
  });

  it('that came by a link leads past the items looked at after it', async () => {
    navigate('/?item=a', { replace: true, state: null });
    look('b', 1);
    leave();
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.history.state).toBeNull();
  });

  it('leads back there from entries that panels left behind when the page was loaded anew', async () => {
    navigate('/?tab=wishlist', { state: { cause: 'tab' } });
    navigate('/?item=a', { state: FROM_WISHLIST });
    for (const panel of ['zoom', 'share']) {
      navigate('/?item=a', { state: { ...FROM_WISHLIST, panel } });
    }
    leave();
    await waitFor(() => expect(address()).toBe('/?tab=wishlist'));
    expect(window.history.state).toEqual({ cause: 'tab' });
  });
});
