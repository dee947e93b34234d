import { colorOfWord } from '../colors.ts';
import { phraseKey } from '../tokens.ts';
import { type Shade, shadeDistance, shadesIn } from './shades.ts';

/** Beyond this two shades of one colour are no likelier to be taken for each other (ΔE*ab). */
const APART = 30;
/** A near shade is worth less than one that bears the name. */
const NEAR_WORTH = 0.8;

/** A shop's "Sky" is sky blue. */
function shadesOf(name: string): Shade[] {
  return name.split('/').flatMap((part) => {
    const named = shadesIn(part);
    return named.length > 0 ? named : shadesIn(`${part} ${colorOfWord(part) ?? ''}`);
  });
}

function nearnessOf(one: readonly Shade[], other: readonly Shade[]): number {
  const distances = one.flatMap((shade) => other.map(({ lab }) => shadeDistance(shade.lab, lab)));
  return Math.max(0, 1 - Math.min(APART, ...distances) / APART);
}

/**
 * Tells how well a shop's name of a colour meets the shades that were asked for: 1 where it bears
 * the name of one ("Navy / White" for "navy"), less for a near one ("Wine" for "burgundy"), 0 for
 * another or an unknown one.
 * @param wanted Names of shades, folded.
 */
export function shadeMatcher(wanted: readonly string[]): (name: string) => number {
  const asked = wanted.map((name) => ({ key: ` ${name} `, shades: shadesIn(name) }));
  const known = new Map<string, number>();
  const match = (name: string): number => {
    const key = ` ${phraseKey(name)} `;
    const own = shadesOf(name);
    const worths = asked.map((shade) =>
      key.includes(shade.key) ? 1 : NEAR_WORTH * nearnessOf(shade.shades, own),
    );
    return Math.max(0, ...worths);
  };
  return (name) => {
    const worth = known.get(name) ?? match(name);
    known.set(name, worth);
    return worth;
  };
}
