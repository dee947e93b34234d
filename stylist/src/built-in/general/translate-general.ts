import type { ChatIntent } from '@modiste/contract/values';
import { tellsInGeneral } from '../../knowledge/questions/topic-missed.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { asksInGeneralOnly, goesOnWith, subjectOf, withSubject } from './general-question.ts';

const ADVICE: ReadonlySet<ChatIntent> = new Set(['style_advice', 'care', 'size_fit']);

/** A turn on which nothing is shown, so that a question is asked of no piece. */
const withoutScreen = (turn: Turn): Turn => {
  const { compared: _, focusBefore: __, ...state } = turn.state;
  return {
    ...turn,
    items: [],
    earlierItems: [],
    state: { ...state, shown: { itemIds: [], outfits: [] }, shownBefore: [], focusId: null },
  };
};

/** What was shown and spoken of before a general question is so after it. */
function withScreen(told: Translation, { state }: Turn, subject: string | null): Translation {
  const { shown, shownBefore, focusId, focusBefore, compared } = state;
  return {
    ...told,
    state: {
      ...told.state,
      shown,
      focusId,
      ...(shownBefore !== undefined && { shownBefore }),
      ...(focusBefore !== undefined && { focusBefore }),
      ...(compared !== undefined && { compared }),
      ...(subject !== null && { subject }),
    },
  };
}

/**
 * Understands a message that asks for advice alone with nothing on the screen, so that no piece that happens to
 * be there is told of; any other message as it is.
 */
export async function translateGeneral(given: Turn, translate: Translate): Promise<Translation> {
  const { subject: before, ...state } = given.state;
  const turn: Turn = { ...given, state };
  const onward = goesOnWith(given);
  if (onward !== null || asksInGeneralOnly(turn)) {
    const words = onward ?? withSubject(turn.words);
    const told = await translate(withoutScreen({ ...turn, words }));
    const next = onward === null ? subjectOf(words) : (before ?? null);
    if (ADVICE.has(told.intent) && !tellsInGeneral(told)) return withScreen(told, turn, next);
  }
  return translate(turn);
}
