import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { colorNamed, shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';
import { spellPlace } from '../../facts/number-words.ts';
import type { Turn } from '../../stylist.ts';

const OPENS =
  '(?:(?:ok|and|but|can i (?:see|get|have)|show me|what about|how about|i (?:want|like|love)|maybe) )*';
const PLACE = '(?<place>first|second|third|last)(?: one| outfit| look| fit)?';
const ENDS = '(?: instead| please| version| too| tho| though)?\\s*[?.!]*$';
const IN_COLOR = new RegExp(
  `^\\W*${OPENS}(?:the )?${PLACE},? (?:but )?(?:all )?in (?:an? )?(?<look>[\\w ]+?)${ENDS}`,
  'i',
);
const NOT_IN_COLOR = new RegExp(
  `^\\W*${OPENS}(?:the )?${PLACE},? (?:but |just )?(?:not|no|without|nothing|minus|w/o)(?: in)?(?: the| any| so)? (?<look>[\\w ]+?)${ENDS}`,
  'i',
);
const LEADS: readonly (string | null)[] = ['one-piece', 'suit', 'top', 'bottom'];

/** The one color that words name. */
function colorIn(words: string) {
  const { readings } = understandQuery(words);
  const [concept] = readings.flatMap(({ concepts }) => concepts);
  return readings.length === 1 && concept?.kind === 'color' ? concept.id : null;
}

const placeOf = (place: string, count: number): number =>
  place.toLowerCase() === 'last'
    ? count - 1
    : [0, 1, 2].findIndex((at) => spellPlace(at) === place.toLowerCase());

const nounsOf = (pieces: readonly Item[]): string[] => pieces.map((piece) => broadKind(piece).noun);

/** "The second one in black": what leads that outfit is to be black, and the rest stays. */
function inColor(words: string, outfits: readonly (readonly Item[])[]): string {
  const { place = '', look = '' } = IN_COLOR.exec(words)?.groups ?? {};
  const color = colorIn(look);
  if (color === null) return words;
  const at = placeOf(place, outfits.length);
  const leads = (outfits[at] ?? []).filter(({ other_info }) =>
    LEADS.includes(typeRole(other_info.type)),
  );
  const missing = leads.filter(({ colors }) => !colors.some((one) => one === color));
  const nouns = nounsOf(missing.length > 0 ? missing : leads);
  if (nouns.length === 0) return words;
  const outfit = `the ${spellPlace(at)} outfit`;
  if (missing.length === 0) return `does the ${nouns[0]} in ${outfit} come in ${look}?`;
  return `${outfit} with ${nouns.map((noun) => `a ${look} ${noun}`).join(' and ')}`;
}

/** "The second but not purple": what is purple in that outfit is replaced, and the rest stays. */
function notInColor(words: string, outfits: readonly (readonly Item[])[]): string {
  const { place = '', look = '' } = NOT_IN_COLOR.exec(words)?.groups ?? {};
  const color = colorIn(look);
  if (color === null) return words;
  const at = placeOf(place, outfits.length);
  const outfit = `the ${spellPlace(at)} outfit`;
  const isSo = (item: Item): boolean =>
    (shownColor(item)?.colors ?? []).some((one) => one === color);
  const nouns = nounsOf((outfits[at] ?? []).filter(isSo));
  return nouns.length === 0
    ? `is anything in ${outfit} ${look}?`
    : `swap the ${nouns.join(' and the ')} in ${outfit}, not ${look}`;
}

/** What is said of the color of a whole outfit, as what it means for its pieces. */
export const rewordColors = (words: string, outfits: readonly (readonly Item[])[]): string =>
  notInColor(inColor(words, outfits), outfits);

const LIGHTER =
  /^\W*(?:(?:something|anything|even|much|a (?:bit|little|touch)|make it|but|and|now|go|still) )*lighter(?: please| ones?| pieces?)?\W*$/i;

/** "Lighter" alone is said of the weight, unless of colors or of a wash. */
export function rewordLighter(words: string, { request }: DialogueState): string {
  if (request === null || !LIGHTER.test(words)) return words;
  const isOfColor =
    request.filters.color.length > 0 ||
    request.wishes.some(({ concepts }) =>
      concepts.some(({ kind, id }) => kind === 'color' || id === 'darker' || id === 'lighter'),
    );
  const isOfWash = typesOf(request.wishes).some((id) => isKindOf(id, 'jeans'));
  return isOfColor || isOfWash ? words : words.replace(/lighter/i, 'lighter weight');
}

const MEANT =
  /^\W*(?:(?:no|sorry|oh|wait|well|actually|but|um+|hm+|my bad)[\s,.!]+)*i (?:meant|mean|was (?:asking about|talking about))(?: it in)? (?:the )?(?<color>[a-z]+(?: [a-z]+)?)(?: (?:one|ones|pair|color|colou?r|version))?\W*$/i;

/** "I meant the black one" is said of the piece spoken of, where that comes in black. */
export function rewordMeantColor(words: string, { state, items }: Turn): string {
  const said = MEANT.exec(words)?.groups?.color?.replace(
    / (?:one|ones|pair|color|colour|version)$/i,
    '',
  );
  const item = items.find(({ id }) => id === state.focusId);
  const [reading, ...others] = said === undefined ? [] : understandQuery(said).readings;
  if (item === undefined || reading === undefined || others.length > 0) return words;
  return colorNamed(item, reading) === null ? words : `does it come in ${said}?`;
}
