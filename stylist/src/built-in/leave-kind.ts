import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { PLAIN, type Purpose } from '../intents/purpose.ts';
import { readTakenBack } from '../request/take-back.ts';
import type { Turn } from '../stylist.ts';
import { type CuePattern, findPattern, readPattern } from '../understanding/cue-pattern.ts';
import { DROPS } from '../understanding/cue-tables.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import type { Note } from '../unmet/read-covered.ts';

/** What was looked for and is not wanted any more, and where the search goes from there. */
export interface LeftKind {
  /** The index of the earlier request that is gone back to; null where there is none. */
  back: number | null;
  /** Whether the message asks for more: "back to wool". */
  isMore: boolean;
  /** What to say of it. */
  note: Note;
}

const REFUSES: readonly CuePattern[] = [
  'no more|need|other? for? a|an|any|the? {garment}',
  'without|skip|cancel|scratch|nix|ditch|drop|lose a|an|any|the|that? {garment}',
  'do|does|did not|dont|doesnt|didnt .. want|need a|an|any|the|more? {garment}',
  'not|dont looking|interested|after for|in? a|an|any|more? {garment}',
  'not|dont|stop show|showing|give|giving me? any|more|the? more? {garment}',
  'done|enough|over|through with|of? the|all|these|those? {garment}',
  '{garment} is|are not necessary|needed|required',
].map(readPattern);

/** "Done with pants, I need a gift" asks for something else; "no pants over 100" does not. */
const LEAVES =
  /\b(?:done|enough|through|finished|over) (?:with|of)\b|\bover (?:it|these|those|[a-z]+s\b)|\bno more\b|\b(?:forget|never ?mind|drop|skip|scratch)\b/i;

const nameOf = (type: string): string => findType(type)?.plural ?? type;

/** The kinds of garments that a message has no more use for, those that it asks for instead, and whether it says more. */
function kindsIn(message: Message, request: NonNullable<DialogueState['request']>) {
  const spans = [...REFUSES, ...DROPS.take].flatMap((cue) => findPattern(cue, message) ?? []);
  const taken = readTakenBack(message, request).spans;
  const gone: string[] = [];
  const wanted: string[] = [];
  let isMore = false;
  for (const { reading, from, to } of [...message.readings, ...message.loose]) {
    const types = reading.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
    const isGone = [...spans, ...taken].some((span) => from < span.to && to > span.from);
    if (types.length === 0 && reading.kind !== 'goods') isMore = true;
    else if (isGone) gone.push(...types);
    else if (reading.role === 'wanted') wanted.push(...types);
  }
  const isGone = (type: string): boolean => gone.some((kind) => isKindOf(type, kind));
  return { isGone, isMore, wanted: wanted.filter((type) => !isGone(type)) };
}

/**
 * "Forget the hat, no more hats", said while hats are looked for and of nothing else: what was looked
 * for before takes their place. Null where a message says no such thing.
 */
export function leftKind(said: Message, state: DialogueState): LeftKind | null {
  const { request, earlier, addedUp } = state;
  // After a sum, "without the sandals" asks of what was added up.
  if (addedUp !== undefined) return null;
  // "Forget the jumpsuit" may point at a piece on the screen: it names its kind all the same.
  const message = readMessage(said.understood);
  const types = typesOf(request?.wishes ?? []);
  if (request === null || request.outfit !== null || types.length === 0) return null;
  const { isGone, isMore, wanted } = kindsIn(message, request);
  if (!types.every(isGone)) return null;
  const at = earlier.findLastIndex(({ wishes, outfit }) => {
    const before = typesOf(wishes);
    if (before.some(isGone)) return false;
    if (wanted.length > 0) return before.some((type) => wanted.some((one) => isKindOf(type, one)));
    return before.length > 0 || outfit !== null;
  });
  if (at < 0 && (wanted.length > 0 || (isMore && !LEAVES.test(message.text)))) return null;
  const none = `no ${types.map(nameOf).join(' or ')}`;
  const [before] = typesOf(earlier[at]?.wishes ?? []);
  if (before === undefined)
    return { back: at < 0 ? null : at, isMore, note: [`Right, ${none}.`, `Then ${none}.`] };
  const name = nameOf(before);
  return {
    back: at,
    isMore,
    note: [`Okay, ${none}. Back to the ${name}.`, `Then ${none}, and on with the ${name}.`],
  };
}

const FIRST_SHOWN =
  /^\W*(?:(?:ok|okay|no|and|so|hmm|actually|can (?:you|i|we)|could (?:you|i|we)|please|let me|let['’]s|i want to|id like to|i['’]d like to)[ ,]+)*(?:show(?: me)?|see|go back to|back to|bring back|return to)(?: again)? (?:the |those |your )(?:very )?(?:first|original|initial) (?:ones?|lists?|results?|options?|picks?|selection|search|things|stuff|set|batch)(?: (?:that )?(?:you|u) (?:showed|gave|had|found|sent)(?: me)?)?(?: again| once more| back| first| please)*\W*$/i;

/** Whether what was shown at the very beginning is asked for again: "show me the first ones again". */
export const asksForFirst = (words: string): boolean => FIRST_SHOWN.test(words);

/** "Back to the tops, in lilac" asks for more than what was looked for before. */
export const saysMore = ({ readings }: Message): boolean =>
  readings.some(
    ({ reading: { kind, concepts } }) =>
      kind !== 'goods' && concepts.every((concept) => concept.kind !== 'type'),
  );

/** Back to what was shown at the very beginning, where that is asked for and something came since. */
export const purposeOfFirst = ({ words, state }: Turn): Purpose | null =>
  state.earlier.length > 0 && asksForFirst(words)
    ? { ...PLAIN, intent: 'search', move: 'undo' }
    : null;

/** A message without what it says of the kinds that it leaves: "forget blazers". */
export const withoutKinds = (message: Message, left: readonly string[]): Message => ({
  ...message,
  readings: message.readings.filter(
    ({ reading }) => !typesOf([reading]).some((type) => left.some((one) => isKindOf(one, type))),
  ),
});
