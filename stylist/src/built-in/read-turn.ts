import { isKindOf } from '@modiste/lexicon/refine-type';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { classify } from '../intents/classify.ts';
import type { Purpose } from '../intents/purpose.ts';
import { type References, resolveReferences } from '../references/resolve-references.ts';
import { typesOf } from '../request/types-of.ts';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage, withReferences } from '../understanding/message.ts';
import { rewordComplaints } from '../understanding/reword.ts';

/** Reads words in terms of what the shop has. */
export type Understand = (text: string) => Promise<UnderstoodQuery>;

/** A message with everything that was made of it. */
export interface UnderstoodTurn {
  turn: Turn;
  message: Message;
  references: References;
  purpose: Purpose;
  /** The message once more, its sizes read of the garment that is looked for. */
  sized: UnderstoodQuery;
}

/** A question that waits for the item that it is about: "which: is it lined?". */
const WAITING = /^which: (?<words>.+)$/s;

const hasSize = ({ readings }: UnderstoodQuery): boolean =>
  readings.some(({ kind }) => kind === 'size' || kind === 'fit');

/** "Actually a 9.5": a number alone answers which size. */
const BARE_SIZE =
  /^(?:actually|no|make (?:it|that)|rather|in|i(?:['’]?m| am)|(?:s?he['’]?s|s?he is)|oh|ok|sorry|better|and|\W)*\s*(?:an? |size )?(?<size>\d{1,2}(?:\.5)?)(?: please| instead)?[.!]*$/i;

/** "In a 9" is a shoe size where shoes are looked for. */
async function readSizes(
  understand: Understand,
  understood: UnderstoodQuery,
  { state }: Turn,
): Promise<UnderstoodQuery> {
  const [type] = typesOf(state.request?.wishes ?? []);
  const bare = BARE_SIZE.exec(understood.text)?.groups?.size;
  if (type !== undefined && bare !== undefined && !hasSize(understood)) {
    const { hard } = await understand(`${type.replaceAll('-', ' ')} size ${bare}`);
    return { ...understood, hard: { ...understood.hard, ...sizesOf(hard) } };
  }
  const isNamed = understood.types.length > 0;
  if (type === undefined || isNamed || !hasSize(understood)) return understood;
  const { hard } = await understand(`${understood.text}, ${type.replaceAll('-', ' ')}`);
  return { ...understood, hard: { ...understood.hard, ...sizesOf(hard) } };
}

const sizesOf = ({
  clothing_size,
  clothing_canonical_size,
  shoes_size,
  shoes_canonical_size,
}: UnderstoodQuery['hard']) => ({
  clothing_size,
  clothing_canonical_size,
  shoes_size,
  shoes_canonical_size,
});

const LIGHTER =
  /^\W*(?:(?:something|anything|even|much|a (?:bit|little|touch)|make it|but|and|now|go|still) )*lighter(?: please| ones?| pieces?)?\W*$/i;

/** "Lighter" alone is said of the weight, unless the talk is of colors or of a wash. */
function rewordLighter(words: string, { request }: DialogueState): string {
  if (request === null || !LIGHTER.test(words)) return words;
  const isOfColor =
    request.filters.color.length > 0 ||
    request.wishes.some(({ concepts }) =>
      concepts.some(({ kind, id }) => kind === 'color' || id === 'darker' || id === 'lighter'),
    );
  const isOfWash = typesOf(request.wishes).some((id) => isKindOf(id, 'jeans'));
  return isOfColor || isOfWash ? words : words.replace(/lighter/i, 'lighter weight');
}

interface Read {
  understood: UnderstoodQuery;
  message: Message;
  references: References;
}

async function readWords(understand: Understand, turn: Turn, words: string): Promise<Read> {
  const understood = await understand(rewordComplaints(rewordLighter(words, turn.state)));
  const message = readMessage(understood);
  const references = resolveReferences(message, turn);
  const referring = withReferences(message, references.spans);
  return { understood, message: referring, references };
}

/** A photo or an item sent without a word is searched for. */
function purposeOf({ message, references }: Read, { state, attachment }: Turn): Purpose {
  const purpose = classify(message, references, state);
  const isAlone = message.words.length === 0 && attachment !== null;
  return isAlone ? { ...purpose, intent: 'search', isUnclear: false } : purpose;
}

/** Reads a message against the conversation: what it asks, what it refers to. */
export async function readTurn(understand: Understand, turn: Turn): Promise<UnderstoodTurn> {
  const read = await readWords(understand, turn, turn.words);
  const purpose = purposeOf(read, turn);
  const waiting = WAITING.exec(turn.state.asked ?? '')?.groups?.words;
  const isAnswer = purpose.intent === 'item_question' && read.references.items.length > 0;
  if (waiting !== undefined && isAnswer) {
    const question = await readWords(understand, turn, waiting);
    return {
      turn: { ...turn, words: waiting },
      message: question.message,
      references: read.references,
      purpose: classify(question.message, read.references, turn.state),
      sized: question.understood,
    };
  }
  const { message, references, understood } = read;
  return {
    turn,
    message,
    references,
    purpose,
    sized: await readSizes(understand, understood, turn),
  };
}
