import { foldedWords, matchesTyped } from '@modiste/catalogue/suggest/match-typed';
import type { CallAnswer } from '@modiste/contract/calls';
import type { Suggestion } from '@modiste/contract/calls/search';
import { SUGGESTED_CHARS_MAX, SUGGESTIONS_MAX } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import type { PopularQueries } from './popular-queries.ts';
import { listRecentQueries } from './query-store.ts';

const RECENT_SEARCHES_READ = 100;
/** While nothing is typed, and beside what the shop has. */
const RECENT_MAX = { atRest: 5, typing: 3 } as const;

interface Typing {
  /** Who types. */
  userId: string;
  text: string;
}

const isShort = (text: string) => text !== '' && text.length <= SUGGESTED_CHARS_MAX;

const asKind = (kind: 'recent' | 'popular', texts: readonly string[]): Suggestion[] =>
  texts.map((text) => ({ kind, text, gender: null }));

/** Each search once, under the first of its names. */
function dedupe(suggestions: readonly Suggestion[]): Suggestion[] {
  const byKey = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const key = `${foldedWords(suggestion.text).join(' ')} ${suggestion.gender ?? ''}`;
    if (!byKey.has(key)) byKey.set(key, suggestion);
  }
  return [...byKey.values()];
}

/** What the words being typed may become: searches of before, of many others, and of the shop. */
export async function suggestSearches(
  { database, catalogue }: Pick<Deps, 'database' | 'catalogue'>,
  popular: PopularQueries,
  { userId, text }: Typing,
): Promise<CallAnswer<'suggestSearches'>> {
  if (text.trim().length > SUGGESTED_CHARS_MAX) return { suggestions: [] };
  const [searched, asked, terms] = await Promise.all([
    listRecentQueries(database, userId, RECENT_SEARCHES_READ),
    popular.list(),
    catalogue.suggest(text),
  ]);
  const typed = foldedWords(text);
  const answers = (query: string) => isShort(query) && matchesTyped(foldedWords(query), typed);
  const own = searched.map((query) => query.trim().replaceAll(/\s+/g, ' ')).filter(answers);
  const recent = dedupe(asKind('recent', own));
  const spelling = terms.filter(({ kind }) => kind === 'spelling');
  const suggestions = dedupe([
    ...spelling,
    ...recent.slice(0, typed.length === 0 ? RECENT_MAX.atRest : RECENT_MAX.typing),
    ...terms,
    ...asKind('popular', asked.filter(answers)),
  ]);
  return { suggestions: suggestions.slice(0, SUGGESTIONS_MAX) };
}
