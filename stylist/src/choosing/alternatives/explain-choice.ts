import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';
import { readChoice } from './advise-on-choice.ts';
import { decide } from './decide.ts';
import { ANY_DAY } from './find-situation.ts';
import { clauseFor, nameSide } from './name-side.ts';
import { type Axis, weighSide } from './weigh-side.ts';

/** So far ahead on something, a thing is chosen for that as well. */
const CLEAR = 2;

/** The choice that the shopper's last message left to the stylist; null where it left none. */
function lastChoice(read: ReadTurn) {
  const words = read.turn.state.heard?.at(-1) ?? '';
  if (words === '') return null;
  const understood = { ...read.understood, readings: [], corrected: null };
  const asked = `${rewordShorthand(words)}?`;
  return readChoice({ turn: { ...read.turn, words: asked }, understood });
}

/** Why one of two things was chosen a moment ago, on "why?"; null where none was. */
export function explainChoice(read: ReadTurn): Answer | null {
  const choice = lastChoice(read);
  if (choice === null) return null;
  const { sides } = choice.between;
  const verdict = decide(sides, choice.situation);
  if (verdict === null) return null;
  const { best, other } = verdict;
  const [own, theirs] = [nameSide(best.side), nameSide(other.side)];
  const told = read.speech.say(
    `Because ${own} ${clauseFor(best.side, best.does)}, while ${theirs} ${clauseFor(other.side, other.does)}.`,
    `It comes down to this: ${own} ${clauseFor(best.side, best.does)}, and ${theirs} ${clauseFor(other.side, other.does)}.`,
  );
  if (told === '') return null;
  const axes = [...new Set<Axis>([...choice.situation.axes, ...ANY_DAY.axes])];
  const [more] = axes.flatMap((axis) => {
    const [ahead, behind] = [weighSide(axis, best.side), weighSide(axis, other.side)];
    const isAhead = ahead !== null && behind !== null && ahead.grade - behind.grade >= CLEAR;
    return axis !== best.axis && isAhead ? [clauseFor(best.side, ahead.does)] : [];
  });
  const also = more === undefined ? '' : read.speech.say(`${capitalize(own)} also ${more}.`);
  return { text: joinSentences(told, also), itemIds: [], suggestions: [`Show me ${own}`] };
}
