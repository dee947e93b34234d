import { kindOfFact } from '../../attributes/attributes.ts';
import { findType } from '../../garments/garment-types.ts';
import type { Concept } from '../../phrases/concept.ts';
import { listOf } from '../../words/tokens.ts';

const SYNTHETICS = 'polyester, nylon, acrylic, spandex, microfiber, faux-leather';
const SLEEVES =
  'sleeved, long-sleeve, short-sleeve, three-quarter-sleeve, elbow-sleeve, cap-sleeve';
const SHORT = 'mini, micro, mini-dress, mini-skirt, hot-pants';
const LONG = 'maxi, maxi-dress, maxi-skirt, longline';
const SKINS = 'leather, suede, fur, shearling';

const PATTERNED =
  'print, stripes, checks, polka-dot, floral, paisley, geometric, abstract, animal-print';

/** Words that mean something only where they are refused: "not too short", "no sleeves". */
const REFUSABLE: Readonly<Record<string, string>> = {
  short: SHORT,
  long: LONG,
  sleeve: SLEEVES,
  sleeves: SLEEVES,
  strap: 'spaghetti-strap, thick-strap, ankle-strap',
  straps: 'spaghetti-strap, thick-strap, ankle-strap',
  collar: 'collared, polo-collar, mandarin-collar, peter-pan-collar, shawl-collar, camp-collar',
  high: 'high-heel, stilettos',
  tall: 'high-heel, knee-high, over-the-knee-boots, knee-high-boots',
  synthetic: SYNTHETICS,
  synthetics: SYNTHETICS,
  skin: SKINS,
  hide: SKINS,
  pattern: PATTERNED,
  patterns: PATTERNED,
  busy: PATTERNED,
  loud: `${PATTERNED}, neon, sequin`,
  clingy: 'bodycon, skinny, bodycon-dress',
  clinging: 'bodycon, skinny, bodycon-dress',
  tail: 'high-low',
  wire: 'underwire',
  wires: 'underwire',
  toe: 'open-toe, peep-toes',
  rips: 'distressed, ripped-jeans',
  holes: 'distressed, ripped-jeans',
  tears: 'distressed, ripped-jeans',
  padding: 'removable-pads, quilted',
  pads: 'removable-pads, shoulder-pads',
  lining: 'lined',
  elastic: 'elastic-waist',
  cuffs: 'cuffed',
  stones: 'embellished, beaded',
  stitching: 'contrast-stitch',
  down: 'down-fill',
  animal: `${SKINS}, wool, silk, down-fill`,
  itchy: 'wool, mohair, tweed, lace',
  scratchy: 'wool, mohair, tweed, lace',
  creasing: 'linen, cotton, silk, viscose',
  pilling: 'wool, cashmere, acrylic, fleece, mohair',
  flimsy: 'sheer, lace, chiffon, mesh, tulle',
  drycleaned: 'wool, silk, cashmere, velvet, tweed, leather, suede',
  handwashed: 'wool, silk, cashmere, velvet, tweed, leather, suede, lace, satin, viscose',
  hardware: 'chain-detail, embellished',
};

export const isRefusable = (word: string): boolean => word in REFUSABLE;

/** What one refused word keeps out, as data. */
export const refusedConcepts = (word: string): Concept[] =>
  listOf(REFUSABLE[word]).map((id) => ({
    kind: findType(id) === null ? kindOfFact(id) : 'type',
    id,
  }));

/** What the refused words keep out. */
export function refusedByWord(words: readonly string[]) {
  const concepts = words.flatMap(refusedConcepts);
  const of = (kind: Concept['kind']) =>
    concepts.filter((concept) => concept.kind === kind).map(({ id }) => id);
  return {
    attributes: of('attribute'),
    materials: of('material'),
    patterns: of('pattern'),
    types: of('type'),
  };
}
