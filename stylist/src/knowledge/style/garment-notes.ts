import { ancestorsOf, findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { written } from '../../facts/item-names.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize } from '../../speech/join-words.ts';
import type { Asked } from '../topics/asked.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import notes from './garment-notes.json' with { type: 'json' };
import { garmentAdvice } from './garment-topics.ts';

/** What a kind of garment is, and when it is needed. */
interface GarmentNote {
  /** Lexicon type ids; their kinds are meant as well. */
  about: readonly string[];
  means?: readonly string[];
  needed?: readonly string[];
}

/** Every row of the table. */
export const GARMENT_NOTES: readonly GarmentNote[] = notes;

const NEEDS =
  /\b(?:do|does|will|would|should|is|are|can)\b.*\b(?:needs?|necessary|required?|must|have to|bother with|skip|do without)\b/i;
/** "Whats a chino": nothing else is asked, and no piece for anything. */
const MEANS =
  /^\W*(?:so |and |ok )?(?:what(?:['’]?s| is| are| does| do)|define|explain|meaning of)(?: exactly)? (?:a |an |the )?(?<name>[\w -]+?)(?: mean| exactly)?\W*$/i;

/** The note on a type that tells what is asked, or that of the nearest type above it. */
function noteOn(type: string, part: 'means' | 'needed'): readonly string[] {
  const line = [type, ...ancestorsOf(type)];
  // What a thing is called holds for itself alone; when it is needed holds for its kinds too.
  const ids = part === 'means' ? line.slice(0, 1) : line;
  const rows = ids.flatMap((id) => GARMENT_NOTES.filter(({ about }) => about.includes(id)));
  return rows.flatMap((row) => row[part] ?? []).slice(0, 2);
}

/** "Chelsea boots are a kind of boots", where the table says no more. */
function kindOf(type: string): readonly string[] {
  const [own, wider] = [findType(type), findType(ancestorsOf(type)[0] ?? '')];
  if (own === null || wider === null) return [];
  const [what, kind] = [capitalize(written(own.plural)), written(wider.plural)];
  return [`${what} are a kind of ${kind}.`, `${what} belong to the ${kind}.`];
}

/** A slip under what is lined is not needed, whatever else is said of slips. */
function tellLining({ read: { referred, speech } }: Asked, type: string): string {
  const [item] = referred;
  const isOver = item?.try_on_category === 'dresses' || item?.try_on_category === 'lower_body';
  if (item === undefined || !isOver || type !== 'slip') return '';
  const facts = readItemFacts(item);
  if (facts.denied.has('lined')) {
    return speech.say('That one is unlined according to its listing, so hold it to the light.');
  }
  return recordSays(facts, { kind: 'attribute', id: 'lined' }) === 'yes'
    ? speech.say('That one is lined according to its listing, so you need none under it.')
    : speech.say('Its listing does not say whether that one is lined.');
}

/** The words that look for a kind of garment. */
export const showMe = (type: string): string =>
  `Show me ${written(findType(type)?.plural ?? type)}`;

/** What a garment is or when one needs it, where that is asked; null otherwise. */
export function adviseOnNotes(asked: Asked, occasion: Topic | null): Answer | null {
  const types = asked.read.understood.readings.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
  );
  const [type] = types;
  if (type === undefined || types.length > 1) return null;
  const { words } = asked.read.turn;
  const needed = NEEDS.test(words) ? noteOn(type, 'needed') : [];
  const name = MEANS.exec(asked.text)?.groups?.name ?? MEANS.exec(words)?.groups?.name;
  const isMeant =
    name !== undefined && occasion === null && understandQuery(name).readings.length === 1;
  const own = noteOn(type, 'means');
  const means = !isMeant ? [] : own.length > 0 ? own : kindOf(type);
  const says = needed.length > 0 ? needed : means;
  if (says.length === 0) return null;
  const advice = garmentAdvice(type);
  return reply(asked, {
    parts: [
      openAdvice(asked),
      tellLining(asked, type),
      tellFacts(asked, [{ say: says, direct: true }], 1),
      needed.length > 0 || advice === null ? '' : tellFacts(asked, advice.facts, 1),
      occasion === null ? '' : tellFacts(asked, occasion.facts, 1),
    ],
    suggestions: [showMe(type), ...(advice?.next ?? occasion?.next ?? [])].slice(0, 3),
    itemIds: type === 'slip' ? asked.read.referred.slice(0, 1).map(({ id }) => id) : [],
  });
}
