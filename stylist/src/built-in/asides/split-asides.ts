import type { Item } from '@modiste/contract/entities/item';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { typesOf } from '../../dialogue/types-of.ts';
import { resolveReferences } from '../../references/resolve-references.ts';
import { itemsOf } from '../../references/scene.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';

/** What is asked of sizes and of whose a piece is: tables and records answer it, whatever is said beside it. */
type AsideKind = 'whose' | 'stock' | 'cut' | 'conversion';

export interface Aside {
  kind: AsideKind;
  words: string;
}

/** Where a sentence ends; the point of "$49.50" ends none. */
const SENTENCE = /(?<=[?!]|[^\d\s.]\.|\d\.)\s+/;
const NEXT_QUESTION =
  /(?:,\s*(?:(?:and|but|so|also|plus)\s+)?|\s+(?:and|but|so|also|plus)\s+)(?=(?:is|are|do|does|can|could|would|what(?:['’]?s)?|which|in which|how)\s)/i;

const clausesOf = (words: string): string[] =>
  words
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const ASKS =
  /\?|^\W*(?:(?:and|but|so|ok|okay|oh|also|wait|hm+)[\s,]+)*(?:is|are|isn['’]?t|thats?|do|does|has|have|got|will|can|what|which|in which|whose)\b/i;
/** What looks for something is no question of what is shown. */
const SEEKS =
  /\b(?:show|find|any(?! of)|anything|something|some|need|want|looking|another|others?|else|instead|like it|similar)\b/i;

const GENDERED =
  /\b(?:(?:for|made for|meant for) (?:a )?(?:men|man|women|woman|guys?|girls?|lad(?:y|ies)|males?|females?|gents)|(?:a|the|these|those|both|all|are|is|really|actually|like) (?:men|women|lad(?:y|ies)|gents?|male|female)['’]?s?(?: (?:ones?|pairs?|pieces?|cut|style|sizes?|[a-z]+))?\W*$)/i;
/** "Is it plus only?", "that's the petite range, right?" */
const OF_CUT =
  /\b(?:plus|petite|tall)(?:[- ]sizes?| size)?(?: only| range| ones?)?\W*(?:$|right\b)|\bonly (?:in |for )?(?:plus|petite|tall)\b/i;

/** "Is it for women?" points at a piece; "what do women wear?" does not. */
const OF_SHOWN = /\b(?:it|this|that|these|those|they|them|ones?|pair|the|both)\b/i;

const IN_SIZE =
  /\b(?:in|an?|size|sizes)\s+(?:an?\s+|size\s+)*(?:\d{2}\s?x\s?\d{2}|\d{1,2}(?:\.5)?[srlwpt]?|x*s|m|x*l|\dxl?|small|medium|large)(?:\s+(?:regular|short|long|r|s|l))?(?![\w%$£€])/i;
const HAS = /\b(?:in stock|have|has|got|comes?|come in|available|is|are|left|go up to)\b/i;
const IN_STOCK =
  /^\W*(?:(?:and|so|is it|are they|still|that)[\s,]+)*in stock(?: (?:in )?(?:my size|that))?\W*$/i;

const TWO_LETTERS =
  /\b(?:an?\s+)?(?:x*s|m|l|x*l|\dxl|small|medium|large)\s+or\s+(?:an?\s+)?(?:x*s|m|l|x*l|\dxl|small|medium|large)\b/i;
const WHICH_SIZE =
  /\b(?:which|what)(?:['’]?s)?\s(?:is\s)?(?:my\s)?sizes?\b.*\b(?:i|me|we|she|he)\b|\b(?:which|what) (?:letter|number)\b/i;
const IN_OTHER =
  /\bin (?:your|the shop['’]?s|american|us|letters?|the letters|numbers?|inches)(?: sizes?| sizing| terms)?\W*(?:$|if\b|when\b)/i;
const OF_LETTER =
  /\bwhat(?:['’]?s| is| would)? (?:an? )?(?:small|medium|large|x*s|m|x*l) (?:be )?in\b/i;
const NUMBER_OR = /\b(?:small|medium|large|x*s|m|x*l) (?:an? )?\d{1,2}(?:,? or| and)/i;

/** "Do the flats have it?", behind a size. */
const HAS_SIZE =
  /\b(?:do|does|is|are|has|have|got)\b.*\b(?:have|has|got|in|comes? in) (?:it|that|that size|my size|the size|mine)\W*$/i;

/** Whether a clause asks something. */
export const asksSomething = (words: string): boolean =>
  clausesOf(words).some((clause) => ASKS.test(clause));

/** "In pink, size M?" asks of more than the size. */
const namesColor = (clause: string): boolean =>
  understandQuery(clause).concepts.some(({ kind }) => kind === 'color');

function kindOf(clause: string, isAlone: boolean): AsideKind | null {
  if (!ASKS.test(clause) || SEEKS.test(clause)) return null;
  if (GENDERED.test(clause) && OF_SHOWN.test(clause)) return 'whose';
  if (OF_CUT.test(clause) && OF_SHOWN.test(clause)) return 'cut';
  if (IN_OTHER.test(clause) || NUMBER_OR.test(clause) || OF_LETTER.test(clause))
    return 'conversion';
  if (TWO_LETTERS.test(clause) || WHICH_SIZE.test(clause)) return 'conversion';
  if (IN_STOCK.test(clause) || (!isAlone && HAS_SIZE.test(clause))) return 'stock';
  // Of a question alone the other readings know more: "does it come in a 6, and what else?"
  const isPlain = isAlone && !/^\W*(?:(?:and|so|but)[\s,]+)*(?:got|have|the|suit)\b/i.test(clause);
  const isOfSize = IN_SIZE.test(clause) && HAS.test(clause) && !isPlain;
  return isOfSize && !namesColor(clause) ? 'stock' : null;
}

/** The questions of a message that are asides, and what else it says. */
export function splitAsides(words: string): { asides: readonly Aside[]; rest: string } {
  const clauses = clausesOf(words);
  const asides: Aside[] = [];
  const rest: string[] = [];
  for (const clause of clauses) {
    const kind = kindOf(clause, clauses.length === 1);
    if (kind === null) rest.push(clause);
    else asides.push({ kind, words: clause });
  }
  return { asides, rest: rest.join(' ') };
}

const MANY = /\b(?:they|them|these|those|both|all|any|which)\b/i;

/** The pieces that a question is of: those it points at or names, or the one spoken of, or all shown. */
export function piecesAsked({ words, kind }: Aside, turn: Turn): readonly Item[] {
  const message = readMessage(understandQuery(words));
  const { items, isAmbiguous } = resolveReferences(message, turn);
  const [focus] = turn.state.focusId === null ? [] : itemsOf(turn, [turn.state.focusId]);
  const { itemIds, outfits } = turn.state.shown;
  const shown = itemsOf(turn, [...new Set([...itemIds, ...outfits.flat()])]);
  const types = typesOf(message.readings.map(({ reading }) => reading));
  const isOfKind = ({ other_info }: Item): boolean =>
    types.some((type) => isKindOf(other_info.type, type) || isKindOf(type, other_info.type));
  if (types.length > 0) {
    const own = turn.state.chosen ?? [];
    const all = [...shown, ...(turn.earlierItems ?? []), ...turn.items];
    const chosen = own.flatMap((id) => all.find((item) => item.id === id) ?? []).filter(isOfKind);
    const named = items.filter(isOfKind);
    if (named.length > 0) return named;
    return chosen.length > 0 ? chosen.slice(0, 1) : shown.filter(isOfKind);
  }
  if (MANY.test(words) && focus === undefined) return shown;
  if (items.length > 0) return isAmbiguous && kind === 'stock' ? [] : items;
  if (focus !== undefined) return [focus];
  // Which of several "it" is asked in stock is asked back.
  return kind === 'stock' && shown.length > 1 ? [] : shown.slice(0, 1);
}
