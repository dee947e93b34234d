import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { findType } from '@modiste/lexicon/garment-types';
import { capital, joinedByOr } from '@modiste/lexicon/joined-names';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { all } from '../filters/filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import type { MatchedWishes } from '../plan/match-wishes.ts';
import type { SearchPlan } from '../plan/plan-search.ts';
import type { Wish } from '../plan/typed-wishes.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { namedTypes } from '../understand/widen-types.ts';
import type { Page } from './find-page.ts';

const OWNERS = { Men: 'men’s', Women: 'women’s', Unisex: 'unisex' } as const;

/** In the order of an English noun phrase: "black striped linen". */
const ADJECTIVES = ['brand', 'color', 'attribute', 'pattern', 'material', 'title'] as const;

/** What names a kind and more in one word, as "LBD" and "chinos" do. */
const isRichNoun = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.length > 1 && concepts.some(({ kind }) => kind === 'type');

/** The kinds of garment that the words name, in the plural; "items" where they name none. */
function nounOf(understood: UnderstoodQuery): string {
  const rich = understood.readings.filter(isRichNoun).map(({ words }) => words);
  const named = [...new Set(namedTypes(understood))];
  if (rich.length > 0) return joinedByOr(rich);
  return named.length === 0
    ? 'items'
    : joinedByOr(named.map((id) => findType(id)?.plural ?? id.replaceAll('-', ' ')));
}

/** What a piece is to fit; nobody says "wide feet shoes". */
const OF_BODY = /\b(?:feet|foot|calf|calves|bust|hips|thighs|arches|bunions)$/;
/** "Under 3 inches", as the height of a heel is typed. */
const OF_HEIGHT = /\d ?-?(?:inch(?:es)?|in|cm|mm|"|”)(?: heels?)?$/i;
/** What a piece has; nobody says "pockets dresses". */
const OF_PIECE = /(?:[^s]s|\b(?:hood|lining|support|belt|collar|zip|stretch))$/;

/** Whom a piece is made for; nobody says "coats with kids". */
const OF_CHILDREN = /^(?:kids?|child|children)$/;

/** An attribute as it was typed, before a noun or, where it is a noun itself, after it. */
function asPhrase(name: string): string {
  if (/^(?:with|without|for) /.test(name)) return name;
  if (OF_BODY.test(name)) return `for ${name}`;
  if (OF_CHILDREN.test(name)) return 'children’s';
  return OF_PIECE.test(name) ? `with ${name}` : name;
}

/** What was asked for by these wishes, as a phrase: "women's red linen dresses with pockets". */
function phraseOf(understood: UnderstoodQuery, wishes: readonly Wish[]): string {
  const isTyped = understood.readings.some(({ concepts }) =>
    concepts.some(({ kind }) => kind.endsWith('gender')),
  );
  const asked = isTyped ? understood.hard.gender : [];
  const [gender, ...genders] = asked.filter((one) => one !== 'Unisex');
  const owner = gender === undefined || genders.length > 0 ? [] : [OWNERS[gender]];
  const sorted = ADJECTIVES.flatMap((kind) => wishes.filter((wish) => wish.kind === kind));
  const noun = nounOf(understood);
  const names = sorted
    .filter(({ name }) => name !== noun.toLowerCase())
    .map(({ kind, name }) => (kind === 'attribute' ? asPhrase(name) : name));
  const isAfter = (name: string) => /^(with|without|for) /.test(name);
  const before = names.filter((name) => !isAfter(name));
  const after = names.filter(isAfter);
  return [...owner, ...before, noun, ...after].join(' ');
}

const OTHERS: Readonly<Partial<Record<Wish['kind'], string>>> = {
  color: 'in other colors',
  material: 'in other materials',
  pattern: 'in other patterns',
  brand: 'from other brands',
};

function headingOf(
  understood: UnderstoodQuery,
  { wishes, missed }: MatchedWishes,
  total: number,
): string {
  const [first, ...more] = missed;
  const kept = wishes.filter((wish) => !missed.includes(wish));
  const other = first === undefined || more.length > 0 ? undefined : OTHERS[first.kind];
  if (other === undefined) return total === 0 ? 'Closest matches' : 'Close matches';
  const nearest = total === 0 && first?.kind === 'color' ? 'in the closest colors' : other;
  return capital(`${phraseOf(understood, kept)} ${nearest}`);
}

/** The title over the items that miss a wish; null where there are none. */
export function describeAlternatives(
  understood: UnderstoodQuery,
  matched: MatchedWishes,
  { total, alternatives }: Page,
): { heading: string; total: number } | null {
  if (alternatives === 0) return null;
  return { heading: headingOf(understood, matched, total), total: alternatives };
}

/** Whether the wishes are met by something that only filters, limits and refusals leave out. */
async function isLeftOut(index: SearchIndex, { limits, wishes }: SearchPlan): Promise<boolean> {
  const open = limitFilter({
    ...limits,
    filters: DEFAULT_FILTERS,
    hard: { ...NO_WORDS.hard, gender: limits.hard.gender },
    not: NO_WORDS.not,
  });
  const [found = 0] = await index.count([all(open, ...wishes.map(({ filter }) => filter))]);
  return found > 0;
}

/**
 * Says what is not there where nothing meets all wishes: by the one wish that nothing meets, where it
 * is one, otherwise by all of them; no notice where no wish was typed. Tells too whether only limits
 * leave it out.
 */
export async function describeAbsence(
  index: SearchIndex,
  plan: SearchPlan,
  { wishes, missed }: MatchedWishes,
): Promise<{ notice: string | null; isLeftOut: boolean }> {
  const { understood } = plan;
  const { unknownGoods, unlistedSizes } = understood;
  const telling = (notice: string | null) => ({ notice, isLeftOut: false });
  if (unknownGoods !== null) return telling(`We don’t carry “${unknownGoods}”.`);
  if (unlistedSizes.length > 0)
    return telling(`Nothing available in ${joinedByOr(unlistedSizes)}.`);
  if (wishes.length === 0) return telling(null);
  const [only, ...more] = missed;
  if (await isLeftOut(index, plan)) {
    const notice = `No ${phraseOf(understood, wishes)} match everything you asked for.`;
    return { notice, isLeftOut: true };
  }
  const isKind = only?.kind === 'type' && more.length === 0;
  if (only !== undefined && more.length === 0 && OF_BODY.test(only.name)) {
    const others = wishes.filter((wish) => wish !== only);
    return telling(`None of our ${phraseOf(understood, others)} are listed for ${only.name}.`);
  }
  // Few listings tell a height: that none does is no word on the heels themselves.
  if (only !== undefined && more.length === 0 && OF_HEIGHT.test(only.name)) {
    const others = wishes.filter((wish) => wish !== only);
    return telling(`None of our ${phraseOf(understood, others)} are listed as ${only.name}.`);
  }
  return telling(`We don’t have any ${phraseOf(understood, isKind ? [] : wishes)}.`);
}
