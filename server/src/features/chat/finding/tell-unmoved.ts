import type { Item } from '@modiste/contract/entities/item';
import { formalityOf, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import type { OutfitCatalogue } from './composing/as-shown.ts';
import type { Wanted } from './find-candidates.ts';

/** What tells how dressed up and how warm an outfit is. */
const CLOTHES: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);
/** Less than this is no difference that anybody sees. */
const MOVED_MIN = 0.02;

const LEVELS = {
  formality: {
    of: formalityOf,
    more: 'This is as dressy as I can make it.',
    less: 'This is as casual as I can make it.',
  },
  warmth: {
    of: warmthOf,
    more: 'This is as warm as I can make it.',
    less: 'This is as light as I can make it.',
  },
} as const;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Of all clothes in outfits: how dressed up they are on average, or how warm each outfit is in all. */
function levelOf(outfits: readonly (readonly Item[])[], aspect: keyof typeof LEVELS): number {
  const { of } = LEVELS[aspect];
  const levels = outfits.map((pieces) => {
    const worn = pieces.filter(({ other_info }) => CLOTHES.has(typeRole(other_info.type)));
    const values = worn.flatMap(({ other_info }) => of(other_info.type) ?? []);
    return aspect === 'warmth' ? values.reduce((sum, value) => sum + value, 0) : meanOf(values);
  });
  return meanOf(levels);
}

/** Outfits of which some garment was not on the screen before: those that were moved have one. */
export const withoutShown = (
  outfits: readonly (readonly Item[])[],
  shown: readonly string[],
): readonly (readonly Item[])[] =>
  outfits.filter((pieces) =>
    pieces.some(
      ({ id, other_info }) => CLOTHES.has(typeRole(other_info.type)) && !shown.includes(id),
    ),
  );

/** What is told where outfits that were to be more casual, dressier, warmer or lighter are not. */
export async function tellUnmoved(
  { catalogue }: { catalogue: OutfitCatalogue },
  { request, earlier, shown }: Wanted['state'],
  outfits: readonly (readonly Item[])[],
): Promise<string | null> {
  const [now, before] = [request.outfit?.steps, earlier.at(-1)?.outfit?.steps];
  if (now === undefined || shown.outfits.length === 0 || outfits.length === 0) return null;
  const items = await catalogue.itemsByIds([...new Set(shown.outfits.flat())]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const old = shown.outfits.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  for (const aspect of ['formality', 'warmth'] as const) {
    const wanted = Math.sign(now[aspect] - (before?.[aspect] ?? 0));
    const isRepeated = wanted === 0 && isAtEnd(now[aspect]) && request.outfit?.seen !== undefined;
    const direction = isRepeated ? Math.sign(now[aspect]) : wanted;
    if (direction === 0) continue;
    const moved = (levelOf(outfits, aspect) - levelOf(old, aspect)) * direction;
    if (moved < MOVED_MIN) return LEVELS[aspect][direction > 0 ? 'more' : 'less'];
  }
  return null;
}

const STEPS_MAX = 4;
const isAtEnd = (steps: number): boolean => Math.abs(steps) === STEPS_MAX;
