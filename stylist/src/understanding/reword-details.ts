import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** "A block heel" is what boots have, and no other kind of shoes. */
const HEELS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:an? |some )?(?:bit of an? )?heels?,?(?: but)?(?: an?)?,? not (?:too|so|very|that|super) high(?: an?| of an?)?(?: one)?\b|\b(?:an? )?(?:not (?:too|so|very|that) high|medium|mid|walkable|sensible)(?: of)?(?: an?)? heel\b/gi,
    'low heel or chunky heel',
  ],
  [/\bwith (?:an? |some )(?:bit of an? )?heel\b/gi, 'heeled'],
  [/\b(?:block|chunky|stacked|thick) heel\b/gi, 'chunky heel'],
  [/\b(?:kitten|small|little|tiny) heel\b/gi, 'low heel'],
  [/\b(?:stiletto|skinny|thin|needle) heel\b/gi, 'high heel'],
];
const SHOES =
  /\b(?:boots?|booties?|shoes?|pumps?|sandals?|mules?|loafers?|slingbacks?|clogs?|oxfords?)\b/i;
const HEMS =
  /\b(?<how>ruffled?|scalloped|asymmetric(?:al)?|raw|frayed|flounced?|lace|pleated) hem(?:line)?\b/gi;
/** "Will it crease in a suitcase?" looks for no suitcase. */
const PACKED =
  /(?<=\b(?:creas|wrinkl|crumpl|crush|fold|squash)\w*\b[^.?!]*) (?:in|into) (?:an?|my|the|your) (?:suitcase|luggage|carry[- ]on|backpack|trunk)\b/gi;
/** "Which ones have sleeves?" */
const HAS_SLEEVES = /\b(?:have|has|got|having)(?: any| some)? sleeves\b/gi;
/** "Do any have a liner?" */
const LINER =
  /(?:\b(?:an?|the|any|inner|built-in) )*(?<!\b(?:eye|lip|panty|boot|sock|glove) ?)\bliners?\b/gi;
/** "Midi, for dinner, sleeves". */
const SLEEVES = /(?<=(?:^|[,.;]|\band)\s*)sleeves(?=\s*(?:[,.;]|and\b|please\b|$))/gi;
/** Of a bag, "zip top" tells how it closes. */
const ZIP_TOP = /\b(?:zip(?:per|ped)?[- ]top|top[- ]zip(?:per)?)\b/gi;
const COLOR_POP =
  /\b(?:with |in |has |have )?(?:an? |some |more |little )*(?:bit|touch|splash|pop|hint|dash|lot)s? of colou?r\b|\b(?:with|needs|has|have|in) (?:some|more|a little|a bit more) colou?r\b/gi;
const BELT_AMONG =
  /^(?<before>(?:with|has|have)\b.*?|[^,]+)(?:,| and| plus|\bwith)(?: an?| the)? belt\b(?<after>[^a-z]*)$/i;
const ADDS_DETAIL =
  /^\W*(?:plus|oh and|and also|also|and|with)(?: with)? (?:an? |some )?(?=[a-z-]+(?: [a-z-]+)?\W*$)/i;
const COLLAR = /^\W*(?:with )?(?:an? )?collar\W*$/i;
const OF_STYLE =
  /^\W*(?:(?:more|in|an?|something|maybe|the)\s)*(?<kind>[a-z]+(?:[- ][a-z]+)?)[- ](?:style|styled|shape|shaped|cut|type)(?: please| pls)?\W*$/i;
const FRAGMENT_WORDS_MAX = 3;
/** "Wool or down?" wavers, and names no kind. */
const CHOICE = /\b(?:or|vs|versus)\b/i;
const BELT_WORDS_MAX = 7;

const LENGTHS = ['mini', 'knee length', 'midi', 'maxi'] as const;
const NAMED =
  '(?<named>mini|knee[- ]length|(?:to|at|on|around) (?:the|my) knees?|knee|midi|mid[- ]?calf|maxi)';
const GARMENT = '(?<garment> (?:skirts?|dress(?:es)?|gowns?|shorts|coats?|cardigans?|ones?))?';
const FROM_LENGTH = new RegExp(
  String.raw`\b${NAMED}${GARMENT}(?: or|,| and)? (?<than>longer|below|lower|shorter|above|higher)\b(?! than)`,
  'gi',
);
const AT_LEAST =
  /\b(?<least>at least|no shorter than|not shorter than|nothing shorter than|not above|at most|no longer than|not longer than|nothing longer than) (?:a |the |my )?(?<named>mini|knees?(?:[- ]length)?|midi|mid[- ]?calf|maxi)\b/gi;
const PAST_KNEE =
  /\b(?:longer than|past|over|covers?|covering|hides?|hiding|reach(?:es)? (?:past|below)) (?:the|my|her) knees?\b(?! (?:boots?|socks?|highs?))/gi;
/** "Skirts below the knee". */
const BELOW_KNEE =
  /\b(?:just |right )?below[- ](?:the |my |her )?knees?\b(?! (?:boots?|socks?|highs?))/gi;
const ABOVE_KNEE = /\b(?:just |right |well )?above[- ](?:the |my |her |his )?knees?\b/gi;
/** "A wider leg" is a wide one. */
const LEG = /\b(?<how>wide|slim|straight)r(?<leg> legs?)\b/gi;

const placeOf = (named: string): number =>
  /knee/i.test(named) ? 1 : /calf|midi/i.test(named) ? 2 : /maxi/i.test(named) ? 3 : 0;

/** Lengths from the one that is named on, or up to it: "midi or maxi". */
function lengthsFrom(named: string, isLonger: boolean): string {
  const at = placeOf(named);
  return (isLonger ? LENGTHS.slice(at) : LENGTHS.slice(0, at + 1)).join(' or ');
}

/** "Shirts. Got an oxford?" asks for a shirt of that cloth, and for no shoes. */
const OXFORD =
  /\boxford(?=\b(?! (?:shoes?|shirts?|cloth|brogues?|pumps?|heels?|flats?|bags?|lace|blouse|button)))/gi;
const SHIRT = /\b(?:shirts?|button[- ]?(?:downs?|ups?))\b/i;

const WORK_SHIRT = /\bwork shirt(?<plural>s?)\b/gi;
const STURDY =
  /\b(?:rugged|sturdy|tough|heavy|canvas|chambray|denim|flannel|workwear|farm|construction|carpent\w+|mechanic|garage|yard|outdoors?|utility|overshirts?|duck)\b/i;

type Groups = Record<string, string | undefined>;

/** "Knee length or longer" in the lengths that listings name: "knee length or midi or maxi". */
export const rewordLengths = (text: string): string =>
  text
    .replaceAll(FROM_LENGTH, (...found) => {
      const { named = '', garment, than = '' }: Groups = found.at(-1);
      const lengths = lengthsFrom(named, /longer|below|lower/i.test(than));
      return garment === undefined || garment.startsWith(' one')
        ? lengths
        : `${garment.trim()}, ${lengths}`;
    })
    .replaceAll(AT_LEAST, (...found) => {
      const { least = '', named = '' }: Groups = found.at(-1);
      return lengthsFrom(named, /least|shorter|above/i.test(least));
    })
    .replaceAll(PAST_KNEE, 'midi or maxi')
    .replaceAll(BELOW_KNEE, 'midi or maxi')
    // Shorts end there by themselves.
    .replaceAll(ABOVE_KNEE, /\bshorts\b/i.test(text) ? '' : 'mini')
    .replaceAll(LEG, '$<how>$<leg>');

const garmentOf = (wishes: readonly QueryReading[]): string | null =>
  wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) =>
      concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    )[0] ?? null;

const HEIGHT =
  /^\W*(?:(?:hm+|ok|okay|maybe|rather|perhaps|or|and|actually|no|make (?:it|them)|(?:what|how) about|something)[\s,]+)*(?<height>[a-z]+(?:[- ][a-z]+)?)(?: (?:ones?|instead|then|rather|please|pls|maybe))*\W*$/i;

/** "Maybe knee high instead" after ankle boots: boots of another height are another kind. */
function rewordHeight(text: string, garment: string): string {
  const height = HEIGHT.exec(text)?.groups?.height;
  const head = (findType(garment)?.name ?? '').split(' ').at(-1) ?? '';
  if (height === undefined || understandQuery(height).types.length > 0) return text;
  const [reading, ...others] = understandQuery(`${height} ${head}`).readings;
  const type = reading?.concepts.find(({ kind }) => kind === 'type')?.id;
  const isWhole = others.length === 0 && reading?.words.includes(head) === true;
  const isOther = type !== undefined && type !== garment && !isKindOf(garment, type);
  return isWhole && isOther && reading.words !== head ? `${height} ${head}` : text;
}

/** "Chelsea" and "slip style", where boots or a dress are looked for: a kind of them. */
function rewordKind(text: string, garment: string): string {
  const styled = OF_STYLE.exec(text)?.groups?.kind;
  const alone = tokenize(text).map(({ word }) => word);
  const isUnread =
    alone.length > 0 &&
    !CHOICE.test(text) &&
    alone.length <= FRAGMENT_WORDS_MAX &&
    understandQuery(text).readings.every(({ concepts }) => concepts.length === 0);
  const kind = styled ?? (isUnread ? alone.join(' ') : null);
  if (kind === null) return text;
  const named = findType(garment)?.name ?? garment.replaceAll('-', ' ');
  const [type, ...others] = understandQuery(`${kind} ${named}`).readings.flatMap(({ concepts }) =>
    concepts.filter((concept) => concept.kind === 'type'),
  );
  const isKind =
    type !== undefined && others.length === 0 && type.id !== garment && isKindOf(type.id, garment);
  return isKind ? `${kind} ${named}` : text;
}

function rewordBelt(text: string): string {
  const { before, after = '' } = BELT_AMONG.exec(text)?.groups ?? {};
  if (before === undefined || tokenize(text).length > BELT_WORDS_MAX) return text;
  const hasGarment = understandQuery(before).types.length > 0;
  return hasGarment ? text : `${before}, belted${after}`;
}

const rewordHeels = (text: string): string =>
  HEELS.reduce((said, [heel, meant]) => said.replaceAll(heel, meant), text);

/** Details of the garment that is looked for, said so that they are read as such. */
export function rewordDetails(text: string, wishes: readonly QueryReading[]): string {
  const garment = garmentOf(wishes);
  const isOfShirts = SHIRT.test(text) || (garment !== null && isKindOf(garment, 'shirt'));
  const isOfShoes = garment !== null && findType(garment)?.category === 'shoes';
  const isOfBags = garment !== null && findType(garment)?.category === 'bags';
  const shirts = isOfShirts ? text.replaceAll(OXFORD, 'oxford shirt') : text;
  const hemmed = (
    STURDY.test(text) ? shirts : shirts.replaceAll(WORK_SHIRT, 'shirt$<plural> for the office')
  )
    .replaceAll(LINER, 'lined')
    .replaceAll(PACKED, ' when packed')
    .replaceAll(HAS_SLEEVES, 'have with sleeves')
    .replaceAll(HEMS, '$<how>')
    .replaceAll(SLEEVES, 'with sleeves')
    .replaceAll(ZIP_TOP, isOfBags ? 'with zip' : '$&');
  const said = isOfShoes || SHOES.test(text) ? rewordHeels(hemmed) : hemmed;
  const colored = said.replaceAll(COLOR_POP, garment === null ? 'bright' : 'more colorful');
  if (garment === null) return colored;
  const added = colored.replace(ADDS_DETAIL, 'with ');
  if (COLLAR.test(added)) return 'collared';
  const { types, readings } = understandQuery(added);
  const isDetail =
    types.length === 0 && readings.length > 0 && understandQuery(colored).types.length === 0;
  const detail = isDetail ? added : colored;
  const other = isOfShoes ? rewordHeight(detail, garment) : detail;
  return rewordKind(rewordBelt(other), garment);
}
