import type { Item } from '@modiste/contract/entities/item';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { capitalize, joinSentences, joinWithAnd } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { situationsIn } from './alternatives/find-situation.ts';
import { differencesOf, sharedFabric, tellShares } from './comparing/differences.ts';
import { nameMost } from './comparing/name-most.ts';
import { pickLeast } from './comparing/pick-least.ts';
import { pickOne } from './comparing/pick-one.ts';
import { purposesIn } from './comparing/purposes-in.ts';
import { COMPARES, comparedKind, extremesIn } from './comparing/ranked-items.ts';
import { asksVerdict, recommendAmong } from './comparing/recommend-among.ts';
import type { Side } from './comparing/records/side.ts';
import { costsLeast } from './comparing/records/side.ts';
import { tellSame } from './comparing/tell-same.ts';
import { asksOfShown, asksWhichDo, tellWhich } from './comparing/tell-which.ts';
import { nameBoth } from './most/name-both.ts';
import { priceOf } from './reasons/reason.ts';
import { findScales } from './scales/find-scales.ts';
import { asksToJudge } from './verdicts/judge-each.ts';
import { compareOutfits } from './wholes/compare-outfits.ts';
import { answerOnlyOutfit, pickOutfit } from './wholes/pick-outfit.ts';

const ITEMS_MAX = 4;
const DIFFERENCES_MAX = 3;
/** Of two only, one more. */
const OF_TWO_MAX = 4;
/** What goes with a piece: no shoes with shoes. */
const besideTurn = (item: Item | undefined): string =>
  item?.try_on_category === 'shoes' ? 'An outfit with the first' : 'Shoes to go with the first';

/** What may be asked of the one that was named. */
const suggestNext = (item: Item | undefined): string[] => {
  if (item === undefined) return ['Compare the first two'];
  const beside = item.try_on_category === 'shoes' ? 'An outfit with it' : 'What goes with it?';
  return ['Which sizes are in stock?', beside, 'More like it'];
};

/** Two things to compare are needed; fewer lead to a question. */
function askWhich({ speech, turn }: ReadTurn): Answer {
  const names = turn.items.slice(0, 3).map((item) => capitalize(mentionItem(item, turn.items)));
  return {
    text: joinSentences(
      speech.frame('clarify'),
      speech.say(
        'Which two shall I hold side by side?',
        'Name two of them, and I will compare.',
        'Which ones should I compare?',
      ),
    ),
    itemIds: [],
    suggestions: turn.items.length > 1 ? ['Compare the first two', ...names].slice(0, 4) : [],
  };
}

const OF_THEM = /\bof (?:them|the two|(?:these|those) two|both)\b/i;
const OF_SOME = /\b(?:first|second|third|fourth|last|two|three|both|these|those)\b/i;
const OUTFIT_TURNS = ['A cheaper outfit', 'Something dressier', 'Other shoes for the first'];

const LEFT_TURNS = ['Which one would you pick?', 'Show me something else', 'Something cheaper'];

const RANKED =
  /\b(?:which|what(?:['’]?s)?)\b(?<has>.*?\b(?:has|have|got|with)\b)?.*?\b(?:the )?(?<asked>\w{3,}est|(?:most|least) (?!worth)\w+)\b/;

/** A choice by taste is the stylist's own: no listing is asked. */
const OF_TASTE = /^(?:best|nicest|prettiest|cutest|coolest)$/;

/** That no listing tells which is the most flattering, before what they do tell. */
function tellUntold({ turn, speech }: ReadTurn): string {
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
function tellDifferences(
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
  const best = recommendAmong(read, sides, purposes);
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
  const isVerdict = best !== null && asksVerdict(turn.words) && !COMPARES.test(turn.words);
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
  const parts = isVerdict
    ? [ASKS_YES_OR_NO.test(turn.words) ? yes : '', even, plain, ...more]
    : [...told, shared, alike, even, plain];
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

/** Which of the pieces shown are as a question says; null where it asks no such thing. */
export function answerWhich(read: ReadTurn): Answer | null {
  const which = tellWhich(read);
  if (which === null) return null;
  const [top] = which.items;
  return {
    ...(top !== undefined && { focusId: top.id }),
    text: which.text,
    itemIds: which.items.map(({ id }) => id),
    suggestions: suggestNext(top),
  };
}

/** What is asked of all of them, and no listing tells of any. */
function tellSilent({ speech, turn, referred }: ReadTurn): Answer {
  const isOfTwo = (referred.length > 1 ? referred : turn.items).length === 2;
  return {
    text: speech.say(
      `Their listings tell that of ${isOfTwo ? 'neither' : 'none of them'}, so I would rather not guess.`,
      'No listing on the screen has a word on that.',
      'On that, too, all of the listings are silent.',
    ),
    itemIds: [],
    suggestions: turn.items.length > 1 ? ['Compare the first two', ...LEFT_TURNS.slice(0, 2)] : [],
  };
}

/** That no listing tells what is asked of all of them; null where one does, or something else is asked. */
export function answerSilently(read: ReadTurn): Answer | null {
  const { itemIds } = read.turn.state.shown;
  const isOfAll = itemIds.length > 1 && asksOfShown(read.turn.words);
  if (!isOfAll || findScales(read.turn.words) !== null) return null;
  return answerWhich(read) ?? tellSilent(read);
}

/** "Which of all of these" leaves the two that were held side by side. */
const OF_ALL = /\b(?:all|these|any|everything)\b/i;

/** Says in what two to four items differ, and which of them to take for the purpose named. */
export function compareItems(read: ReadTurn): Answer {
  const { referred, turn, understood } = read;
  const purposes = [
    ...purposesIn(understood.readings),
    ...purposesIn(turn.state.request?.wishes ?? []),
  ];
  // "Which shouldn't get wet?" asks of their fabrics, and not which one to leave.
  const judged = (asksToJudge(turn.words) ? answerWhich(read) : null) ?? answerOnlyOutfit(read);
  if (judged !== null) return judged;
  const compared = compareOutfits(read);
  if (compared !== '') return { text: compared, itemIds: [], suggestions: OUTFIT_TURNS };
  const kind = comparedKind(read);
  if (kind.length > 1) return tellDifferences(read, kind.slice(0, ITEMS_MAX), purposes);
  const least = pickLeast(read, purposes);
  if (least !== null) {
    return {
      text: least.text,
      itemIds: [least.item.id],
      focusId: least.item.id,
      suggestions: LEFT_TURNS,
    };
  }
  const same = tellSame(read);
  if (same !== '') {
    const itemIds = referred.map(({ id }) => id);
    return { text: same, itemIds, compared: itemIds, suggestions: suggestNext(referred[0]) };
  }
  const pair = extremesIn(read);
  if (pair.length > 1) return tellDifferences(read, pair, purposes);
  const most = nameBoth(read) ?? nameMost(read);
  if (most !== null) {
    const [top] = most.items;
    return {
      ...(top !== undefined && { focusId: top.id }),
      // "And the other one?" is the one that came next.
      ...(most.next !== undefined && {
        compared: [...most.items, most.next].map(({ id }) => id),
      }),
      text: most.text,
      itemIds: most.items.map(({ id }) => id),
      suggestions: turn.state.shown.outfits.length > 1 ? OUTFIT_TURNS : suggestNext(most.items[0]),
    };
  }
  const which = answerWhich(read);
  if (which !== null) return which;
  const outfit = pickOutfit(read);
  if (outfit !== '') return { text: outfit, itemIds: [], suggestions: OUTFIT_TURNS };
  const isOfPair = turn.state.compared?.length === 2 && OF_THEM.test(turn.words);
  const picked = isOfPair ? null : pickOne(read, purposes);
  if (picked !== null) {
    return {
      text: joinSentences(tellUntold(read), picked.text),
      itemIds: [picked.item.id],
      focusId: picked.item.id,
      suggestions: suggestNext(picked.item),
    };
  }
  return compareReferred(read, purposes);
}

const WHY_NOT = /\bwhy not\b/i;

/** "Why not the first?", said of a pick: what sets it apart from that one, or that it is the pick. */
function whyNot(read: ReadTurn, purposes: readonly string[]): Answer | null {
  const { referred, speech, turn } = read;
  const [item] = referred;
  const picked = turn.items.find(({ id }) => id === turn.state.focusId);
  if (item === undefined || picked === undefined) return null;
  const asked = { ...read, turn: { ...turn, words: 'which is better' } };
  if (picked !== item) return tellDifferences(asked, [item, picked], purposes);
  const name = mentionItem(item, turn.items);
  return {
    text: speech.say(
      `Nothing against it: ${name} is the very one I would take.`,
      `That is my choice already: ${name}.`,
    ),
    itemIds: [item.id],
    suggestions: suggestNext(item),
  };
}

/** What is held side by side where no end of a scale and no pick was asked for. */
function compareReferred(read: ReadTurn, purposes: readonly string[]): Answer {
  const { referred, turn } = read;
  const before = (turn.state.compared ?? []).flatMap(
    (id) => turn.items.find((item) => item.id === id) ?? [],
  );
  // "Which of them is better value" is asked of those just held side by side.
  // "Why not the third?" asks of one that was not held against them yet.
  const isOfOther = WHY_NOT.test(turn.words) && referred.some((item) => !before.includes(item));
  const isOpen = read.named === undefined && !OF_ALL.test(turn.words) && !isOfOther;
  const isOfBefore =
    before.length > 1 && (referred.length < 2 || isOpen || OF_THEM.test(turn.words));
  const items = isOfBefore ? before : referred.slice(0, ITEMS_MAX);
  const untold =
    items.length >= referred.length && OF_SOME.test(turn.words) ? '' : tellUntold(read);
  if (untold !== '') return { ...tellSilent(read), text: untold };
  const isShown = turn.state.shown.itemIds.length + turn.state.shown.outfits.length > 0;
  const isVerdict = asksVerdict(turn.words) && situationsIn(turn.words).length > 0;
  if (
    isShown &&
    (asksOfShown(turn.words) || asksWhichDo(turn.words)) &&
    !(isVerdict && items.length > 1)
  ) {
    return tellSilent(read);
  }
  const other = WHY_NOT.test(turn.words) && items.length === 1 ? whyNot(read, purposes) : null;
  if (other !== null) return other;
  return items.length < 2 ? askWhich(read) : tellDifferences(read, items, purposes);
}
