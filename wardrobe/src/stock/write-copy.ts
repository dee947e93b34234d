import type { Colorway } from './colorway.ts';
import { pick, seedOf } from './seeded-pick.ts';
import type { Brand, Cut, Design, Fabric, PrintWords } from './stock-schema.ts';

interface Subject {
  design: Design;
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

function colorsSentence({ colorways, title }: Subject): string {
  const names = listed(colorways.map((colorway) => colorway.name));
  if (colorways.length === 1) {
    return pick(
      [`In ${names} only.`, `We made it in ${names} and left it there.`, `One color: ${names}.`],
      title,
    );
  }
  return pick(
    [`Comes in ${names}.`, `Choose from ${names}.`, `Made in ${names}.`, `Available in ${names}.`],
    title,
  );
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

/** Neck and sleeves, as a shop lists them: "V-neck, long sleeves." */
function factsSentence({ cut }: Design): string {
  if (!cut) return '';
  const facts = [NECKS[cut.neck] ?? '', SLEEVES[cut.sleeve]].filter((fact) => fact !== '');
  const [first = '', ...more] = facts.join(', ');
  return `${first.toUpperCase()}${more.join('')}.`;
}

/** Four to seven sentences on cut, fabric, details, styling and sometimes the brand, in a varying order. */
export function writeDescription(subject: Subject): string {
  const { design, brand, fabric, print, title } = subject;
  const seed = `${brand.name} ${title}`;
  const says = {
    silhouette: pick(design.silhouette, `${seed} shape`),
    fabric: pick(fabric.sentences, `${seed} cloth`),
    print: print?.sentence ?? '',
    detail: pick(design.details, `${seed} detail`),
    styling: pick(design.styling, `${seed} wear`),
    note: pick(brand.notes, `${seed} note`),
    colors: colorsSentence(subject),
  };
  const orders = [
    [says.silhouette, says.fabric, says.print, says.detail, says.styling, says.colors],
    [says.silhouette, says.print, says.detail, says.fabric, says.styling, says.note],
    [says.fabric, says.silhouette, says.print, says.styling, says.colors, says.note],
    [says.silhouette, says.detail, says.fabric, says.print, says.colors, says.styling],
  ];
  const order = orders[seedOf(`${seed} order`) % orders.length] ?? [];
  return [...order, factsSentence(design)].filter((sentence) => sentence !== '').join(' ');
}

const FOR = { Women: "women's", Men: "men's", Unisex: 'unisex' } as const;

/** One line of plain terms for the search by meaning. */
export function writeSearchDescription({
  design,
  fabric,
  print,
  colorways,
  brand,
}: Subject): string {
  const colors = [...new Set(colorways.flatMap((colorway) => colorway.colors))];
  const pattern = print?.pattern.replace('-', ' ') ?? 'plain';
  return `${FOR[design.gender]} ${design.noun.toLowerCase()} in ${pattern} ${fabric.materials.join(' and ').replaceAll('-', ' ')}, ${listed(colors).toLowerCase()}; ${design.uses}; ${brand.name}`;
}
