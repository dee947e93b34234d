import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../stylist.ts';
import { messageTokens, type TaggingScene } from '../tagging/message-tokens.ts';
import { screenOf } from '../tagging/tag-message.ts';
import { readMessage } from '../understanding/message.ts';
import { beginOf, CLAUSE_ACTS, type ClauseAct } from './clause-acts.ts';
import network from './clause-network.json' with { type: 'json' };
import { ClauseNetwork, type WordShares } from './clause-network.ts';

/** A clause of a message with what it most likely does. */
export interface Clause {
  words: string;
  act: ClauseAct;
  /** How likely each act is for it, the mean over its words. */
  acts: ReadonlyMap<ClauseAct, number>;
}

/** A run of words that do one thing, by the places of its first word and the one after its last. */
interface Run {
  act: number;
  from: number;
  to: number;
}

/** From here on a clause surely does what it seems to. */
const SURE = 0.6;
export const isSure = ({ act, acts }: Clause): boolean => (acts.get(act) ?? 0) >= SURE;

const SMALL = 1e-6;
const logOf = (share: number | undefined): number => Math.log(Math.max(share ?? 0, SMALL));

const guesser = new ClauseNetwork(network);

/**
 * The likeliest runs of words (Viterbi, 1967): a word begins a clause of some act, or goes on with the
 * act of the word before it.
 */
function likeliestRuns(words: WordShares): Run[] {
  const begins: boolean[][] = [];
  const comesFrom: number[] = [];
  let scores = CLAUSE_ACTS.map(() => 0);
  for (const [at, shares] of words.entries()) {
    const best = Math.max(...scores);
    comesFrom.push(scores.indexOf(best));
    const row = CLAUSE_ACTS.map((act, index) => {
      const anew = best + logOf(shares.get(beginOf(act)));
      const on =
        at === 0 ? Number.NEGATIVE_INFINITY : (scores[index] ?? 0) + logOf(shares.get(act));
      return { score: Math.max(anew, on), isNew: anew >= on };
    });
    begins.push(row.map(({ isNew }) => isNew));
    scores = row.map(({ score }) => score);
  }
  const runs: Run[] = [];
  let act = scores.indexOf(Math.max(...scores));
  let to = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (begins[at]?.[act] !== true) continue;
    runs.unshift({ act, from: at, to });
    act = comesFrom[at] ?? 0;
    to = at;
  }
  return runs;
}

const meanActs = (words: WordShares): ReadonlyMap<ClauseAct, number> =>
  new Map(
    CLAUSE_ACTS.map((act) => {
      const sum = words.reduce(
        (total, shares) => total + (shares.get(act) ?? 0) + (shares.get(beginOf(act)) ?? 0),
        0,
      );
      return [act, sum / words.length];
    }),
  );

/** The clauses of words that are said to what is on a screen, in their order; none where there are no words. */
export function readClausesOf(words: string, scene: TaggingScene): Clause[] {
  const message = readMessage(understandQuery(words));
  if (message.words.length === 0) return [];
  const shares = guesser.read(messageTokens(message, scene));
  const runs = likeliestRuns(shares);
  return runs.map(({ act, from, to }, at) => {
    const start = at === 0 ? 0 : (message.words[from]?.start ?? 0);
    const end = message.words[to]?.start ?? message.text.length;
    return {
      words: message.text.slice(start, end).trim(),
      act: CLAUSE_ACTS[act] ?? 'chat',
      acts: meanActs(shares.slice(from, to)),
    };
  });
}

/** The clauses of a message of the shopper, each with what it most likely does. */
export function readClauses(turn: Turn): Clause[] {
  const screen = screenOf(turn);
  const isAfterAdvice = screen === 'nothing' && turn.state.question !== undefined;
  const scene = {
    screen: isAfterAdvice ? 'talk' : screen,
    shown: '',
    asked: '',
    told: '',
  } as const;
  return readClausesOf(turn.words, scene);
}
