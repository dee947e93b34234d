import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { fabricDoes, fabricGives, fabricName } from '../../facts/fabric-traits.ts';
import { type ItemFacts, readItemFacts } from '../../facts/item-facts.ts';
import { warmthOfItem } from '../../facts/item-measures.ts';
import { exactKind, fabricsOf, withFabric } from '../../facts/item-names.ts';
import { readTemperature } from '../../knowledge/style/weather/read-temperature.ts';
import type { Standing } from './fabric-verdicts.ts';

/** From how much warmth on the lexicon's scale, 0 to 1, a piece keeps warm by itself. */
export const WARM = 0.55;
/** From where it does for mild days. */
export const MILD = 0.35;
/** Of what is worn outermost: an unlined jacket of leather or denim is less, a wool coat more. */
export const WINTRY = 0.7;
/** Down-filled, or as warm. */
export const FROSTPROOF = 0.9;

/** "For -10", "below zero": no number without its minus is taken for frost. */
const BELOW_ZERO =
  /(?:(?<![\w.$])[-−–]|\b(?:minus|negative) )(?:\d{1,2}|five|ten|fifteen|twenty)\b/i;
const ARCTIC =
  /\b(?:freezing|arctic|subzero|sub[- ]zero|below zero|deep freeze|polar|alaska|antarctica|skiing|ski trip|snowstorm|blizzard)\b/i;

/** Whether a question is about frost. */
export function isOfFrost(words: string): boolean {
  const told = readTemperature(words, true);
  return BELOW_ZERO.test(words) || ARCTIC.test(words) || (told !== null && told.celsius <= 0);
}

/** "A wool coat", "linen pants": what an item is, for a because. */
export function whatItIs({ item, facts }: { item: Item; facts: ItemFacts }): string {
  const kind = exactKind(item);
  const [fabric = ''] = fabricsOf(facts);
  return withFabric(fabric, kind);
}

const WARMTH =
  /\bwarm enough\b|\bkeeps? (?:me|her|him|you|us|them)? ?warm\b|\bwarm\b.*\b(?:for|in|at)\b|\b(?:for|in|at) (?:the )?(?:winter|cold|frost|minus|below zero|subzero|freezing)\b|\b(?:for|in|at) [-−–]\d/;

/** Whether words ask of a piece that it keep warm. */
export const asksOfWarmth = (words: string): boolean => WARMTH.test(words);

/** Whether a piece is warm enough for what the words name, frost or cool days; null where no record tells. */
export function warmEnough(item: Item, words: string): { standing: Standing; why: string } | null {
  const facts = readItemFacts(item);
  const warmth = warmthOfItem(item);
  const role = typeRole(facts.garment.type ?? '');
  if (warmth === null || role === 'shoes') return null;
  const [full, some] =
    role === 'outer'
      ? isOfFrost(words)
        ? [FROSTPROOF, WINTRY]
        : [WINTRY, WARM]
      : isOfFrost(words)
        ? [2, WARM]
        : [WARM, MILD];
  const warm = facts.garment.materials.find((id) => fabricGives(id, 'insulated'));
  const does = warm === undefined ? undefined : fabricDoes(warm)[0];
  const why =
    warm === undefined || does === undefined
      ? `${fabricsOf(facts)[0] ?? 'its cloth'} is for milder days`
      : `${fabricName(warm)} ${does}`;
  return { standing: warmth >= full ? 'yes' : warmth >= some ? 'partly' : 'no', why };
}
