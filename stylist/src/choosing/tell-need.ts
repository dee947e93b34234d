import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup, findFabric, kindOfFact } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { fabricName } from '../facts/fabric-traits.ts';
import { asPlural, exactKind } from '../facts/item-names.ts';
import { capitalize } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { isOfNeed, judgeNeed, type Need, needsOf } from './needs/judge-need.ts';
import { SAID_NEEDS, whereOf } from './needs/said-needs.ts';
import type { Reason } from './reasons/reason.ts';
import { canBuy } from './reasons/suits-request.ts';
import { tellOccasion } from './reasons/tell-occasion.ts';
import { isTooCasual, occasionPhrase } from './reasons/usual-choice.ts';
import type { Wish } from './reasons/wish.ts';

/** The items that a shopper looks at first. */
const NEAR = 12;

/** What of a wish tells of needs. */
type NeedWish = Pick<Wish, 'occasions' | 'types' | 'needs'> & Partial<Pick<Wish, 'saidAs'>>;

interface Clause {
  /** "The nylon sheds a shower", "it moves with you", and what it has beside. */
  clause: string;
  also: string;
  /** The same after "it", though the piece is a pair: "is cut to move in". */
  ofIt: string;
  /** Of what its fabric does: "is of nylon that dries fast"; null where that is not it. */
  ofFabric: string | null;
  isGood: boolean;
}

/** How a piece serves a need; null where nothing of it does. */
function clauseOf(item: Item, need: Need): Clause | null {
  const { by, does, also, worth } = judgeNeed(item, need);
  if (by === null || does === null) return null;
  const { isPair } = exactKind(item);
  const own = isPair ? 'they' : 'it';
  const isFabric =
    findFabric(by) !== null && findType(by) === null && kindOfFact(by) === 'material';
  const verb = isFabric || !isPair ? does : asPlural(does);
  const more = also === null ? '' : `, and ${own} ${isPair ? asPlural(also) : also}`;
  return {
    clause: `${isFabric ? `the ${fabricName(by)}` : own} ${verb}`,
    also: more,
    ofFabric: isFabric ? `is of ${fabricName(by)} that ${does}` : null,
    ofIt: `${does}${also === null ? '' : `, and it ${also}`}`,
    isGood: worth >= 1,
  };
}

const WHERE: Readonly<Record<string, string>> = {
  rain: 'in the rain',
  sitting: 'for hours of sitting',
};

/** "For a beach wedding", "in the rain": what a need is one of. */
function whereNeeded({ id, occasions }: Need, wish: NeedWish): string {
  const occasion = wish.occasions.find((one) => occasions.includes(one));
  const told =
    occasion === undefined ? null : tellOccasion({ saidAs: new Map(), ...wish }, occasion);
  return WHERE[id] ?? (told === null ? whereOf(id, wish.needs) : `for ${told}`);
}

/** How an item serves what is needed, before anything else that could be said for it. */
export function needReasons(item: Item, wish: NeedWish): Reason[] {
  return needsOf(wish).flatMap((need): Reason[] => {
    const told = clauseOf(item, need);
    if (told === null) return [];
    const { clause, also, isGood } = told;
    const where = whereNeeded(need, wish);
    const be = exactKind(item).isPair ? 'They are' : 'It is';
    const plain = `${capitalize(clause)}${also}.`;
    const good = `Good ${where}: ${clause}${also}.`;
    const wordings =
      where === ''
        ? [plain]
        : isGood
          ? [
              ...(need.rule === null ? [plain, good] : [good, plain]),
              `${be} right ${where}, as ${clause}${also}.`,
              `${capitalize(where)}: ${clause}${also}.`,
            ]
          : [`${capitalize(where)}, ${clause}${also}.`, plain];
    return [{ kind: 'need', weight: isGood ? 0.99 : 0.8, wordings }];
  });
}

/** The same in few words, for the piece that is named first; null where nothing serves. */
export function needStatement(item: Item, wish: NeedWish): { does: string; short: string } | null {
  const [told] = needsOf(wish).flatMap((need) => clauseOf(item, need) ?? []);
  if (told === undefined || !told.isGood) return null;
  const { clause, also, ofIt, ofFabric } = told;
  if (ofFabric !== null) return { does: `${ofFabric}${also}`, short: `${clause}${also}` };
  const does = ofIt.replace(/^(has [^,]+), which /, '$1 that ');
  return { does, short: `${clause}${also}` };
}

/** What a piece is worth for the part of a need that it serves least; of parts that it is asked of. */
const leastOf = (item: Item, rows: readonly Need[]): number =>
  Math.min(...rows.filter((row) => isOfNeed(item, row)).map((row) => judgeNeed(item, row).worth));

/** That nothing of what is shown serves what was said, according to its listing; empty where something does. */
export function tellUnserved({ candidates }: Found, wish: Wish, speech: Speech): string {
  const items = candidates.slice(0, NEAR);
  const said = SAID_NEEDS.filter(({ id, none }) => none.length > 0 && wish.needs.includes(id));
  const unserved = said.find(({ id }) => {
    const rows = needsOf({ occasions: [], types: [], needs: [id] });
    const judged = items.map((item) => leastOf(item, rows));
    const isAsked = items.some((item) => rows.some((row) => isOfNeed(item, row)));
    return isAsked && judged.every((worth) => worth <= 0);
  });
  return unserved === undefined ? '' : speech.say(...unserved.none);
}

/** That nothing of what is shown can be bought, in the sizes asked for or at all; empty where something can. */
export function tellSoldOut(items: readonly Item[], wish: Wish, speech: Speech): string {
  if (items.length === 0 || items.some((item) => canBuy(item, wish))) return '';
  const isOne = items.length === 1;
  const anySize = { ...wish, sizes: { ...wish.sizes, asked: [] } };
  if (items.some((item) => canBuy(item, anySize))) {
    return isOne
      ? speech.say('Your size is sold out, though.', 'It is sold out in your size.')
      : speech.say('Your size is sold out in all of them.', 'None is left in your size.');
  }
  return isOne
    ? speech.say('It is sold out, though.', 'It is out of stock at the moment.')
    : speech.say('All of them are sold out.', 'None of them is in stock at the moment.');
}

const DRESSED: ReadonlySet<string> = new Set([
  'upper_body',
  'lower_body',
  'dresses',
  'suits',
  'shoes',
]);

/** Socks, hats and bags make nobody too casual. */
const isDressed = ({ try_on_category }: Item): boolean => DRESSED.has(try_on_category);

/** That all of it is more casual than the occasion that was just named asks for, where it is. */
export function tellUnsuited({ candidates, state }: Found, wish: Wish, speech: Speech): string {
  const before = state.earlier.at(-1)?.wishes ?? [];
  const known = new Set(before.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  const near = candidates.slice(0, NEAR);
  const occasion = wish.occasions.find(
    (id) =>
      !known.has(id) &&
      attributeGroup(id) !== 'season' &&
      occasionPhrase(id) !== null &&
      near.every((item) => isDressed(item) && isTooCasual(item, id)),
  );
  if (occasion === undefined || near.length === 0) return '';
  const phrase = occasionPhrase(occasion) ?? '';
  return speech.say(
    `Mind that all of this is more casual than ${phrase} usually asks for.`,
    `None of it is as dressy as ${phrase} usually asks for.`,
  );
}
