import type { Found, ReplyOptions, Stylist, Translation, Turn } from '../stylist.ts';
import { ModelAccess, type ModelStylistOptions } from './model-access.ts';
import { rankWithModel } from './rank-with-model.ts';
import { translateWithModel } from './translate-with-model.ts';

/** What no model is asked about: what is unsafe, and what is told of the stylist's memory. */
const isSettled = ({ intent, remember, forget }: Translation): boolean =>
  intent === 'unsafe' || (intent !== 'search' && remember.length + forget.length > 0);

export type { ModelFailure } from './model-access.ts';

/**
 * A stylist that asks a language model and checks what it answers. The built-in stylist reads every
 * message first: its limits hold whatever the model says, what it finds unsafe never reaches the
 * model, and it answers where the model fails, takes too long or says what is not so.
 */
export function createModelStylist(options: ModelStylistOptions): Stylist {
  const { builtIn } = options;
  const access = new ModelAccess(options);
  return {
    async translate(turn: Turn, reply: ReplyOptions = {}) {
      const draft = await builtIn.translate(turn, { signal: reply.signal });
      if (!isSettled(draft) && !access.isPaused(turn.now)) {
        return translateWithModel(access, { turn, draft }, reply);
      }
      if (draft.answer !== '') reply.onText?.(draft.answer);
      return draft;
    },
    warmUp: async () => builtIn.warmUp?.(),
    announce: (found) => builtIn.announce(found),
    async rank(found: Found, reply: ReplyOptions = {}) {
      const draft = await builtIn.rank(found, { signal: reply.signal });
      const isEmpty = found.candidates.length === 0 && found.outfits.length === 0;
      if (!isEmpty && !access.isPaused(found.now)) {
        return rankWithModel(access, { found, draft }, reply);
      }
      if (draft.reply !== '') reply.onText?.(draft.reply);
      return draft;
    },
  };
}
