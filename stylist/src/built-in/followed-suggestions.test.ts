import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { type DialogueState, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { recordSays } from '../facts/record-says.ts';
import { type Turn, UNKNOWN_SHOPPER } from '../stylist.ts';
import { SAMPLE_SHOP } from '../testing/sample-shop.ts';
import { createBuiltInStylist } from './built-in-stylist.ts';

const stylist = createBuiltInStylist({ understand: async (text) => understandQuery(text) });
const now = new Date('2026-11-23');

/** What the sample shop has for a request: its kinds, within its price, of its fabrics and colors. */
function findItems({ request }: DialogueState) {
  const types = typesOf(request?.wishes ?? []);
  const { priceRangeMax = null, color = [], material = [], sale = false } = request?.filters ?? {};
  return SAMPLE_SHOP.filter(
    (item) =>
      (types.length === 0 || types.some((type) => isKindOf(item.other_info.type, type))) &&
      (priceRangeMax === null || item.price <= priceRangeMax) &&
      (color.length === 0 || item.colors.some((own) => color.some((one) => one === own))) &&
      (material.length === 0 ||
        material.some(
          (id) =>
            recordSays(readItemFacts(item), { kind: 'material', id: id.toLowerCase() }) === 'yes',
        )) &&
      (!sale || item.price < item.full_price),
  ).slice(0, 24);
}

interface Moment {
  state: DialogueState;
  filters: Turn['filters'];
}

async function say({ state, filters }: Moment, words: string) {
  const translation = await stylist.translate({
    words,
    history: [],
    filters,
    defaultFilters: DEFAULT_FILTERS,
    attachment: null,
    state,
    items: SAMPLE_SHOP.filter(({ id }) => id === state.focusId || state.shown.itemIds.includes(id)),
    earlierItems: SAMPLE_SHOP,
    shopper: UNKNOWN_SHOPPER,
    now,
  });
  const next = { filters: translation.updatedFilters ?? filters, intent: translation.intent };
  if (translation.intent !== 'search') {
    const { answer: text, suggestions } = translation;
    return { ...next, state: translation.state, text, suggestions, found: null };
  }
  const candidates = findItems(translation.state);
  const ranking = await stylist.rank({
    state: translation.state,
    candidates,
    total: candidates.length,
    dropped: null,
    notice: null,
    outfits: [],
    shopper: UNKNOWN_SHOPPER,
    now,
  });
  const { reply: text, suggestions } = ranking;
  return { ...next, state: ranking.state, text, suggestions, found: candidates.length };
}

const BEGUN: Moment = { state: INITIAL_STATE, filters: DEFAULT_FILTERS };
const SILENT = /does not say|nothing in the listing on|stays silent|no word on|Nothing is said/;
const IS_QUESTION = /^(?:Is|Does|Do|Which sizes|What is|What colors|How)\b.*\?$/;

const FIRST: readonly (readonly string[])[] = [
  ['midi dresses'],
  ['sweaters for winter'],
  ['coats under 300', 'which is the warmest?'],
  ['jeans', 'is the first on sale?'],
  ['blouses', 'compare the first two'],
  ['cocktail dresses', 'how do I wash the first?'],
  ['wool coats', 'why?'],
];

describe('every suggestion after items', () => {
  it.each(FIRST.map((turns) => ({ turns })))('leads on from $turns', async ({ turns }) => {
    let moment: Awaited<ReturnType<typeof say>> | null = null;
    for (const words of turns) moment = await say(moment ?? BEGUN, words);
    const before = moment;
    const wrong: string[] = [];
    for (const words of before?.suggestions ?? []) {
      const after = await say(before ?? BEGUN, words);
      const faults = [
        after.text.trim() === '' && 'is answered by nothing',
        ['clarify', 'out_of_scope', 'unsafe'].includes(after.intent) && 'is not understood',
        after.found === 0 && 'finds nothing',
        IS_QUESTION.test(words) && after.found !== null && 'is searched though it asks',
        IS_QUESTION.test(words) && SILENT.test(after.text) && 'asks what the record does not tell',
        after.suggestions.includes(words) && 'is suggested again',
      ];
      wrong.push(
        ...faults.flatMap((fault) => (fault ? [`“${words}” ${fault}: ${after.text}`] : [])),
      );
    }
    expect(before?.suggestions.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });
});

describe('what the stylist calls a piece', () => {
  it('is understood when a shopper says it back, price and all', async () => {
    const shown = await say(BEGUN, 'sweaters');
    const asked = await say(shown, 'which is the cheapest?');
    const [, name = ''] = /(the [^.]*? at \$[\d.]+)/.exec(asked.text) ?? [];
    expect(name).not.toBe('');
    const told = await say(asked, `What is ${name} made of?`);
    expect(told.text.toLowerCase()).toContain('made of');
    expect(told.intent).toBe('item_question');
  });
});
