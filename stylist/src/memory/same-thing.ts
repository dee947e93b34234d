import { fabricWithKinds } from '@modiste/lexicon/attributes';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** What readings are about, as "kind/id". */
export const conceptsOf = (readings: readonly QueryReading[]): string[] =>
  readings.flatMap(({ concepts }) => concepts.map(({ kind, id }) => `${kind}/${id}`));

/** What a phrase of a memory is about; the phrase itself where the lexicon has no word for it. */
function thingsIn(phrase: string): string[] {
  const { readings } = understandQuery(`avoid ${phrase}`);
  const things = conceptsOf(readings);
  return things.length > 0 ? things : [`word/${phrase.toLowerCase()}`];
}

/** Whether a thing is the other or a kind of it: cashmere is wool, stilettos are heels. */
export const isWithin = (thing: string, wider: string): boolean => {
  if (thing === wider) return true;
  const [[kind, id = ''], [widerKind, widerId = '']] = [thing.split('/'), wider.split('/')];
  if (kind !== widerKind) return false;
  return kind === 'type' ? isKindOf(id, widerId) : fabricWithKinds(widerId).includes(id);
};

/** Whether two phrases are about the same: "heels" and "high heels". */
export function isSameThing(one: string, other: string): boolean {
  const [first, second] = [thingsIn(one), thingsIn(other)];
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  return fewer.every((thing) => more.includes(thing));
}

/** Whether a phrase is about something that some words name or name a wider kind of. */
export function isNamedBy(phrase: string, words: string): boolean {
  const named = thingsIn(words);
  return thingsIn(phrase).some((thing) => named.some((wider) => isWithin(thing, wider)));
}
