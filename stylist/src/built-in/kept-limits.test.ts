import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

interface Refusal {
  words: string;
  id: string;
}

const REFUSALS: readonly Refusal[] = [
  { words: 'nothing black', id: 'Black' },
  { words: 'not red', id: 'Red' },
  { words: 'no wool', id: 'wool' },
  { words: 'not leather please', id: 'leather' },
  { words: 'no heels', id: 'heels' },
  { words: 'without jeans', id: 'jeans' },
  { words: 'no florals', id: 'floral' },
  { words: 'anything but polyester', id: 'polyester' },
  { words: 'nothing sleeveless', id: 'sleeveless' },
  { words: 'no pumps', id: 'pumps' },
  { words: 'nothing strapless', id: 'strapless' },
  { words: 'no silk and no satin', id: 'satin' },
  { words: 'nothing clingy', id: 'bodycon' },
  { words: 'heels hurt my feet', id: 'heels' },
  { words: 'no lace because lace itches', id: 'lace' },
  { words: 'I never buy anything made of nylon', id: 'nylon' },
  { words: 'no loud prints', id: 'print' },
];
const STARTS = ['outfit for a wedding', 'a dress', 'something for the office', 'shoes for work'];
/** None of these takes back a refusal or a limit. */
const EDITS = [
  'more casual',
  'in navy',
  'any color is fine',
  'forget all green, any color',
  'any fabric',
  'linen',
  'now show me shoes',
  'what about a coat',
  'with a hat',
  'lose the belt',
  'remove the green',
  'a cheaper one',
  'too expensive',
  'another outfit',
  'something different',
  'for my sister',
  'can i wear the first to the office?',
  'swap the shoes',
  'a different bag',
  'brown shoes instead',
  'the second one but longer',
  'more like the first',
  'which is the warmest',
  'compare the first two',
  'show me more',
  'none of these',
  'an outfit with the first one',
  'what goes with it',
  'just the dresses',
  'dressier',
  'forget the linen',
  'less formal',
  'still no wool too',
  'no black again please',
  'a warmer one',
  'is it lined?',
  'thanks',
  'on sale',
  'without the bag',
  'keep the dress, change the rest',
  'cheaper shoes',
  'add a jacket under 60',
  'swap the bag',
  'yes',
  'even more casual',
  'the second outfit but with flats',
  'same but in navy',
  'hate the shoes',
  'keep everything but the shoes',
];
/** Of these none says another color for the outfit. */
const COLORLESS = EDITS.filter(
  (words) =>
    !/navy|green|brown|black|color|first|second|now|what|just|for my|which|compare/.test(words),
);
const LIMITS = ['i can spend 150 at most', 'nothing over $90', 'budget is 120'];
const amountOf = (words: string) => Number(/\d+/.exec(words)?.[0]);

/** Numbers that look random and are the same on every run. */
function drawer(seed: number) {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1103515245 + 12345) % 2147483648;
    const value = values[Math.floor((state / 2147483648) * values.length)];
    if (value === undefined) throw new Error('Nothing to draw from.');
    return value;
  };
}

const CHAINS = 150;
const TURNS = 6;

const refused = (query: string) =>
  understandQuery(query).readings.flatMap(({ role, concepts }) =>
    role === 'negated' ? concepts.map(({ id }) => id) : [],
  );

describe('what a shopper refuses and the most they pay', () => {
  it.each(Array.from({ length: CHAINS }, (_, seed) => seed + 1))(
    'outlive every edit that does not take them back (conversation %i)',
    async (seed) => {
      const draw = drawer(seed * 7919);
      const { say } = startTalk();
      const [first, second] = [draw(REFUSALS), draw(REFUSALS)];
      const limit = draw(LIMITS);
      const script = [`${draw(STARTS)}, ${first.words}`, limit];
      for (let turn = 0; turn < TURNS; turn += 1) script.push(draw(EDITS));
      script.splice(4, 0, second.words);
      for (const [at, words] of script.entries()) {
        const { intent, state, refinedQuery } = await say(words);
        const story = script.slice(0, at + 1).join(' / ');
        const ids = at < 4 ? [first.id] : [first.id, second.id];
        const wishes = state.request?.wishes ?? [];
        const kept = wishes.flatMap(({ role, concepts }) =>
          role === 'negated' ? concepts.map(({ id }) => id) : [],
        );
        const { filters, outfit } = state.request ?? {};
        const most = outfit?.budget ?? filters?.priceRangeMax ?? Number.POSITIVE_INFINITY;
        const told = intent === 'search' ? refused(refinedQuery) : kept;
        const lost = {
          refusals: ids.filter((id) => !kept.includes(id) || !told.includes(id)),
          isOverLimit: at > 0 && most > amountOf(limit),
          asksForRefused: ids.filter((id) =>
            state.request?.filters.color.some((one) => one === id),
          ),
        };
        expect({ story, ...lost }).toEqual({
          story,
          refusals: [],
          isOverLimit: false,
          asksForRefused: [],
        });
      }
    },
  );
});

describe('a color that was said for an outfit', () => {
  it.each(Array.from({ length: CHAINS }, (_, seed) => seed + 1))(
    'outlives every edit that names none (conversation %i)',
    async (seed) => {
      const draw = drawer(seed * 104729);
      const { say } = startTalk();
      const script = ['an outfit for a wedding in red, size M'];
      for (let turn = 0; turn < TURNS; turn += 1) script.push(draw(COLORLESS));
      for (const [at, words] of script.entries()) {
        const { state } = await say(words);
        const story = script.slice(0, at + 1).join(' / ');
        const { wishes = [], filters } = state.request ?? {};
        const isKept =
          filters?.color.includes('Red') === true ||
          wishes.some(({ concepts }) => concepts.some(({ id }) => id === 'Red'));
        expect({ story, isKept, size: filters?.clothing_size }).toEqual({
          story,
          isKept: true,
          size: ['M'],
        });
      }
    },
  );
});
