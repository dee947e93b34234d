import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { openChat, reload } from '../../testing/open-chat.tsx';
import { serveApp } from '../../testing/serve-app.ts';
import { makeMessage, makeRanked, makeTranslated, serveChat } from '../../testing/serve-chat.ts';
import { makeDresses, serveList } from '../../testing/serve-list.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';

const chat = serveChat();
const server = serveApp(
  ...chat.handlers,
  serveList(() => ({ matches: makeDresses(3) })),
);

beforeEach(() => {
  signIn(makeProfile({}, { chat_enabled: true }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  signOut();
  chat.reset();
});

const box = () => screen.getByRole('textbox', { name: 'Message to your stylist' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const REPLY = 'Three dresses for the beach.';
const words = (text: string) => screen.findByText(text, { selector: 'p[class*=text]' });

async function ask(text: string): Promise<void> {
  await openChat();
  await userEvent.type(box(), `${text}{Enter}`);
  await words(REPLY);
}

describe('the results of a reply', () => {
  it('are a row of reasons over quick finds, and lead back to the conversation', async () => {
    await ask('linen dress');
    await userEvent.click(await button('Show Results'));
    expect(location.search).toMatch(/^\?chat=c1&results=/);
    const reasons = within(screen.getByRole('group', { name: 'Picked for a reason' }));
    expect(reasons.getByText('The lightest of the three.')).toBeVisible();
    expect(reasons.getAllByRole('article')).toHaveLength(1);
    const quick = within(screen.getByRole('list', { name: 'Quick Finds' }));
    expect(quick.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(await button(/^Your stylist: Three dresses/));
    expect(location.search).toBe('?chat=c1');
    expect(await button('Showing Results')).toHaveAttribute('aria-current', 'true');
  });

  it('have no title of an earlier search over them', async () => {
    await ask('linen dress');
    chat.answers.chatRank = () => makeRanked({ reply: 'Three boots.' });
    await userEvent.type(box(), 'black boots{Enter}');
    await words('Three boots.');
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Show Results' })).at(-1) ?? box(),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Black boots');
    expect(screen.getByText('3 items shown')).toBeVisible();
  });

  it('are sorted here, and filtered by another search', async () => {
    chat.answers.chatRank = () =>
      makeRanked({
        quick_pick_items: [makeItem('b', { price: 80 }), makeItem('c', { price: 20 })],
        deep_search_items: [],
      });
    await ask('linen dress');
    await userEvent.click(await button('Show Results'));
    const titles = () =>
      within(screen.getByRole('list', { name: 'Quick Finds' }))
        .getAllByRole('link')
        .map((link) => link.textContent?.match(/Dress ./)?.[0]);
    expect(titles()).toEqual(['Dress b', 'Dress c']);
    await userEvent.click(await button(/^Sort/));
    const panel = within(await screen.findByRole('dialog', { name: 'Refine Results' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Price (low/high)' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(titles()).toEqual(['Dress c', 'Dress b']));
    expect(chat.asked.chatRetrieve).toHaveLength(1);
  });

  it('are found again when a filter is changed in the conversation', async () => {
    await ask('linen dress');
    await userEvent.click(await button('Filters'));
    const panel = within(await screen.findByRole('dialog', { name: 'Refine Results' }));
    await userEvent.click(panel.getByRole('button', { name: 'Women' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('list', { name: 'Quick Finds' })).toBeVisible();
    expect(chat.asked.chatRetrieve[1]).toMatchObject({ filters: { gender: ['Women'] } });
    expect(chat.asked.chatTranslate).toHaveLength(1);
  });

  it('are emptied when that fails', async () => {
    await ask('linen dress');
    chat.answers.chatRetrieve = () => HttpResponse.json({ code: 'search_failed' }, { status: 500 });
    await userEvent.click(await button('Filters'));
    const panel = within(await screen.findByRole('dialog', { name: 'Refine Results' }));
    await userEvent.click(panel.getByRole('button', { name: 'Women' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(useFailurePopup.getState().message).toBe(MESSAGES.research_failed));
    expect(await screen.findByText('The results didn’t load')).toBeVisible();
  });

  it('open in the viewer, which leads back to them', async () => {
    await ask('linen dress');
    await userEvent.click(await screen.findByRole('link', { name: /Dress a/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Dress a' });
    expect(within(viewer).getByText('The lightest of the three.')).toBeVisible();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?chat=c1'));
    expect(await words(REPLY)).toBeVisible();
  });
});

describe('filters that the stylist sets', () => {
  const updated = { ...DEFAULT_FILTERS, color: ['Black'], priceRangeMax: 80 };
  beforeEach(() => {
    chat.answers.chatTranslate = (body) => makeTranslated(body, { updated_filters: updated });
  });

  it('are chips, and the search is made again without the one that is removed', async () => {
    await ask('black and under $80');
    expect(await button('Filters, 2 active')).toBeVisible();
    await userEvent.click(await button('Remove Black'));
    await waitFor(() => expect(chat.asked.chatRank).toHaveLength(2));
    expect(chat.asked.chatRetrieve[1]).toMatchObject({
      refined_query: 'black and under $80',
      filters: { color: [], priceRangeMax: 80 },
    });
    expect(await words(REPLY)).toBeVisible();
    expect(await button('Filters, 1 active')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Black' })).not.toBeInTheDocument();
    // The title named what is not searched for any more.
    expect(screen.queryByText('Linen for the beach')).not.toBeInTheDocument();
    expect(screen.getByText('3 items shown')).toBeVisible();
    // Nor is it said by the next reply, which has the same.
    chat.answers.chatTranslate = makeTranslated;
    await userEvent.type(box(), 'cheaper{Enter}');
    await waitFor(() => expect(chat.asked.chatRank).toHaveLength(3));
    expect(screen.queryByText('Linen for the beach')).not.toBeInTheDocument();
  });

  it('are all taken back by Undo', async () => {
    await ask('black and under $80');
    await userEvent.click(await button('Undo'));
    expect(await screen.findByText('Filters restored')).toBeVisible();
    await waitFor(() => expect(chat.asked.chatRank).toHaveLength(2));
    expect(chat.asked.chatRetrieve[1]).toMatchObject({
      filters: { color: [], priceRangeMax: null },
    });
  });
});

describe('an outfit', () => {
  const outfit = {
    name: 'Linen dress and sandals',
    reason: 'Both are made for heat.',
    total: 150,
    pieces: [
      { role: 'one-piece', label: 'Dress', item_id: 'a' },
      { role: 'shoes', label: 'Shoes', item_id: 's' },
    ],
  };
  const pieces = [makeItem('a'), makeItem('s', { short_description: 'Flat sandals' })];
  beforeEach(() => {
    chat.answers.chatRank = () =>
      makeRanked({
        quick_pick_items: pieces,
        deep_search_items: [],
        outfits: [outfit],
        outfit_items: pieces,
      });
  });
  const card = () => within(screen.getByRole('article', { name: /^Linen dress and/ }));

  it('shows its pieces, what they cost in all and why they go together', async () => {
    await ask('an outfit');
    expect(card().getByText('$150')).toBeVisible();
    expect(card().getByText('Both are made for heat.')).toBeVisible();
    expect(card().getByRole('link', { name: /Flat sandals/ })).toBeVisible();
  });

  it('is whole among the results too, over its pieces', async () => {
    await ask('an outfit');
    await userEvent.click(await button('Show Results'));
    expect(card().getByText('$150')).toBeVisible();
    expect(card().getByRole('button', { name: 'Other shoes' })).toBeVisible();
    const quick = within(screen.getByRole('list', { name: 'Quick Finds' }));
    expect(quick.getAllByRole('article')).toHaveLength(2);
  });

  it('gets another piece by a press, or says that there is none', async () => {
    const other = makeItem('s2', { short_description: 'Espadrilles' });
    chat.answers.chatReplacePiece = () => ({
      outfit: {
        ...outfit,
        name: 'Linen dress and espadrilles',
        total: 140,
        pieces: outfit.pieces.map((piece) =>
          piece.role === 'shoes' ? { ...piece, item_id: 's2' } : piece,
        ),
      },
      items: [pieces[0] ?? other, other],
    });
    await ask('an outfit');
    const readOut = screen.getByText(/^Your stylist: /);
    const said = readOut.textContent;
    await userEvent.click(await button('Other shoes'));
    expect(await screen.findByRole('link', { name: /Espadrilles/ })).toBeVisible();
    // The reply was read out already.
    expect(readOut).toHaveTextContent(said ?? '');
    expect(card().getByText('$140')).toBeVisible();
    expect(chat.asked.chatReplacePiece[0]).toEqual({
      chat_id: 'c1',
      message_id: 'm1',
      outfit: 0,
      item_id: 's',
    });
    chat.answers.chatReplacePiece = () => ({ outfit: null, items: [] });
    await userEvent.click(await button('Another dress'));
    expect(await screen.findByText('I found no other dress for this outfit.')).toBeVisible();
  });

  it('is saved whole', async () => {
    const saved: string[] = [];
    server.use(
      http.post(`*${PATHS.saveItem.path}`, ({ params }) => {
        const id = String(params.id);
        saved.push(id);
        return HttpResponse.json({ ...makeItem(id), saved: { at: '2026-06-01T00:00:00.000Z' } });
      }),
    );
    await ask('an outfit');
    await userEvent.click(await button('Save all pieces'));
    expect(await button('All pieces saved')).toBeDisabled();
    await waitFor(() => expect(saved.toSorted()).toEqual(['a', 's']));
  });
});

describe('a conversation that is opened again', () => {
  const filters = { ...DEFAULT_FILTERS, color: ['Blue'] };
  const stored = [
    makeMessage({
      id: 'm1',
      actor: 'model',
      reply_to: 'u1',
      timestamp: '2026-06-01T10:00:01.000Z',
      message: REPLY,
      item_ids: ['b'],
      deep_search_item_ids: ['a'],
      reasons: ['The lightest of the three.'],
      ai_updated_filters: filters,
      suggestions: ['Make it more casual'],
      title: 'Linen for the beach',
    }),
    makeMessage({
      id: 'u1',
      message: 'linen dress',
      refined_query: 'linen dress',
      ai_updated_filters: filters,
    }),
  ];
  const serveStored = (messages: typeof stored, status = 200) =>
    server.use(
      http.post(`*${PATHS.chatMessages.path}`, () => HttpResponse.json(messages, { status })),
      http.post(`*${PATHS.itemsByIds.path}`, () =>
        HttpResponse.json({ a: makeItem('a'), b: makeItem('b') }),
      ),
    );

  it('is as it was left: in order, with its items, reasons and filters', async () => {
    serveStored(stored);
    await openChat('/?chat=c1');
    expect(await words(REPLY)).toBeVisible();
    expect(screen.getByText('linen dress')).toBeVisible();
    expect(await screen.findByText('The lightest of the three.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Dress b/ })).toBeVisible();
    expect(await button('Filters, 1 active')).toBeVisible();
    expect(await button('Make it more casual')).toBeVisible();
    // What was there already is not read out.
    expect(screen.queryByText(/^Your stylist: /)).not.toBeInTheDocument();
  });

  it('has each reply where it belongs, also where two tabs spoke at once', async () => {
    const at = (second: number) => `2026-06-01T10:00:0${second}.000Z`;
    const reply = (id: string, reply_to: string, second: number) =>
      makeMessage({
        id,
        actor: 'model',
        reply_to,
        message: `About ${reply_to}.`,
        timestamp: at(second),
      });
    serveStored([
      makeMessage({ id: 'u1', message: 'a coat', timestamp: at(1) }),
      makeMessage({ id: 'u2', message: 'a shirt', timestamp: at(2) }),
      reply('m2', 'u2', 4),
      reply('m1', 'u1', 3),
    ]);
    await openChat('/?chat=c1');
    await words('About u2.');
    const turns = screen.getAllByRole('article', { name: 'You and your stylist' });
    expect(turns.map((turn) => turn.textContent)).toEqual([
      expect.stringMatching(/a coat.*About u1\./),
      expect.stringMatching(/a shirt.*About u2\./),
    ]);
  });

  it('has no title that its filters were changed after', async () => {
    const asked = { ...filters, priceRangeMax: 80 };
    const message = makeMessage({ id: 'u1', message: 'linen', ai_updated_filters: asked });
    serveStored([...stored.slice(0, 1), message]);
    await openChat('/?chat=c1');
    expect(await words(REPLY)).toBeVisible();
    expect(screen.queryByText('Linen for the beach')).not.toBeInTheDocument();
  });

  it('tells what the stylist remembers because of it', async () => {
    const remembered = [{ id: 'r1', text: 'No wool' }];
    const message = makeMessage({ id: 'u1', message: 'I never wear wool', remembered });
    serveStored([...stored.slice(0, 1), message]);
    await openChat('/?chat=c1');
    expect(await screen.findByText('I’ll remember: No wool')).toBeVisible();
    expect(await button('Undo remembering No wool')).toBeVisible();
  });

  it('offers the reply that is missing', async () => {
    serveStored([makeMessage({ id: 'u1', message: 'linen dress' })]);
    await openChat('/?chat=c1');
    await userEvent.click(await button('Get a reply'));
    expect(await words(REPLY)).toBeVisible();
    expect(chat.asked.chatTranslate[0]).toMatchObject({ chat_id: 'c1', message_id: 'u1' });
  });

  it('finds again what a stored reply was about when its filters change', async () => {
    serveStored(stored);
    await openChat('/?chat=c1');
    await words(REPLY);
    await userEvent.click(await button('Remove Blue'));
    await waitFor(() => expect(chat.asked.chatRetrieve).toHaveLength(1));
    expect(chat.asked.chatTranslate).toEqual([]);
    expect(chat.asked.chatRetrieve[0]).toMatchObject({
      user_message_id: 'u1',
      refined_query: 'linen dress',
      filters: { color: [] },
    });
  });

  it('survives a reload, and says when it did not load', async () => {
    serveStored(stored);
    await openChat('/?chat=c1');
    await words(REPLY);
    server.use(
      http.post(`*${PATHS.chatMessages.path}`, () =>
        HttpResponse.json({ code: 'internal' }, { status: 500 }),
      ),
    );
    await reload();
    expect(await screen.findByText('The conversation didn’t load')).toBeVisible();
    expect(useFailurePopup.getState().message).toBe(MESSAGES.chat_load_failed);
    serveStored(stored);
    await userEvent.click(await button('Try again'));
    expect(await words(REPLY)).toBeVisible();
    expect(useFailurePopup.getState().message).toBeNull();
  });

  it('says when it is not there any more', async () => {
    server.use(
      http.post(`*${PATHS.chatMessages.path}`, () =>
        HttpResponse.json({ code: 'not_found' }, { status: 404 }),
      ),
    );
    await openChat('/?chat=gone');
    expect(await screen.findByText('This conversation isn’t available')).toBeVisible();
    await userEvent.click(await button('New conversation'));
    expect(
      await screen.findByRole('heading', { name: 'What are you dressing for?' }),
    ).toBeVisible();
  });
});
