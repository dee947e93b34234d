import type { Item } from '@modiste/contract/entities/item';
import { kindOfFact } from '@modiste/lexicon/attributes';
import { ancestorsOf, findType } from '@modiste/lexicon/garment-types';
import { type Asked, asksOf } from '../topics/asked.ts';
import { itemCare } from './item-care.ts';
import { CARES } from './material-care.ts';

/** What is to be cared for. */
export interface CareSubject {
  item: Item | null;
  /** The lexicon's type id, or empty. */
  type: string;
  /** Lexicon ids. */
  materials: readonly string[];
}

/** What a garment's name usually means where no material is said: jeans are denim. */
const MATERIAL_OF_TYPE: Readonly<Record<string, string>> = {
  jeans: 'denim',
  'puffer-jacket': 'down-fill',
  'puffer-vest': 'down-fill',
  'rain-jacket': 'gore-tex',
  'biker-jacket': 'leather',
  fleece: 'fleece',
  'straw-hat': 'straw',
  jewelry: 'sterling-silver',
  knitwear: 'knit',
  sweater: 'knit',
  cardigan: 'knit',
};

/** What a kind of garment is usually made of; empty where that is open. */
export function materialsOfType(id: string): string[] {
  const type = findType(id);
  if (type === null) return [];
  const told = [...(type.when === null ? [] : [type.when]), ...type.implies].filter(
    (fact) => kindOfFact(fact) === 'material',
  );
  return told.length > 0
    ? told
    : [id, ...ancestorsOf(id)].flatMap((one) => MATERIAL_OF_TYPE[one] ?? []).slice(0, 1);
}

const GOES_ON = ['it', 'them', 'that', 'this', 'those', 'and', 'also', 'more', 'else'];
const SENTENCES_BACK = 8;

/** The material that was last spoken of, where the question only points back: "and how do I dry it?" */
function materialSpokenOf(asked: Asked): string[] {
  if (!asksOf(asked, ...GOES_ON)) return [];
  const latest = asked.read.speech.said.slice(-SENTENCES_BACK).toReversed();
  const care = latest.flatMap((sentence) =>
    CARES.filter((row) =>
      [row.wash, row.dry, row.iron, row.store, row.extra].flat(2).includes(sentence),
    ),
  )[0];
  return care?.kinds.slice(0, 1) ?? [];
}

/** Finds what the question is about: what it names, or the item that it refers to. */
export function subjectOf(asked: Asked): CareSubject {
  const { understood, referred } = asked.read;
  const idsOf = (kind: string) =>
    understood.concepts.filter((concept) => concept.kind === kind).map(({ id }) => id);
  const type = idsOf('type')[0] ?? '';
  const named = idsOf('material');
  const item = referred[0];
  const own = item === undefined ? [] : itemCare(item).materials;
  // "The linen one" is an item by its material; "how do I wash silk" beside a linen dress is not.
  const isOfItem = named.every((id) => own.includes(id));
  if (item !== undefined && isOfItem) {
    return { item, type: item.other_info.type, materials: own };
  }
  if (named.length > 0) return { item: null, type, materials: named };
  const told = materialsOfType(type);
  const isNamed = told.length > 0 || type !== '';
  return { item: null, type, materials: isNamed ? told : materialSpokenOf(asked) };
}
