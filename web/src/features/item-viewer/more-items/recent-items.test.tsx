import { RECENT_ITEMS_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { forgetPerson } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { heading, openViewer, press, serveViewer } from '../../../testing/open-viewer.tsx';

const server = serveViewer();

const anything = (_value: unknown): _value is unknown => true;
const stored = () => readStored('recent-items', anything);
const titles = async () => {
  const strip = await screen.findByRole('region', { name: 'Previously Viewed' });
  return within(strip)
    .getAllByRole('article')
    .map((tile) => /Dress \w+?(?=Now)/.exec(tile.textContent ?? '')?.[0]);
};
const serveAll = (ids: readonly string[]) => {
  const asked: string[] = [];
  server.use(
    http.post<never, { item_ids: string[] }>(`*${PATHS.itemsByIds.path}`, async ({ request }) => {
      asked.push(...(await request.json()).item_ids);
      return HttpResponse.json(Object.fromEntries(ids.map((id) => [id, makeItem(id)])));
    }),
  );
  return asked;
};

describe('the items viewed before', () => {
  const ten = Array.from({ length: RECENT_ITEMS_MAX }, (_, index) => `x${index}`);

  it('are the last ten, the latest first', async () => {
    serveAll(ten);
    writeStored('recent-items', ten);
    openViewer();
    expect(await titles()).toEqual(ten.map((id) => `Dress ${id}`));
    expect(stored()).toEqual(['a', ...ten.slice(0, -1)]);
    await press('Next item');
    await heading('Dress b');
    await screen.findByText('Dress a');
    expect(await titles()).toEqual(['Dress a', ...ten.slice(0, -1).map((id) => `Dress ${id}`)]);
  });

  it('count those of another tab too, and are not asked for twice', async () => {
    const asked = serveAll(['there', 'old']);
    writeStored('recent-items', ['old']);
    openViewer();
    expect(await titles()).toEqual(['Dress old']);
    writeStored('recent-items', ['there', 'a', 'old']);
    await press('Next item');
    await screen.findByText('Dress there');
    expect(await titles()).toEqual(['Dress a', 'Dress there', 'Dress old']);
    expect(stored()).toEqual(['b', 'there', 'a', 'old']);
    expect(asked.filter((id) => id === 'a')).toEqual([]);
  });

  it('leave out what the shop no longer has', async () => {
    serveAll(['x1']);
    writeStored('recent-items', ['gone', 'x1']);
    openViewer();
    expect(await titles()).toEqual(['Dress x1']);
  });

  it('are forgotten when the shopper leaves', async () => {
    openViewer();
    await heading('Dress a');
    expect(stored()).toEqual(['a']);
    forgetPerson();
    expect(stored()).toBeNull();
  });
});
