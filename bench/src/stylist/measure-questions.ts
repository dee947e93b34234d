import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Gender } from '@modiste/contract/values';
import { findPieces } from '@modiste/server/features/chat/find-items';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { factWordings } from '@modiste/stylist/find-topic';
import { topicOf } from '@modiste/stylist/question-topics';
import { z } from 'zod';
import { type Figure, HALVES, type Half } from '../relevance/figures/measure.ts';
import { type Cast, firstMoment, type Moment, nextMoment, playTurn } from './play-dialogue.ts';
import type { StepFault } from './play-shoppers.ts';

/** General questions by topic, in the words of people who had not seen those that the network learned from. */
const PHRASINGS = join(import.meta.dirname, 'questions/phrasings.json');
const phrasingsSchema = z.record(z.string(), z.array(z.string()));

/** What was said before a question: nothing, or what put pieces, outfits or a packing list on the screen. */
const OPENINGS = [
  null,
  'black dresses under 150',
  'an outfit for the office',
  'black ankle boots',
  'help me pack for 5 days in Lisbon',
] as const;
const GENDER: Gender = 'Women';
/** A fault tells the beginning of the answer, in UTF-16 units. */
const ANSWER_CHARS = 160;

interface Scores {
  right: number;
  all: number;
  faults: StepFault[];
}

async function momentAfter(cast: Cast, opening: string | null): Promise<Moment> {
  const first = firstMoment(GENDER);
  if (opening === null) return first;
  return nextMoment(
    first,
    await playTurn(cast, { says: opening }, { moment: first, gender: GENDER }),
  );
}

/** Whether an answer tells a fact of the topic. */
const isTold = (id: string, answer: string): boolean =>
  topicOf(id)?.facts.some((fact) =>
    factWordings(fact).some((wording) => answer.includes(wording)),
  ) === true;

/**
 * Asks general questions in the middle of conversations, and counts those that are answered by the topic
 * that they ask about.
 *
 * @returns the share of questions that were, and the faults of the tuned half.
 */
export async function measureQuestions(
  catalogue: Catalogue,
): Promise<{ figures: readonly Figure[]; faults: readonly StepFault[] }> {
  const phrasings = phrasingsSchema.parse(JSON.parse(await readFile(PHRASINGS, 'utf8')));
  const stylist = createBuiltInStylist({
    understand: (text) => catalogue.understand(text),
    findPieces: (asked) => findPieces(catalogue, asked),
  });
  const cast = { stylist, catalogue };
  const moments: Moment[] = [];
  for (const opening of OPENINGS) moments.push(await momentAfter(cast, opening));
  const scores: Record<Half, Scores> = {
    tuned: { right: 0, all: 0, faults: [] },
    heldOut: { right: 0, all: 0, faults: [] },
  };
  let asked = 0;
  for (const [number, [topic, questions]] of Object.entries(phrasings).entries()) {
    for (const [at, says] of questions.entries()) {
      // The voices take turns, so that each is in both halves.
      const half = scores[HALVES[(number + at) % HALVES.length] ?? 'tuned'];
      const place = asked % OPENINGS.length;
      const moment = moments[place] ?? firstMoment(GENDER);
      asked += 1;
      const { translation } = await playTurn(cast, { says }, { moment, gender: GENDER });
      half.all += 1;
      if (isTold(topic, translation.answer)) half.right += 1;
      else
        half.faults.push({
          kind: topic,
          dialogue: OPENINGS[place] ?? 'first message',
          says,
          fault: `${translation.intent}: ${translation.answer.slice(0, ANSWER_CHARS)}`,
        });
    }
  }
  const shareOf = ({ right, all }: Scores): number => right / all;
  const figure: Figure = {
    measure: 'general questions answered',
    // Rules may answer in other words of theirs, and rightly: it stands beside the promises.
    atLeast: null,
    naive: null,
    tuned: shareOf(scores.tuned),
    heldOut: shareOf(scores.heldOut),
  };
  return { figures: [figure], faults: scores.tuned.faults };
}
