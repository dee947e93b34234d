import { findAttribute } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { written } from '../../facts/item-names.ts';
import { situationsIn } from '../alternatives/find-situation.ts';
import { clauseFor } from '../alternatives/name-side.ts';
import type { Alternative } from '../alternatives/read-alternatives.ts';
import { type Axis, weighSide } from '../alternatives/weigh-side.ts';
import { asksOfFabric } from './fabric-verdicts.ts';
import { type Question, says, type Told, unsaid } from './question.ts';

const BODY: ReadonlySet<Axis> = new Set(['lengthen', 'tall', 'hips', 'torso', 'feet', 'belly']);
const YES = 7;
const MAYBE = 5;
const MIDDLE = 5.5;

/** A question whether a piece suits a figure: "good for tall girls?", "would it flatter my hips?" */
export const OF_FIGURE =
  /\b(?:good|nice|ok|okay|work|works|suit|suits|suitable|flatter\w*|looks? (?:good|ok|okay|weird|bad|fine|silly|odd|off|stupid|funny|ridiculous|huge|short)|hide|slim\w*|right|fine|wear (?:it|this|that)|pull (?:it|this|that) off)\b.*\b(?:tall|petite|short (?:girls?|legs|people|wom[ae]n|guys?|m[ae]n|me|like)|i['’]?m short|curvy|curves|hips|pear|thighs|bust|boobs|chest|belly|tummy|stomach|plus[- ]size|hourglass|broad shoulders|(?:big|large|long|huge|wide) feet)\b/i;

/** "Would they look weird": here a yes speaks against the piece. */
const DISPRAISES = /\blooks? (?:weird|bad|silly|odd|off|stupid|funny|ridiculous|huge|short|fat)\b/;

const axisOf = (words: string): Axis | undefined =>
  situationsIn(words)
    .map(({ axes }) => axes[0])
    .find((axis) => axis !== undefined && BODY.has(axis));

/** What a piece has that can be weighed: its kind, its length, its neckline. */
function partsOf({ facts }: Question): Alternative[] {
  const type = findType(facts.garment.type ?? '');
  const kind: Alternative[] =
    type === null ? [] : [{ words: written(type.name), concept: { kind: 'type', id: type.id } }];
  const cuts = [...facts.stated].map((id): Alternative => {
    const name = written(findAttribute(id)?.name ?? id.replaceAll('-', ' '));
    return { words: name, concept: { kind: 'attribute', id } };
  });
  return [...cuts, ...kind];
}

const UNTOLD: Readonly<Partial<Record<Axis, string>>> = {
  belly: 'how it sits at the middle: a high rise or a loose top over it is what helps there',
};

/** Whether a piece suits a figure, by the cut that says most of it. */
export function tellFigure(question: Question): Told {
  const axis = axisOf(question.words);
  if (axis === undefined) return unsaid('whom it suits');
  const [most] = partsOf(question)
    .flatMap((part) => {
      const weight = weighSide(axis, part);
      return weight === null ? [] : [{ part, ...weight }];
    })
    .toSorted((one, other) => Math.abs(other.grade - MIDDLE) - Math.abs(one.grade - MIDDLE));
  if (most === undefined) return unsaid(UNTOLD[axis] ?? 'enough of its cut to tell whom it suits');
  const why = `the ${most.part.words} ${clauseFor(most.part, most.does)}`;
  if (DISPRAISES.test(question.words)) {
    return most.grade >= MAYBE
      ? says(`No: ${why}.`, `I don’t think so, as ${why}.`)
      : says(`A little, maybe: ${why}.`);
  }
  if (most.grade >= YES) return says(`Yes: ${why}.`, `I think so, as ${why}.`);
  return most.grade >= MAYBE
    ? says(`It can: ${why}.`, `Quite possibly, as ${why}.`)
    : says(`Not the easiest choice: ${why}. If you like it, that counts for more.`);
}

const OPENERS = String.raw`^\W*(?:(?:and|but|so|ok|okay|hmm|also|hey)[ ,]+)*`;
/** "Warm enough for -10?", "good for tall girls?": said of the piece in view, without a pronoun. */
const WITHOUT_PRONOUN = new RegExp(
  `${OPENERS}(?:(?:warm|cool|light|dressy|smart|formal|fancy|soft|thick|heavy|casual|comfy|comfortable|sturdy) enough\\b|(?:good|ok|okay|fine|suitable|appropriate|alright) for\\b(?! (?:me|now|today)\\b))`,
  'i',
);
const WITH_PRONOUN = new RegExp(
  `${OPENERS}(?:is|are|will|would|does|do|can|could) (?:it|this|that|they|these|those|i wear (?:it|this|that))\\b`,
  'i',
);

/**
 * Whether words ask something of the piece in view that its cut or its cloth answers. Where they name
 * a kind of garment it may be another one: "good for a blazer", but "would it suit a tall girl".
 */
export const asksOfPiece = (words: string, namesKind: boolean): boolean =>
  (!namesKind && WITHOUT_PRONOUN.test(words)) ||
  (WITH_PRONOUN.test(words) && (OF_FIGURE.test(words) || asksOfFabric(words) !== null));
