/** How much a material, pattern or detail moves a garment's formality and warmth. */
export interface TraitShift {
  formality?: number;
  warmth?: number;
}

/** Lexicon ids by what they do alike. */
const SHIFTS: readonly (readonly [ids: string, shift: TraitShift])[] = [
  ['sequin lurex beaded embellished glitter', { formality: 0.2 }],
  ['satin silk velvet organza high-heel', { formality: 0.15 }],
  ['lace chiffon tulle crepe jacquard pointed-toe feather', { formality: 0.1 }],
  ['diamond pearl crystal patent-leather metallic', { formality: 0.15 }],
  ['tweed cashmere pinstripe houndstooth glen-check', { formality: 0.1 }],
  ['denim canvas corduroy tie-dye graphic low-top high-top', { formality: -0.15 }],
  ['fleece terry rubber eva camouflage distressed drawstring', { formality: -0.2 }],
  ['straw jute crochet jersey-knit lettering cartoon', { formality: -0.15 }],
  ['cargo hooded fringed raw-hem moisture-wicking', { formality: -0.15 }],
  ['oversized flat-heel cropped tropical-print', { formality: -0.05 }],
  ['wool merino cashmere mohair tweed boucle', { warmth: 0.2 }],
  ['fur faux-fur shearling sherpa down-fill fleece', { warmth: 0.3 }],
  ['corduroy flannel velvet leather suede cable-knit', { warmth: 0.1 }],
  ['turtleneck lined insulated quilted long-sleeve', { warmth: 0.15 }],
  ['linen chiffon eyelet straw crochet mesh sheer', { warmth: -0.15 }],
  ['sleeveless strapless spaghetti-strap off-the-shoulder halter', { warmth: -0.15 }],
  ['short-sleeve cropped mini open-toe backless cutout', { warmth: -0.1 }],
  ['tropical-print fruit-print lightweight summer beach', { warmth: -0.15 }],
  ['winter fair-isle waterproof', { warmth: 0.2 }],
  ['formal black-tie-event cocktail bridal prom', { formality: 0.2 }],
  ['casual athleisure gym running beach', { formality: -0.15 }],
];

const SHIFT_MAX = 0.3;
const limited = (shift: number) => Math.max(-SHIFT_MAX, Math.min(SHIFT_MAX, shift));

const shiftsById = new Map<string, Required<TraitShift>>();
for (const [ids, { formality = 0, warmth = 0 }] of SHIFTS) {
  for (const id of ids.split(' ')) {
    const known = shiftsById.get(id) ?? { formality: 0, warmth: 0 };
    shiftsById.set(id, {
      formality: known.formality + formality,
      warmth: known.warmth + warmth,
    });
  }
}

/**
 * What materials, patterns and details do together, neither trait moved by more than `SHIFT_MAX`.
 * @param facets Lexicon ids.
 */
export function shiftOf(facets: readonly string[]): Required<TraitShift> {
  let [formality, warmth] = [0, 0];
  for (const facet of facets) {
    const shift = shiftsById.get(facet);
    formality += shift?.formality ?? 0;
    warmth += shift?.warmth ?? 0;
  }
  return { formality: limited(formality), warmth: limited(warmth) };
}
