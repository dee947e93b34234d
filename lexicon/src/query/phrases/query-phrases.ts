import type { Concept } from '../../phrases/concept.ts';
import type { Token } from '../../words/tokens.ts';
import type { QueryRole } from '../understood-query.ts';

/** A known phrase of a query and the part it plays there. */
export interface QueryPhrase {
  from: number;
  to: number;
  concepts: readonly Concept[];
  role: QueryRole;
}

export interface QueryPhrases {
  tokens: readonly Token[];
  phrases: readonly QueryPhrase[];
  /** Indexes of tokens that are part of a negation, to be left out of the search's words. */
  negatedTokens: ReadonlySet<number>;
  /** Words that are negated and that the lexicon does not know. */
  negatedWords: readonly Token[];
}
