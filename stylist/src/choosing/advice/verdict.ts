import { uncapitalize } from '../../speech/join-words.ts';
import type { AdviceAsked } from './advice-forms.ts';

/** How well something does: right, right with care, rather not, wrong; or that one thing decides. */
export type Stance = 'good' | 'fair' | 'poor' | 'bad' | 'depends';

/** What is known for a yes or a no, and why. */
export interface Verdict {
  stance: Stance;
  /** The reason as a clause, in several wordings: "sneakers are too casual for the office". */
  why: readonly string[];
  /** What may be looked for next: lexicon id of a kind. */
  type: string | null;
}

const NEEDED: Readonly<Record<Stance, readonly string[]>> = {
  good: ['Yes', 'Yes, I would'],
  fair: ['Not strictly, but it helps', 'Better with it'],
  poor: ['No', 'Not really'],
  bad: ['No', 'No, leave it out'],
  depends: ['It depends', 'That depends'],
};

const OPENINGS: Readonly<Record<AdviceAsked, Readonly<Record<Stance, readonly string[]>>>> = {
  right: {
    good: ['Yes', 'Yes, that works'],
    fair: ['Yes, with a little care', 'Mostly yes'],
    poor: ['Rather not', 'I would not'],
    bad: ['No', 'No, I would not'],
    depends: ['It depends', 'That depends'],
  },
  wrong: {
    good: ['No, not at all', 'No'],
    fair: ['Not if you take a little care', 'Hardly'],
    poor: ['A little, yes', 'Rather, yes'],
    bad: ['Yes', 'Yes, I am afraid'],
    depends: ['It depends', 'That depends'],
  },
  needed: NEEDED,
  matched: NEEDED,
  spared: {
    good: ['Better not', 'I would keep it'],
    fair: ['You can, though it helps', 'Yes, if you like'],
    poor: ['Yes', 'Yes, you can'],
    bad: ['Yes', 'Yes, leave it out'],
    depends: ['It depends', 'That depends'],
  },
  current: {
    good: ['Yes', 'Yes, still'],
    fair: ['Yes, with a little care', 'Mostly yes'],
    poor: ['Rather not', 'Not really'],
    bad: ['No', 'No longer'],
    depends: ['I can’t say', 'I can’t give you a yes or a no'],
  },
};

/** A verdict in several wordings, each of which begins with the answer to what was asked. */
export function verdictWordings(asks: AdviceAsked, { stance, why }: Verdict): string[] {
  const openings = OPENINGS[asks][stance];
  return why.flatMap((reason, at) => {
    const opening = openings[at % openings.length] ?? openings[0] ?? '';
    const joint = stance === 'depends' && reason.startsWith('on ') ? ' ' : ': ';
    return [`${opening}${joint}${uncapitalize(reason)}`];
  });
}

const LEADS: readonly (readonly [lead: RegExp, stance: Stance])[] = [
  [/^Yes, as a deliberate mix: /, 'fair'],
  [/^(?:Yes, always|Yes|You can|Of course|Mostly, yes)[:,] /, 'good'],
  [/^(?:Rather not|Better not|I would not)[:,]? /, 'poor'],
  [/^No[:,] /, 'bad'],
];

/** A sentence of the tables as a verdict: its yes or no is taken for the stance, the rest is the reason. */
export function verdictOfSentence(wordings: readonly string[], type: string | null): Verdict {
  const stance = LEADS.find(([lead]) => lead.test(wordings[0] ?? ''))?.[1] ?? 'fair';
  const why = wordings.map((wording) =>
    LEADS.reduce((text, [lead]) => text.replace(lead, ''), wording),
  );
  return { stance, why, type };
}
