import type { Item } from '@modiste/contract/entities/item';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../../../answers/answer.ts';
import { itemColors, shownColor } from '../../../facts/item-colors.ts';
import { exactKind } from '../../../facts/item-names.ts';
import { namedColors } from '../../../knowledge/style/colors/color-rows.ts';
import { matchGarments } from '../../../knowledge/style/match-garments.ts';
import { againstTie, isTie } from '../../../knowledge/style/tie-collars.ts';
import { capitalize, joinSentences, uncapitalize } from '../../../speech/join-words.ts';
import { mentionItem } from '../../../speech/mention-item.ts';
import { BESIDE_MIN } from '../../reasons/goes-with.ts';
import { answerTogether } from './worn-together.ts';

const ASKS =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|also|hey|lol|wait)[ ,]+)*(?:can|could|should|would|will|do|does|is|are|may|might)\b.*\b(?:(?:wear|go|goes|work|works|look|looks|match|matches|worn|pair|paired|style|styled|ok|okay|fine|good)\b.*?\b(?:with|over|under)|match|matches|complement|suit)\b (?<other>.+)$/i;
const POINTS = /\b(?:it|this|that|them|em|they|these|those|one|pair|first|second|third)\b/i;

/** "With jeans?", said of the piece just spoken of. */
const WITH_ALONE =
  /^\W*(?:(?:and|but|so|ok|or|even|what about)[ ,]+)*with (?:(?:a|an|my|some|the) )?(?<other>[\w -]+)\?\W*$/i;

/** "Will they match a navy dress?" */
const MATCHES =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|also)[ ,]+)*(?:will|would|do|does|can|could) (?:it|this|that|they|these|those|the \w+(?: (?:one|pair))?) (?:match|be (?:worn|paired|styled) with|go with|work with|suit|clash with|look (?:good|ok|okay|nice|weird) with) (?:an? |my |some |the )?(?=[a-z])/i;

const GARMENTS_FIRST = String.raw`^\W*(?:(?:and|but|so|ok|okay|hm+|also|hey|lol|wait)[ ,]+)*(?:can|could|should|would|will|do|does|is|are|may|might) (?<other>(?!there\b|it\b|they\b|this\b|that\b|these\b|those\b|the\b|i\b|you\b|we\b|he\b|she\b)[\w -]+?) (?:really |also |even |all )*(?:go|work|look|match|pair|fit|be)\b[\w ]*?`;
/** "Would black sneakers work with it?" */
const REVERSED = new RegExp(
  String.raw`${GARMENTS_FIRST}(?:with|under|over|match|beside)? ?(?:it|this|that|them|these|those|the (?:\w+ ){0,2}(?:one|pair|first|second|third|last|[a-z]+))\W*$`,
  'i',
);
/** Whether words ask if a garment that they name first goes with the piece spoken of. */
export const asksReversed = (words: string): boolean => REVERSED.test(words);

/** Whether words only ask if a garment goes with the piece that was spoken of. */
export const asksWithAlone = (words: string): boolean => WITH_ALONE.test(words);

/** Whether words ask if what is shown goes with a garment that they name. */
export const asksToMatch = (words: string): boolean => MATCHES.test(words);

interface Partner {
  type: string;
  /** "White". */
  color: string | null;
  harmony: number | null;
}

/** The color that a piece is shown in, or else all that it comes in. */
const colorsOf = (item: Item) => {
  const shown = item.shown_color === undefined ? null : shownColor(item);
  return shown === null ? itemColors(item) : [shown];
};

/** What a question holds a piece against: "white sneakers"; null where it names no garment. */
function readPartner(item: Item, words: string): Partner | null {
  const { concepts } = understandQuery(words);
  const type = concepts.find(({ kind }) => kind === 'type')?.id;
  if (type === undefined) return null;
  const [color] = namedColors(words);
  const harmonies =
    color === undefined
      ? []
      : colorsOf(item).map((own) => colorHarmony(own.colors, [color.shade.color]));
  return {
    type,
    color: color?.name ?? null,
    harmony: harmonies.length === 0 ? null : Math.max(...harmonies),
  };
}

/** What the color of the partner does beside the piece, after a yes. */
function tellColor({ speech }: ReadTurn, item: Item, { color, harmony }: Partner): string {
  if (color === null || harmony === null) return '';
  const [own] = colorsOf(item);
  const theirs = own === undefined || /[/&]/.test(own.name) ? 'its colors' : own.name.toLowerCase();
  return harmony >= BESIDE_MIN
    ? speech.say(
        `${capitalize(color)} sits easily beside ${theirs}.`,
        `The ${color} is right with ${theirs}.`,
      )
    : speech.say(
        `Only the color is a risk: ${color} fights a little with ${theirs}.`,
        `I would choose another color than ${color} beside ${theirs}.`,
      );
}

const BROAD: ReadonlySet<string> = new Set(['shoes', 'bag', 'top', 'bottom', 'jewelry']);

/** "Would brown shoes go with it?": by the color alone; null where none is named. */
function tellBroad(read: ReadTurn, item: Item, partner: Partner): Answer | null {
  const { color, harmony, type } = partner;
  const told = tellColor(read, item, partner);
  if (color === null || harmony === null || told === '') return null;
  const { plural } = findType(type) ?? { plural: 'pieces' };
  const isFault = ASKS_OF_FAULT.test(read.turn.words.toLowerCase());
  const verdict = harmony < BESIDE_MIN ? '' : isFault ? 'No: ' : 'Yes: ';
  return {
    text: `${verdict}${verdict === '' ? told : uncapitalize(told)}`,
    itemIds: [item.id],
    suggestions: [`Show me ${`${color} ${plural}`.toLowerCase()}`, 'More like it'],
  };
}

/** "Which goes best with black jeans?" */
export const BEST_WITH =
  /^\W*(?:(?:and|so|ok|okay|but)[ ,]+)*which(?: (?:one|ones|pair|of (?:these|those|them)|is|are))*(?=.*\b(?:best|better|most)\b) (?:(?:would|will|do|does|could) )?(?:goes?|works?|looks?|match(?:es)?|pairs?|worn|best|better)\b.*\b(?:with|match(?:es)?) (?:an? |my |some |the )?(?<other>(?!(?:it|this|that|them|these|those|first|second|third|last|one)\b)[\w -]+?)\W*$/i;

/** Of those shown the one that goes best with a garment that is named, by its kind and its color. */
export function answerBestWith(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const other = BEST_WITH.exec(turn.words.replaceAll('’', "'"))?.groups?.other;
  const { itemIds, outfits } = turn.state.shown;
  if (other === undefined || outfits.length > 0) return null;
  const shown = itemIds.flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const fitting = shown
    .flatMap((item) => {
      const partner = readPartner(item, other);
      const [match = ''] =
        partner === null ? [] : matchGarments(partner.type, item.other_info.type);
      return partner !== null && match.startsWith('Yes') ? [{ item, partner }] : [];
    })
    .toSorted((one, next) => (next.partner.harmony ?? 0) - (one.partner.harmony ?? 0));
  const [best, next] = fitting;
  if (best === undefined) return null;
  const name = mentionItem(best.item, turn.items);
  const told = speech.say(
    `${capitalize(name)} goes best with ${other}.`,
    `I would take ${name} with ${other}.`,
  );
  return {
    text: joinSentences(
      told,
      tellColor(read, best.item, best.partner),
      next === undefined ? '' : speech.say(`Next would be ${mentionItem(next.item, turn.items)}.`),
    ),
    itemIds: [best.item.id],
    focusId: best.item.id,
    suggestions: ['Which sizes are in stock?', 'More like it'],
  };
}

/** "Would it look weird with sneakers?" is answered the other way round. */
const ASKS_OF_FAULT =
  /\b(?:look|be|feel|seem|is|are|clash|too)\b.*?\b(?:weird|odd|strange|silly|wrong|off|bad|awful|ridiculous|stupid|funny|out of place|clash)\b/;
const turnRound = (match: string): string =>
  match
    .replace(/^Yes, as a deliberate mix/, 'Not as a deliberate mix')
    .replace(/^Yes, /, 'No, ')
    .replace(/^Rather not/, 'It might');

/** Yes or no to wearing the piece in view with another: "can I wear them with white sneakers?" */
export function answerWornWith(read: ReadTurn): Answer | null {
  const { referred, turn, speech } = read;
  const words = turn.words.toLowerCase().replaceAll('’', "'");
  const together = answerTogether(read);
  if (together !== null) return together;
  const alone = WITH_ALONE.exec(words)?.groups?.other;
  const other = alone ?? REVERSED.exec(words)?.groups?.other ?? ASKS.exec(words)?.groups?.other;
  const focus = turn.items.find(({ id }) => id === turn.state.focusId);
  const first = turn.items.find(({ id }) => id === turn.state.shown.itemIds[0]);
  const item = referred[0] ?? focus ?? (MATCHES.test(words) ? first : undefined);
  const isNamed = referred.length > 0 && MATCHES.test(words);
  const isOfIt = alone !== undefined || isNamed || POINTS.test(words);
  if (item === undefined || other === undefined || !isOfIt) return null;
  const partner = readPartner(item, other);
  const own = findType(item.other_info.type);
  if (partner === null || own === null) return null;
  const [role, theirs] = [typeRole(own.id), typeRole(partner.type)];
  const isTwice = role !== null && role === theirs && own.id === partner.type;
  const [match = ''] = isTwice ? [] : matchGarments(partner.type, own.id);
  // Of shoes as such only the color is known.
  const broad = BROAD.has(partner.type) ? tellBroad(read, item, partner) : null;
  if (broad !== null) return broad;
  const against = isTie(partner.type) ? againstTie(item) : null;
  const name = mentionItem(item, turn.items);
  if (against !== null) {
    const text = speech.say(
      ...against.map((why) => `No: ${why}.`),
      `${capitalize(name)} takes none.`,
    );
    return { text, itemIds: [item.id], suggestions: ['Show me dress shirts', 'More like it'] };
  }
  if (match === '') return null;
  const isYes = match.startsWith('Yes');
  const verdict = ASKS_OF_FAULT.test(words) ? turnRound(match) : match;
  const told = speech.say(verdict, `For ${name} ${uncapitalize(verdict)}`);
  if (told === '') return null;
  const { plural } = findType(partner.type) ?? { plural: 'pieces' };
  const named = partner.color === null ? plural : `${partner.color} ${plural}`;
  return {
    text: joinSentences(told, isYes ? tellColor(read, item, partner) : ''),
    itemIds: [item.id],
    suggestions: [
      isYes
        ? `Show me ${named.toLowerCase()}`
        : `What goes with ${exactKind(item).isPair ? 'them' : 'it'}?`,
      'More like it',
    ],
  };
}
