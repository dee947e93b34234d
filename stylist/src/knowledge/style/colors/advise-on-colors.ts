import { COLORS } from '@modiste/contract/values';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { findType } from '@modiste/lexicon/garment-types';
import type { Answer } from '../../../answers/answer.ts';
import { capitalize, joinWithAnd, joinWithOr } from '../../../speech/join-words.ts';
import { type Asked, asksOf } from '../../topics/asked.ts';
import { openAdvice } from '../../topics/open-advice.ts';
import { reply } from '../../topics/reply.ts';
import { tellFacts } from '../../topics/tell-facts.ts';
import { pairVerdict } from './color-pairs.ts';
import { isShade, type NamedColor } from './color-rows.ts';

const HARD_MAX = 0.5;
const DRESSY_MIN = 0.55;
const METALS = ['gold', 'silver', 'nude'];
const WARM_YELLOW_MIN = 8;

/** What is asked about a color: what it is a color of, and for which other piece. */
export interface ColorQuestion {
  colors: readonly NamedColor[];
  /** The garment that has the color, and the one that is looked for: lexicon type ids or null. */
  anchor: string | null;
  target: string | null;
}

/** "Jeans" and "pants" take no article. */
const isPlural = (name: string): boolean => name.endsWith('s') && !name.endsWith('dress');

const pluralOf = (type: string | null): string | null =>
  type === null ? null : (findType(type)?.plural ?? null);

/** The colors that jar with it most, by the harmony of colors. */
function hardPartners({ shade, row }: NamedColor): string[] {
  if (row.neutral === true) return [];
  return COLORS.filter((color) => colorHarmony([shade.color], [color]) <= HARD_MAX)
    .map((color) => color.toLowerCase())
    .filter((color) => color !== 'multicolor' && !row.partners.includes(color));
}

function moreOf(color: NamedColor): (readonly string[])[] {
  const { name, row, shade } = color;
  const [first = 'white', second = 'navy', third = 'gray'] = row.partners;
  const metal = shade.lab[2] >= WARM_YELLOW_MIN ? 'gold' : 'silver';
  const hard = hardPartners(color).slice(0, 2);
  return [
    [
      `Try it as one larger piece with ${first}, and a smaller touch of ${second}.`,
      `A simple recipe: ${name} on one half, ${first} on the other, shoes in ${row.shoes[0] ?? third}.`,
    ],
    [
      `For shoes with ${name} take ${joinWithOr(row.shoes)}.`,
      `${capitalize(joinWithAnd(row.shoes))} are the shoe colors for ${name}.`,
    ],
    [
      `${capitalize(metal)} is the metal that picks up the tone of ${name}.`,
      `As for jewelry, ${metal} sits closest to ${name}.`,
    ],
    hard.length === 0
      ? [
          `As a neutral, ${name} is hard to get wrong; vary the textures.`,
          `There is hardly a color that ${name} refuses.`,
        ]
      : [
          `Harder beside ${name}: ${joinWithAnd(hard)}; put a neutral between them.`,
          `With ${joinWithOr(hard)} it gets loud, so keep those to a small accent.`,
        ],
    [
      `${capitalize(third)} is the less expected partner of ${name}.`,
      `For something less usual, set ${name} against ${third}.`,
    ],
  ];
}

const goesWith = ({ name, row }: NamedColor): readonly string[] => [
  `${capitalize(name)} goes with ${joinWithAnd(row.partners)}.`,
  `The best partners of ${name} are ${joinWithAnd(row.partners.slice(0, 4))}.`,
  `With ${name}, reach for ${joinWithOr(row.partners.slice(0, 3))}.`,
];

/** Colors for shoes with it, the dressy ones first where the garment is dressy. */
function shoeColors({ row }: NamedColor, anchor: string | null): string[] {
  const isDressy = (findType(anchor ?? '')?.formality ?? 0) >= DRESSY_MIN;
  const isMetal = (name: string) => METALS.includes(name);
  return isDressy
    ? row.shoes.toSorted((one, other) => Number(isMetal(other)) - Number(isMetal(one)))
    : [...row.shoes];
}

function tellTarget(asked: Asked, { colors, anchor, target }: ColorQuestion): string {
  const { speech } = asked.read;
  const [color] = colors;
  if (color === undefined || target === null) return '';
  const isShoe = findType(target)?.role === 'shoes';
  const names = isShoe ? shoeColors(color, anchor) : color.row.partners.slice(0, 4);
  const [piece, worn] = [pluralOf(target) ?? 'pieces', findType(anchor ?? '')?.name ?? 'piece'];
  const [first = '', ...others] = names;
  return speech.say(
    `With ${isPlural(worn) ? '' : 'a '}${color.name} ${worn}, choose ${piece} in ${joinWithOr(names)}.`,
    `${capitalize(first)} is my first choice of ${piece} for ${color.name}, then ${joinWithOr(others)}.`,
    `For ${color.name}: ${piece} in ${joinWithOr(names.slice(0, 3))}.`,
  );
}

function suggestionsFor(
  { colors, anchor, target }: ColorQuestion,
  wearer: Asked['wearer'],
): string[] {
  const [color] = colors;
  if (color === undefined) return [];
  const partners = color.row.partners.filter(isShade);
  const plain = wearer === 'men' ? 'sweaters' : 'tops';
  const piece = pluralOf(target);
  const isShoe = findType(target ?? '')?.role === 'shoes';
  const [first = 'white', second = 'navy'] = partners;
  return [
    piece === null
      ? `Show me ${color.name} ${pluralOf(anchor) ?? (wearer === 'men' ? 'chinos' : 'dresses')}`
      : `Show me ${isShoe ? (color.row.shoes[0] ?? first) : first} ${piece}`,
    `Show me ${first} ${plain}`,
    `What goes with ${second}?`,
  ];
}

const MAY_WEAR = [
  'can i wear',
  'can men',
  'can guys',
  'can women',
  'suit me',
  'suits me',
  'look good on',
];

const anyoneMay = ({ name }: NamedColor): readonly string[] => [
  `Yes, ${name} is for anyone; hold it near your face in daylight to see which depth of it you like.`,
  `Of course: there is a ${name} for everyone, lighter, darker, or softer.`,
];

/** Answers what goes with a color, whether two go together, or which color another piece takes. */
export function adviseOnColors(asked: Asked, question: ColorQuestion): Answer {
  const [color, other] = question.colors;
  if (color === undefined) return reply(asked, { parts: [], suggestions: [] });
  const suggestions = suggestionsFor(question, asked.wearer);
  if (question.target !== null) {
    const told = tellTarget(asked, question);
    const why = tellFacts(asked, [color.row.why, ...moreOf(color)], told === '' ? 2 : 1);
    return reply(asked, { parts: [openAdvice(asked), told, why], suggestions });
  }
  if (other !== undefined) {
    const verdict = asked.read.speech.say(...pairVerdict(color, other));
    const more = tellFacts(asked, [other.row.why, color.row.why, ...moreOf(color)], 1);
    return reply(asked, { parts: [verdict, more], suggestions });
  }
  const facts = [{ say: goesWith(color), direct: true }, color.row.why, ...moreOf(color)];
  const allowed = asksOf(asked, ...MAY_WEAR) ? asked.read.speech.say(...anyoneMay(color)) : '';
  return reply(asked, {
    parts: [openAdvice(asked), allowed, tellFacts(asked, facts, allowed === '' ? 3 : 2)],
    suggestions,
  });
}
