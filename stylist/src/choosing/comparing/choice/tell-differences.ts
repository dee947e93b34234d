import type { Item } from '@modiste/contract/entities/item';
import type { Answer, ReadTurn } from '../../../answers/answer.ts';
import { asksToPick } from '../../../intents/asks-for-pick.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../../speech/join-words.ts';
import { mentionItem } from '../../../speech/mention-item.ts';
import { priceOf } from '../../reasons/reason.ts';
import { findScales } from '../../scales/find-scales.ts';
import { differencesOf, sharedFabric, tellShares } from '../differences.ts';
import { COMPARES } from '../ranked-items.ts';
import { asksVerdict } from '../recommend-among.ts';
import type { Side } from '../records/side.ts';
import { costsLeast } from '../records/side.ts';
import { decideAmong } from './decide-among.ts';

const DIFFERENCES_MAX = 3;
/** Of two only, one more. */
const OF_TWO_MAX = 4;
/** What goes with a piece: no shoes with shoes. */
const besideTurn = (item: Item | undefined): string =>
  item?.try_on_category === 'shoes' ? 'An outfit with the first' : 'Shoes to go with the first';

const RANKED =
  /\b(?:which|what(?:['’]?s)?)\b(?<has>.*?\b(?:has|have|got|with)\b)?.*?\b(?:the )?(?<asked>\w{3,}est|(?:most|least) (?!worth)\w+)\b/;

/** A choice by taste is the stylist's own: no listing is asked. */
const OF_TASTE = /^(?:best|nicest|prettiest|cutest|coolest)$/;

/** That no listing tells which is the most flattering, before what they do tell. */
export function tellUntold({ turn, speech }: ReadTurn): string {
  const { asked, has } = RANKED.exec(turn.words.toLowerCase())?.groups ?? {};
  if (asked === undefined || OF_TASTE.test(asked) || findScales(turn.words) !== null) return '';
  const is = has === undefined ? 'is' : 'has';
  return speech.say(
    `Their listings don’t tell which ${is} the ${asked}.`,
    `Nothing in the listings says which ${is} the ${asked}.`,
  );
}

const ASKS_YES_OR_NO =
  /^\W*(?:(?:and|but|so|ok|hm+)[ ,]+)*(?:is|are)\b(?!.*\bor\b).*\b(?:better|nicer|worth)\b/i;

const sizesOf = ({ shopper: { preferences } }: ReadTurn['turn']): string[] => [
  ...preferences.clothing_size,
  ...preferences.clothing_canonical_size,
  ...preferences.shoes_size,
];

/** In what two to four items differ, and which of them to take. */
export function tellDifferences(
  read: ReadTurn,
  items: readonly Item[],
  purposes: readonly string[],
): Answer {
  const { speech, turn } = read;
  const sides: Side[] = items.map((item) => ({ item, name: mentionItem(item, items) }));
  const differences = differencesOf(sides, sizesOf(turn)).slice(
    0,
    sides.length === 2 ? OF_TWO_MAX : DIFFERENCES_MAX,
  );
  const { best, notes } = decideAmong(read, sides, purposes);
  const told = differences.map(({ wordings }) => speech.say(...wordings));
  const alike =
    differences.length === 0
      ? speech.say(
          'By their listings they are alike in price, fabric and cut.',
          'Nothing in their listings sets them apart.',
        )
      : '';
  const fabric = sharedFabric(sides);
  const all = sides.length === 2 ? 'Both' : 'All of them';
  const shared =
    fabric === '' || alike !== '' ? '' : speech.say(tellShares(sides) ?? `${all} are ${fabric}.`);
  const undecided = best?.undecided;
  const even =
    undecided === undefined
      ? ''
      : speech.say(
          `For ${undecided} their listings give ${sides.length === 2 ? 'neither' : 'none of them'} the edge.`,
          `Nothing in their listings decides it for ${undecided}.`,
        );
  // Who asks which is better wants that first, and no list of all differences.
  const isAsked = asksVerdict(turn.words) || asksToPick(turn.words);
  const isVerdict = best !== null && isAsked && !COMPARES.test(turn.words);
  const isPriced = (text: string) => best !== null && text.includes(priceOf(best.side.item));
  const isByPrice = best?.why.startsWith('it costs') === true;
  const isPriceTold = isByPrice && !isVerdict && told.some(isPriced);
  const name = best?.side.name ?? '';
  // What it costs is not told twice.
  const why = isPriceTold ? costsLeast(sides.length) : (best?.why ?? '');
  const plain =
    best === null
      ? ''
      : speech.frame('recommend', { pick: name, why }) ||
        speech.say(`${capitalize(name)} it is: ${why}.`);
  const yes = best?.side.item === items[0] ? 'Yes.' : 'Not to me.';
  const more = told.filter((text) => !isByPrice || !isPriced(text)).slice(0, 1);
  const noted = notes.map((wordings) => speech.say(...wordings));
  const parts = isVerdict
    ? [ASKS_YES_OR_NO.test(turn.words) ? yes : '', even, plain, ...noted, ...more]
    : [...told, shared, alike, even, plain, ...noted];
  return {
    ...(best !== null && { focusId: best.side.item.id }),
    compared: items.map(({ id }) => id),
    text:
      joinSentences(tellUntold(read), ...parts) ||
      speech.say(`That is all that sets ${joinWithAnd(sides.map(({ name }) => name))} apart.`),
    itemIds: items.map(({ id }) => id),
    suggestions: [besideTurn(items[0]), 'Which sizes are in stock?', 'More like the second'],
  };
}
