import type { CuePattern } from './cue-pattern.ts';
import { readPattern, wordsOfPattern } from './cue-pattern.ts';
import care from './cues/care.json' with { type: 'json' };
import compare from './cues/compare.json' with { type: 'json' };
import drops from './cues/drops.json' with { type: 'json' };
import help from './cues/help.json' with { type: 'json' };
import itemQuestion from './cues/item-question.json' with { type: 'json' };
import moves from './cues/moves.json' with { type: 'json' };
import outOfScope from './cues/out-of-scope.json' with { type: 'json' };
import outfit from './cues/outfit.json' with { type: 'json' };
import search from './cues/search.json' with { type: 'json' };
import sizeFit from './cues/size-fit.json' with { type: 'json' };
import smallTalk from './cues/small-talk.json' with { type: 'json' };
import styleAdvice from './cues/style-advice.json' with { type: 'json' };
import unsafe from './cues/unsafe.json' with { type: 'json' };

/** What a message is scored for. `search` is all that items from the catalogue answer. */
export type CueIntent =
  | 'search'
  | 'outfit'
  | 'compare'
  | 'item_question'
  | 'style_advice'
  | 'size_fit'
  | 'care'
  | 'help'
  | 'small_talk'
  | 'out_of_scope'
  | 'unsafe';

/** A phrase and how much it says for its intent. */
export interface Cue {
  weight: number;
  pattern: CuePattern;
}

type Table = Readonly<Record<string, readonly string[]>>;

const readTable = (table: Table): Cue[] =>
  Object.entries(table).flatMap(([weight, sources]) =>
    sources.map((source) => ({ weight: Number(weight), pattern: readPattern(source) })),
  );

/** Cue phrases by intent. */
export const CUES: Readonly<Record<CueIntent, readonly Cue[]>> = {
  search: readTable(search),
  outfit: readTable(outfit),
  compare: readTable(compare),
  item_question: readTable(itemQuestion),
  style_advice: readTable(styleAdvice),
  size_fit: readTable(sizeFit),
  care: readTable(care),
  help: readTable(help),
  small_talk: readTable(smallTalk),
  out_of_scope: readTable(outOfScope),
  unsafe: readTable(unsafe),
};

const patternsOf = (sources: readonly string[]): CuePattern[] => sources.map(readPattern);

/** Phrases that move through the conversation: begin anew, go back, show others. */
export const MOVES = {
  startOver: patternsOf(moves.startOver),
  undo: patternsOf(moves.undo),
  more: patternsOf(moves.more),
  /** Nothing shown is liked: others are wanted. */
  dislike: patternsOf(moves.dislike),
};

/** Phrases that take a wish back: "any color", "black is fine after all", "forget the linen". */
export const DROPS = {
  drop: patternsOf(drops.drop),
  allow: patternsOf(drops.allow),
  take: patternsOf(drops.take),
};

/** Every word of the tables: typos are corrected toward them. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  [
    ...Object.values(CUES).flatMap((cues) => cues.map(({ pattern }) => pattern)),
    ...Object.values(MOVES).flat(),
    ...Object.values(DROPS).flat(),
  ].flatMap(wordsOfPattern),
);
