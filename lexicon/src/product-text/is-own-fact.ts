import { attributeGroup } from '../attributes/attributes.ts';
import type { Concept } from '../phrases/concept.ts';
import type { PhraseMatch } from '../phrases/phrase-table.ts';
import { listOf, type Token } from '../words/tokens.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** "Leather trim": what stands before one of these is said of it and not of the garment. */
const SURE_PARTS = setOf(
  'trim, trims, trimmed, trimming, trimmings, lining, lined, linings, piping, piped, patch, patches, edging, edged, edges, detail, details, detailing, detailed, accent, accents, accented, tipped, tipping, collar, collars, cuff, cuffs, hood, hooded, sole, soles, soled, outsole, outsoles, insole, insoles, footbed, inset, insets, insert, inserts, panel, panels, panelled, paneled, backed, backing, laces, label, sleeve, sleeves, sleeved, yoke, waistband, hem, hemmed, elbow, elbows, lapel, lapels, underlay, underlayer, undershorts, binding, applique, appliques, contrast, interior, inner, innersole, hardware, topstitching',
);
/** "Gold button": metals and pearls before these are fastenings. */
const FASTENINGS = setOf(
  'button, buttons, buttoned, zip, zips, zipped, zipper, zippers, buckle, buckles, buckled, stud, studs, studded, rivet, rivets, snap, snaps, clasp, clasps, hook, hooks, eyelets, grommets, toggle, toggles, chain, chains, tone, foil, lame, tab, tabs, plaque, bit, horsebit, bar, ring, rings, charm',
);
const METALS = setOf(
  'Gold, Silver, gold-plated, solid-gold, sterling-silver, metal, brass, copper-metal, stainless-steel, titanium, platinum, rhodium, pearl, crystal, diamond, gemstone, enamel, wooden, resin, ceramic, glass-bead',
);
/** In a description these belong to a part, too. */
const MORE_PARTS = setOf(
  'strap, straps, belt, belts, handle, handles, pocket, pockets, bow, bows, ribbon, ribbons, tie, ties, tassel, tassels, fringe, pull, pulls, drawstring, drawstrings, cord, cords, overlay, button, buttons, zip, zipper, buckle, flap, tongue, heel, heels, pompom, pom, brim, band, bands, loop, loops, ruffle, ruffles, upper body, dust, pouch, case, box, bag',
);
/** How far a part reaches or what lies inside is nothing that the garment is. */
const INNER_PARTS = setOf(
  'lining, lined, slit, slits, split, vent, vents, zip, zipper, slip, underskirt, underlay, underlayer, inner, undershorts, shorts, liner, petticoat, pockets, hood, strap, straps, chain',
);
/** "Leather look", "wool free": the word after it takes the fact back. */
const TAKEN_BACK = setOf(
  'look, like, effect, inspired, free, feel, touch, alternative, substitute, imitation, lookalike, esque, lover, lovers, style, friendly, safe',
);
const REFUSED = setOf('no, not, non, never, without, isnt, arent, zero, nor, cannot');

/** A pattern on one of these is not the garment's; on a patch or as embroidery it is. */
const EDGES = setOf(
  'trim, trims, trimmed, trimming, lining, lined, linings, piping, piped, edging, edged, collar, cuff, cuffs, hood, hem, waistband, underlayer, interior',
);
const SHAPES: ReadonlySet<string> = new Set(['sleeve', 'length', 'neckline']);
const isShape = (id: string): boolean => SHAPES.has(attributeGroup(id) ?? '');

const SKIPPED_MAX = 3;
const VISIBLE: ReadonlySet<string> = new Set(['material', 'pattern', 'color']);

/** Where a phrase stands in a text. */
export interface Surroundings {
  tokens: readonly Token[];
  matches: readonly PhraseMatch[];
  /** Descriptions speak of more parts than titles do. */
  isProse: boolean;
}

const isThing = (match: PhraseMatch): boolean =>
  match.concepts.some(({ kind }) => kind === 'type' || kind === 'other-goods');

/** The first word after a phrase and the other facts that stand between: "leather" of "red leather". */
function nextWord(
  { tokens, matches }: Surroundings,
  match: PhraseMatch,
  skippedMax: number,
): string {
  let at = match.to;
  for (let skipped = 0; skipped < skippedMax; skipped += 1) {
    const next = matches.find((one) => one.from === at && !isThing(one));
    const word = tokens[at]?.word ?? '';
    const isPart = SURE_PARTS.has(word) || FASTENINGS.has(word);
    if (next === undefined || isPart || tokens[at]?.afterBreak === true) break;
    at = next.to;
  }
  const token = tokens[at];
  const isNamed = matches.some((one) => one.from <= at && at < one.to && isThing(one));
  return token === undefined || token.afterBreak || isNamed ? '' : token.word;
}

const TAKEN_BACK_OF: Readonly<Partial<Record<Concept['kind'], ReadonlySet<string>>>> = {
  material: TAKEN_BACK,
  pattern: setOf('inspired, free, lover, lovers'),
  color: setOf('inspired, lover, lovers, friendly, label'),
  attribute: setOf('free, inspired'),
  gender: setOf('inspired'),
};

function isRefused(concept: Concept, match: PhraseMatch, { tokens }: Surroundings): boolean {
  const { from, to } = match;
  const before = tokens[from]?.afterBreak === true ? '' : (tokens[from - 1]?.word ?? '');
  const after = tokens[to]?.afterBreak === true ? '' : (tokens[to]?.word ?? '');
  return REFUSED.has(before) || TAKEN_BACK_OF[concept.kind]?.has(after) === true;
}

/** Whether a phrase says its fact of the garment: not of a trim or lining, and not that it is not so. */
export function isOwnFact(concept: Concept, match: PhraseMatch, around: Surroundings): boolean {
  if (concept.kind === 'type') return true;
  if (isRefused(concept, match, around)) return false;
  if (concept.kind === 'attribute') {
    return !isShape(concept.id) || !INNER_PARTS.has(nextWord(around, match, 0));
  }
  if (!VISIBLE.has(concept.kind)) return true;
  const next = nextWord(around, match, SKIPPED_MAX);
  if (concept.kind === 'pattern') return !EDGES.has(next);
  if (SURE_PARTS.has(next)) return false;
  if (METALS.has(concept.id) && FASTENINGS.has(next)) return false;
  return !around.isProse || !MORE_PARTS.has(next);
}
