import { kindOfFact } from '@modiste/lexicon/attributes';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { patternAdjective } from '../../facts/item-names.ts';
import { pairVerdict } from '../../knowledge/style/colors/color-pairs.ts';
import { matchGarments } from '../../knowledge/style/match-garments.ts';
import { type AskedThing, isExtra, roleOf } from './asked-thing.ts';
import { type Verdict, verdictOfSentence } from './verdict.ts';

/** What catches the eye by itself, and what already marks the waist. */
const STRIKING: ReadonlySet<string> = new Set(
  'sequin,beaded,embellished,glitter,metallic,feather,ruffled,fringed,bow,tiered,embroidered,lace,leopard,floral,applique'.split(
    ',',
  ),
);
const WAISTED: ReadonlySet<string> = new Set(
  'belted,wrap-tie,wrap,elastic-waist,drawstring,cinched-waist,drop-waist,empire-waist,ruched'.split(
    ',',
  ),
);

/** Belt and shoes are matched by rule, and only where one dresses up. */
const isBeltWithShoes = (one: AskedThing, other: AskedThing): boolean =>
  [one, other].some((thing) => roleOf(thing) === 'belt') &&
  [one, other].some((thing) => roleOf(thing) === 'shoes');

function beltWithShoes(one: AskedThing, other: AskedThing): Verdict {
  const names = [one, other].map(({ colors }) => colors[0]?.shade.color);
  const isSame = names[0] !== undefined && names[0] === names[1];
  return isSame
    ? {
        stance: 'good',
        why: [
          'belt and shoes of one color are right even in formal outfits',
          'that is the formal rule: the belt matches the shoes',
        ],
        type: one.type,
      }
    : {
        stance: 'depends',
        why: [
          'on how formal it is: in formal outfits the belt matches the shoes in color and finish, in casual ones it only has to be near',
          'on the dress code: dressed up, belt and shoes match; off duty they only have to be near in tone',
        ],
        type: one.type,
      };
}

/** Longer words of a shopper hold more than the name of a thing. */
const SAID_WORDS_MAX = 4;

/** Whether one more thing is too much on a piece: by what its record shows already. */
function verdictOnExtra(extra: AskedThing, worn: AskedThing): Verdict | null {
  const role = roleOf(extra);
  const name = extra.said.split(' ').length > SAID_WORDS_MAX ? extra.name : extra.said;
  if (role === 'hosiery') return null;
  const has = worn.facts.find((id) => (role === 'belt' && WAISTED.has(id)) || STRIKING.has(id));
  if (worn.item === null && has === undefined) {
    return {
      stance: 'depends',
      why: [
        `on the cut: a plain one takes ${name} well, a patterned or gathered one does better without`,
        `on how plain it is: the plainer it is, the more room there is for ${name}`,
      ],
      type: extra.type,
    };
  }
  if (has === undefined) {
    return {
      stance: 'good',
      why: [
        `${worn.name} ${worn.isMany ? 'are' : 'is'} plain enough for ${name}`,
        `beside so little detail there is room for ${name}`,
      ],
      type: extra.type,
    };
  }
  const what = patternAdjective(has);
  return WAISTED.has(has)
    ? {
        stance: 'poor',
        why: [
          `${worn.name} already marks the waist by itself (${what})`,
          `the waist is marked already, as ${worn.name} is ${what}`,
        ],
        type: extra.type,
      }
    : {
        stance: 'poor',
        why: [
          `${worn.name} is ${what} and catches the eye already, so keep the rest quiet`,
          `one thing should lead, and here that is the ${what} of ${worn.name}`,
        ],
        type: extra.type,
      };
}

/** Whether one thing has to match another: only belt and shoes do, and only dressed up. */
export function verdictOnMatching(one: AskedThing, other: AskedThing): Verdict | null {
  if (one.type === null || other.type === null) return null;
  if (isBeltWithShoes(one, other)) return beltWithShoes(one, other);
  if (roleOf(one) === 'hosiery') {
    return {
      stance: 'depends',
      why: [
        `on the outfit: with a suit ${one.name} match the trousers or go darker, with sneakers white or a plain color is right`,
        `on how formal it is: ${one.name} follow the trousers under a suit, and nothing off duty`,
      ],
      type: one.type,
    };
  }
  return {
    stance: 'poor',
    why: [
      `${one.name} and ${other.name} need not match; sharing a tone, both warm or both cool, is enough`,
      `near in tone is enough for ${one.name} and ${other.name}`,
    ],
    type: one.type,
  };
}

const isPattern = (id: string): boolean => kindOfFact(id) === 'pattern';

/** Two prints side by side. */
function verdictOfPrints(one: AskedThing, other: AskedThing): Verdict | null {
  const [first, second] = [one, other].map(({ facts }) => facts.find(isPattern));
  if (first === undefined || second === undefined) return null;
  return {
    stance: 'good',
    why: [
      'prints mix when they share a color and differ in size: a fine one with a large one',
      'two prints are fine if a color is in both and one of them is clearly smaller',
    ],
    type: one.type,
  };
}

const NEAR_MIN = 0.5;

/** Two colors side by side. */
function verdictOfColors(one: AskedThing, other: AskedThing): Verdict | null {
  const [first] = one.colors;
  const [second] = other.colors;
  if (first === undefined || second === undefined) return null;
  if (first.name === second.name) {
    return {
      stance: 'good',
      why: [
        `${first.name} with ${first.name} is right; let the textures differ`,
        `one color from head to toe works, if the textures differ`,
      ],
      type: one.type,
    };
  }
  const found = verdictOfSentence(pairVerdict(first, second), one.type);
  const isBold = colorHarmony([first.shade.color], [second.shade.color]) <= NEAR_MIN;
  return found.stance === 'fair' && !isBold ? { ...found, stance: 'good' } : found;
}

/** Whether two things go together: by color where both have one, else by how dressy they are. */
export function verdictByPairing(one: AskedThing, other: AskedThing): Verdict | null {
  if (isBeltWithShoes(one, other)) return beltWithShoes(one, other);
  const prints = verdictOfPrints(one, other);
  if (prints !== null) return prints;
  const isOfColors = one.colors.length > 0 && other.colors.length > 0;
  const isGarment = one.type !== null && other.type !== null;
  if (isOfColors && (one.item === null || !isGarment || isExtra(one))) {
    const colors = verdictOfColors(one, other);
    if (colors !== null) return colors;
  }
  if (isExtra(one)) return verdictOnExtra(one, other);
  if (!isGarment || one.type === other.type) return null;
  const wordings = matchGarments(one.type ?? '', other.type ?? '');
  return wordings.length === 0 ? null : verdictOfSentence(wordings, one.type);
}
