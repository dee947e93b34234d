import type { Item } from '@modiste/contract/entities/item';
import { colorNamed } from '../facts/item-colors.ts';
import { type FoundPieces, findPieces, phrasesOf } from '../references/find-pieces.ts';
import { type References, resolveReferences } from '../references/resolve-references.ts';
import { sceneOf } from '../references/scene.ts';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';

/** Words of a message that call pieces, by what they are or by their places. */
export interface CalledPieces extends Pick<FoundPieces, 'items' | 'open'> {
  from: number;
  to: number;
  /** "It", "them": named by nothing of its own. */
  isPronoun: boolean;
  /** "The", a price or a name: surely one that is known. */
  isSure: boolean;
  isRefused: boolean;
  /** "A belt": still to be found. */
  isNew: boolean;
  /** Whether a garment, a price or a name is said. */
  isNamed: boolean;
  /** "The dresses": several by their name. */
  isSeveral: boolean;
  /** The color that is named with it, by the shop's name for each item; null where it has none so. */
  colors: Readonly<Record<string, string | null>>;
}

/** "The wrap one" is one piece, and says which. */
const isOne = ({ isPointed, isPlural, readings }: FoundPieces['phrase']): boolean =>
  isPointed && !isPlural && readings.length > 0;

const hasKind = ({ readings }: FoundPieces['phrase']): boolean =>
  readings.some(({ reading }) => reading.concepts.some(({ kind }) => kind === 'type'));

/** In which color each piece is named. */
export function colorsOf(
  items: readonly Item[],
  { readings }: Pick<Message, 'readings'>,
): Record<string, string | null> {
  const colors = readings.filter(({ reading }) =>
    reading.concepts.some(({ kind }) => kind === 'color'),
  );
  if (colors.length !== 1) return {};
  return Object.fromEntries(
    items.flatMap((item) =>
      colors.map(({ reading }) => [item.id, colorNamed(item, reading)] as const),
    ),
  );
}

function ofPhrase({ phrase, items, open }: FoundPieces): CalledPieces {
  const { from, to, isRefused, isNew, isPointed, isPlural, price, names } = phrase;
  const isSaid = price !== null || names.length > 0;
  const known = colorsOf(items, phrase);
  const colors = Object.fromEntries(Object.entries(known).filter(([, name]) => name !== null));
  return {
    from,
    to,
    items,
    open,
    isPronoun: false,
    isSure: isPointed || isSaid,
    isRefused,
    isNew,
    isNamed: isSaid || hasKind(phrase) || isOne(phrase),
    isSeveral: isPlural,
    colors,
  };
}

const PLAIN = { open: [], isRefused: false, isNew: false, isSeveral: false, colors: {} };

/** What of a message calls pieces of this conversation. */
export interface Calls {
  called: readonly CalledPieces[];
  references: References;
}

/** "One bag", where one of the outfits has all else that is named, is the bag of that outfit. */
function inOneOutfit(called: readonly CalledPieces[], { state }: Turn): CalledPieces[] {
  const ids = called
    .flatMap(({ items, isPronoun }) => (isPronoun ? [] : items))
    .map(({ id }) => id);
  const whole = state.shown.outfits.find((pieces) => ids.every((id) => pieces.includes(id)));
  if (whole === undefined || ids.length === 0) return [...called];
  return called.map((one) => {
    const [item, ...others] = one.open.filter(({ id }) => whole.includes(id));
    return item === undefined || others.length > 0 ? one : { ...one, items: [item], open: [] };
  });
}

/**
 * All that a message calls pieces by, in the order of its words.
 * @param isOfChosen Whether what was chosen is meant before what else is called so.
 */
export function piecesCalled(message: Message, turn: Turn, isOfChosen = false): Calls {
  const references = resolveReferences(message, turn);
  const whole = sceneOf(message, turn);
  const ids = references.outfit === null ? [] : turn.state.shown.outfits[references.outfit];
  const inOutfit = whole.shown.filter(({ id }) => ids?.includes(id) === true);
  // "The skirt from the second outfit" is one of its pieces.
  const scene = inOutfit.length === 0 ? whole : { ...whole, shown: inOutfit };
  const phrases = phrasesOf(message, whole).map((phrase) =>
    ofPhrase(findPieces(scene, phrase, isOfChosen)),
  );
  const others = (references.named ?? [])
    .filter(({ from, to }) => phrases.every((one) => to <= one.from || from >= one.to))
    .map(({ items, kind, from, to }): CalledPieces => {
      const isPronoun = kind === 'pronoun';
      return { ...PLAIN, from, to, items, isPronoun, isSure: !isPronoun, isNamed: !isPronoun };
    });
  const called = [...phrases, ...others].toSorted((one, other) => one.from - other.from);
  return { called: inOneOutfit(called, turn), references };
}
