import { eventPhrase, eventTold, withTold } from '../../dialogue/advice-topic.ts';
import type { Translation, Turn } from '../../stylist.ts';
import { askedThing } from './question-in-context.ts';
import { wantsWordsOnly } from './words-only.ts';

/** "Show me some dresses for it", behind advice on an event: it is the event. */
export function withEventMeant({ words, state: { advice } }: Turn): string {
  const phrase = advice === undefined ? '' : eventPhrase(advice);
  return phrase === '' ? words : words.replace(/\bfor (?:it|that|this)(?=\W*$)/i, `for ${phrase}`);
}

/** Words with the event that advice was asked for, where they name none. */
export function withEvent(words: string, { state: { advice } }: Turn): string {
  const phrase = advice === undefined || eventTold(words).event !== null ? '' : eventPhrase(advice);
  return phrase === '' ? words : `${words.replace(/[?.! ]+$/, '')} for ${phrase}?`;
}

/** The translation with the event that advice is asked for, and whether words alone are wanted. */
export function withTopic(translation: Translation, given: Turn): Translation {
  const { advice: before, isWordsOnly: _, ...state } = translation.state;
  const isSearch = translation.intent === 'search';
  const told = eventTold(given.words);
  const asked = askedThing(given);
  const isAdvice = translation.intent === 'style_advice';
  const advice = isAdvice ? withTold(before, { ...told, asked }) : before;
  const isKept = !isSearch && (advice?.event ?? advice?.asked ?? null) !== null;
  const isWordsOnly = !isSearch && wantsWordsOnly(given);
  return {
    ...translation,
    state: { ...state, ...(isKept && { advice }), ...(isWordsOnly && { isWordsOnly }) },
  };
}
