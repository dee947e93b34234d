import type { Asked } from './asked.ts';
import { cueWeight } from './cues.ts';
import type { Fact } from './topic.ts';

interface Candidate {
  say: readonly string[];
  weight: number;
}

/** The facts that concern the question, those that it names first. */
function concerned(asked: Asked, facts: readonly (Fact | readonly string[])[]): Candidate[] {
  return facts
    .flatMap((fact): Candidate[] => {
      if (!('say' in fact)) return [{ say: fact, weight: 0 }];
      const weight = cueWeight(asked.words, fact.when ?? []);
      const isForOthers =
        fact.for !== undefined && asked.wearer !== null && fact.for !== asked.wearer;
      const isUnasked = fact.only === true && weight === 0;
      return isForOthers || isUnasked ? [] : [{ say: fact.say, weight }];
    })
    .toSorted((one, other) => other.weight - one.weight);
}

/**
 * Tells facts that were not told yet, or, where all of them were, the first ones in other words.
 * @returns an empty text when every wording was used up.
 */
export function tellFacts(
  asked: Asked,
  facts: readonly (Fact | readonly string[])[],
  count: number,
): string {
  const { speech } = asked.read;
  const said = new Set(speech.said);
  const candidates = concerned(asked, facts);
  const untold = candidates.filter(({ say }) => !say.some((wording) => said.has(wording)));
  const unsaid = candidates.filter(({ say }) => say.some((wording) => !said.has(wording)));
  return (untold.length > 0 ? untold : unsaid)
    .slice(0, count)
    .map(({ say }) => speech.say(...say))
    .filter((sentence) => sentence !== '')
    .join(' ');
}
