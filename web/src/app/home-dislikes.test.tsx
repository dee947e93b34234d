import type { Dislike } from '@modiste/contract/entities/dislike';
import { ERRORS } from '@modiste/contract/errors';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeItem } from '../testing/make-item.ts';
import { makeProfile } from '../testing/make-profile.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { makeTrends } from '../testing/make-trends.ts';
import { openApp } from '../testing/open-app.tsx';
import { serveApp } from '../testing/serve-app.ts';
import { signIn } from '../testing/sign-in.ts';

const NOTED: Dislike = {
  id: 'noted',
  kind: 'item',
  item_ids: [],
  color: null,
  label: '',
  image: null,
  created_at: '2026-11-23T08:00:00.000Z',
};
const first = makeTrends({
  suggested_items: [makeItem('new', { reason: 'New' }), makeItem('old', { colors: ['Red'] })],
});

let said: unknown[] = [];
let takenBack: unknown[] = [];
let page = first;
let asked = 0;
let isFailing = false;
const server = serveApp(
  http.get(`*${PATHS.user.path}`, () => HttpResponse.json(makeProfile())),
  http.post(`*${PATHS.search.path}`, () => HttpResponse.json(makeSearchAnswer([makeItem('a')]))),
  http.post(`*${PATHS.chatHistory.path}`, () => HttpResponse.json({ chats: [] })),
  http.post(`*${PATHS.searchHistory.path}`, () => HttpResponse.json({ chats: [] })),
  http.post(`*${PATHS.trends.path}`, () => {
    asked += 1;
    return HttpResponse.json(page);
  }),
  http.post(`*${PATHS.addDislike.path}`, async ({ request }) => {
    said.push(await request.json());
    if (!isFailing) return HttpResponse.json(NOTED);
    return HttpResponse.json({ code: 'internal' }, { status: ERRORS.internal.status });
  }),
  http.delete(`*${PATHS.removeDislike.path}`, ({ params }) => {
    takenBack.push(params.id);
    return HttpResponse.json({ ok: true });
  }),
);
beforeEach(() => {
  localStorage.clear();
  signIn();
  said = [];
  takenBack = [];
  page = first;
  asked = 0;
  isFailing = false;
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const open = async () => {
  openApp('/?tab=home');
  await screen.findByRole('region', { name: 'Worth a Look' });
};
const suggested = () =>
  within(screen.getByRole('region', { name: 'Worth a Look' }))
    .queryAllByRole('article')
    .map(({ textContent }) => /Dress \w+/.exec(textContent)?.[0].slice(0, 9));
const findQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'What’s not for you?' }));
const choose = async (of: string, name: string) => {
  await press(`Not for me: ${of}`);
  const question = await findQuestion();
  await userEvent.click(question.getByRole('button', { name }));
};

describe('what is not for the person', () => {
  it('is taken off the page at once, and the next page is asked for', async () => {
    await open();
    page = { ...first, suggested_items: [makeItem('next')] };
    await choose('Dress new', 'Dress new');
    expect(await screen.findByText('You won’t see “Dress new” on Home again.')).toBeVisible();
    expect(said).toEqual([{ kind: 'item', item_id: 'new' }]);
    await waitFor(() => expect(suggested()).toEqual(['Dress next'.slice(0, 9)]));
    expect(asked).toBe(2);
  });

  it('is a color too, with all that has it', async () => {
    await open();
    await choose('Dress old', 'Red');
    await waitFor(() => expect(said).toEqual([{ kind: 'color', color: 'Red' }]));
    expect(screen.getByText('You won’t see anything in red on Home.')).toBeVisible();
  });

  it('is a whole outfit, or one piece or color of it', async () => {
    await open();
    await press('Not for me: Office days');
    const question = await findQuestion();
    const choices = question.getAllByRole('button').map(({ textContent }) => textContent);
    expect(choices).toEqual([
      '',
      '2The whole outfit',
      'Dress office-shirt',
      'Dress office-skirt',
      'Blue',
    ]);
    await userEvent.click(question.getByRole('button', { name: 'The whole outfit' }));
    const item_ids = ['office-shirt', 'office-skirt'];
    await waitFor(() => expect(said).toEqual([{ kind: 'outfit', item_ids }]));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('is put back where that is undone, and the button that was pressed has the focus', async () => {
    await open();
    page = makeTrends({ suggested_items: [makeItem('old')] });
    await choose('Dress new', 'Dress new');
    await press('Undo');
    await waitFor(() => expect(suggested()).toEqual(['Dress new', 'Dress old']));
    expect(takenBack).toEqual(['noted']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Not for me: Dress new' })).toHaveFocus();
  });

  it('is said again only once it was taken back, however fast one presses', async () => {
    const { promise: isTakenBack, resolve: takeBack } = Promise.withResolvers<void>();
    server.use(
      http.delete(`*${PATHS.removeDislike.path}`, async () => {
        await isTakenBack;
        return HttpResponse.json({ ok: true });
      }),
    );
    await open();
    await choose('Dress new', 'Dress new');
    await press('Undo');
    await choose('Dress new', 'Dress new');
    expect(said).toHaveLength(1);
    takeBack();
    await waitFor(() => expect(said).toHaveLength(2));
  });

  it('is put back where it could not be saved', async () => {
    isFailing = true;
    await open();
    await choose('Dress new', 'Dress new');
    expect(await screen.findByText('That wasn’t saved. Try again.')).toBeVisible();
    expect(suggested()).toEqual(['Dress new', 'Dress old']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stays where nothing is chosen', async () => {
    await open();
    await press('Not for me: Dress new');
    const question = await findQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([said, suggested()]).toEqual([[], ['Dress new', 'Dress old']]);
  });

  it('closes the outfit that it was a part of', async () => {
    server.use(http.post(`*${PATHS.trends.path}`, () => HttpResponse.json(first)));
    openApp('/?tab=home&outfit=office-shirt');
    await screen.findByRole('dialog', { name: 'Office days' });
    server.use(
      http.post(`*${PATHS.trends.path}`, () => HttpResponse.json({ ...first, outfits: [] })),
    );
    await choose('Dress office-skirt', 'Dress office-skirt');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?tab=home');
  });
});
