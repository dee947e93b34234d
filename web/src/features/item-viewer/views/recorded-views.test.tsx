import { VIEW_DWELL_MS } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, openViewer, serveViewer } from '../../../testing/open-viewer.tsx';
import { signOut } from '../../../testing/sign-in.ts';

const server = serveViewer();
let viewed: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  viewed = [];
  server.use(
    http.post(`*${PATHS.recordView.path}`, ({ params }) => {
      viewed.push(params.id);
      return HttpResponse.json({ ok: true });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['globalPrivacyControl', 'doNotTrack'])
    Reflect.deleteProperty(navigator, name);
});

const dwell = () => act(() => vi.advanceTimersByTimeAsync(VIEW_DWELL_MS));
const follow = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a view', () => {
  it('is recorded once the item was open for a second', async () => {
    openViewer();
    await heading('Dress a');
    expect(viewed).toEqual([]);
    await dwell();
    await waitFor(() => expect(viewed).toEqual(['a']));
  });

  it('is recorded of each item that is looked at, once for an opening', async () => {
    openViewer();
    await heading('Dress a');
    await dwell();
    follow('Next item');
    await heading('Dress b');
    await dwell();
    follow('Previous item');
    await heading('Dress a');
    await dwell();
    await waitFor(() => expect(viewed).toEqual(['a', 'b']));
  });

  it('is not one where the item was only passed', async () => {
    openViewer();
    await heading('Dress a');
    follow('Next item');
    await heading('Dress b');
    follow('Next item');
    await heading('Dress c');
    await dwell();
    await waitFor(() => expect(viewed).toEqual(['c']));
  });

  it('begins when the page is seen', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    openViewer();
    await heading('Dress a');
    await dwell();
    expect(viewed).toEqual([]);
    state.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await dwell();
    await waitFor(() => expect(viewed).toEqual(['a']));
  });

  it('of a stranger is not recorded', async () => {
    signOut();
    openViewer({ isStranger: true });
    await heading('Dress a');
    await dwell();
    await dwell();
    expect(viewed).toEqual([]);
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])(
    'is not recorded where the browser sends %s; the device remembers it',
    async (_, name, value) => {
      Object.defineProperty(navigator, name, { value, configurable: true });
      openViewer();
      await heading('Dress a');
      await dwell();
      await dwell();
      expect(viewed).toEqual([]);
      expect(localStorage.getItem('modiste:recent-items')).toContain('"a"');
    },
  );

  it('that cannot be recorded is only logged, with the cause', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      http.post(`*${PATHS.recordView.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    openViewer();
    await heading('Dress a');
    await dwell();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(
        'That an item was viewed could not be recorded',
        expect.any(Error),
      ),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Dress a' })).toBeVisible();
  });
});
