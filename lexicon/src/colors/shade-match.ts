import { phraseKey } from '../words/tokens.ts';
import { colorOfWord } from './colors.ts';
import { type Lab, type Shade, shadeDistance, shadesIn } from './shades.ts';
import { toneNamed, toneOf } from './tones.ts';

/** Beyond this two shades of one color are no likelier to be taken for each other (ΔE*ab). */
const APART = 30;
/** A near shade is worth less than one that bears the name. */
const NEAR_WORTH = 0.8;
/** What is only as light or as dark as was asked for comes after what is near it. */
const AS_LIGHT_WORTH = 0.75;

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

/** The share of the shades that are of a tone. */
function toneShare(isOfTone: (lab: Lab) => boolean, own: readonly Shade[]): number {
  const met = own.filter(({ lab }) => isOfTone(lab));
  return own.length === 0 ? 0 : met.length / own.length;
}

/**
 * Tells how well a shop's name of a color meets the shades that were asked for: 1 where it bears
 * the name of one ("Navy / White" for "navy"), less for a near one ("Wine" for "burgundy"), 0 for
 * another or an unknown one; a tone ("pastel") by the share of its shades that are of it.
 * @param wanted Names of shades and tones, folded.
 */
export function shadeMatcher(wanted: readonly string[]): (name: string) => number {
  const asked = wanted.map((name) => ({
    key: ` ${name} `,
    shades: shadesIn(name),
    tone: toneOf(name),
    // "Sage" is a light green, however far it lies from the one that bears the name.
    isAsLight: toneNamed(name),
  }));
  const known = new Map<string, number>();
  const match = (name: string): number => {
    const key = ` ${phraseKey(name)} `;
    const own = shadesOf(name);
    const worths = asked.map(({ key: name, shades, tone, isAsLight }) => {
      if (key.includes(name)) return 1;
      if (tone !== null) return toneShare(tone, own);
      const near = nearnessOf(shades, own);
      return (
        NEAR_WORTH *
        (isAsLight === null ? near : Math.max(near, AS_LIGHT_WORTH * toneShare(isAsLight, own)))
      );
    });
    return Math.max(0, ...worths);
  };
  return (name) => {
    const worth = known.get(name) ?? match(name);
    known.set(name, worth);
    return worth;
  };
}

/** Beyond this two colors have nothing in common (ΔE*ab). */
const COLORS_APART = 100;

/**
 * Tells how near a shop's name of a color is to the nearest of some others, whatever color each
 * counts as: 1 for the same, 0 for one that is far from all or that is not known.
 * @param wanted Names of shades and colors, folded.
 */
export function shadeNearness(wanted: readonly string[]): (name: string) => number {
  const asked = wanted.flatMap(shadesIn);
  return (name) => {
    const distances = shadesOf(name).flatMap((own) =>
      asked.map(({ lab }) => shadeDistance(own.lab, lab)),
    );
    return Math.max(0, 1 - Math.min(COLORS_APART, ...distances) / COLORS_APART);
  };
}
