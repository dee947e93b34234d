import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** "A block heel" is what boots have, and no other kind of shoes. */
const HEELS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:block|chunky|stacked|thick) heel\b/gi, 'chunky heel'],
  [/\b(?:kitten|small|little|tiny) heel\b/gi, 'low heel'],
  [/\b(?:stiletto|skinny|thin|needle) heel\b/gi, 'high heel'],
];
const SHOES =
  /\b(?:boots?|booties?|shoes?|pumps?|sandals?|mules?|loafers?|slingbacks?|clogs?|oxfords?)\b/i;
const HEMS =
  /\b(?<how>ruffled?|scalloped|asymmetric(?:al)?|raw|frayed|flounced?|lace|pleated) hem(?:line)?\b/gi;
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
const BELT_WORDS_MAX = 7;

const garmentOf = (wishes: readonly QueryReading[]): string | null =>
  wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) =>
      concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    )[0] ?? null;

/** "Chelsea" and "slip style", where boots or a dress are looked for: a kind of them. */
function rewordKind(text: string, garment: string): string {
  const styled = OF_STYLE.exec(text)?.groups?.kind;
  const alone = tokenize(text).map(({ word }) => word);
  const isUnread =
    alone.length > 0 &&
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
  const isOfShoes = garment !== null && findType(garment)?.category === 'shoes';
  const hemmed = text.replaceAll(HEMS, '$<how>');
  const said = isOfShoes || SHOES.test(text) ? rewordHeels(hemmed) : hemmed;
  const colored = said.replaceAll(COLOR_POP, garment === null ? 'bright' : 'more colorful');
  if (garment === null) return colored;
  const added = colored.replace(ADDS_DETAIL, 'with ');
  if (COLLAR.test(added)) return 'collared';
  const { types, readings } = understandQuery(added);
  const isDetail =
    types.length === 0 && readings.length > 0 && understandQuery(colored).types.length === 0;
  const detail = isDetail ? added : colored;
  return rewordKind(rewordBelt(detail), garment);
}
