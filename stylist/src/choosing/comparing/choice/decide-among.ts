import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ReadTurn } from '../../../answers/answer.ts';
import type { Choice } from '../../../dialogue/choice.ts';
import { joinWithAnd } from '../../../speech/join-words.ts';
import { situationsIn } from '../../alternatives/find-situation.ts';
import { needsAsked } from '../../needs/judge-by-needs.ts';
import { asksToJudge } from '../../verdicts/judge-each.ts';
import { claimsFor } from '../pick-one.ts';
import { purposesIn } from '../purposes-in.ts';
import { recommendAmong } from '../recommend-among.ts';
import { recommendFor } from '../records/recommend-for.ts';
import type { Recommendation, Side } from '../records/side.ts';
import { factorInWeather, weighItems } from '../weigh-items.ts';

/** Which of some pieces to take for one purpose. */
interface Verdict extends Recommendation {
  /** "for riding a bike", "for the cold". */
  where: string;
}

/** Which of some pieces to take for all that they are to be chosen for. */
export interface Decision {
  best: Recommendation | null;
  /** What speaks for another one, and that an earlier choice was another: sentences, each in several wordings. */
  notes: readonly (readonly string[])[];
}

/** Whether a question says what the pieces are to be chosen for. */
export const namesPurpose = (words: string): boolean =>
  asksToJudge(words) ||
  situationsIn(words).length > 0 ||
  purposesIn(understandQuery(words).readings).length > 0;

/** The read turn as if something was asked now. */
const asAsked = (read: ReadTurn, words: string): ReadTurn => ({
  ...read,
  understood: understandQuery(words),
  turn: { ...read.turn, words },
});

const OF_COOLNESS = /\b(?:cooler|coolest|lighter one|lightest one)\b/;

const isByPrice = ({ why }: Recommendation): boolean => why.startsWith('it costs');

/** Which of them is the one for the weather that a question names. */
function forWeather(read: ReadTurn, sides: readonly Side[]): Verdict | null {
  const situation = situationsIn(read.turn.words).find(({ axes }) =>
    ['cold', 'heat', 'rain'].includes(axes[0] ?? ''),
  );
  const items = sides.map(({ item }) => item);
  const factor = factorInWeather(situation?.axes[0] ?? '');
  const factors = factor === null ? [] : [factor];
  const best = factors.length === 0 ? undefined : weighItems(items, factors)[0]?.item;
  const side = sides.find(({ item }) => item === best);
  if (situation === undefined || side === undefined) return null;
  const others = items.filter((item) => item !== best);
  const [why] = claimsFor(side.item, others, factors);
  return why === undefined ? null : { side, why, where: `for ${situation.phrase}` };
}

/** Which of them a question decides for, by each purpose that it names. */
function verdictsOn(read: ReadTurn, sides: readonly Side[]): Verdict[] {
  const { words } = read.turn;
  if (!namesPurpose(words)) return [];
  const need = recommendFor(read, sides);
  const where = needsAsked(words)[0]?.where ?? '';
  const found = [
    forWeather(read, sides),
    need === null || need.undecided !== undefined ? null : { ...need, where },
  ].flatMap((one) => one ?? []);
  if (found.length > 0) return found;
  const any = recommendAmong(read, sides, purposesIn(read.understood.readings));
  const [situation] = situationsIn(words);
  // Who moves a lot is warm; on its own that is no reason in the cold.
  const isByTheWay = any !== null && OF_COOLNESS.test(any.why) && situation?.axes[0] !== 'heat';
  const isDecided = any !== null && any.undecided === undefined && !isByPrice(any) && !isByTheWay;
  return isDecided
    ? [{ ...any, where: situation === undefined ? '' : `for ${situation.phrase}` }]
    : [];
}

/** The last choice, where it was made between some of these; null where it was not. */
function choiceAmong(read: ReadTurn, ids: readonly string[]): Choice | null {
  const { choice } = read.turn.state;
  return choice?.itemIds.some((id) => ids.includes(id)) === true ? choice : null;
}

/** All that was asked so far of pieces like these, the latest first. */
const verdictsBefore = (read: ReadTurn, sides: readonly Side[], { asked }: Choice): Verdict[] =>
  asked.toReversed().flatMap((words) => verdictsOn(asAsked(read, words), sides));

const isNew = ({ where, why }: Verdict, at: number, all: readonly Verdict[]): boolean =>
  all.findIndex((one) => one.where === where || one.why === why) === at;

function notesOn(
  best: Verdict,
  others: readonly Verdict[],
  picked: Side | undefined,
): (readonly string[])[] {
  const behind = others.filter(({ side }) => side !== best.side);
  const against = behind
    .filter(({ where }) => where !== '')
    .map(({ side, why, where }) => [
      `${capitalizeFirst(where)} alone it would be ${side.name}: ${why}.`,
      `Only ${where} is ${side.name} ahead: ${why}.`,
      `If it were ${where} and nothing else, I’d say ${side.name}.`,
      `${capitalizeFirst(side.name)} keeps its one point ${where}.`,
    ]);
  if (picked === undefined || picked === best.side) return against;
  const before = behind.find(({ side }) => side === picked);
  const named = `I named ${picked.name} before${before === undefined ? '' : `, ${before.where}: ${before.why}`}`;
  const now = best.where === '' ? 'what you ask now' : `what counts ${best.where}`;
  return [
    [`${named}; ${now} makes it ${best.side.name}.`, `So that is a change from ${picked.name}.`],
    ...(before === undefined ? against : []),
  ];
}

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Which of some pieces to take, by what a question names and what was named for these before it: whoever asks
 * "so which one?" has not changed what it is for.
 */
export function decideAmong(
  read: ReadTurn,
  sides: readonly Side[],
  purposes: readonly string[],
): Decision {
  const plain = recommendAmong(read, sides, purposes);
  const choice = choiceAmong(
    read,
    sides.map(({ item }) => item.id),
  );
  const now = verdictsOn(read, sides);
  const isOpen = plain === null || plain.undecided !== undefined || isByPrice(plain);
  if (choice === null) return { best: (isOpen ? now[0] : plain) ?? plain, notes: [] };
  const all = [...now, ...verdictsBefore(read, sides, choice)].filter(isNew);
  const picked = sides.find(({ item }) => item.id === choice.pickedId);
  const [lead] = now.length > 0 ? now : [...all.filter(({ side }) => side === picked), ...all];
  if (lead === undefined) {
    const isOther = picked !== undefined && plain !== null && picked !== plain.side;
    const note = `I named ${picked?.name ?? ''} before; this time it goes by something else.`;
    return { best: plain, notes: isOther ? [[note]] : [] };
  }
  const whys = all.filter(({ side }) => side === lead.side).map(({ why }) => why);
  return {
    best: { side: lead.side, why: joinWithAnd([...new Set(whys)].slice(0, 2)) },
    notes: notesOn(lead, all, picked),
  };
}

/** The choice as it stands after a question that was answered with one of some pieces. */
export function choiceAfter(read: ReadTurn, itemIds: readonly string[], pickedId: string): Choice {
  const { words: part, said = part } = read.turn;
  // What was left out of the words to read them, such as "cycling to work", is what it is for.
  const words =
    said.includes(part) || needsAsked(said).length > needsAsked(part).length ? said : part;
  const before = choiceAmong(read, itemIds)?.asked ?? [];
  const asked = namesPurpose(words) ? [...before.filter((one) => one !== words), words] : before;
  return { itemIds, pickedId, asked: asked.slice(-ASKED_MAX) };
}

/** So many questions back what pieces are for is remembered. */
const ASKED_MAX = 4;
