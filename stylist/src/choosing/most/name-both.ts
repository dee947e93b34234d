import type { Item } from '@modiste/contract/entities/item';
import { tokenize } from '@modiste/lexicon/tokens';
import type { ReadTurn } from '../../answers/answer.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { findTop, type Named, nameMost } from '../comparing/name-most.ts';
import { asksOfPieces, rankedItems } from '../comparing/ranked-items.ts';
import { priceOf } from '../reasons/reason.ts';
import { findScales } from '../scales/find-scales.ts';
import type { Ranking } from '../scales/ranking.ts';

const JOINED = /\s*(?:,|&|\+|\b(?:and|but|plus|yet)\b(?: (?:also|still))?|\bas well as\b)\s*/i;
const COMPARATIVE = /\b(?:(?:more|most|less|least) \w+|\w{3,}(?:er|est))\b/i;
/** Of which no scale is known by this form: "lighter" is said of colors as well. */
const LIGHTER = /\b(light)er\b(?! (?:in )?(?:color|shade))/i;
const NO_COMPARATIVE =
  /^(?:(?:summer|winter|silver|leather|weather|either|neither|other|another|whether|after|over|under|never|ever|dinner|rather|together|number|shoulder|sneaker|loafer|sweater|blazer|jumper|trouser|interest|best|better|honest|west|test|vest|chest|rest|guest)\b)/i;

interface Criteria {
  rankings: readonly Ranking[];
  /** What is asked as well, and no record tells: "thicker". */
  unknown: readonly string[];
}

/** The two or more things that a question ranks by: "which is warmer and cheaper?" */
function criteriaIn(words: string, items: readonly Item[]): Criteria {
  const parts = words
    .toLowerCase()
    .split(JOINED)
    .flatMap((part) => {
      const said = COMPARATIVE.exec(part)?.[0] ?? '';
      const isName = items.some(({ short_description }) =>
        tokenize(short_description).some(({ word }) => word === said),
      );
      return said === '' || isName || NO_COMPARATIVE.test(said) ? [] : [{ part, said }];
    });
  const read = parts.map(({ part, said }) => ({
    said,
    ranking: findScales(part) ?? findScales(part.replace(LIGHTER, '$1est')),
  }));
  const rankings = read.flatMap(({ ranking }) => ranking ?? []);
  return {
    rankings: rankings.filter(
      ({ word }, at) => rankings.findIndex((other) => other.word === word) === at,
    ),
    unknown: read.flatMap(({ said, ranking }) => (ranking === null ? [said] : [])),
  };
}

/** Where a piece stands among others on a scale: 0 for the first of them, 1 for the last. */
function placeOf(item: Item, items: readonly Item[], [scale]: Ranking['scales']): number {
  const values = items.map((one) => scale?.valueOf(one) ?? Number.NEGATIVE_INFINITY);
  const own = scale?.valueOf(item) ?? Number.NEGATIVE_INFINITY;
  return values.filter((value) => value > own).length / Math.max(1, items.length - 1);
}

interface Tops {
  ranking: Ranking;
  top: readonly Item[];
  word: string;
}

function factOf(item: Item, { ranking }: Tops, name: string): string {
  if (ranking.measure === 'price' && name.endsWith(priceOf(item))) return '';
  // What a fabric does for warmth is no reason for being light.
  if (ranking.word === 'the lightest') return '';
  const facts = ranking.scales.map((scale) => scale.factOf(item));
  return facts.find((fact) => fact !== '') ?? '';
}

/** "The softer (velvet is soft to the hand)", "the least expensive (at $60)". */
function claimOf(item: Item, tops: Tops, name: string): string {
  // Where several are level, none of them alone is ahead.
  const word = tops.top.length > 1 ? `among ${tops.word}` : tops.word;
  const fact = factOf(item, tops, name)
    .replace(/^[:,] /, '')
    .replace(/^at /, '');
  return fact === '' ? word : `${word} (${fact})`;
}

/** The piece that does best on all that was asked: second in both comes before first and last. */
function bestOnAll(items: readonly Item[], all: readonly Tops[]): Item | undefined {
  const sumOf = (item: Item): number =>
    all.reduce((sum, { ranking }) => sum + placeOf(item, items, ranking.scales) ** 2, 0);
  return items.toSorted((one, other) => sumOf(one) - sumOf(other) || one.price - other.price)[0];
}

/** What a question of two things at once is answered with; null where it ranks by one, or none. */
export function nameBoth(read: ReadTurn): Named | null {
  const { turn, speech } = read;
  const { rankings, unknown } = criteriaIn(turn.words, turn.items);
  const isOfWhole = turn.state.shown.outfits.length > 1 && !asksOfPieces(read);
  if (rankings.length + unknown.length < 2 || rankings.length === 0 || isOfWhole) return null;
  const items = rankedItems(read);
  if (items.length < 2) return null;
  const known = rankings.flatMap((ranking): Tops[] => {
    const top = findTop(ranking, items)?.top ?? [];
    const word = items.length === 2 ? ranking.wordOfTwo : ranking.word;
    return top.length === 0 || top.length === items.length ? [] : [{ ranking, top, word }];
  });
  const open = [
    ...unknown,
    ...rankings
      .filter((ranking) => known.every((one) => one.ranking !== ranking))
      .map(({ word, wordOfTwo }) => (items.length === 2 ? wordOfTwo : word).replace(/^the /, '')),
  ];
  if (known.length === 0) return null;
  const nameOf = (item: Item) => mentionItem(item, items);
  const untold =
    open.length === 0
      ? ''
      : speech.say(`Which is ${joinWithAnd(open)} their listings don’t settle.`);
  if (known.length === 1) {
    const most = nameMost(read);
    return most === null ? null : { ...most, text: joinSentences(most.text, untold) };
  }
  const common = items
    .filter((item) => known.every(({ top }) => top.includes(item)))
    .toSorted((one, other) => one.price - other.price);
  const [both] = common;
  if (both !== undefined) {
    const name = nameOf(both);
    const claims = joinWithAnd(known.map((tops) => claimOf(both, tops, name)));
    const text = speech.say(
      `${capitalize(name)} is both: ${claims}.`,
      `${capitalize(claims)}: ${name}.`,
    );
    return { text: joinSentences(text, untold), items: [both] };
  }
  return tellEach(read, { items, known, untold });
}

interface Apart {
  items: readonly Item[];
  known: readonly Tops[];
  /** What no listing settles, as a sentence. */
  untold: string;
}

/** No piece is all that was asked: which is which, and the one to take. */
function tellEach({ speech }: ReadTurn, { items, known, untold }: Apart): Named {
  const nameOf = (item: Item) => mentionItem(item, items);
  const each = known.map((tops) => {
    const [item] = tops.top.toSorted((one, other) => one.price - other.price);
    return item === undefined ? '' : `${nameOf(item)} is ${claimOf(item, tops, nameOf(item))}`;
  });
  const best = bestOnAll(items, known);
  const told = speech.say(
    `None is both: ${joinWithAnd(each)}.`,
    `${capitalize(joinWithAnd(each))}.`,
  );
  const advice =
    best === undefined
      ? ''
      : speech.say(
          `Weighing both, I’d take ${nameOf(best)}.`,
          `Taken together I’d go for ${nameOf(best)}.`,
        );
  const named = [best, ...known.flatMap(({ top }) => top.slice(0, 1))].flatMap(
    (item) => item ?? [],
  );
  return { text: joinSentences(told, advice, untold), items: [...new Set(named)].slice(0, 3) };
}
