import type { Translate, Translation, Turn } from '../../stylist.ts';
import { rewordRefused, withTakenBack } from '../../tagging/reword-refused.ts';
import { tagMessage } from '../../tagging/tag-message.ts';
import { isOfEdits } from '../edit-turn.ts';
import { mistaken } from '../parts/mistaken.ts';

/**
 * Understands words by rules, and once more where that does not agree with what they are most likely
 * for: what they refuse was looked for, a question was taken for a wish.
 */
export async function checkTags(said: Turn, next: Translate): Promise<Translation> {
  const tagged = said.asksFor === undefined ? tagMessage(said) : null;
  if (tagged === null) return next(said);
  const turn = withTakenBack(tagged, said);
  const translated = await next(turn);
  if (translated.intent === 'unsafe' || isOfEdits(translated, turn)) return translated;
  const words = rewordRefused(tagged, turn, translated);
  if (words !== null) return next({ ...turn, words });
  const asksFor = mistaken(tagged, turn, translated);
  return asksFor === null ? translated : next({ ...turn, asksFor });
}
