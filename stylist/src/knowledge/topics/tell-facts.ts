import type { AiTone } from '@modiste/contract/tones';
import { uncapitalize } from '../../speech/join-words.ts';
import type { Asked } from './asked.ts';
import { cueWeight } from './cues.ts';
import type { Fact, Topic } from './topic.ts';

interface Candidate {
  say: readonly string[];
  /** How much the question asks for just this. */
  weight: number;
  /** Whether it was told in some wording. */
  isTold: boolean;
}

/** Says whom a fact is for, where the question leaves it open. */
const addressed = (wording: string, whom = ''): string => `For ${whom}: ${uncapitalize(wording)}`;

const BRIEF_TONE: AiTone = 'Minimal & Direct';
const BRIEF_FACTS = 2;

/** Nobody reads more on a phone. */
const SENTENCES_MAX = 3;
const sentencesOf = (text: string): number => text.split(/[.!?](?:\s|$)/).length - 1;

const DIRECT_WEIGHT = 100;

function readCandidate(asked: Asked, said: ReadonlySet<string>, fact: Fact | readonly string[]) {
  const { say: wordings, ...limits }: Fact = 'say' in fact ? fact : { say: fact };
  const isAddressed = limits.for !== undefined && asked.wearer === null;
  const say = isAddressed ? wordings.map((wording) => addressed(wording, limits.for)) : wordings;
  const named = cueWeight(asked.words, limits.when ?? []);
  const isForOthers =
    limits.for !== undefined && asked.wearer !== null && limits.for !== asked.wearer;
  const isUnasked = limits.only === true && named === 0;
  const isSpent = say.every((wording) => said.has(wording));
  if (isForOthers || isUnasked || isSpent) return [];
  const weight = limits.direct === true ? DIRECT_WEIGHT : named;
  return [{ say, weight, isTold: say.some((wording) => said.has(wording)) }];
}

/** The same facts, the first of which answers the question: it is told again in other words. */
export const answerFirst = (facts: Topic['facts']): Topic['facts'] =>
  facts.map((fact, at) => {
    if (at > 0) return fact;
    return 'say' in fact ? { ...fact, direct: true } : { say: fact, direct: true };
  });

/** What was asked for comes first, in other words where it was told; then what is new. */
const urgency = ({ weight, isTold }: Candidate): number => {
  if (weight > 0) return isTold ? 1 : 0;
  return isTold ? 3 : 2;
};

/**
 * Tells the facts that concern the question: those that it asks for, then others that were not told
 * yet, and only where all were told the first ones in other words.
 * @returns an empty text when every wording was used up.
 */
export function tellFacts(
  asked: Asked,
  facts: readonly (Fact | readonly string[])[],
  count: number,
): string {
  const { speech } = asked.read;
  const said = new Set(speech.said);
  const candidates = facts
    .flatMap((fact) => readCandidate(asked, said, fact))
    .toSorted((one, other) => urgency(one) - urgency(other) || other.weight - one.weight);
  const fresh = candidates.filter(({ weight, isTold }) => weight > 0 || !isTold);
  const most = speech.tone === BRIEF_TONE ? Math.min(count, BRIEF_FACTS) : count;
  const told: string[] = [];
  for (const { say } of (fresh.length > 0 ? fresh : candidates).slice(0, most)) {
    if (told.length > 0 && sentencesOf(told.join(' ')) >= SENTENCES_MAX) break;
    told.push(speech.say(...say));
  }
  return told.join(' ');
}
