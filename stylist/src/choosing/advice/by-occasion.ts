import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import { formalityOf } from '@modiste/lexicon/garment-types';
import { OCCASION_RULES, type OccasionFit, type OccasionRule } from '@modiste/lexicon/occasion-fit';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { asPlural, patternAdjective } from '../../facts/item-names.ts';
import { judgeOccasion } from '../../facts/judge-occasion.ts';
import { formalityFor, occasionPhrase } from '../reasons/usual-choice.ts';
import { type AskedThing, isExtra, roleOf } from './asked-thing.ts';
import type { Stance, Verdict } from './verdict.ts';

/** Where or when something is to be worn. */
export interface AskedOccasion {
  id: string;
  /** "A funeral", "the office". */
  phrase: string;
}

const GROUPS: ReadonlySet<string> = new Set(['occasion', 'dress-code', 'activity', 'season']);
/** Of a color alone it is asked what most people wear. */
const OF_CLOTHES: ReadonlySet<string> = new Set(['one-piece', 'top', 'suit']);
const CASUAL_GAP = 0.28;
const CLOSE_GAP = 0.12;
const DRESSY_GAP = 0.3;
const IS_DARK: ReadonlySet<string> = new Set(['Black', 'Gray', 'Brown']);
/** White is the bride's; a guest asks. */
const SAME: Readonly<Record<string, string>> = { 'wedding-guest': 'wedding' };

/** "A summer wedding" is called what the shopper calls it. */
const SAID = /^(?:an?|the) (?:[\w'’-]+ ){0,2}[\w'’-]+$/;

/** The occasion that words name; null where they name none of which anything is known. */
export function occasionIn(words: string): AskedOccasion | null {
  const ids = understandQuery(words).readings.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) =>
      kind === 'attribute' && GROUPS.has(attributeGroup(id) ?? '') ? [SAME[id] ?? id] : [],
    ),
  );
  const known = ids.find((id) => OCCASION_RULES.some(({ occasions }) => occasions.includes(id)));
  const isSeason = (one: string): boolean => attributeGroup(one) === 'season';
  const id = known ?? ids.find((one) => isSeason(one) || formalityFor(one) !== null);
  if (id === undefined) return null;
  const isSaid = SAID.test(words) && !/guests?$/.test(words);
  return { id, phrase: isSaid ? words : (occasionPhrase(id) ?? findAttribute(id)?.name ?? words) };
}

function fitsOf(thing: AskedThing, rules: readonly OccasionRule[], gender: string): OccasionFit[] {
  const { item, type, colors, facts } = thing;
  if (item !== null) return rules.map((rule) => judgeOccasion(item, rule));
  const own = colors.map(({ shade }) => shade.color);
  return rules.map((rule) =>
    rule.judge({ type: type ?? '', gender, colors: own, facts, title: '' }),
  );
}

const be = ({ isMany }: AskedThing): string => (isMany ? 'are' : 'is');

const isOfBride = (color: string, id: string): boolean =>
  color === 'White' && /wedding|engagement/.test(id);

/** Where all is dark, a color is never too dark. */
const SOMBER: ReadonlySet<string> = new Set(['funeral']);

/** Why a color is wrong there. */
function ofColor(
  { color, name }: { color: string; name: string },
  { id, phrase }: AskedOccasion,
  isForbidden: boolean,
): string[] {
  if (isOfBride(color, id))
    return ['white is left to the bride', 'at a wedding white belongs to the bride'];
  const isDark = IS_DARK.has(color);
  if (isDark && SOMBER.has(id)) {
    const rest = isForbidden ? '' : ', so choose its darkest shade and keep the rest black';
    return [
      `${name} is lighter than most wear to ${phrase}${rest}`,
      `to ${phrase} most wear black, and ${name} stands out beside it${rest}`,
    ];
  }
  const rest = isForbidden ? '' : `, so keep the rest ${isDark ? 'light' : 'quiet'}`;
  return [
    `${name} is ${isDark ? 'darker' : 'livelier'} than ${phrase} asks for${rest}`,
    `for ${phrase} ${name} is a shade too ${isDark ? 'dark' : 'lively'}${rest}`,
  ];
}

/** Why a garment is wrong there: by how dressy it is, or by what it is made for. */
function ofKind(thing: AskedThing, by: string, occasion: AskedOccasion): string[] {
  const { name, type, facts } = thing;
  const [asked, own] = [formalityFor(occasion.id), formalityOf(type ?? '')];
  if (facts.includes(by)) {
    const what = patternAdjective(by);
    return [
      `${what} is not what ${occasion.phrase} is dressed for in`,
      `for ${occasion.phrase} ${what} is out of place`,
    ];
  }
  if (asked === null || own === null || Math.abs(asked - own) <= CLOSE_GAP) {
    return [
      `${name} ${be(thing)} not made for ${occasion.phrase}`,
      `for ${occasion.phrase} ${name} ${be(thing)} the wrong kind`,
    ];
  }
  const how = asked > own ? 'casual' : 'dressy';
  const more = asked > own ? 'more casual' : 'dressier';
  return [
    `${name} ${be(thing)} ${more} than ${occasion.phrase} asks for`,
    `${name} ${be(thing)} too ${how} for ${occasion.phrase}`,
  ];
}

/** By how dressy it is, where no rule of the occasion speaks of it. */
function byFormality(thing: AskedThing, occasion: AskedOccasion, isRuled: boolean): Verdict | null {
  const { name, type } = thing;
  const [asked, own] = [formalityFor(occasion.id), formalityOf(type ?? '')];
  const { phrase } = occasion;
  const says = (stance: Stance, ...why: string[]): Verdict => ({ stance, why, type });
  // How dressy an extra is says little of where it belongs.
  if (type === null || asked === null || own === null || isExtra(thing)) {
    const isSeason = attributeGroup(occasion.id) === 'season';
    if (!isRuled && !isSeason && !isExtra(thing)) return null;
    return says(
      'good',
      `nothing about ${phrase} rules ${name} out`,
      `${name} ${type === null ? 'is' : be(thing)} right for ${phrase}, as nothing there speaks against it`,
    );
  }
  const gap = asked - own;
  if (gap > CASUAL_GAP) return says('poor', ...ofKind(thing, type, occasion));
  if (gap > CLOSE_GAP)
    return says(
      'fair',
      `plain, dark ${name} ${thing.isMany ? 'pass' : 'passes'} for ${phrase} if the rest is smart`,
      `keep the ${name} plain and the rest smart, as ${phrase} asks for a little more`,
    );
  if (gap < -DRESSY_GAP)
    return says(
      'fair',
      `${name} ${be(thing)} dressier than most people wear for ${phrase}, so keep the rest plain`,
      `with plain shoes and little jewelry ${name} will do for ${phrase}`,
    );
  return says(
    'good',
    `${name} ${be(thing)} dressy enough for ${phrase}`,
    `by their kind ${name} fit ${phrase}`,
  );
}

function rulesFor(thing: AskedThing, { id }: AskedOccasion): OccasionRule[] {
  const role = roleOf(thing);
  return OCCASION_RULES.filter(
    ({ occasions, roles }) =>
      occasions.includes(id) &&
      (role === null ? roles.some((one) => OF_CLOTHES.has(one)) : roles.includes(role)),
  );
}

/** What an occasion makes of a thing at best: 2 where it is made for it, 0 where no rule speaks for it. */
export const bestGrade = (thing: AskedThing, occasion: AskedOccasion, gender: string): number =>
  Math.max(0, ...fitsOf(thing, rulesFor(thing, occasion), gender).map(({ grade }) => grade));

/** Whether a thing is right for an occasion, by its rules; null where nothing is known of either. */
export function verdictByOccasion(
  thing: AskedThing,
  occasion: AskedOccasion,
  gender: string,
): Verdict | null {
  const rules = rulesFor(thing, occasion);
  const fits = fitsOf(thing, rules, gender);
  const [worst] = fits.toSorted((one, other) => one.grade - other.grade);
  if (worst !== undefined && worst.grade < 0 && worst.by !== null) {
    const color = thing.colors.find(({ shade }) => shade.color === worst.by);
    const isColor = color !== undefined;
    const isForbidden = worst.grade < -1 || isOfBride(worst.by, occasion.id);
    const mild = isColor ? 'fair' : 'poor';
    return {
      stance: isForbidden ? 'bad' : mild,
      why: isColor
        ? ofColor({ color: worst.by, name: color.name }, occasion, isForbidden)
        : ofKind(thing, worst.by, occasion),
      type: thing.type,
    };
  }
  const best = fits.find(({ grade, does }) => grade > 0 && does !== null);
  if (best?.does != null) {
    const does = thing.isMany ? asPlural(best.does) : best.does;
    const { name } = thing;
    return {
      stance: 'good',
      why: /dress code/.test(does)
        ? [`${name} ${be(thing)} made for ${occasion.phrase}`]
        : [`${name} ${does}, which ${occasion.phrase} asks for`, `${name} ${does}`],
      type: thing.type,
    };
  }
  return byFormality(thing, occasion, rules.length > 0);
}
