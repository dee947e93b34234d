import { findType } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { isPairType, written } from '../facts/item-names.ts';
import { capitalize } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';

/** That no piece of a kind is shown, though the question points at one. */
export function tellNoSuch(type: string, { turn, speech }: ReadTurn): Answer {
  const kind = findType(type);
  const plural = written(kind?.plural ?? type);
  const isPlural = kind === null || isPairType(kind);
  const name = isPlural ? plural : written(kind.name);
  const { outfits } = turn.state.shown;
  const where =
    outfits.length > 1
      ? 'in these outfits'
      : outfits.length === 1
        ? 'in this outfit'
        : 'among what I showed';
  return {
    text: speech.say(
      `There ${isPlural ? 'are' : 'is'} no ${name} ${where}.`,
      `I have shown no ${name} so far.`,
      `No ${name} ${where}, so I cannot tell.`,
    ),
    itemIds: [],
    suggestions: [`Show me ${plural}`],
  };
}

/** That none of the pieces shown is as the question calls it: "the pearl ones". */
export function tellNoneLike(what: string, { turn, speech }: ReadTurn): Answer {
  const names = turn.items.slice(0, 3).map((item) => capitalize(mentionItem(item, turn.items)));
  return {
    text: speech.say(
      `None of those on the screen is ${what}. Which one do you mean?`,
      `I see no ${what} one among them. Which one is it about?`,
    ),
    itemIds: [],
    suggestions: names,
  };
}
