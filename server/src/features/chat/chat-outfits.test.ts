import { type MadeItem, makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { chat, readMessages, retrieveBody, sayToFind } from '../../testing/chat/chat-client.ts';
import { scriptedStylist } from '../../testing/chat/scripted-stylist.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const piece = (id: string, type: string, price: number, made: MadeItem = {}) =>
  makeStoredItem(id, {
    short_description: `${id} ${type}`,
    price,
    colors: ['Beige'],
    ...made,
    facts: { type, clothing_size: [] },
  });
const shoe = (id: string, type: string, price: number) =>
  piece(id, type, price, { try_on_category: 'shoes' });

const STOCK = [
  piece('Linnea', 'maxi-dress', 90, { colors: ['Blue'] }),
  piece('Noor', 'sundress', 70, { colors: ['Pink'] }),
  shoe('Amara', 'sandals', 50),
  shoe('Coralie', 'sandals', 40),
  shoe('Wren', 'espadrilles', 45),
  piece('Basket', 'beach-bag', 30),
];
const SHOES = ['Amara', 'Coralie', 'Wren'];

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK, stylist: scriptedStylist() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

type Turn = Awaited<ReturnType<typeof sayToFind>>;

const wedding = (query = 'outfit under $150: a beach wedding', member = shopper) =>
  sayToFind(test, member, { query });
const piecesOf = (outfit: { pieces: { item_id: string }[] } | null | undefined) =>
  outfit?.pieces.map(({ item_id }) => item_id) ?? [];
const shoeOf = (outfit: Parameters<typeof piecesOf>[0]) =>
  piecesOf(outfit).find((id) => SHOES.includes(id)) ?? '';

const replace = ({ said, ranked }: Turn, item_id: string, member = shopper) =>
  chat(test, member, [
    'chatReplacePiece',
    { chat_id: said.chat_id, message_id: ranked.model_message_id, outfit: 0, item_id },
  ]);

describe('an outfit that is asked for', () => {
  it('comes whole, within the budget, with the items that it names', async () => {
    const { ranked, found } = await wedding();
    expect(ranked.outfits.length).toBeGreaterThan(0);
    const named = ranked.outfits.flatMap(piecesOf);
    expect(ranked.outfit_items.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(named)].toSorted(),
    );
    for (const { total } of ranked.outfits) expect(total).toBeLessThanOrEqual(150);
    expect(found.candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it.each([
    ['the budget of $60', 'outfit under $60: a beach wedding', {}],
    ['the budget of $60', 'outfit under $60: a beach wedding', { priceRangeMax: 60 }],
    ['the color Purple', 'outfit under $200: a beach wedding', { color: ['Purple'] }],
    [
      'the budget of $60 and the color Purple',
      'outfit under $60: a beach wedding',
      { color: ['Purple'] },
    ],
  ])(
    'is the nearest where %s stands in the way, and told as such',
    async (what, query, filters) => {
      const { answer: said } = await chat(test, shopper, ['chatTranslate', { query, filters }]);
      const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
      expect(found.ai_message.endsWith(`without ${what}`)).toBe(true);
      expect(found.candidates.length).toBeGreaterThan(0);
    },
  );

  it('is found again by rank, though the app was restarted', async () => {
    const query = 'outfit: a beach wedding';
    const { answer: said } = await chat(test, shopper, ['chatTranslate', { query }]);
    await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    test = await test.restart();
    const ids = { quick_picks_ids: [], top_picks_ids: [] };
    const body = { ...retrieveBody(said), ...ids, query };
    const { answer } = await chat(test, shopper, ['chatRank', body]);
    expect(answer.outfits.length).toBeGreaterThan(0);
  });
});

describe('what goes with an item', () => {
  it('is items of the named part, and not the item itself', async () => {
    const { found, ranked } = await sayToFind(test, shopper, { query: 'beside Linnea: sandals' });
    const ids = found.candidates.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(SHOES).toContain(id);
    expect(ranked.outfits).toEqual([]);
  });
});

describe('a piece of an outfit', () => {
  it('is replaced by another that keeps to the budget, and stays so', async () => {
    const turn = await wedding();
    const before = turn.ranked.outfits[0];
    const old = shoeOf(before);
    const { status, answer } = await replace(turn, old);
    expect(status).toBe(200);
    expect(piecesOf(answer.outfit)).toEqual(
      piecesOf(before).map((id) => (id === old ? shoeOf(answer.outfit) : id)),
    );
    expect(shoeOf(answer.outfit)).not.toBe(old);
    expect(answer.outfit?.total).toBe(answer.items.reduce((sum, { price }) => sum + price, 0));
    expect(answer.outfit?.total).toBeLessThanOrEqual(150);
    expect(answer.outfit?.name).toContain(shoeOf(answer.outfit));
    const [, reply] = await readMessages(test, shopper, turn.said.chat_id);
    expect(reply?.outfits[0]).toEqual(answer.outfit);
  });

  it('that was refused does not come back, and at last nothing else is left', async () => {
    const turn = await wedding('outfit: a beach wedding');
    const seen = [shoeOf(turn.ranked.outfits[0])];
    for (;;) {
      const { status, answer } = await replace(turn, seen.at(-1) ?? '');
      expect(status).toBe(200);
      if (answer.outfit === null) break;
      seen.push(shoeOf(answer.outfit));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(1);
    const [, reply] = await readMessages(test, shopper, turn.said.chat_id);
    expect(shoeOf(reply?.outfits[0])).toBe(seen.at(-1));
  });

  it('is replaced once where the call is made twice', async () => {
    const turn = await wedding();
    const old = shoeOf(turn.ranked.outfits[0]);
    const [one, other] = await Promise.all([replace(turn, old), replace(turn, old)]);
    expect(other?.answer).toEqual(one?.answer);
    expect((await replace(turn, old)).answer).toEqual(one?.answer);
  });

  it('is what the conversation goes on with', async () => {
    const turn = await wedding();
    const { chat_id } = turn.said;
    await chat(test, shopper, ['chatTranslate', { chat_id, query: 'nice' }]);
    const { answer } = await replace(turn, shoeOf(turn.ranked.outfits[0]));
    const rows = await test.deps.database
      .selectFrom('messages')
      .select('state')
      .where('chat_id', '=', chat_id)
      .where('position', '>', 0)
      .execute();
    for (const { state } of rows)
      expect(state.shown.outfits).toContainEqual(piecesOf(answer.outfit));
  });

  it('is no other’s, of no other message, and of that outfit', async () => {
    const turn = await wedding();
    const old = shoeOf(turn.ranked.outfits[0]);
    const { said, ranked } = turn;
    const body = { chat_id: said.chat_id, message_id: ranked.model_message_id, item_id: old };
    const stranger = await makeMember(test);
    const asked = [
      await replace(turn, old, stranger),
      await replace(turn, 'Gone'),
      await chat(test, shopper, ['chatReplacePiece', { ...body, outfit: 9 }]),
      await chat(test, shopper, ['chatReplacePiece', { ...body, outfit: 0, chat_id: 'x' }]),
      await chat(test, shopper, [
        'chatReplacePiece',
        { ...body, outfit: 0, message_id: said.user_message_id },
      ]),
    ];
    for (const { status } of asked) expect(status).toBe(404);
  });
});
