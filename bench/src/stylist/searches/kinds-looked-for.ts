import type { Gender } from '@modiste/contract/values';
import type { AskedKind } from '../edits/kinds-asked-for.ts';

/** Kinds that shoppers look for, of each of which the shop has many. */
const KINDS: readonly AskedKind[] = [
  { words: 'dresses', type: 'dress' },
  { words: 'skirts', type: 'skirt' },
  { words: 'jeans', type: 'jeans' },
  { words: 'trousers', type: 'pants' },
  { words: 'sweaters', type: 'sweater' },
  { words: 'coats', type: 'coat' },
  { words: 'jackets', type: 'jacket' },
  { words: 'blouses', type: 'blouse' },
  { words: 'sneakers', type: 'sneakers' },
  { words: 'boots', type: 'boots' },
  { words: 'sandals', type: 'sandals' },
  { words: 'bags', type: 'bag' },
];

/** Kinds that are made for women alone. */
const WOMENS: ReadonlySet<string> = new Set(['dress', 'skirt', 'blouse']);

export const kindsFor = (gender: Gender): readonly AskedKind[] =>
  gender === 'Women' ? KINDS : KINDS.filter(({ type }) => !WOMENS.has(type));
