import { impliedBy, isKindOf } from '@modiste/lexicon/refine-type';
import type { SlotCounts } from '../../relevance/language/slot-score.ts';

const ANY = ':*';

/** Where no outfit is asked for, a budget is what a piece may cost. */
const asMeant = (labels: readonly string[]): readonly string[] =>
  labels.includes('outfit') ? labels : labels.map((slot) => slot.replace(/^budget:/, 'max:'));

const typeOf = (slot: string): string | null => (slot.startsWith('type:') ? slot.slice(5) : null);

/** Whether what was understood is what was meant: any value, or a kind of the named type. */
function meets(said: string, meant: string): boolean {
  if (said === meant) return true;
  if (meant.endsWith(ANY)) return said.startsWith(meant.slice(0, -1));
  // A waist is meant in every length.
  if (meant.startsWith('size:') && said.startsWith(`${meant}x`)) return true;
  const [one, other] = [typeOf(said), typeOf(meant)];
  return one !== null && other !== null && (isKindOf(one, other) || isKindOf(other, one));
}

/** What the names of the meant types tell is meant too, and need not be said. */
const toldByNames = (meant: readonly string[]): Set<string> =>
  new Set(
    meant.flatMap((slot) => {
      const { attributes, materials, patterns } = impliedBy(typeOf(slot));
      return [
        ...attributes.map((id) => `attribute:${id}`),
        ...materials.map((id) => `material:${id}`),
        ...patterns.map((id) => `pattern:${id}`),
      ];
    }),
  );

export interface SlotFaults {
  wrong: readonly string[];
  missed: readonly string[];
}

/** Counts what was understood against what was meant. @returns what was not right. */
export function scoreSlots(
  counts: SlotCounts,
  said: ReadonlySet<string>,
  labels: readonly string[],
): SlotFaults {
  const meant = asMeant(labels);
  const implied = toldByNames(meant);
  const needed = meant.filter((slot) => !implied.has(slot));
  const missed = needed.filter((slot) => ![...said].some((one) => meets(one, slot)));
  const wrong = [...said].filter(
    (one) => !implied.has(one) && !meant.some((slot) => meets(one, slot)),
  );
  counts.found += needed.length - missed.length;
  counts.missed += missed.length;
  counts.wrong += wrong.length;
  return { wrong, missed };
}
