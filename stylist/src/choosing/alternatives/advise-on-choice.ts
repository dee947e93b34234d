import { typeRole } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { ADVICE_TOPICS } from '../../knowledge/style/advise-on-style.ts';
import {
  colorNamed,
  type NamedColor,
  namedColors,
} from '../../knowledge/style/colors/color-rows.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { asksToChoose } from './asks-to-choose.ts';
import { chooseColor } from './colors-beside.ts';
import { decide, isKnown, type Placed, type Verdict } from './decide.ts';
import { explainDifference } from './explain-difference.ts';
import {
  ANY_DAY,
  DIFFERENCE,
  findSituation,
  hotPlaceTold,
  type Situation,
} from './find-situation.ts';
import { clauseFor, isMany, nameSide, searchFor } from './name-side.ts';
import { type Alternative, type Alternatives, readAlternatives } from './read-alternatives.ts';
import { AXES, weighSide } from './weigh-side.ts';

type Asking = Pick<ReadTurn, 'turn' | 'understood'>;

/** What a message leaves to the stylist to choose. */
interface Choice {
  between: Alternatives;
  situation: Situation;
}

const itOf = (side: Alternative): string => (isMany(side) ? 'they' : 'it');
const themOf = (side: Alternative): string => (isMany(side) ? 'them' : 'it');
const clauseOf = ({ side, does }: Placed): string => clauseFor(side, does);

const wordsOf = (read: Asking): string =>
  read.understood.readings.length > 0
    ? (read.understood.corrected ?? read.turn.words)
    : read.turn.words;

/** Whether a subject of advice is just these two things: "silk vs satin". */
const isSubject = ({ sides }: Alternatives): boolean =>
  ADVICE_TOPICS.some(({ cues }) =>
    cues.some((cue) => sides.every(({ words }) => cue.split(/\W+/).includes(words))),
  );

const POINTS = /\b(?:it|this|that|these|those|them|the neckline)\b/i;

/** The colors of the piece that a message points at, or of the one spoken of. */
function colorsWorn({ turn }: Pick<Asking, 'turn'>): NamedColor[] {
  const { focusId, shown } = turn.state;
  const id = focusId ?? shown.itemIds[0];
  const item = POINTS.test(turn.words) ? turn.items.find((one) => one.id === id) : undefined;
  if (item === undefined) return [];
  const named = namedColors(shownColor(item)?.name ?? item.other_info.color_names.join(', '));
  const plain = item.other_info.colors.flatMap((color) => colorNamed(color) ?? []);
  return (named.length > 0 ? named : plain).slice(0, 1);
}

/** The colors that a message names beside those that it chooses among: "a pale blue dress, gold or silver". */
function colorsBeside({ sides, before }: Alternatives): NamedColor[] {
  const own = new Set(sides.map(({ words }) => words));
  return namedColors(before).filter(({ name }) => !own.has(name));
}

/** "My dress is rust, gold or silver?" chooses between the metals, and rust is what they are worn with. */
function metalsApart(named: Alternatives): Alternatives {
  const isMetal = ({ words }: Alternative): boolean => /^(?:(?:rose )?gold|silver)$/.test(words);
  const sides = named.sides.filter(isMetal);
  const others = named.sides.filter((side) => !isMetal(side)).map(({ words }) => words);
  return sides.length < 2 || others.length === 0
    ? named
    : { ...named, sides, before: `${named.before} ${others.join(' ')}` };
}

/** "Pale blue dress: gold or silver?" asks which, in whatever form. */
const METALS_ONLY = /^(?:(?:rose )?gold|silver)(?: (?:(?:rose )?gold|silver))+$/;
const SEEKS = /\b(?:show|find|need|want|looking|get me|have|any|under)\b/i;

/** What a message leaves to be chosen; null where it leaves nothing. */
export function readChoice(read: Asking): Choice | null {
  const alternatives = readAlternatives(wordsOf(read));
  const named = alternatives === null ? null : metalsApart(alternatives);
  if (named === null || named.sides.length < 2) return null;
  const isDifference = /\bdiffer\w*\b/i.test(read.turn.words);
  const situation = findSituation(named.rest, read) ?? (isDifference ? DIFFERENCE : null);
  const { axes } = situation ?? ANY_DAY;
  const sides = named.sides.map((one) => (isKnown(one, axes) ? one : { ...one, concept: null }));
  const between = { ...named, sides };
  if (sides.every(({ concept }) => concept === null)) return null;
  const isOfMetals = METALS_ONLY.test(named.sides.map(({ words }) => words).join(' '));
  const isAsked = isOfMetals && colorsBeside(between).length > 0 && !SEEKS.test(read.turn.words);
  if (!isAsked && !asksToChoose(read.turn.words, between, read.turn.state)) return null;
  const [one, other] = named.sides;
  if (one?.concept?.id === other?.concept?.id && one?.words === other?.words) return null;
  const besides = [...namedColors(between.after), ...colorsBeside(between), ...colorsWorn(read)];
  const isPlain = situation === null && besides.length === 0;
  return isPlain && !between.isClaim && isSubject(between)
    ? null
    : { between, situation: situation ?? ANY_DAY };
}

/** Nothing is certain of one of the things: that is said, and what is known of the other. */
function tellUnknown({ speech }: ReadTurn, { between, situation }: Choice): string {
  const unknown = between.sides.find(({ concept }) => concept === null);
  const side = between.sides.find(({ concept }) => concept !== null);
  if (unknown === undefined || side === undefined) return '';
  const known = [...situation.axes, ...ANY_DAY.axes].flatMap((axis) => weighSide(axis, side) ?? []);
  const [first] = known;
  const more =
    first === undefined ? '' : `, only that ${nameSide(side)} ${clauseFor(side, first.does)}`;
  return speech.say(
    `I know too little of “${unknown.words}” to rank it against ${nameSide(side)}${more}.`,
    `“${unknown.words}” is not something I know, so I can’t choose between it and ${nameSide(side)}.`,
  );
}

/** From here on what is known of a thing speaks for it, and not only more than of the other one. */
const SPEAKS_FOR = 7;

/** Why the best is best: what speaks for it, or else what it has over the other. */
function reasonFor({ best, other }: Verdict): string {
  const than = AXES.get(best.axis)?.than;
  const isAhead = best.grade < SPEAKS_FOR && than !== undefined && other.axis === best.axis;
  const clause = isAhead ? `${clauseFor(best.side, than)} ${nameSide(other.side)}` : clauseOf(best);
  return `${itOf(best.side)} ${clause}`;
}

/** The verdict with its reason, in several wordings. */
function openingsFor(verdict: Verdict, { between, situation: { phrase } }: Choice): string[] {
  const { best, isFor, isLevel, isPoor } = verdict;
  const own = nameSide(best.side);
  const why = reasonFor(verdict);
  if (isFor && between.isClaim) {
    const answer = best.side === between.sides[0] ? 'Yes' : 'No';
    return [
      `${answer}: for ${phrase} I would take ${own}, as ${why}.`,
      `${answer}, ${own} it is for ${phrase}: ${why}.`,
    ];
  }
  if (isFor) {
    return [
      `${capitalize(own)} for ${phrase}: ${why}.`,
      `For ${phrase} I would take ${own}, as ${why}.`,
      `Still ${own} for ${phrase}: ${why}.`,
    ];
  }
  if (isLevel && between.isClaim) {
    return [
      `They are about level for ${phrase}; I would take ${own}, as ${why}.`,
      `No real difference for ${phrase}. My choice is ${own}: ${why}.`,
    ];
  }
  if (isLevel) {
    return [
      `Either is right for ${phrase}; I would take ${own}, as ${why}.`,
      `Both will do for ${phrase}. My choice is ${own}: ${why}.`,
    ];
  }
  return isPoor
    ? [
        `Neither is made for ${phrase}; of the two I would take ${own}, as ${why}.`,
        `For ${phrase} neither is ideal. Rather ${own}: ${why}.`,
      ]
    : [
        `Nothing I know decides it for ${phrase}; on other days I would take ${own}, as ${why}.`,
        `For ${phrase} I have nothing to go by; in general I would take ${own}: ${why}.`,
      ];
}

/** The verdict, and what would speak for the other one. */
function tellVerdict({ speech, turn }: ReadTurn, verdict: Verdict, choice: Choice): string {
  const { other, but } = verdict;
  const theirs = nameSide(other.side);
  const opening = speech.say(...openingsFor(verdict, choice));
  const told = but?.axis === 'heat' ? hotPlaceTold(turn.state) : null;
  const when =
    told === null || but === null ? AXES.get(but?.axis ?? 'heat')?.when : `for the heat of ${told}`;
  const contrast =
    but === null || when === undefined
      ? speech.say(
          `${capitalize(theirs)} ${clauseOf(other)}.`,
          `By comparison, ${theirs} ${clauseOf(other)}.`,
        )
      : speech.say(
          `${capitalize(theirs)} ${clauseOf(but)}, so take ${themOf(but.side)} ${when}.`,
          `Take ${theirs} ${when}: ${itOf(but.side)} ${clauseOf(but)}.`,
        );
  return joinSentences(opening, contrast);
}

function withOffer(
  read: ReadTurn,
  told: string,
  { best, others, choice }: { best: Alternative; others: readonly Alternative[]; choice: Choice },
): Answer {
  const { turn, speech } = read;
  const wanted = typesOf(turn.state.request?.wishes ?? [])[0] ?? null;
  const isMens = turn.filters.gender.includes('Men') && !turn.filters.gender.includes('Women');
  const kind = choice.between.head ?? choice.between.near ?? wanted;
  const searched = (side: Alternative): string => searchFor(side, { kind, isMens });
  const suffix = choice.situation.search === '' ? '' : ` ${choice.situation.search}`;
  const things = `${searched(best)}${suffix}`;
  const offer = speech.say(`Shall I show you ${things}?`, `Want to see ${things}?`);
  return {
    text: joinSentences(told, offer),
    itemIds: [],
    suggestions: [best, ...others].slice(0, 3).map((side) => `Show me ${searched(side)}${suffix}`),
    ...(offer !== '' && { offer: `show me ${things}` }),
  };
}

/** Colors are chosen by what they are worn with, where that is known. */
function tellColor(read: ReadTurn, { between }: Choice) {
  const item = read.referred[0];
  const worn =
    item === undefined ? colorsWorn(read) : namedColors(item.other_info.color_names.join(', '));
  const isShoe = between.head !== null && typeRole(between.head) === 'shoes';
  const found = chooseColor(between, [...colorsBeside(between), ...worn], isShoe);
  if (found === null) return null;
  const { best, other, color, why } = found;
  const told = read.speech.say(
    `${capitalize(best.words)} with ${color}: ${why}. ${capitalize(other.words)} can work too, as the second choice.`,
    `I would take ${best.words}, as ${why}; ${other.words} comes second.`,
  );
  return { best, told };
}

/** Whether a message leaves a choice to the stylist that is known well enough to be made. */
export function leavesChoice(asking: Asking): boolean {
  const choice = readChoice(asking);
  if (choice === null) return false;
  const { between, situation } = choice;
  const isUnknown = between.sides.some(({ concept }) => concept === null);
  const besides = [...colorsBeside(between), ...colorsWorn(asking)];
  return (
    isUnknown ||
    decide(between.sides, situation) !== null ||
    chooseColor(between, besides, false) !== null
  );
}

/** Decides between two or more things that a message names, and says why; null where it names none. */
export function adviseOnChoice(read: ReadTurn): Answer | null {
  const choice = readChoice(read);
  if (choice === null) return null;
  const { between, situation } = choice;
  const isUnknown = between.sides.some(({ concept }) => concept === null);
  if (isUnknown) {
    const text = tellUnknown(read, choice);
    return text === '' ? null : { text, itemIds: [], suggestions: [] };
  }
  const explained = situation === DIFFERENCE ? explainDifference(read, between) : null;
  if (explained !== null) return explained;
  const color = tellColor(read, choice);
  const verdict = color === null ? decide(between.sides, situation) : null;
  const best = color?.best ?? verdict?.best.side;
  const told = color?.told ?? (verdict === null ? '' : tellVerdict(read, verdict, choice));
  if (best === undefined || told === '') return null;
  const others = between.sides.filter((side) => side !== best);
  return withOffer(read, told, { best, others, choice });
}
