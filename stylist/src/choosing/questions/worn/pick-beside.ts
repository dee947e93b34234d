import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../../../answers/answer.ts';
import { shownColor } from '../../../facts/item-colors.ts';
import { exactKind, written } from '../../../facts/item-names.ts';
import { type NamedColor, namedColors } from '../../../knowledge/style/colors/color-rows.ts';
import { matchGarments } from '../../../knowledge/style/match-garments.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../../speech/join-words.ts';
import { mentionItem } from '../../../speech/mention-item.ts';
import { type TwoShown, twoShown } from './two-shown.ts';

/** A garment that the choice is to be worn with: "navy chinos". */
interface Beside {
  name: string;
  type: string;
  color: NamedColor | null;
}

const ASKS =
  /\b(?:just pick|pick (?:one|for me)?|choose|decide|which|what would (?:you|u)|would (?:you|u)|should i|better|best|your pick|(?:you|u) think|help)\b|\?/i;
const WITH = /(?:\bwith|\bw\/?|\bto go with|\bunder|\bover|\bnext to)\s+(?<what>[^.?!;]+)/i;
/** What the choice is to be worn with, in the order it is named. */
function besidesIn({ one, rest }: TwoShown): Beside[] {
  const own = typeRole(one.other_info.type);
  const what = WITH.exec(rest)?.groups?.what ?? '';
  return what.split(/,|\band\b|&|\bplus\b/).flatMap((part): Beside[] => {
    const type = understandQuery(part).concepts.find(({ kind }) => kind === 'type')?.id;
    if (type === undefined || typeRole(type) === own) return [];
    const [color = null] = namedColors(part);
    const kind = written(findType(type)?.plural ?? type);
    return [{ name: color === null ? kind : `${color.name} ${kind}`, type, color }];
  });
}

interface Weighed {
  item: Item;
  score: number;
  /** Why it is right there: "its navy picks up the navy chinos". */
  why: readonly string[];
}

const SAME_COLOR = 0.5;
const EASY = 0.6;

/** How well a piece goes with all that is named, with the reasons for it. */
function weigh(item: Item, besides: readonly Beside[]): Weighed {
  const shown = shownColor(item);
  const parts = (shown?.name ?? '').split(/\s*\/\s*/);
  const its = exactKind(item).isPair ? 'their' : 'its';
  const weighed = besides.map(({ name, type, color }) => {
    const [match = ''] = matchGarments(type, item.other_info.type);
    const kind = match.startsWith('Rather not') ? -1 : 0;
    if (color === null) return { score: kind, why: null };
    const harmony = colorHarmony([...(shown?.colors ?? [])], [color.shade.color]);
    const picked = parts.find((part) => namedColors(part).some((one) => one.name === color.name));
    const why =
      picked !== undefined
        ? `${its} ${picked.toLowerCase()} picks up the ${name}`
        : harmony >= EASY
          ? `${parts.join(' and ').toLowerCase()} sits easily beside ${name}`
          : null;
    return { score: kind + harmony + (picked === undefined ? 0 : SAME_COLOR), why };
  });
  return {
    item,
    score: weighed.reduce((sum, one) => sum + one.score, 0),
    why: weighed.flatMap(({ why }) => why ?? []),
  };
}

const MARGIN = 0.05;

/** The reason for the choice: what it is worn with, or else the price. */
function reasonFor(best: Weighed, next: Weighed): string {
  if (best.score - next.score >= MARGIN && best.why.length > 0) return joinWithAnd(best.why);
  const isLess = best.item.price < next.item.price;
  const [first] = best.why;
  const level =
    first === undefined ? 'both go with that alike' : `${first}, and the other would do as well`;
  return isLess ? `${level} but costs more` : level;
}

function rank({ one, other }: TwoShown, besides: readonly Beside[]): [Weighed, Weighed] {
  const [first, second] = [weigh(one, besides), weigh(other, besides)];
  const gap = first.score - second.score;
  const isFirst = Math.abs(gap) < MARGIN ? one.price <= other.price : gap > 0;
  return isFirst ? [first, second] : [second, first];
}

/**
 * Which of two pieces shown to take with clothes that are named: "the cobalt Volta or the navy Ostra, with navy
 * chinos and a white tee. Just pick". Null where a message asks no such thing.
 */
export function answerPickBeside({ turn, speech }: ReadTurn): Answer | null {
  const two = ASKS.test(turn.words) ? twoShown(turn) : null;
  const besides = two === null ? [] : besidesIn(two);
  if (two === null || besides.length === 0) return null;
  const [best, next] = rank(two, besides);
  const [name, theirs] = [best, next].map(({ item }) => mentionItem(item, turn.items));
  const why = reasonFor(best, next);
  const saved = Math.round((best.item.price - next.item.price) * 100) / 100;
  const less = formatPrice(Math.abs(saved), best.item.other_info.currency);
  return {
    text: joinSentences(
      speech.say(
        `${capitalize(name ?? '')}: ${why}.`,
        `I would take ${name}, as ${why}.`,
        `Still ${name}: ${why}.`,
      ),
      saved > 0
        ? speech.say(
            `${capitalize(theirs ?? '')} would do as well and is ${less} less.`,
            `If the price decides, ${theirs} is ${less} less.`,
          )
        : '',
    ),
    itemIds: [best.item.id],
    focusId: best.item.id,
    suggestions: ['Which sizes are in stock?', 'What else goes with it?'],
  };
}
