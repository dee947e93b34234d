import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { spellCount } from '../../facts/number-words.ts';
import type { OutfitQuestion } from '../../intents/purpose.ts';
import { sumOf } from '../../references/shown-outfits.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import type { Turn } from '../../stylist.ts';
import { savedName } from '../reasons/goes-with.ts';
import { priceOf } from '../reasons/reason.ts';
import { listsShown, type Meant, piecesMeant } from './pieces-meant.ts';

const gapOf = (one: number, other: number): string =>
  formatPrice(Math.round(Math.abs(one - other) * 100) / 100);

/** "The black jeans at $46.95 and the hoodie at $49". */
export const listPieces = (pieces: readonly Item[]): string =>
  joinWithAnd(
    [...new Set(pieces)].map((piece) => {
      const count = pieces.filter((one) => one === piece).length;
      const often = count > 1 ? `${spellCount(count)} of ` : '';
      return `${often}${savedName(piece)} at ${priceOf(piece)}`;
    }),
  );

/** What costs least of what was shown in a piece's place. */
function cheapestLike(turn: Turn, piece: Item): Item {
  const role = typeRole(piece.other_info.type);
  const like = listsShown(turn)
    .flat()
    .filter(({ other_info }) => typeRole(other_info.type) === role);
  return [piece, ...like].reduce((least, item) => (item.price < least.price ? item : least));
}

/** With which one piece instead it stays within the sum, or that nothing shown does. */
function tellCheaper(turn: Turn, { pieces, isGuess }: Meant, most: number): string[] {
  const swaps = pieces.flatMap((piece) => {
    const instead = cheapestLike(turn, piece);
    const set = pieces.map((one) => (one === piece ? instead : one));
    return sumOf(set) <= most ? [{ instead, set }] : [];
  });
  const [best] = swaps.toSorted((one, other) => sumOf(other.set) - sumOf(one.set));
  if (best !== undefined) {
    return [
      `With ${savedName(best.instead)} at ${priceOf(best.instead)} instead, it is ${formatPrice(sumOf(best.set))}.`,
    ];
  }
  const least = pieces.map((piece) => cheapestLike(turn, piece));
  const total = formatPrice(sumOf(least));
  if (sumOf(least) <= most && isGuess) return [`${capitalize(listPieces(least))} make ${total}.`];
  return sumOf(least) < sumOf(pieces)
    ? [`The least of what I showed you makes ${total}.`]
    : ['Nothing I showed you brings that down.'];
}

function tellSum({ turn, speech }: ReadTurn, meant: Meant, most: number | null): string {
  const { pieces } = meant;
  const total = sumOf(pieces);
  const names = listPieces(pieces);
  const all = formatPrice(total);
  if (most === null) {
    return speech.say(
      `${capitalize(names)} come to ${all} together.`,
      `${all}: that is ${names}.`,
      `Together that is ${all}: ${names}.`,
    );
  }
  const limit = formatPrice(most);
  if (total <= most) {
    const gap = total === most ? 'exactly your sum' : `${gapOf(total, most)} under ${limit}`;
    return speech.say(
      `Yes: ${names} come to ${all}, ${gap}.`,
      `That works: ${all} for ${names}, ${gap}.`,
    );
  }
  return joinSentences(
    speech.say(
      `No: ${names} come to ${all}, ${gapOf(total, most)} over ${limit}.`,
      `Not quite: ${all} for ${names} is ${gapOf(total, most)} more than ${limit}.`,
    ),
    speech.say(...tellCheaper(turn, meant, most)),
  );
}

/** Nobody buys more at once: what they cost is asked of each. */
const ADDED_MAX = 5;
const SUM =
  /\b(?:together|altogether|total|sum|combined|in all|all up|add|plus|everything|all of)\b/i;

/** What many pieces cost, from the least to the most. */
function tellRange({ turn, speech }: ReadTurn, pieces: readonly Item[]): Answer {
  const sorted = pieces.toSorted((one, other) => one.price - other.price);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return { text: '', itemIds: [], suggestions: [] };
  const count = capitalize(spellCount(pieces.length));
  return {
    text: speech.say(
      `${count} of them, from ${priceOf(least)} for ${savedName(least)} to ${priceOf(most)} for ${savedName(most)}.`,
      `Between ${priceOf(least)} and ${priceOf(most)}: ${savedName(least)} costs the least.`,
    ),
    itemIds: sorted.slice(0, ADDED_MAX).map(({ id }) => id),
    ...(turn.state.focusId === null && { focusId: least.id }),
    suggestions: ['Which is the cheapest?', '1 and 2 together?'],
  };
}

/** Where nothing tells which pieces are to be added up. */
function askWhich({ turn, speech }: ReadTurn, { pieces: [one] }: Meant): Answer {
  const only = one === undefined ? '' : `${capitalize(savedName(one))} alone: ${priceOf(one)}. `;
  const count = turn.state.shown.itemIds.length;
  return {
    text: `${only}${speech.say(
      'Which ones shall I add up? Name them by number, such as “1 and 3”.',
      'Tell me which, for example “the first and the third”, and I will add them up.',
    )}`,
    itemIds: one === undefined ? [] : [one.id],
    suggestions: count > 1 ? ['1 and 2 together?', 'Which is the cheapest?'] : [],
  };
}

/** What several of one piece cost. */
function tellSeveral(
  { turn, speech }: ReadTurn,
  one: Item,
  { count = 1, most = null }: OutfitQuestion,
): Answer {
  const total = Math.round(one.price * count * 100) / 100;
  const all = formatPrice(total);
  const told = `${capitalize(spellCount(count))} of ${savedName(one)} at ${priceOf(one)} come to ${all}`;
  const gap =
    most === null
      ? ''
      : `, ${gapOf(total, most)} ${total > most ? 'over' : 'under'} ${formatPrice(most)}`;
  return {
    text: speech.say(
      `${told}${gap}.`,
      `${all} for ${spellCount(count)} of ${savedName(one)}${gap}.`,
    ),
    itemIds: [one.id],
    focusId: turn.state.focusId ?? one.id,
    suggestions: ['Which sizes are in stock?', 'Is it on sale?'],
  };
}

/** The piece that several are asked of: the one named or spoken of last, or else the first. */
function oneMeant(
  { turn, referred }: ReadTurn,
  { itemIds = [], types }: OutfitQuestion,
): Item | null {
  const known = [...turn.items, ...(turn.earlierItems ?? [])];
  const isOf = ({ other_info }: Item) =>
    types.length === 0 || types.some((type) => isKindOf(other_info.type, type));
  const ids = [
    turn.state.focusId,
    ...itemIds,
    ...listsShown(turn)
      .flat()
      .map(({ id }) => id),
  ];
  const named = itemIds.length === 1 ? itemIds : ids;
  const items = named.flatMap((id) => known.find((item) => item.id === id) ?? []);
  return items.find(isOf) ?? referred[0] ?? null;
}

/** The pieces, each as often as the question counts its kind: "two pairs of socks". */
const countedPieces = (meant: Meant, { counts = {} }: OutfitQuestion): Meant => ({
  ...meant,
  pieces: meant.pieces.flatMap((piece) => {
    const count = Object.entries(counts).find(([type]) =>
      isKindOf(piece.other_info.type, type),
    )?.[1];
    return Array.from({ length: count ?? 1 }, () => piece);
  }),
});

/** Adds up single pieces, by their records, and holds the sum against what the shopper has to spend. */
export function answerSum(read: ReadTurn, question: OutfitQuestion): Answer {
  const one = (question.count ?? 1) > 1 ? oneMeant(read, question) : null;
  if (one !== null) return tellSeveral(read, one, question);
  const meant = countedPieces(piecesMeant(read.turn, question), question);
  const [only] = meant.pieces;
  if (question.less !== undefined && meant.pieces.length === 1 && only !== undefined) {
    const left = `${savedName(only)} at ${priceOf(only)}`;
    return {
      text: read.speech.say(`That leaves ${left}.`, `Only ${left} is left then.`),
      itemIds: [only.id],
      suggestions: ['Show me cheaper ones'],
    };
  }
  if (meant.pieces.length < 2) return askWhich(read, meant);
  if (meant.pieces.length > ADDED_MAX && !SUM.test(read.turn.words))
    return tellRange(read, meant.pieces);
  const { addedUp } = read.turn.state;
  const most = question.most ?? null;
  const hint = meant.isGuess
    ? read.speech.say(
        'I took the first of each; say “1 and 3” to add up others.',
        'These are the first of each kind; name others if you had those in mind.',
      )
    : '';
  const [first] = meant.pieces;
  const roles = new Set(meant.pieces.map(({ other_info }) => typeRole(other_info.type)));
  return {
    text: joinSentences(tellSum(read, meant, most), hint),
    itemIds: [...new Set(meant.pieces.map(({ id }) => id))],
    ...(first !== undefined && { focusId: read.turn.state.focusId ?? first.id }),
    addedUp: {
      itemIds: [...new Set(meant.pieces.map(({ id }) => id))],
      budget: most ?? addedUp?.budget ?? null,
    },
    suggestions: [
      ...(most === null ? [] : ['How much is left?']),
      'Show me cheaper ones',
      ...(roles.size === meant.pieces.length ? ['Make it an outfit'] : []),
    ],
  };
}
