import type { Item } from '@modiste/contract/entities/item';
import { comesInWidth, helpsOf, isShoe } from '../../facts/feet-fit.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { feetAmong } from '../../memory/feet-among.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import type { Asked } from '../topics/asked.ts';
import { itemFit } from './item-fit.ts';

/** "40DD", "34 G": a band and a cup from D on. */
const BRA = /\b(?<bra>(?:2[8-9]|3\d|4\d|50) ?(?:d{1,4}|e{1,2}|f{1,2}|g{1,2}|h{1,2}|j|k))\b/i;
const FULL =
  /\b(?:big|full|large|huge|heavy|fuller|bigger) (?:bust|chest|boobs|breasts)\b|\bbusty\b/i;
const FEET =
  /\b(?<shape>wide|broad|narrow|slim) (?:feet|foot)\b|\bmy feet are (?:\w+ )?(?<are>wide|broad|narrow|slim)\b/i;
const WORN_ABOVE: ReadonlySet<string> = new Set(['upper_body', 'dresses', 'suits', 'intimates']);
const LOOSE = ['relaxed-fit', 'oversized'];
const IS_LOOSE = /\b(?:relaxed|easy fit|oversized|roomy|generous|size down)\b/i;
const LETTERS = ['3XS', '2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'];

const rankOf = (size: string): number => {
  const at = LETTERS.indexOf(size.toUpperCase());
  return at < 0 ? Number.parseFloat(size) : at;
};

/** Two sizes as they are written, the smaller first. */
export const inOrder = (sizes: readonly string[]): string[] =>
  sizes
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((size) => (LETTERS.includes(size.toUpperCase()) ? size.toUpperCase() : size));

/** What the shopper tells of their body, now or earlier in the conversation. */
const toldBy = ({ read: { turn } }: Asked): string =>
  [turn.words, turn.said ?? '', ...(turn.state.heard ?? []).toReversed()].join(' . ');

/** By a full bust: the cut that leaves room keeps the smaller size, anything else takes the larger. */
function tellByBust(asked: Asked, item: Item, sizes: readonly string[]) {
  const { speech } = asked.read;
  const told = toldBy(asked);
  const bra = BRA.exec(told)?.groups?.bra?.toUpperCase();
  if ((bra === undefined && !FULL.test(told)) || !WORN_ABOVE.has(item.try_on_category)) return '';
  const [small, large] = inOrder(sizes);
  const { stated } = readItemFacts(item);
  const whom = bra === undefined ? 'with a full bust' : `at ${bra}`;
  const isLoose = LOOSE.some((id) => stated.has(id)) || IS_LOOSE.test(item.description);
  const { isStretch } = itemFit(item);
  if (isLoose || isStretch) {
    const why = isLoose ? 'it is cut loose' : 'it stretches';
    return speech.say(
      `The ${small}: ${why}, which leaves room ${whom}; the ${large} only if it pulls across the bust.`,
      `I would take the ${small}, as ${why}. ${whom.replace(/^./, (first) => first.toUpperCase())} go to the ${large} if it pulls.`,
    );
  }
  const waist = stated.has('wrap')
    ? 'a wrap can be tied closer at the waist'
    : 'a tailor can take in the waist';
  return speech.say(
    `The ${large}: ${whom} the bust decides the size, no stretch is listed, and ${waist}.`,
    `I would take the ${large}. Size for the bust ${whom}, as ${waist}.`,
  );
}

/** By the shape of the feet: wide ones want the larger size, unless a wide width is listed. */
function tellByFeet(asked: Asked, item: Item, sizes: readonly string[]) {
  const { speech, turn } = asked.read;
  if (!isShoe(item)) return '';
  const { shape: said, are = said } = FEET.exec(toldBy(asked))?.groups ?? {};
  const known = feetAmong(turn.shopper.memories, { person: null, now: turn.now })?.shape;
  const shape = are === undefined ? known : /wide|broad/i.test(are) ? 'wide' : 'narrow';
  if (shape === undefined) return '';
  const [small, large] = inOrder(sizes);
  if (comesInWidth(item, shape)) {
    return speech.say(
      `The ${small} in the ${shape} width that is listed: width fits better than length.`,
      `Take the ${small}, in the ${shape} width.`,
    );
  }
  if (shape === 'narrow') {
    return speech.say(
      `The ${small}: narrow feet slide forward in the larger one.`,
      `I would take the ${small}, as narrow feet need the hold.`,
    );
  }
  const helps = helpsOf(item, 'wide');
  const set =
    helps.length === 0 ? '' : ` It has ${joinWithAnd(helps)}, which can be set to the foot.`;
  return speech.say(
    `The ${large}: wide feet need the room, and no wide width is listed.${set} If the heel slips, a thin insole takes up the length.`,
    `I would take the ${large}, for the width of your feet.${set} An insole helps where it turns out long.`,
  );
}

/** Which of two sizes to take by what the shopper tells of their body; empty where they tell nothing of it. */
export const tellByBody = (asked: Asked, item: Item, sizes: readonly string[]): string =>
  tellByFeet(asked, item, sizes) || tellByBust(asked, item, sizes);
