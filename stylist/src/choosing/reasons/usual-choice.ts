import type { Item } from '@modiste/contract/entities/item';
import { findAttribute, findFabric } from '@modiste/lexicon/attributes';
import { findType, formalityOf, type GarmentType } from '@modiste/lexicon/garment-types';
import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import { fabricDoes, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { written } from '../../facts/item-names.ts';
import { isMadeForOccasion } from '../../facts/judge-occasion.ts';
import occasionPhrases from './occasion-phrases.json' with { type: 'json' };

const PHRASES: Readonly<Record<string, string>> = occasionPhrases;
export const GIFT = 'gift';
const AFFINITY_MIN = 0.5;
const SMART = 0.6;
const TOO_DRESSY = 0.18;

/** "A beach wedding", "the office"; null for what has no short name. */
export const occasionPhrase = (id: string): string | null => PHRASES[id] ?? null;

/** A wool coat is a coat with a fabric: what is said of its kind is said of coats. */
function kindOf(item: Item): GarmentType | null {
  const type = findType(readItemFacts(item).garment.type ?? '');
  const isByFabric = type !== null && type.when !== null && findFabric(type.when) !== null;
  return isByFabric ? findType(type.parent ?? '') : type;
}

type Call = ReturnType<typeof occasionAffinity>;
const calls = new Map<string, Call>();

/** What an occasion calls for, worked out once. */
function callOf(occasion: string): Call {
  const call = calls.get(occasion) ?? occasionAffinity([occasion]);
  calls.set(occasion, call);
  return call;
}

/** A tuxedo is a suit, and still no usual choice where a suit is. */
export function isTooDressy(type: string, occasion: string): boolean {
  const [asked, own] = [formalityFor(occasion), formalityOf(type)];
  return asked !== null && own !== null && asked >= SMART && own - asked > TOO_DRESSY;
}

/** The kind of an item in the plural, where an occasion calls for it whatever it is made of. */
export function usualKind(item: Item, occasion: string): string | null {
  const kind = kindOf(item);
  if (kind === null) return null;
  const called = callOf(occasion)({ type: kind.id, colors: [], facts: [] });
  return called >= AFFINITY_MIN && !isTooDressy(kind.id, occasion) ? written(kind.plural) : null;
}

/** The material of an item that an occasion calls for, whatever is made of it, and what it does. */
export function usualFabric(item: Item, occasion: string) {
  const call = callOf(occasion);
  const { materials } = readItemFacts(item).garment;
  const called = materials.find(
    (material) => call({ type: '', colors: [], facts: [material] }) >= AFFINITY_MIN,
  );
  return called === undefined ? null : { name: fabricName(called), does: fabricDoes(called) };
}

/** How formal an occasion is, as the mean of the garments that it calls for; null where none are. */
export function formalityFor(occasion: string): number | null {
  // Nobody dresses for a present.
  if (occasion === GIFT) return null;
  const related = findAttribute(occasion)?.related ?? new Map<string, number>();
  const called = [...related].flatMap(([id, weight]) => {
    const formality = formalityOf(id);
    return formality === null ? [] : [{ formality, weight }];
  });
  const total = called.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return called.reduce((sum, { formality, weight }) => sum + formality * weight, 0) / total;
}

const TOO_CASUAL = 0.28;
/** Below this, an occasion asks nobody to dress up. */
const CALLS_FOR_CARE = 0.4;
/** Slides are sandals too, and still nothing to be seen in at a beach wedding. */
const TOO_CASUAL_FOR_ITS_KIND = 0.35;

/** Whether an occasion usually asks for something clearly dressier than an item. */
export function isTooCasual(item: Item, occasion: string): boolean {
  const asked = formalityFor(occasion);
  const own = formalityOf(readItemFacts(item).garment.type ?? '');
  if (asked === null || own === null) return false;
  const gap = asked - own;
  if (readItemFacts(item).uses.has(occasion) || isMadeForOccasion(item, occasion)) return false;
  if (gap > TOO_CASUAL_FOR_ITS_KIND) return asked > CALLS_FOR_CARE;
  return gap > TOO_CASUAL && usualKind(item, occasion) === null;
}
