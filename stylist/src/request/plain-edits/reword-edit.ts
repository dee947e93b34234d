import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { shownOutfits, sumOf } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';
import { type EditMessage, readEditMessage, typesWorn } from './edit-message.ts';
import { type EditAct, type Guess, guessEdit } from './guess-edit.ts';
import { withMindedLook } from './minded-look.ts';
import { nameOutfits } from './name-outfits.ts';
import { type Named, namedIn, OF_CHOSEN } from './named.ts';
import { isContradicted } from './words-against.ts';

/** From here on it is said plainly what a message does; what is read more easily by mistake has to be surer. */
const LIKELY = 0.4;
const LIKELY_OF: Partial<Record<EditAct, number>> = {
  choose: 0.5,
  budget: 0.8,
  add: 0.7,
  addUnder: 0.7,
  addLook: 0.7,
  remove: 0.7,
  swapOther: 0.6,
};
/** From here on a message surely asks. */
const SURE = 0.8;

const ARTICLE = /^(?:a|an|some|the|any) /;

/** A piece that is added, with what is said of it. */
function added({ fresh: [kind = ''], look, price }: Named): string {
  const bare = kind.replace(ARTICLE, '');
  const looking = look === null || bare.includes(look) ? bare : `${look} ${bare}`;
  return `add ${bare.endsWith('s') ? '' : 'a '}${looking}${price === null ? '' : ` under $${price}`}`;
}

/** Where these are done to a piece, a look that is refused is that of another one in its place. */
const OF_LOOK: ReadonlySet<EditAct> = new Set(['swapOther', 'look', 'remove']);

/** What takes up a part of an outfit, whatever its kind. */
const PARTS: Readonly<Record<string, string>> = { shoes: 'shoes', top: 'top', bag: 'bag' };

/** "Other sneakers", where the shoes are boots, stand in the place of those. */
function swapForOther({ there, other, fresh, look, price, isRefused }: Named): string | null {
  const [kind = '', ...more] = other;
  const [type] = understandQuery(kind).types;
  const part = type === undefined ? undefined : PARTS[typeRole(type) ?? ''];
  const isAlone = more.length + there.length + fresh.length === 0 && price === null && !isRefused;
  if (part === undefined || !isAlone) return null;
  return `swap the ${part} for ${look === null ? kind : `${look} ${kind}`}`;
}

/** What is done to one piece, in plain words; null where what that takes is not named. */
function pieceEdit(act: EditAct, named: Named): string | null {
  const { there, other, fresh, look, notLook, price, isRefused } = named;
  const [kind = '', ...others] = there;
  const isOne = kind !== '' && others.every((one) => one === kind) && fresh.length === 0;
  const isOneAlone = isOne && other.length === 0;
  if (notLook !== null) {
    const isOfLook = isOneAlone && price === null && OF_LOOK.has(act);
    if (!isOfLook) return null;
    return look === null ? `different ${kind}, not ${notLook}` : `the ${kind} should be ${look}`;
  }
  switch (act) {
    case 'swapFor': {
      if (isOneAlone && price === null && !isRefused && look === null) return `different ${kind}`;
      const [instead, ...more] = other;
      if (!isOne || instead === undefined || more.length > 0) return null;
      const looking = look === null ? instead : `${look} ${instead}`;
      if (isRefused) return price === null ? `${looking}, not ${kind}` : null;
      return `swap the ${kind} for ${looking}${price === null ? '' : ` under $${price}`}`;
    }
    case 'swapOther':
    case 'look':
      if (act === 'swapOther' && there.length === 0) return swapForOther(named);
      if (!isOneAlone || (act === 'look' && look === null) || price !== null) return null;
      return look === null ? `different ${kind}` : `the ${kind} should be ${look}`;
    case 'cheaper':
    case 'under':
      if (!isOneAlone || look !== null) return null;
      // "No jewelry, under 250" is said of all that is left.
      if (act === 'under' && (price === null || isRefused)) return null;
      return price === null ? `cheaper ${kind}` : `swap the ${kind} for ${kind} under $${price}`;
    case 'add':
    case 'addUnder':
    case 'addLook':
      if (fresh.length !== 1 || there.length + other.length > 0) return null;
      return act === 'addUnder' && price === null ? null : added(named);
    case 'remove':
      if (!isOneAlone || look !== null || price !== null) return null;
      return isRefused ? `no ${kind}` : `take out the ${kind}`;
    default:
      return null;
  }
}

/** What is done to an outfit, or to all of them, in plain words; null where what that takes is not named. */
function wholeEdit(
  act: EditAct,
  { outfit, there, other, fresh, isOfLook, price }: Named,
): string | null {
  const [kind = ''] = there;
  if (act === 'keepPiece') {
    const isOne = there.length === 1 && other.length + fresh.length === 0;
    return isOne && price === null ? `keep the ${kind}, change everything else` : null;
  }
  if (there.length + other.length + fresh.length > 0 || isOfLook) return null;
  if (act === 'undo') return 'undo that';
  if (act === 'budget') return price === null ? null : `bring it down to $${price}`;
  if (price !== null) return null;
  if (act === 'total')
    return outfit === null ? 'how much is each outfit?' : `what does ${outfit} cost altogether?`;
  if (outfit === null) return null;
  if (act === 'choose') return `I’ll take ${outfit}`;
  if (act === 'only') return `only ${outfit}, drop the others`;
  return act === 'drop' ? `drop ${outfit}, keep the others` : null;
}

function plainly(act: EditAct, named: Named): string | null {
  const { outfit, isAlone } = named;
  const ofPiece = OF_CHOSEN[act];
  const edit = pieceEdit(ofPiece ?? act, named);
  if (edit === null) return wholeEdit(act, named);
  if (outfit === null || isAlone) return edit;
  return ofPiece === undefined ? `in ${outfit} ${edit}` : `I like ${outfit} but ${edit}`;
}

interface Read {
  guesses: readonly Guess[];
  named: Named;
  message: EditMessage;
  outfits: readonly (readonly Item[])[];
}

/** The likeliest of what a message may say, where that is likelier than all that is no edit; else null. */
function likeliest({ guesses, named, message, outfits }: Read, turn: Turn): string | null {
  const { price } = named;
  const { tokens } = message;
  const isLower = price !== null && outfits.some((pieces) => sumOf(pieces) > Number(price));
  const shares = new Map<string | null, { share: number; act: EditAct }>();
  const possible = guesses
    // No budget is raised to less than what is on the screen.
    .map((guess) =>
      guess.act === 'budgetUp' && isLower ? { ...guess, act: 'budget' as const } : guess,
    )
    .filter(({ act }) => !isContradicted(act, named, { words: turn.words, tokens }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  // What the words rule out leaves its share to the rest.
  const total = possible.reduce((sum, { likelihood }) => sum + likelihood, 0);
  for (const { act, likelihood } of possible) {
    const said = plainly(act, withMindedLook(named, message, { act, outfits }));
    const before = shares.get(said);
    shares.set(said, { share: (before?.share ?? 0) + likelihood / total, act: before?.act ?? act });
  }
  const [best] = [...shares].toSorted(([, one], [, other]) => other.share - one.share);
  if (best === undefined) return null;
  const [said, { share, act }] = best;
  const isSure = share >= (LIKELY_OF[OF_CHOSEN[act] ?? act] ?? LIKELY);
  return isSure ? said : null;
}

/** Whoever has such a piece already wants it left out, or the rest to go with it; "which" asks. */
const OTHERWISE =
  /^\W*which\b|(?<!\b(?:can|could|may|might|let) )\b(?:i|we)(?: (?:already|do|also))* (?:have|own|got)\b(?! (?:budgeted|decided|chosen|picked|settled|changed|to|seen)\b| \$?\d)|\b(?:i|we)['’]ve(?: already)? got\b(?! (?:to|\$?\d))|\bmy own\b/i;
/** "Without a blazer" refuses all blazers, and not the one that is there. */
const REFUSES_ALL = /\b(?:without|no|not|never|don['’]?t (?:want|like|wear)) (?:an?|any) /i;
const QUESTION = /\?|\b(?:who|what|which|when|where|why|how|is|are|does|do|can|will|would|any)\b/i;

/** "The heels are too high" asks nothing. */
const TOO = /\b(?:is|are) (?:way |far |a bit |much )?too \w+\b(?!.*\?)/i;

/** What a message about outfits on the screen names, and what it may do; null where it can be no plain edit. */
function readEdit(turn: Turn): Read | null {
  const { state, attachment, words } = turn;
  const isOfOutfits = state.request?.outfit != null && state.list === undefined;
  const outfits = isOfOutfits ? shownOutfits(turn).map(({ pieces }) => pieces) : [];
  if (outfits.length === 0 || attachment !== null || OTHERWISE.test(words)) return null;
  const message = readEditMessage(nameOutfits(words, outfits), typesWorn(outfits));
  const named = namedIn(message, outfits.length);
  return named === null ? null : { named, message, outfits, guesses: guessEdit(message) };
}

/**
 * A message that edits outfits on the screen, said plainly: "the green one for sure, can u find a diff option
 * for the shoes" becomes "I like outfit 3 but different shoes". Null where it is no such
 * message, or does more than one thing.
 */
export function rewordEdit(turn: Turn): string | null {
  const read = REFUSES_ALL.test(turn.words) ? null : readEdit(turn);
  return read === null ? null : likeliest(read, turn);
}

/** Whether a message asks of a piece of the outfits that it names, and does nothing else. */
export function asksOfPiece(turn: Turn): boolean {
  const isQuestion = QUESTION.test(turn.words) && !TOO.test(turn.words);
  const read = isQuestion ? readEdit(turn) : null;
  if (read === null) return false;
  const { there, other, fresh } = read.named;
  return (
    there.length === 1 &&
    other.length + fresh.length === 0 &&
    read.guesses.some(({ act, likelihood }) => act === 'ask' && likelihood >= SURE)
  );
}
