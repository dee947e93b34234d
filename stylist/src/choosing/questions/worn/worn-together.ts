import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../../answers/answer.ts';
import { exactKind } from '../../../facts/item-names.ts';
import { noteOf } from '../../../knowledge/style/colors/color-pairs.ts';
import { namedColors } from '../../../knowledge/style/colors/color-rows.ts';
import { matchGarments } from '../../../knowledge/style/match-garments.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../../speech/join-words.ts';
import { mentionItem } from '../../../speech/mention-item.ts';
import type { Turn } from '../../../stylist.ts';
import { BESIDE_MIN, bestColors, formalityGap } from '../../reasons/goes-with.ts';

const LEAD =
  '^\\W*(?:(?:and|but|so|ok|okay|hm+|also|hey|lol|wait)[ ,]+)*(?:can|could|should|would|will|do|does|is|are|may|might)\\b';
const VERBS =
  '\\b(?:go|goes|work|works|match|matches|look|looks|pair|pairs|suit|suits|fit|fits|wear|worn|clash|clashes)\\b';
/** "Do they go with the dress?", "does the first match the blazer?": two pieces that are there. */
const OF_TWO = new RegExp(
  `${LEAD}.*${VERBS}.*\\b(?:with|together|match|under|over|the|that)\\b`,
  'i',
);
/** "Does it all go together?" */
const OF_ALL = new RegExp(
  `${LEAD} (?:it|they|this|that|these|those|everything|all of (?:it|that|this|them))(?: really| actually| all)* ${VERBS}(?: (?:well|good|ok|okay|nice))*(?: together| with (?:it|that|each other|the rest))?(?: (?:do )?(?:u|you) think| right| ok)?\\W*$`,
  'i',
);

/** Whether words ask if two pieces go together. */
export const asksOfTwo = (words: string): boolean =>
  OF_TWO.test(words) && !/\b(?:better|best|which)\b/i.test(words);

/** Whether words ask if all that was chosen goes together. */
export const asksOfAll = (words: string): boolean => OF_ALL.test(words);

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

/** So many pieces are judged together. */
const TOGETHER_MAX = 4;

/** What was chosen, and the first of those shown for each place in which nothing chosen is worn. */
function chosenPieces({ items, earlierItems = [], state }: Turn): Item[] {
  const known = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const chosen = (state.chosen ?? []).flatMap((id) => known.get(id) ?? []);
  const pieces = [...chosen];
  for (const id of [state.focusId ?? '', ...state.shown.itemIds]) {
    const item = known.get(id);
    const isOther = item !== undefined && pieces.every((piece) => roleOf(piece) !== roleOf(item));
    if (isOther) pieces.push(item);
  }
  return pieces.slice(0, TOGETHER_MAX);
}

interface Pair {
  one: Item;
  other: Item;
  /** Whether their kinds are dressed alike enough, and why. */
  isMatch: boolean;
  why: string;
  /** "black beside emerald"; empty where a color is not known. */
  colors: string;
  isColorful: boolean;
  /** What is known of the two colors where they go together: "opposites that set each other off". */
  note: string;
}

/** What speaks for two colors beside each other; empty where nothing is known. */
function noteOn(one: string, other: string): string {
  const [own, theirs] = [namedColors(one)[0], namedColors(other)[0]];
  const [note = ''] = own === undefined || theirs === undefined ? [] : (noteOf(own, theirs) ?? []);
  return note.startsWith('Yes') ? note.replace(/^Yes[:,] /, '').replace(/\.$/, '') : '';
}

function pairOf(one: Item, other: Item): Pair | null {
  const [own, theirs] = [findType(one.other_info.type), findType(other.other_info.type)];
  if (own === null || theirs === null || typeRole(own.id) === typeRole(theirs.id)) return null;
  const [match = ''] = matchGarments(own.id, theirs.id);
  if (match === '') return null;
  const best = bestColors(one, other);
  const note = best === null ? '' : noteOn(best.own.name, best.theirs.name);
  const called = (name: string): string => name.toLowerCase().replaceAll(' / ', ' and ');
  return {
    one,
    other,
    isMatch: match.startsWith('Yes'),
    why: capitalize(match.replace(/^(?:Yes, as a deliberate mix|Yes|Rather not)[,:]? /, '')),
    colors: best === null ? '' : `${called(best.own.name)} beside ${called(best.theirs.name)}`,
    isColorful: best === null || note !== '' || best.harmony >= BESIDE_MIN,
    note,
  };
}

const namesIn = ({ turn }: ReadTurn, items: readonly Item[]): string[] => {
  const among = [...new Set([...turn.items, ...(turn.earlierItems ?? []), ...items])];
  return items.map((item) => mentionItem(item, among));
};

function tellPair(read: ReadTurn, { one, other, ...pair }: Pair): string {
  const { isMatch, why, colors, isColorful, note } = pair;
  const { speech } = read;
  const [first = '', second = ''] = namesIn(read, [one, other]);
  if (!isMatch) {
    return joinSentences(
      speech.say(`Rather not: I would not wear ${first} with ${second}.`),
      speech.say(why),
    );
  }
  const told = isColorful
    ? speech.say(
        ...(note === '' ? [] : [`Yes, ${first} goes with ${second}: ${note}.`]),
        `Yes, ${first} goes with ${second}${colors === '' ? '' : `: ${colors} sits well`}.`,
        `Yes: ${first} and ${second} go together${colors === '' ? '' : `, ${colors}`}.`,
      )
    : speech.say(
        `By their kinds, yes, but the colors are a risk: ${colors}. That would be ${first} with ${second}.`,
        `${capitalize(first)} with ${second}? In kind it works; ${colors} is bold.`,
      );
  return joinSentences(told, speech.say(why));
}

/** Of several pieces: that all go together, or which two of them do not. */
function tellAll(read: ReadTurn, pieces: readonly Item[]): string {
  const pairs = pieces.flatMap((one, at) =>
    pieces.slice(at + 1).flatMap((other) => pairOf(one, other) ?? []),
  );
  const [only] = pairs;
  if (only === undefined) return '';
  if (pairs.length === 1) return tellPair(read, only);
  const odd = pairs.find(({ isMatch }) => !isMatch) ?? pairs.find(({ isColorful }) => !isColorful);
  if (odd !== undefined) {
    const rest = read.speech.say('The rest goes together.', 'All else goes together.');
    return joinSentences(tellPair(read, odd), rest);
  }
  const names = joinWithAnd(namesIn(read, pieces));
  const colors = pairs.map((pair) => pair.colors).filter((one) => one !== '');
  return read.speech.say(
    `Yes, ${names} go together: ${joinWithAnd(colors)}, and all about equally dressy.`,
    `Yes, all of it: ${names}.`,
  );
}

/** Yes or no to wearing pieces of the shop together; null where it is asked of no two of them. */
export function answerTogether(read: ReadTurn): Answer | null {
  const { referred, turn } = read;
  const words = turn.words.toLowerCase().replaceAll('’', "'");
  const isOfTwo = referred.length === 2 && asksOfTwo(words);
  const pieces = isOfTwo ? referred : asksOfAll(words) ? chosenPieces(turn) : [];
  const [one, other] = pieces;
  const text = one === undefined || other === undefined ? '' : tellAll(read, pieces);
  if (one === undefined || other === undefined || text === '') return null;
  return {
    text,
    itemIds: pieces.map(({ id }) => id),
    focusId: one.id,
    suggestions: [
      `What else goes with ${exactKind(other).isPair ? 'them' : 'it'}?`,
      'What do they come to together?',
    ],
  };
}

/** "Which of these goes best with the blazer?" */
const WHICH_GOES = new RegExp(
  `\\b(?:which|what)\\b(?! (?:about|bout|else|shoes|bag|color)).*${VERBS}.*\\b(?:with|match|the|that|it)\\b`,
  'i',
);
const BEST = /\b(?:best|better|most)\b/i;
const NAMED_MAX = 3;

/** Which of the pieces shown is best worn with another; null where that is not asked. */
export function answerBestBeside(read: ReadTurn): Answer | null {
  const { referred, turn, speech } = read;
  if (!WHICH_GOES.test(turn.words) || turn.state.shown.outfits.length > 0) return null;
  const { itemIds } = turn.state.shown;
  const shown = itemIds.flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const partner = [...referred, ...chosenPieces(turn)].find(({ id }) => !itemIds.includes(id));
  if (partner === undefined || shown.length < 2) return null;
  const ranked = shown
    .flatMap((item) => pairOf(item, partner) ?? [])
    .filter(({ isMatch }) => isMatch)
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  const [best] = ranked;
  const name = namesIn(read, [partner])[0] ?? '';
  if (best === undefined) {
    const text = speech.say(`None of them is an easy match for ${name}.`);
    return { text, itemIds: [partner.id], suggestions: [] };
  }
  const right = ranked.filter(({ isColorful }) => isColorful).slice(0, NAMED_MAX);
  const [first = '', second] = namesIn(
    read,
    ranked.map(({ one }) => one),
  );
  const colors = best.colors === '' ? '' : `: ${best.colors}, and about as dressy`;
  const text =
    BEST.test(turn.words) || right.length < 2
      ? joinSentences(
          speech.say(
            `${capitalize(first)} goes best with ${name}${colors}.`,
            `I would take ${first} with ${name}${colors}.`,
          ),
          second === undefined ? '' : speech.say(`Next would be ${second}.`),
        )
      : speech.say(
          `With ${name} I would wear ${joinWithAnd(
            namesIn(
              read,
              right.map(({ one }) => one),
            ),
          )}.`,
        );
  if (text === '') return null;
  const told = BEST.test(turn.words) ? [best] : right;
  return {
    text,
    itemIds: (told.length > 0 ? told : [best]).map(({ one }) => one.id),
    focusId: best.one.id,
    suggestions: ['Which sizes are in stock?', 'What is it made of?'],
  };
}

/** How well two pieces are worn together: by color, and by how near they are in dressiness. */
const worthOf = ({ one, other }: Pair): number =>
  (bestColors(one, other)?.harmony ?? BESIDE_MIN) - formalityGap(one, other);
