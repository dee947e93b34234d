import { rewordMindedLimits } from '../../complaints/minded-limits.ts';
import { rewordOverlooked } from '../../complaints/reword-overlooked.ts';
import { withPriceOrder } from '../../intents/price-order.ts';
import { chooseTone } from '../../speech/choose-tone.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { Speech } from '../../speech/speech.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { type Restated, restate } from '../../tagging/restate.ts';
import { rewordMinded } from '../../tagging/reword-refused.ts';
import { tagMessage } from '../../tagging/tag-message.ts';
import {
  rewordDroppedOutfits,
  rewordLeftOutfits,
  rewordTakenOut,
} from '../../understanding/sayings/reword-forgotten.ts';
import { rewordPieceQuestions } from '../../understanding/sayings/reword-piece-questions.ts';
import { readNextKind } from '../parts/next-kind.ts';

/** A translation with a remark before what else is told. */
export function withRemark(translation: Translation, { note, turn }: Restated): Translation {
  if (note.length === 0) return translation;
  const { state, intent, answer, updatedFilters } = translation;
  const speech = new Speech(state.said, chooseTone(turn.shopper.preferences));
  const told = speech.say(...note);
  const said = { ...state, said: speech.said };
  if (intent !== 'search')
    return { ...translation, answer: joinSentences(told, answer), state: said };
  return {
    ...translation,
    // What was taken away stays away, whether or not the message changes another filter.
    updatedFilters: updatedFilters ?? turn.filters,
    state: { ...said, notes: [told, ...(state.notes ?? [])].filter((one) => one !== '') },
  };
}

/** A message without what it says in passing, and what it minds of what is shown as plain refusals. */
function plainly(given: Turn): Restated {
  const { shown, list } = given.state;
  const isOfPieces = shown.outfits.length === 0 && shown.itemIds.length > 0 && list === undefined;
  const heard = isOfPieces ? rewordOverlooked(given.words) : given.words;
  const ordered = withPriceOrder({
    ...given,
    words: rewordPieceQuestions(rewordMindedLimits(heard)),
  });
  const restated = restate(ordered) ?? { turn: ordered, note: [] };
  const next = ordered.asksFor === undefined ? readNextKind(restated.turn) : null;
  const turn = next === null ? restated.turn : { ...restated.turn, words: next.words };
  const note = next === null || restated.note.length > 0 ? restated.note : next.note;
  const tagged = turn.asksFor === undefined ? tagMessage(turn) : null;
  const minded = tagged === null ? null : rewordMinded(tagged, turn);
  const words = minded ?? turn.words;
  const isOfOutfits = turn.state.shown.outfits.length > 0;
  if (!isOfOutfits) return { turn: { ...turn, words }, note };
  const dropped = rewordDroppedOutfits(rewordTakenOut(words), turn.state.shown.outfits.length);
  return { turn: { ...turn, words: rewordLeftOutfits(dropped) }, note };
}

/**
 * Hands a message on plainly: "why the suits? Just show me dresses" minds the suits, and neither asks of them nor
 * chooses any.
 */
export async function sayPlainly(said: Turn, next: Translate): Promise<Translation> {
  const plain = plainly(said);
  return withRemark(await next({ ...plain.turn, said: said.words }), plain);
}
