import type { Concept } from '@modiste/lexicon/concept';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { fabricName } from '../../facts/fabric-traits.ts';
import { materialsOfType } from '../../knowledge/care/care-subject.ts';
import { capitalize, joinSentences, joinWithAnd, uncapitalize } from '../../speech/join-words.ts';
import { searchFor } from './name-side.ts';
import type { Alternative } from './read-alternatives.ts';
import { type Axis, type Weight, weighSide } from './weigh-side.ts';

/** "Is cashmere worth it?", "why is silk so expensive?" */
const OF_WORTH =
  /\bworth\b|\boverrated\b|\boverpriced\b|\bso (?:expensive|pricey)\b|\bgood investment\b|\b(?:that|so|really|as) (?:bad|good|great|terrible)\b|\bwhy not\b|\b(?:wrong|bad|good|great|special) (?:with|about)\b|\bhave against\b|\bdifference (?:to|from) cheap/i;
/** "How long does a leather jacket last?" */
const OF_LASTING =
  /\b(?:how (?:long|many (?:years|seasons))\b.*\b(?:lasts?|hold up|survive|keep|good for)|(?:lasts?|hold up) (?:long|well|a long time|years|for years)|how durable|durable|fall apart|wear out)\b/i;
/** "Are wool sweaters too warm for spring?" */
const OF_HEAT = /\btoo (?:hot|warm|heavy|thick)\b/i;
/** "Is acrylic warm enough for minus 10?" */
const OF_WARMTH = /\bwarm enough\b|\bkeep (?:me|you|him|her|one) warm\b/i;
/** "Is linen too casual for a wedding?" */
const OF_FORMAL = /\btoo (?:casual|informal|relaxed)\b|\b(?:formal|dressy|smart) enough\b/i;
const OF_MILD =
  /\b(?:spring|fall|autumn|indoors|inside|the office|mild|april|may|september|october)\b/i;

const GOOD = 8;
const POOR = 5;
const PRICEY = 3;
const AIRY = 7;
const WARM = 3;

const PRAISED: readonly Axis[] = ['softness', 'cold', 'heat', 'durability', 'care'];
const FAULTED: readonly Axis[] = ['durability', 'care', 'creases'];

/** What is asked about: the fabric that is named, or that of the garment that is. */
interface Subject {
  fabric: Alternative;
  /** The kind of garment that is named, as a lexicon type. */
  kind: string | null;
}

function subjectOf({ understood: { concepts } }: ReadTurn): Subject | null {
  const idOf = (kind: Concept['kind']) => concepts.find((one) => one.kind === kind)?.id;
  const kind = idOf('type') ?? null;
  const material = idOf('material') ?? (kind === null ? undefined : materialsOfType(kind)[0]);
  if (material === undefined) return null;
  return {
    fabric: { words: fabricName(material), concept: { kind: 'material', id: material } },
    kind,
  };
}

const weights = (axes: readonly Axis[], { fabric }: Subject): Weight[] =>
  axes.flatMap((axis) => weighSide(axis, fabric) ?? []);

const clauses = (found: readonly Weight[]): string =>
  joinWithAnd([...new Set(found.map(({ does }) => does))].slice(0, 2));

/** What its price buys, and what it does not: no one can say what that is worth to whom. */
function tellWorth({ speech, turn }: ReadTurn, subject: Subject): string {
  const name = subject.fabric.words;
  const good = weights(PRAISED, subject).filter(({ grade }) => grade >= GOOD);
  const poor = weights(FAULTED, subject).filter(({ grade }) => grade <= POOR);
  const price = weighSide('price', subject.fabric);
  const costs = price === null ? '' : speech.say(`${capitalize(name)} ${price.does}.`);
  if (good.length === 0) {
    const why = clauses(poor);
    return joinSentences(
      speech.say(
        why === ''
          ? `${capitalize(name)} does its job, and no more: I would not pay much extra for it.`
          : `For its look, perhaps; it does not wear better for the price: ${name} ${why}.`,
      ),
      costs,
    );
  }
  const isPricey = price !== null && price.grade <= PRICEY;
  const verdict = isPricey ? 'Yes, if you will wear it often' : 'Yes';
  const isWhy = /\bwhy\b/i.test(turn.words);
  const told = speech.say(
    ...(isWhy ? [`${capitalize(name)} ${clauses(good)}.`] : []),
    `${verdict}: ${name} ${clauses(good)}.`,
    `For what it does, yes: ${name} ${clauses(good)}.`,
    `I would say so: ${name} ${clauses(good)}.`,
  );
  const but =
    poor.length === 0
      ? ''
      : speech.say(
          ...(isPricey ? [`What the price does not buy is easy wear: it ${clauses(poor)}.`] : []),
          `Against it: it ${clauses(poor)}.`,
        );
  return joinSentences(told, but, costs);
}

/** How long a fabric wears, in words: years nobody can promise. */
const YEARS: readonly (readonly [from: number, words: string])[] = [
  [9.5, 'Ten years and more, if it is looked after'],
  [8.5, 'Many years of regular wear'],
  [7.5, 'Five years and more of regular wear'],
  [6.5, 'Several years, with some care'],
  [5, 'A few years of regular wear'],
  [3, 'A few seasons, longer if you go easy on it'],
  [
    0,
    'That depends on you more than on the cloth: worn with care for years, worn hard for a season',
  ],
];

function tellLasting({ speech }: ReadTurn, subject: Subject): string {
  const lasting = weighSide('durability', subject.fabric);
  if (lasting === null) return '';
  const years = YEARS.find(([from]) => lasting.grade >= from)?.[1] ?? '';
  const care = weighSide('care', subject.fabric);
  const name = subject.fabric.words;
  return joinSentences(
    speech.say(
      `${years}: ${name} ${lasting.does}.`,
      `As a rule: ${uncapitalize(years)}, as ${name} ${lasting.does}.`,
    ),
    care === null ? '' : speech.say(`It ${care.does}.`),
    speech.say('Seams and soles give up before the material does, so look at those first.'),
  );
}

/** Whether a fabric is too warm for a season. */
function tellHeat({ speech, turn }: ReadTurn, subject: Subject): string {
  const heat = weighSide('heat', subject.fabric);
  if (heat === null) return '';
  const name = subject.fabric.words;
  const why = `${name} ${heat.does}`;
  if (heat.grade >= AIRY) return speech.say(`No: ${why}.`, `Not as a rule, since ${why}.`);
  const isMild = OF_MILD.test(turn.words);
  if (heat.grade > WARM) {
    return speech.say(`Only on the hottest days: ${why}.`, `On hot days, a little: ${why}.`);
  }
  return isMild
    ? joinSentences(
        speech.say(
          `Not on cool days, but yes once it warms up: ${why}.`,
          `It depends on the day: ${why}, so it is right for cool mornings and too much at noon.`,
        ),
        speech.say('A fine knit or cotton is the safer choice between the seasons.'),
      )
    : speech.say(`Yes, for warm days it is: ${why}.`, `I would say so, as ${why}.`);
}

/** Whether a fabric keeps warm, and whether it is dressed up enough, as far as the fabric tells. */
const BY_GRADE = {
  cold: [
    [8, 'Yes', 'In frost wear it under or over another layer all the same.'],
    [5, 'For mild cold, yes; in frost it is not enough alone', 'Wool or fleece holds more.'],
    [0, 'No', 'For the cold take wool, fleece or down.'],
  ],
  formal: [
    [7, 'No', ''],
    [4, 'Not by day or in summer', 'In the evening wool or silk is the safer choice.'],
    [0, 'Yes, as a rule', 'Take wool, crepe or silk instead.'],
  ],
} as const;

function tellGrade({ speech }: ReadTurn, subject: Subject, axis: keyof typeof BY_GRADE): string {
  const found = weighSide(axis, subject.fabric);
  const row = BY_GRADE[axis].find(([from]) => (found?.grade ?? -1) >= from);
  if (found === null || row === undefined) return '';
  const [, verdict, advice] = row;
  const told = `${verdict}: ${subject.fabric.words} ${found.does}.`;
  return joinSentences(speech.say(told, `As a rule: ${told}`), speech.say(advice));
}

/** What a fabric is worth, how long it lasts, whether it is too warm; null where nobody asks that. */
export function adviseOnWorth(read: ReadTurn): Answer | null {
  const { words, filters } = read.turn;
  const subject = read.referred.length > 0 ? null : subjectOf(read);
  if (subject === null) return null;
  const told = OF_WORTH.test(words)
    ? tellWorth(read, subject)
    : OF_LASTING.test(words)
      ? tellLasting(read, subject)
      : OF_HEAT.test(words)
        ? tellHeat(read, subject)
        : OF_WARMTH.test(words)
          ? tellGrade(read, subject, 'cold')
          : OF_FORMAL.test(words)
            ? tellGrade(read, subject, 'formal')
            : '';
  if (told === '') return null;
  const isMens = filters.gender.includes('Men') && !filters.gender.includes('Women');
  const { fabric, kind } = subject;
  const isOfRole = kind !== null && typeRole(kind) !== null;
  const own = isOfRole ? (findType(kind)?.plural ?? null) : null;
  const named = materialsOfType(kind ?? '').length > 0 ? own : null;
  const things = named ?? searchFor(fabric, { kind, isMens });
  const offer = read.speech.say(`Shall I show you ${things}?`, `Want to see ${things}?`);
  return {
    text: joinSentences(told, offer),
    itemIds: [],
    suggestions: [`Show me ${things}`, `How do I wash ${fabric.words}?`],
    ...(offer !== '' && { offer: `show me ${things}` }),
  };
}
