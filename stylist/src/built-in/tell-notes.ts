import type { ListingTranslation } from '../lists/fill-list.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { joinSentences } from '../speech/join-words.ts';
import { Speech } from '../speech/speech.ts';
import type { UnderstoodTurn } from './read-turn.ts';

/** These answers speak of something else than what was looked for. */
const WITHOUT: ReadonlySet<string> = new Set(['unsafe', 'help', 'care', 'size_fit', 'compare']);

/** The translation with what no listing tells said first: in the answer, or for the reply to come. */
export function withNotes(
  translation: ListingTranslation,
  { notes, turn }: Pick<UnderstoodTurn, 'notes' | 'turn'>,
): ListingTranslation {
  const { intent, state, answer } = translation;
  const { notes: _, ...rest } = state;
  if (notes.length === 0 || WITHOUT.has(intent)) return { ...translation, state: rest };
  const speech = new Speech(state.said, chooseTone(turn.shopper.preferences));
  const told = notes.map((wordings) => speech.say(...wordings)).filter((note) => note !== '');
  const next = { ...rest, said: speech.said };
  if (intent === 'search') return { ...translation, state: { ...next, notes: told } };
  return { ...translation, answer: joinSentences(...told, answer), state: next };
}
