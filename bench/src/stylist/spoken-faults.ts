import { findFalseClaims } from '@modiste/stylist/check-claims';
import type { PlayedDialogue, PlayedTurn } from './play-dialogue.ts';

const spokenBy = ({ translation, search }: PlayedTurn): string =>
  search?.ranking.reply ?? translation.answer;

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Sentences that a conversation says again. */
export function repeatedSentences({ turns }: PlayedDialogue): string[] {
  const said = new Set<string>();
  return turns.flatMap((turn) =>
    sentencesOf(spokenBy(turn)).filter((sentence) => {
      const isAgain = said.has(sentence);
      said.add(sentence);
      return isAgain;
    }),
  );
}

export interface ReasonFaults {
  reasons: number;
  /** Those with a claim that is not true of the item's record, and the claim. */
  untrue: readonly string[];
  /** Said of two items of one reply. */
  twice: readonly string[];
}

/** What is wrong with the reasons of one reply. */
export function reasonFaults({ search }: PlayedTurn): ReasonFaults {
  if (search === null) return { reasons: 0, untrue: [], twice: [] };
  const { candidates, outfits } = search.found;
  const items = new Map([...candidates, ...outfits.flat()].map((item) => [item.id, item]));
  const { deep, state } = search.ranking;
  // "The least expensive of the six" speaks of what is shown.
  const among = candidates.filter(({ id }) => state.shown.itemIds.includes(id));
  const untrue = deep.flatMap(({ id, reason }) => {
    const item = items.get(id);
    if (item === undefined) return [`${reason} (of an item that was not found)`];
    const claims = findFalseClaims(reason, item, among);
    return claims.length === 0 ? [] : [`${reason} (${claims.join(', ')})`];
  });
  const reasons = deep.map(({ reason }) => reason);
  const twice = reasons.filter((reason, at) => reasons.indexOf(reason) < at);
  return { reasons: reasons.length, untrue, twice };
}
