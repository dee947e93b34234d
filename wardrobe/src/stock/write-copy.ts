import type { Print } from '../draw/print.ts';
import type { UpperFigure } from '../draw/upper-figure.ts';
import type { Brand } from './brands.ts';
import type { Cloth } from './cloth.ts';
import { type Colourway, PRINT_WORDS } from './colourways.ts';
import type { Cut } from './cut.ts';
import { pick, seedOf } from './pick.ts';

interface Subject {
  cut: Cut;
  brand: Brand;
  cloth: Cloth;
  print: Print;
  colourways: readonly Colourway[];
  title: string;
}

/** "Black, Ivory and Sage". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function coloursSentence({ colourways, title }: Subject): string {
  const names = listed(colourways.map((colourway) => colourway.name));
  if (colourways.length === 1) {
    return pick(
      [`In ${names} only.`, `We made it in ${names} and left it there.`, `One colour: ${names}.`],
      title,
    );
  }
  return pick(
    [`Comes in ${names}.`, `Choose from ${names}.`, `Made in ${names}.`, `Available in ${names}.`],
    title,
  );
}

const NECKS: Readonly<Partial<Record<UpperFigure['neck'], string>>> = {
  v: 'V-neck',
  crew: 'Crew neck',
  scoop: 'Scoop neck',
  boat: 'Boat neck',
  square: 'Square neckline',
  turtle: 'Roll neck',
  mock: 'Mock neck',
  strap: 'Spaghetti straps',
  halter: 'Halter neck',
  off: 'Off the shoulder',
  camp: 'Camp collar',
  collar: 'Point collar',
  polo: 'Polo collar',
  band: 'Band collar',
  bow: 'Tie neck',
  hood: 'Hooded',
  notch: 'Notch lapel',
  shawl: 'Shawl collar',
};

const SLEEVES: Readonly<Record<UpperFigure['sleeve'], string>> = {
  none: 'sleeveless',
  short: 'short sleeves',
  cap: 'cap sleeves',
  elbow: 'elbow-length sleeves',
  bell: 'bell sleeves',
  long: 'long sleeves',
  'three-quarter': 'three-quarter sleeves',
  puff: 'puff sleeves',
  balloon: 'balloon sleeves',
  flutter: 'flutter sleeves',
};

/** Neck and sleeves, as a shop lists them: "V-neck, long sleeves." */
function factsSentence({ figure }: Cut): string {
  if (figure.kind !== 'upper') return '';
  const facts = [NECKS[figure.neck] ?? '', SLEEVES[figure.sleeve]].filter((fact) => fact !== '');
  const [first = '', ...more] = facts.join(', ');
  return `${first.toUpperCase()}${more.join('')}.`;
}

/** Four to seven sentences: cut, cloth, detail, wear, and sometimes the maker, in a varying order. */
export function writeDescription(subject: Subject): string {
  const { cut, brand, cloth, print, title } = subject;
  const seed = `${brand.name} ${title}`;
  const says = {
    shape: pick(cut.shape, `${seed} shape`),
    cloth: pick(cloth.says, `${seed} cloth`),
    print: print === 'none' ? '' : PRINT_WORDS[print].says,
    detail: pick(cut.detail, `${seed} detail`),
    wear: pick(cut.wear, `${seed} wear`),
    note: pick(brand.notes, `${seed} note`),
    colours: coloursSentence(subject),
  };
  const orders = [
    [says.shape, says.cloth, says.print, says.detail, says.wear, says.colours],
    [says.shape, says.print, says.detail, says.cloth, says.wear, says.note],
    [says.cloth, says.shape, says.print, says.wear, says.colours, says.note],
    [says.shape, says.detail, says.cloth, says.print, says.colours, says.wear],
  ];
  const order = orders[seedOf(`${seed} order`) % orders.length] ?? [];
  return [...order, factsSentence(cut)].filter((sentence) => sentence !== '').join(' ');
}

const FOR = { Women: "women's", Men: "men's", Unisex: 'unisex' } as const;

/** One line of plain terms for the search by meaning. */
export function writeMeaning({ cut, cloth, print, colourways, brand }: Subject): string {
  const colours = [...new Set(colourways.flatMap((colourway) => colourway.colors))];
  const pattern = print === 'none' ? 'plain' : PRINT_WORDS[print].pattern.replace('-', ' ');
  return `${FOR[cut.gender]} ${cut.noun.toLowerCase()} in ${pattern} ${cloth.materials.join(' and ').replaceAll('-', ' ')}, ${listed(colours).toLowerCase()}; ${cut.meant}; ${brand.name}`;
}
