/** What somebody does not want of a cloth, and the materials that are like that. */
interface FabricNeed {
  said: string;
  of: string;
  why: string;
  /** What is refused by the role of the garment; `any` for all others, empty where nothing is. */
  without: Readonly<Record<string, string>>;
  /** What is looked for instead, where it is a short list. */
  only?: Readonly<Record<string, string>>;
}

const REFUSES =
  "(?:nothing|not|no|none|never|without|avoid(?:ing)?|hates?|(?:can|do|does|is|are|wo)n['’]?t|can['’]?t stand|cannot|skip(?:ping)?|minus|anything but|too lazy|no time|tired of|allergic)";
const BETWEEN =
  '(?: (?:that|which|who|i|you|we|have|has|having|to|need|needs|needing|requires?|a|an|be|is|are|all|any|the|gets?|getting|too|so|very|bother(?:ing)?|with|anything|something|stuff|pieces?|clothes|things|fabrics?|materials?|much|constant(?:ly)?|easily|looks?|feels?|go|goes|going|must|want|wanna|like|do|stand|would|gotta|deal(?:ing)?|of|for|your|my|me|them|it|shoes|always|every|time|can|will|turns?|ever|even|kind|taking|take|at|in|should|handle|wear))*';
const refusing = (trait: string): string => `${REFUSES}${BETWEEN} (?:${trait})`;

/** Traits that no listing tells and that the material does. */
export const FABRIC_NEEDS: readonly FabricNeed[] = [
  {
    said: `${refusing('(?:be )?iron(?:ing|ed)?|(?:be )?steam(?:ing|ed)?|wrinkl\\w*|creas(?:e|es|ed|ing|y)|crumpl\\w*|rumpl\\w*|ironing board|own an iron|iron (?:things|stuff|clothes)')}|non[- ]?iron|iron[- ]?free|no[- ]iron`,
    of: 'how a piece creases',
    why: 'Crepe, wool, knits and synthetics come out of a suitcase smoothest.',
    without: {
      any: 'creasing',
      // Nearly every shirt that needs no iron is of finished cotton.
      shirt: 'linen',
      suit: 'linen',
      'mid-layer': 'linen',
      outer: 'linen',
      shoes: '',
      bag: '',
      denim: '',
    },
  },
  {
    said: '(?:(?:100% |all |fully )?vegan(?! (?:leather|suede|fur|wool|silk|down))|cruelty[- ]free|plant[- ]based|no animal (?:products?|materials?|skins?))',
    of: 'whether a piece is vegan to the last thread',
    why: 'Glue and labels stand in no listing, so ask the shop where that matters.',
    without: { any: 'leather, suede, wool, cashmere, silk, down' },
  },
  {
    said: `${refusing('itch(?:y|es|ing)?|scratch(?:y|es|ing)?|prickl(?:y|es|ing)')}|itch[- ]?free|non[- ]?itchy`,
    of: 'how a piece feels on the skin',
    why: 'Cotton, silk and viscose are the smoothest on it.',
    without: { any: 'itchy', shoes: '', bag: '' },
  },
  {
    said: refusing(
      '(?:only )?dry[- ]?clean(?:ing|ed|s|er|ers)?(?:[- ]only)?|(?:the )?dry ?cleaners?|cleaners',
    ),
    of: 'how each piece is cleaned',
    why: 'Cotton, linen, denim, crepe and most synthetics wash at home.',
    without: { any: 'drycleaned', shoes: '', bag: '' },
  },
  {
    said: refusing(
      'hand[- ]?wash(?:ing|ed)?(?:[- ]only)?|delicate|(?:be )?washed by hand|wash by hand',
    ),
    of: 'how each piece is washed',
    why: 'Cotton, linen, denim and most synthetics go in the machine.',
    without: { any: 'handwashed', shoes: '', bag: '' },
  },
  {
    said: `${refusing('see[- ]?(?:through|thru)|sheer|transparent|show (?:my )?(?:bra|underwear|undies)|see my (?:bra|underwear)')}|opaque`,
    of: 'how see-through a piece is',
    why: 'Denim, twill, wool and dark colors are the safest; hold white linen and thin cotton to the light.',
    without: { any: 'flimsy', shoes: '', bag: '' },
  },
  {
    said: `(?:that |which )?(?:(?:i|you|we|one) (?:can|could) (?:just |easily )?)?(?:be )?(?:easily )?wip(?:e|es|ed|ing)(?:able)?(?: (?:it|them))?[- ](?:down|off|clean)|wipe?able|(?:(?:is|are) )?easy to (?:wipe|clean)(?: (?:down|off|up))?|(?:can be |be )?easily (?:cleaned|wiped)(?: (?:down|off))?`,
    of: 'how a piece is cleaned',
    why: 'Leather, faux leather, patent leather and nylon wipe clean.',
    without: { any: '', bag: 'suede, canvas, straw', shoes: 'suede, canvas', outer: 'suede' },
  },
  {
    said: refusing('pill(?:s|ing)?|bobbl\\w+|fuzz(?:y|es|ing)?'),
    of: 'whether a piece pills',
    why: 'Cotton, linen, silk and denim hardly do.',
    without: { any: 'pilling', shoes: '', bag: '' },
  },
  {
    said: refusing(
      '(?:polish(?:ing|ed)?|shoe ?shin(?:e|ing)|waxing)(?: (?:my|the|them|it|shoes|leather))*',
    ),
    of: 'what a pair needs in care',
    why: 'Suede is brushed, and canvas and faux leather wiped; only smooth leather wants polish.',
    without: { any: '' },
    only: { shoes: 'suede, canvas', any: '' },
  },
];
