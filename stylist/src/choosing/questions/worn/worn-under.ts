import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../../answers/answer.ts';
import { readItemFacts } from '../../../facts/item-facts.ts';
import { exactKind } from '../../../facts/item-names.ts';
import { capitalize, joinSentences } from '../../../speech/join-words.ts';
import { mentionItem } from '../../../speech/mention-item.ts';
import { lightThrough } from '../../verdicts/light-through.ts';
import { braFor, OF_BRA } from '../body-answers.ts';

const OPENERS = String.raw`^\W*(?:(?:and|but|so|ok|okay|also|then|hmm|oh|btw|lol|wait|(?:with |for )?(?:the|that|this) [\w -]{3,40},)[ ,]+)*`;
const BENEATH =
  '(?:under|underneath|beneath|below)(?:neath)?(?: (?:it|this|that|them|these|those|(?:the|this|that|these|those) [\\w -]+))?';
/** Worn on the skin, and of no outfit. */
const UNDERWEAR =
  '(?:underwear|undies|panties|knickers|lingerie|slip|shapewear|undershirt|underlayer|underlayers|thong|spanx)';

/** What is asked to be worn beneath something, and names no garment that could be looked for. */
const ASKS: readonly RegExp[] = [
  new RegExp(`${OPENERS}${BENEATH}\\?\\W*$`, 'i'),
  new RegExp(
    `${OPENERS}(?:what(?:['’]?s)?|which|whats)(?: (?:kind|sort|type)s?(?: of)?)?(?: ${UNDERWEAR}| layers?| things?)? (?:[\\w'’]+ ){0,5}?${BENEATH}\\W*$`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?:what|which)(?: (?:kind|sort|type)s?(?: of)?)? ${UNDERWEAR}\\b(?! (?:do|have) (?:you|u) (?:have|got|sell)).*\\b(?:wear|need|with|for|go|goes|under)\\b`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?:do|does|would|will|should|must)(?: i| you| she| he| one| it)?(?: have to| need| want| wear| need to wear)+ (?:something|anything|sth|an? (?:slip|underskirt|camisole|undershirt|layer)|a thing) ${BENEATH}\\W*$`,
    'i',
  ),
];

/** Whether words ask what to wear beneath what is shown: "what do I wear under it?" */
export const asksWornUnder = (words: string): boolean =>
  !OF_BRA.test(words) && ASKS.some((asks) => asks.test(words));

/** What goes under a piece, in plain words, and what may be looked for. */
interface Beneath {
  says: readonly string[];
  looksFor: readonly string[];
}

const PALE_KNITS = /^(?:wool|mohair|lambswool|alpaca|shetland)/;

/** Under what is worn over other clothes. */
function underLayer(item: Item, name: string): Beneath {
  const { garment } = readItemFacts(item);
  const isMen = item.other_info.gender === 'Men';
  const isKnit = /sweater|cardigan|turtleneck|vest|hoodie|sweatshirt/.test(garment.type ?? '');
  if (isKnit) {
    const why = garment.materials.some((id) => PALE_KNITS.test(id))
      ? 'so that the wool does not touch the skin'
      : 'so that it lies flat';
    return {
      says: [
        `Under ${name} a thin tee or a fine shirt, ${why}.`,
        `A thin layer goes under ${name}: a tee, a tank or a fine shirt, ${why}.`,
      ],
      looksFor: isMen ? ['Show me cotton tees'] : ['Show me tank tops', 'Show me cotton tees'],
    };
  }
  return {
    says: [
      `Under ${name} a fine knit, a shirt or a tee: thin enough that its sleeves still move.`,
      `One thin layer is enough under ${name}, such as a shirt or a fine sweater, so that it does not pull at the arms.`,
    ],
    looksFor: isMen
      ? ['Show me shirts', 'Show me fine sweaters']
      : ['Show me blouses', 'Show me fine sweaters'],
  };
}

/** What has to stay unseen under a piece that is worn on the skin. */
function underLight(item: Item, name: string): string[] {
  const light = lightThrough(item);
  const slip = typeRole(item.other_info.type) === 'top' ? 'a plain camisole' : 'a plain slip';
  if (light?.standing === 'yes') {
    return [
      `Under ${name} ${slip} in your skin tone, as ${light.why}.`,
      `Take ${slip} close to your skin tone: ${light.why}.`,
    ];
  }
  if (light?.standing === 'partly') {
    return [
      `Under ${name} smooth underwear in your own skin tone, as ${light.why}; white would show more.`,
      `Smooth and skin-toned is safest: ${light.why}.`,
    ];
  }
  const why = light === null ? '' : `, as ${light.why}`;
  return [
    `Nothing special is needed under ${name}${why}: smooth underwear without seams is enough.`,
    `Plain seamless underwear will do under ${name}${why}.`,
  ];
}

function beneath(item: Item, name: string): Beneath | null {
  const isMen = item.other_info.gender === 'Men';
  switch (typeRole(item.other_info.type)) {
    case 'outer':
    case 'mid-layer':
      return underLayer(item, name);
    case 'suit':
      return {
        says: [
          isMen
            ? `Under ${name} a shirt: white or pale blue is never wrong.`
            : `Under ${name} a blouse or a fine top: silk and satin lie flattest.`,
        ],
        looksFor: [isMen ? 'Show me dress shirts' : 'Show me silk blouses'],
      };
    case 'top':
      return isMen
        ? {
            says: [
              `Under ${name} nothing, or a thin undershirt whose neck does not show.`,
              `If anything, a thin undershirt that stays below the neckline of ${name}.`,
            ],
            looksFor: [],
          }
        : { says: underLight(item, name), looksFor: ['Show me camisoles', 'Show me bras'] };
    case 'one-piece':
      return { says: underLight(item, name), looksFor: ['Show me slips', 'Show me bras'] };
    case 'bottom':
      return {
        says: isMen ? [`Under ${name} plain briefs or boxer briefs.`] : underLight(item, name),
        looksFor: [isMen ? 'Show me boxer briefs' : 'Show me briefs'],
      };
    case 'shoes':
      return /sandal|slide|mule|pump|heel|espadrille/.test(item.other_info.type)
        ? { says: [`Nothing: ${name} is best on bare feet or with sheer tights.`], looksFor: [] }
        : { says: [`Thin socks that end below the edge of ${name}.`], looksFor: ['Show me socks'] };
    default:
      return null;
  }
}

/** The piece that covers most of an outfit, where none is named. */
const MAIN = ['one-piece', 'suit', 'top', 'bottom', 'outer'];

function subjectOf({ referred, turn, named }: ReadTurn): Item | null {
  const { outfits } = turn.state.shown;
  const [first] = referred;
  const pieces = (
    outfits.find((ids) => first === undefined || ids.includes(first.id)) ?? []
  ).flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const role = typeRole(first?.other_info.type ?? '');
  const isSpokenOf = first?.id === turn.state.focusId && MAIN.some((main) => main === role);
  const isNamed = outfits.length === 0 || named !== undefined || isSpokenOf;
  if (first !== undefined && isNamed) return first;
  const main = MAIN.flatMap((role) =>
    pieces.filter(({ other_info }) => typeRole(other_info.type) === role),
  );
  return main[0] ?? first ?? null;
}

/** What to wear beneath the piece in view; null where that is not asked. */
export function answerWornUnder(read: ReadTurn): Answer | null {
  if (!asksWornUnder(read.turn.words)) return null;
  const item = subjectOf(read);
  if (item === null) return null;
  const name = mentionItem(item, read.turn.items);
  const worn = beneath(item, name);
  if (worn === null) return null;
  const bra = item.other_info.gender === 'Men' ? null : braFor(readItemFacts(item));
  const { speech } = read;
  const told = joinSentences(
    speech.say(...worn.says),
    bra === null
      ? ''
      : speech.say(
          `With ${bra.phrase}, ${bra.instead} stays out of sight.`,
          `${capitalize(bra.phrase)} asks for ${bra.instead}.`,
        ),
  );
  if (told === '') return null;
  const it = exactKind(item).isPair ? 'them' : 'it';
  return {
    text: told,
    itemIds: [item.id],
    focusId: item.id,
    suggestions: [...worn.looksFor, `What goes with ${it}?`],
  };
}
