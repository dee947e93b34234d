import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { rowsMeeting, rowsOf } from '../filters/constraints.ts';
import { type RowSet, rowSetOf } from '../memory-index/rows/row-set.ts';
import type { SearchPlan } from '../search/find-page.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { typedWishes, type Wish } from './typed-wishes.ts';

/** What a search lists: all matches, and after them what misses one wish. */
export interface MatchSets {
  wishes: readonly Wish[];
  matches: RowSet;
  alternatives: RowSet;
  /** The wishes that alternatives miss. */
  missed: readonly Wish[];
}

/** Goods that are known to be none of a fashion shop's, whatever words its texts have. */
const namesOtherGoods = ({ text }: UnderstoodQuery): boolean =>
  understandQuery(text, { isIndexedWord: () => true }).unknownGoods !== null;

/**
 * Nothing answers goods that no fashion shop sells, or a size that none comes in. A word that only the
 * lexicon does not know may be one that an embedding model understands.
 */
function isUnanswerable({ understood, embedded }: SearchPlan): boolean {
  const { unknownGoods, unlistedSizes } = understood;
  if (unlistedSizes.length > 0) return true;
  return unknownGoods !== null && (embedded === null || namesOtherGoods(understood));
}

/** Without what says one of the words that were refused, and empty where nothing can answer. */
function withoutWords(shop: CatalogueSnapshot, among: RowSet, wanted: SearchPlan): RowSet {
  const { understood } = wanted;
  if (isUnanswerable(wanted)) return among.intersect([among.complement()]);
  const refused = understood.not.words;
  if (refused.length === 0) return among;
  const saying = rowSetOf(shop.words.matching(refused, among), shop.facts.rows);
  return among.intersect([saying.complement()]);
}

/**
 * What meets every constraint and every wish, and what misses exactly one wish: the color, where the
 * same is there in others. Where nothing is in either, all of the wanted type that meets the
 * constraints.
 */
export function matchSets(shop: CatalogueSnapshot, wanted: SearchPlan): MatchSets {
  const { constraints, understood } = wanted;
  const among = withoutWords(shop, rowsMeeting(shop, constraints), wanted);
  const wishes = typedWishes(shop, understood);
  const sets = wishes.map(({ condition }) => rowsOf(shop, condition));
  const matches = among.intersect(sets);
  const none = among.intersect([among.complement()]);
  const isTyped = understood.types.length > 0;
  const isAlone = wishes.length === 1 && !isTyped;
  if (isAlone && matches.count === 0 && wanted.embedded !== null) {
    // What no item states, a model may see in pictures.
    return { wishes: [], matches: among, alternatives: none, missed: [] };
  }
  if (wishes.length === 0 || isAlone) {
    return { wishes, matches, alternatives: none, missed: [] };
  }
  const near = sets.map((set, at) => among.intersect([...sets.toSpliced(at, 1), set.complement()]));
  const inOtherColors = wishes.findIndex(({ kind }, at) => kind === 'color' && near[at]?.count);
  const offered = inOtherColors < 0 ? near : near.slice(inOtherColors, inOtherColors + 1);
  const alternatives = none.union(offered);
  if (matches.count + alternatives.count === 0 && isTyped) {
    return { wishes, matches, alternatives: among, missed: wishes };
  }
  const missed = wishes.filter((_, at) => offered.includes(near[at] ?? none) && near[at]?.count);
  return { wishes, matches, alternatives, missed };
}
