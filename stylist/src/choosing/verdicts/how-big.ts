import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { exactKind } from '../../facts/item-names.ts';
import { capitalize } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';

const OF_SIZE =
  /\b(?:how|too) (?:big|large|small|tiny|wide|long|heavy|huge|chunky) (?:is|are|for|on)\b|\bdiameter\b|\b(?:is|are) (?:it|they|these|those|the [\w -]+?) (?:\w+ )?(?:big|huge|tiny|small|large)\b|\bhow big\b/i;
const SMALL_WEARER =
  /\b(?:tiny|small|little|petite|thin|short) (?:ears?|lobes?|wrists?|neck|face|frame|hands?)\b/i;
/** Words of a name that tell of its size. */
const BIG = /\b(?:big|large|oversized|giant|maxi|statement|chunky|huge|bold|wide|grand|xl)\b/i;
const SMALL = /\b(?:mini|small|tiny|petite|micro|slim|fine|little|dainty|delicate|huggies?)\b/i;
/** Small by their kind. */
const SMALL_KINDS: Readonly<Record<string, string>> = {
  'stud-earrings': 'studs that sit flat on the lobe',
  huggies: 'huggies that lie close to the lobe',
};

/** Whether words ask how large a small piece is. */
const asksHowBig = (words: string): boolean => OF_SIZE.test(words);

const nameTells = ({ short_description }: Item): { word: string; isBig: boolean } | null => {
  const name = short_description;
  const found = BIG.exec(name) ?? SMALL.exec(name);
  if (found === null) return null;
  // "Big-Night" is one word of the name.
  const word = name.split(/\s+/).find((one) => one.includes(found[0])) ?? found[0];
  return { word, isBig: BIG.test(found[0]) };
};

/** How large a piece is where no measure is given: by its name and its kind; null where neither tells. */
export function bignessTold(item: Item): readonly string[] | null {
  const kind = SMALL_KINDS[item.other_info.type];
  const named = nameTells(item);
  const { isPair } = exactKind(item);
  const they = isPair ? 'they are' : 'it is';
  const side = named?.isBig === true ? 'larger' : 'smaller';
  if (named !== null) {
    return [
      `No measurement is listed. The “${named.word}” in the name suggests that ${they} on the ${side} side, which the picture can bear out.`,
      `Its listing gives no measure; going by the name, “${named.word}”, I would expect the ${side} side.`,
    ];
  }
  if (kind === undefined) return null;
  return [
    `Small by their kind: ${they} ${kind}. No measurement is listed.`,
    `No measurement is listed, but ${they} ${kind}.`,
  ];
}

/** Of those shown a smaller one of the same use, where a piece may be too large; empty where none is. */
export function tellSmaller(
  item: Item,
  among: readonly Item[],
  { turn, speech }: ReadTurn,
): string {
  const words = `${turn.words} ${turn.said ?? ''}`;
  const isBig = nameTells(item)?.isBig === true || SMALL_WEARER.test(words);
  if (!asksHowBig(words) || !isBig || SMALL_KINDS[item.other_info.type] !== undefined) return '';
  const category = item.try_on_category;
  const isShown = ({ id }: Item): boolean =>
    id !== item.id && turn.state.shown.itemIds.includes(id);
  const role = typeRole(item.other_info.type);
  const found = among
    .filter(isShown)
    .find(
      (one) =>
        one.try_on_category === category &&
        typeRole(one.other_info.type) === role &&
        SMALL_KINDS[one.other_info.type] !== undefined,
    );
  if (found === undefined) return '';
  const name = mentionItem(found, turn.items);
  const why = SMALL_KINDS[found.other_info.type] ?? '';
  return speech.say(
    `Of those shown, the smaller choice is ${name}: ${why}.`,
    `${capitalize(name)} would be smaller: ${why}.`,
  );
}
