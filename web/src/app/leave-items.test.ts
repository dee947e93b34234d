import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { FROM_RESULTS, leaveItems } from './item-address.ts';

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

  it('never stays on it, even from an entry that a closed panel left behind', async () => {
    look('a', 0, FROM_RESULTS);
    navigate('/?q=coat&item=a', { state: { ...FROM_RESULTS, viewPlace: 0, panel: 'zoom' } });
    leave();
    await waitFor(() => expect(address()).toBe('/?q=coat'));
  });
});
