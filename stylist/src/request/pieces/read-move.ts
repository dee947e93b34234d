import { type Aspect, findComparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { OutfitMove } from '../../dialogue/outfit-request.ts';
import { readUpgrade } from '../../intents/asks-to-upgrade.ts';
import { readMix } from '../../intents/mixes-outfits.ts';
import type { Purpose } from '../../intents/purpose.ts';
import type { References } from '../../references/resolve-references.ts';
import type { Turn } from '../../stylist.ts';
import type { TagSpan } from '../../understanding/cue-pattern.ts';
import type { Message } from '../../understanding/message.ts';
import { readClause } from '../clauses/read-clause.ts';
import { splitSentences } from '../clauses/split-edits.ts';
import { isNamedBy, isNeeded, roleOf, takesPlaceOf } from './named-in-outfits.ts';

/** A message that speaks of the outfits on the screen. */
interface Said {
  turn: Turn;
  message: Message;
  references: References;
  purpose: Purpose;
  sized: UnderstoodQuery;
}

/** What whole outfits can be more or less of, piece by piece. */
const MOVED: ReadonlySet<Aspect> = new Set([
  'shade',
  'brightness',
  'formality',
  'warmth',
  'length',
  'fit',
  'coverage',
  'pattern',
  'shine',
  'heel',
]);

/** "Something less girly" wants to see other outfits, whatever their listings tell of that. */
const ASKS_OTHER =
  /^\W*(?:(?:hm+|ok|okay|no|nah|and|but|so|ew|ugh|not (?:that|this|those|these)(?: one| ones)?|maybe|show me|i want|i['’]?d like|let['’]?s see)[ ,.!]+)*(?:something|anything|smth|sth|another|others?|different|other ones)\b/i;

/** Whether other outfits are asked for, and no change of those on the screen. */
export const asksForOthers = ({ turn: { words } }: Pick<Said, 'turn'>): boolean =>
  ASKS_OTHER.test(words);

/** How dressed up and how warm all of it is to be holds for single pieces after outfits, too. */
const isLasting = ({ concepts }: QueryReading): boolean =>
  concepts.some(({ id }) => /^(?:formality|warmth)$/.test(findComparison(id)?.aspect ?? ''));

/** What is asked of the outfits on the screen, and the words that say nothing else. */
export interface ReadMove extends OutfitMove {
  ignored: readonly TagSpan[];
  /** Kinds of pieces that were left out, and are not to come back. */
  refused: readonly string[];
}

const typesIn = (words: string): string[] =>
  understandQuery(words).readings.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

/** The outfits on the screen without the pieces of some kinds. */
function withoutKinds({ items, state }: Turn, types: readonly string[]): string[][] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const isGone = (id: string): boolean => {
    const piece = byId.get(id);
    return piece !== undefined && isNamedBy(types, piece);
  };
  return state.shown.outfits.map((ids) => ids.filter((id) => !isGone(id)));
}

/** The kind of piece that is to be left out: "no tie". */
const refusedType = ({ role, concepts }: QueryReading): string | null =>
  role === 'negated' ? (concepts.find(({ kind }) => kind === 'type')?.id ?? null) : null;

/** "Drop the sneakers, I have my own. What can I upgrade with the rest?" */
function readUpgraded({ turn, message, references }: Said): ReadMove | null {
  const said = readUpgrade(turn.words);
  if (said === null) return null;
  const refused = typesIn(said.gone);
  const bases = withoutKinds(turn, refused);
  const roles = typesIn(said.better).flatMap((type) => typeRole(type) ?? []);
  const { outfit } = references;
  return {
    bases,
    at: outfit === null ? bases.map((_, at) => at) : [outfit],
    than: [],
    upgrade: { roles },
    ignored: message.readings.map(({ from, to }) => ({ tag: 'move', from, to })),
    refused,
  };
}

/** "Put the blazer of the first with the second": that one piece is worn in the other outfit. */
function readMixed({ turn, message }: Said): ReadMove | null {
  const { outfits } = turn.state.shown;
  const mix = readMix(turn.words, outfits.length);
  if (mix === null) return null;
  const types = typesIn(mix.piece);
  const itemOf = (id: string) => turn.items.find((item) => item.id === id);
  const moved = (outfits[mix.from] ?? []).flatMap((id) => {
    const item = itemOf(id);
    return item !== undefined && isNamedBy(types, item) ? [item] : [];
  });
  const isGone = (id: string): boolean => {
    const role = typeRole(itemOf(id)?.other_info.type ?? '');
    return moved.some((piece) => takesPlaceOf(roleOf(piece), role));
  };
  if (moved.length === 0) return null;
  const bases = outfits.map((ids, at) =>
    at === mix.to ? [...ids.filter((id) => !isGone(id)), ...moved.map(({ id }) => id)] : ids,
  );
  const ignored = message.readings.map(({ from, to }) => ({ tag: 'move', from, to }));
  return { bases, at: [], than: [], ignored, refused: [] };
}

/** The kinds of pieces that are to stay: "make it dressier but keep the top". */
const keptIn = (words: string): string[] =>
  splitSentences(words, (text) => readClause(text).types.length > 0)
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ does, types }) => (does === 'keep' ? types : []));

/** The pieces of some kinds on the screen. */
const idsOf = ({ items, state }: Turn, types: readonly string[]): string[] => {
  const shown = new Set(state.shown.outfits.flat());
  return items.flatMap((item) => (shown.has(item.id) && isNamedBy(types, item) ? [item.id] : []));
};

/** "Make it darker", "the second one warmer": outfits that stay but for the pieces that are not so. */
export function readMove(change: Said, before: StyleRequest): ReadMove | null {
  const { turn, message, purpose, references, sized } = change;
  const { outfits } = turn.state.shown;
  const isOfShown = before.outfit !== null && outfits.length > 0 && !purpose.wantsOutfit;
  if (!isOfShown || purpose.move !== null) return null;
  const upgraded = readUpgraded(change) ?? readMixed(change);
  if (upgraded !== null || asksForOthers(change)) return upgraded;
  const than = sized.comparisons.filter(({ aspect }) => MOVED.has(aspect));
  const compared = message.readings.filter(({ reading }) =>
    reading.concepts.some(({ kind }) => kind === 'comparison'),
  );
  const refusals = message.readings.filter(({ reading }) => refusedType(reading) !== null);
  const keeps = than.length === 0 ? [] : keptIn(turn.words);
  const kept = message.readings.filter(({ reading }) =>
    reading.concepts.some(({ kind, id }) => kind === 'type' && keeps.includes(id)),
  );
  const isAlone = message.readings.every((one) =>
    [compared, refusals, kept].some((all) => all.includes(one)),
  );
  if (than.length === 0 || !isAlone || than.length < sized.comparisons.length) return null;
  const { outfit } = references;
  const refused = refusals.flatMap(({ reading }) => refusedType(reading) ?? []);
  if (refused.some(isNeeded)) return null;
  return {
    bases: withoutKinds(turn, refused),
    at: outfit === null ? outfits.map((_, at) => at) : [outfit],
    than,
    ...(keeps.length > 0 && { keeps: idsOf(turn, keeps) }),
    refused,
    ignored: [...compared.filter(({ reading }) => !isLasting(reading)), ...refusals, ...kept].map(
      ({ from, to }) => ({ tag: 'move', from, to }),
    ),
  };
}
