import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { chat, rankBody, retrieveBody } from '../../testing/chat/chat-client.ts';
import { makeMember } from '../../testing/people/make-member.ts';
import { loadDemoShop } from '../demo-shop/load-demo-shop.ts';

// Whole talks by the built-in stylist in the whole demo shop, judged by what is shown and told.

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await loadDemoShop(test.deps, { onProgress: () => undefined });
});
afterAll(() => test.close());

interface Answer {
  intent: string;
  reply: string;
  /** The items beside the reply, in its order. */
  items: readonly Item[];
  outfits: readonly { total: number; items: readonly Item[] }[];
}

/** Begins a conversation of a new person, in which a message goes through all calls that it needs. */
async function startTalk(): Promise<(words: string) => Promise<Answer>> {
  const shopper = await makeMember(test);
  let chat_id: string | null = null;
  let filters: object | undefined;
  return async (query) => {
    const { answer: said } = await chat(test, shopper, [
      'chatTranslate',
      { query, chat_id, filters },
    ]);
    chat_id = said.chat_id;
    filters = said.updated_filters ?? filters;
    const { intent } = said;
    if (intent !== 'search') return { intent, reply: said.answer, items: said.items, outfits: [] };
    const wanted = { ...retrieveBody(said), filters };
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', wanted]);
    const { answer } = await chat(test, shopper, [
      'chatRank',
      { ...rankBody(query, { said, found }), filters },
    ]);
    const byId = new Map(answer.outfit_items.map((item) => [item.id, item]));
    const outfits = answer.outfits.map(({ total, pieces }) => ({
      total,
      items: pieces.flatMap(({ item_id }) => byId.get(item_id) ?? []),
    }));
    return { intent, reply: answer.reply, items: answer.deep_search_items, outfits };
  };
}

/** Of the variant that is shown. */
const colorsOf = ({ shown_color, other_info, colors }: Item) =>
  other_info.color_variants?.find(({ name }) => name === shown_color)?.colors ?? colors;
const roleOf = ({ other_info }: Item) => typeRole(other_info.type ?? '');

describe('a sister’s beach wedding', () => {
  it('goes from outfits to dresses, and from one of them to its shoes and its care', async () => {
    const say = await startTalk();
    const wanted = await say(
      "I need an outfit for my sister's beach wedding in June, nothing black, under $200",
    );
    expect(wanted.outfits.length).toBeGreaterThan(1);
    for (const { total, items } of wanted.outfits) {
      expect(total).toBeLessThanOrEqual(200);
      expect(items.flatMap(colorsOf)).not.toContain('Black');
    }

    const casual = await say('make it more casual');
    expect(casual.outfits.length).toBeGreaterThan(1);

    const dresses = await say('only the dresses');
    expect(dresses.intent).toBe('search');
    expect(dresses.items.length).toBeGreaterThan(2);
    for (const item of dresses.items) {
      expect(roleOf(item)).toBe('one-piece');
      expect(item.price).toBeLessThanOrEqual(200);
    }

    const blue = await say('the second one in blue');
    expect(blue.items.map(({ id }) => id)).toEqual([dresses.items[1]?.id]);
    expect(blue.items.flatMap(colorsOf)).toContain('Blue');

    const shoes = await say('what shoes go with it?');
    expect(shoes.intent).toBe('search');
    expect(new Set(shoes.items.map(roleOf))).toEqual(new Set(['shoes']));

    const lined = await say('is that one lined?');
    expect(lined.intent).toBe('item_question');
    expect(lined.items.map(({ id }) => id)).toEqual(blue.items.map(({ id }) => id));

    const wash = await say('thanks, and how do I wash it?');
    expect(wash.intent).toBe('care');
    expect(wash.items.map(({ id }) => id)).toEqual(blue.items.map(({ id }) => id));
  });
});

describe('a garden wedding', () => {
  it('keeps to what is the shopper’s, what was liked, and what was not left out', async () => {
    const say = await startTalk();
    await say('need an outfit for a garden wedding in june, budget 300');
    const own = await say(
      'im a woman lol. make the shoes of the first flat and give the third a hat',
    );
    expect(own.outfits.length).toBeGreaterThan(0);
    const genders = own.outfits.flatMap(({ items }) => items.map((item) => item.other_info.gender));
    expect(genders).not.toContain('Men');
    for (const { total } of own.outfits) expect(total).toBeLessThanOrEqual(300);

    const bags = await say('add a bag under 80');
    expect(bags.outfits.flatMap(({ items }) => items.map(roleOf))).toContain('bag');
    const out = await say('hm take the bag out');
    expect(out.outfits.length).toBeGreaterThan(0);
    expect(out.outfits.flatMap(({ items }) => items.map(roleOf))).not.toContain('bag');
  });

  it('drops the outfits that are named, and no other', async () => {
    const say = await startTalk();
    const { outfits } = await say('need an outfit for a garden wedding in june, budget 300');
    const left = await say('just drop outfits 2 and 3');
    const ids = (one: Answer['outfits'][number] | undefined) => one?.items.map(({ id }) => id);
    expect(left.outfits.map(ids)).toEqual([ids(outfits[0])]);
  });
});

describe('single pieces beside outfits', () => {
  const idsOf = (one: Answer['outfits'][number] | undefined) => one?.items.map(({ id }) => id);

  it('takes one of them into the outfit that is named, and leaves the others as they were', async () => {
    const say = await startTalk();
    const { outfits } = await say('outfit for brunch');
    const sneakers = await say('show me sneakers under 80');
    const wanted = sneakers.items[1]?.id;

    const used = await say('use the second one in the first outfit');
    expect(used.outfits).toHaveLength(outfits.length);
    const [first, ...others] = used.outfits;
    expect(idsOf(first)).toContain(wanted);
    expect(first?.items.map(roleOf).filter((role) => role === 'shoes')).toHaveLength(1);
    expect(others.map(idsOf)).toEqual(outfits.slice(1).map(idsOf));
    expect(used.reply).toMatch(/first now has/);
  });

  it('goes back to the outfits as they were', async () => {
    const say = await startTalk();
    const { outfits } = await say('a look for a date night');
    await say('what bags do you have under 90? just bags');
    const back = await say('ok back to the outfits');
    expect(back.outfits.map(idsOf)).toEqual(outfits.map(idsOf));
  });
});

describe('a weekend in a city', () => {
  it('is dressed for streets and not for a pool', async () => {
    const say = await startTalk();
    const { outfits } = await say('outfit for a weekend in paris');
    expect(outfits.length).toBeGreaterThan(0);
    const roles = outfits.flatMap(({ items }) => items.map(roleOf));
    expect(roles).not.toContain('swim');
  });
});

describe('a letter size of pieces that are sized by number', () => {
  it('is told in their numbers', async () => {
    const say = await startTalk();
    await say('dresses');
    const { reply, items } = await say('only in L');
    expect(reply).toMatch(/L (?:is a|means) 12 or 14/);
    expect(items[0]?.sizes).toEqual(expect.arrayContaining(['12', '14']));
  });
});

describe('outfits for a new job', () => {
  it('lose what is refused, are brought within the sum that is named with it, and become one', async () => {
    const say = await startTalk();
    await say('need something for the office, new job starts monday');
    const cheaper = await say('no jewelry, keep it under 250');
    expect(cheaper.outfits.length).toBeGreaterThan(0);
    for (const { total, items } of cheaper.outfits) {
      expect(total).toBeLessThanOrEqual(250);
      expect(items.map(roleOf)).not.toContain('jewelry');
    }

    const plain = await say('no blazers');
    const roles = plain.outfits.flatMap(({ items }) => items.map(roleOf));
    expect(roles).not.toContain('suit');

    const one = await say('just make me one outfit under 300, trousers, flat shoes');
    expect(one.outfits).toHaveLength(1);
    expect(one.outfits[0]?.total).toBeLessThanOrEqual(300);
  });

  it('cost no more than a sum that is named behind what is left out', async () => {
    const say = await startTalk();
    await say('need something for the office, new job starts monday');
    const { outfits } = await say('without the bags, and under 200 please');
    expect(outfits.length).toBeGreaterThan(0);
    for (const { total, items } of outfits) {
      expect(total).toBeLessThanOrEqual(200);
      expect(items.map(roleOf)).not.toContain('bag');
    }
  });

  it('cost no more than what a message keeps them under, whatever else it changes', async () => {
    const say = await startTalk();
    await say('new job monday, office, smart casual, I am a man');
    const jeans = await say('not chinos pls. dark jeans ok? and keep it under 300');
    expect(jeans.outfits.length).toBeGreaterThan(0);
    for (const { total } of jeans.outfits) expect(total).toBeLessThanOrEqual(300);
  });

  it('get another bag where the one there has the color that is minded', async () => {
    const say = await startTalk();
    await say('wedding outfit, evening, in a hotel. dress shoes bag, max 350 all together');
    const { outfits } = await say('only the first');
    const bagOf = (all: Answer['outfits']) => all[0]?.items.find((item) => roleOf(item) === 'bag');
    const color = bagOf(outfits)?.shown_color?.toLowerCase() ?? '';
    expect(color).not.toBe('');
    const other = await say(`${color} again?? swap the bag please`);
    expect(bagOf(other.outfits)?.shown_color?.toLowerCase()).not.toBe(color);
  });
});

describe('a number of dresses, asked of jeans', () => {
  it('is a waist in them', async () => {
    const say = await startTalk();
    const { reply, items } = await say('jeans in size 12');
    expect(reply).toMatch(/a 12 (?:is|takes) a 32/);
    expect(items.length).toBeGreaterThan(2);
    for (const { sizes } of items) expect(sizes.some((size) => size.startsWith('32x'))).toBe(true);
  });
});
