import type { Colorway } from './colorway.ts';
import { seedOf } from './seeded-pick.ts';
import type { Brand, Cut, Design, DesignItem, Fabric, PrintWords } from './stock-schema.ts';

interface Subject {
  design: Design;
  made: DesignItem;
  brand: Brand;
  fabric: Fabric;
  /** Null for a plain fabric. */
  print: PrintWords | null;
  colorways: readonly Colorway[];
  title: string;
}

/** "Black, Ivory and Sage". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const NECKS: Readonly<Partial<Record<Cut['neck'], string>>> = {
  v: 'V-neck',
  crew: 'Crew neck',
  scoop: 'Scoop neck',
  boat: 'Boat neck',
  square: 'Square neckline',
  turtle: 'Turtleneck',
  mock: 'Mock neck',
  strap: 'Spaghetti straps',
  halter: 'Halter neck',
  strapless: 'Strapless',
  camp: 'Camp collar',
  collar: 'Point collar',
  polo: 'Polo collar',
  band: 'Band collar',
  bow: 'Tie neck',
  hood: 'Hooded',
  notch: 'Notch lapel',
  shawl: 'Shawl collar',
};

const SLEEVES: Readonly<Record<Cut['sleeve'], string>> = {
  none: 'sleeveless',
  short: 'short sleeves',
  long: 'long sleeves',
  'three-quarter': 'three-quarter sleeves',
  puff: 'puff sleeves',
  balloon: 'balloon sleeves',
};

/** Neck and sleeves, as a shop lists them: "V-neck, long sleeves". */
function cutOf({ cut }: Design): string {
  if (!cut) return '';
  return [NECKS[cut.neck] ?? '', SLEEVES[cut.sleeve]].filter((fact) => fact !== '').join(', ');
}

/** Parts of which an item's own words may say more, or the contrary. */
const PARTS: readonly RegExp[] = [
  /\b(?:zip|button|snap|stud|placket|fl(?:y|ies)\b|hook|clos(?:e|ure)|pull-?on|pulls on)/i,
  /\bpocket/i,
  /\b(?:un|half-|fully )?lin(?:ed|ing)\b|\bliner\b/i,
  /\b(?:elastic|draw(?:string|cord)|waistband)/i,
  /\b(?:heel|wedge) of\b|\b(?:inch(?:es)?|centimeters?|cm) (?:of )?(?:heel|wedge)/i,
  /\b(?:sole|footbed|insole)/i,
  /\b(?:laces?|lace-up|laced)\b|\bslip-?on/i,
  /\b(?:belt|tie[sd]?|tied)\b/i,
  /\b(?:strap|buckle)/i,
  /\b(?:vent|slit)/i,
  /\b(?:wire|pad|cup)/i,
  /\bhood/i,
  /\bbrim/i,
  /\b(?:clasp|post|hinge|toggle)/i,
  /\b(?:cuff|hem|collar)/i,
  /\b(?:laptop|inch|card)/i,
  /\b(?:rise|inseam|shaft)\b/i,
  /\b(?:length|inseam) of\b|\b(?:inch(?:es)?|centimeters?|ankles?|crop(?:ped)?|calf|knees?|floor|shin)\b/i,
];

/** How the design is made, without parts that the item's own words speak of. */
const buildOf = ({ build }: Design, words: string): string =>
  build.filter((fact) => !PARTS.some((part) => part.test(fact) && part.test(words))).join('; ');

const UNWORN: ReadonlySet<string> = new Set(['bags', 'accessories']);

function collectionOf({ collection }: DesignItem): string {
  if (!collection) return '';
  const { name, season } = collection;
  return season === 'all year' ? `${name}, here all year` : `${name}, ${season} collection`;
}

/** The last line of a description: cut, label, care, fit and style number, as a shop lists them. */
function factsLine({ design, made, brand, fabric, title }: Subject, words: string): string {
  const style = `style ${brand.code}-${10_000 + (seedOf(`${brand.name} ${title}`) % 90_000)}`;
  const facts = [
    cutOf(design),
    buildOf(design, words),
    fabric.label,
    fabric.care,
    UNWORN.has(design.category) ? '' : brand.fit.replaceAll(';', ','),
    collectionOf(made),
    style,
  ];
  const [first = '', ...more] = facts.filter((fact) => fact !== '').join('; ');
  return `${first.toUpperCase()}${more.join('')}.`;
}

/** What is said of this item alone, and a line of facts. */
export function writeDescription(subject: Subject): string {
  const { design, made } = subject;
  const words = made.words ?? [design.silhouette[0], design.details[0]].join(' ');
  return `${words} ${factsLine(subject, words)}`;
}

const FOR = { Women: "women's", Men: "men's", Unisex: 'unisex' } as const;

/** One line of plain terms for the search by meaning. */
export function writeSearchDescription({
  design,
  made,
  fabric,
  print,
  colorways,
  brand,
}: Subject): string {
  const colors = [...new Set(colorways.flatMap((colorway) => colorway.colors))];
  const pattern = print?.pattern.replace('-', ' ') ?? 'plain';
  const season = made.collection?.season ?? 'all year';
  const worn = season === 'all year' ? '' : `${season}; `;
  return `${FOR[design.gender]} ${design.noun.toLowerCase()} in ${pattern} ${fabric.materials.join(' and ').replaceAll('-', ' ')}, ${listed(colors).toLowerCase()}; ${design.uses}; ${worn}${brand.name}`;
}
