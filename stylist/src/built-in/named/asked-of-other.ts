import type { Item } from '@modiste/contract/entities/item';
import { listOf } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { type References, resolveReferences } from '../../references/resolve-references.ts';
import { isNamedInPlural } from '../../references/scene.ts';
import type { Turn } from '../../stylist.ts';
import { type Message, readMessage } from '../../understanding/message.ts';

const QUESTION_WORD =
  "(?:is|are|was|does|do|did|will|would|can|could|has|have|isn['’]?t|doesn['’]?t|what|whats|what['’]s|how|hows|which|why|where)";
/** "I meant does the cashmere beanie itch" asks. */
const MEANT = new RegExp(
  `^\\W*(?:(?:no+|nope|omg|ugh|but|sorry|wait)[\\s,.!]+)*i (?:mean|meant|was asking|am asking|asked)[\\s,:]+(?=${QUESTION_WORD}\\b)`,
  'i',
);
/** Says that another piece was meant than the one that the last answer told of. */
const CORRECTS =
  /\b(?:no+|nope|not|mean|meant|omg|wrong|asking about|talking about|asked about|before|earlier)\b|!/i;
/** Asks the same of another piece: "and the same for the Zadie", "what about the Ostra", "the Greta too?" */
const SAME =
  /\bsame\b|^\W*(?:(?:and|ok|so|but|hm+)[\s,]+)*(?:(?:what|how) about|and|n)\b|\b(?:too|as well|also)\b\W*$/i;
/** Stands around a piece that is named once more, and asks for nothing. */
const AROUND: ReadonlySet<string> = new Set(
  listOf(
    'no, noo, nope, nah, not, omg, ugh, argh, lol, i, me, mean, meant, was, am, asking, asked, talking, about, of, the, that, this, those, one, ones, from, before, earlier, first, previously, you, u, showed, shown, said, saw, ok, okay, oh, sorry, wait, please, pls, and, but, so, it, its, wrong, hello, hey, yes, again, above, list, at, beginning, start, for, piece, same, question, thing, goes, with, what, how, too, as, well, also, then, now, hm, hmm, n',
  ),
);
const ASKS = new RegExp(`\\?|(?:^|[\\s,.!;])${QUESTION_WORD}\\b`, 'i');
const SEEKS = /\b(?:show|find|looking for|i need|i want|get me|give me|have (?:you|u)|any)\b/i;

type Named = NonNullable<References['named']>[number];

const isIn = (at: number, spans: readonly Pick<Named, 'from' | 'to'>[]): boolean =>
  spans.some(({ from, to }) => at >= from && at < to);

/** Whether a message names a piece and says nothing else: "omg the Isolde beanie from before. the 48 one". */
const namesAlone = ({ words }: Message, spans: readonly Named[]): boolean =>
  words.every(
    ({ word }, at) =>
      AROUND.has(word) || isIn(at, spans) || words.slice(0, at).some((one) => one.word === 'not'),
  );

/** The last question with "it" in the place of the piece that it named, where it named one. */
function askedOfIt(turn: Turn, asked: string, item: Item): string {
  const message = readMessage(understandQuery(asked));
  const { named = [] } = resolveReferences(message, turn);
  const spans = named.filter(({ kind }) => kind !== 'pronoun');
  const ids = new Set(spans.flatMap(({ items }) => items.map(({ id }) => id)));
  if (ids.size > 1 || ids.has(item.id)) return asked;
  const pronoun = isNamedInPlural(item) ? 'they' : 'it';
  const said = spans.toReversed().reduce((text, { from, to }) => {
    const [first, last] = [message.words[from], message.words[to - 1]];
    return first === undefined || last === undefined
      ? text
      : `${text.slice(0, first.start)}${pronoun}${text.slice(last.end)}`;
  }, asked);
  // "The Juno one, does it have sleeves" asks one thing.
  return said.replace(/^\W*(?:it|they)\s*[,:–-]+\s*/i, '');
}

/** "I just asked if I should cover my shoulders" asks whether. */
const ASKED_IF =
  /^\W*(?:(?:no+|but|sorry|ok|hey)[\s,.!]+)*i(?:['’]?m| am| was)? (?:just |only |actually |really )*(?:asked|ask|asking|wondering|wondered|want(?:ed)? to know|need(?:ed)? to know)(?: you| u)? (?:if|whether) (?<who>i|we|you|it|they|one|she|he) (?<verb>should|can|could|may|must|need|would|is|are|does|do)\b/i;

/** A question that is put as what was meant or asked, as the plain question. */
export const withoutMeant = (words: string): string =>
  words
    .replace(MEANT, '')
    .replace(ASKED_IF, (_, who: string, verb: string) =>
      /^need$/i.test(verb) ? `do ${who} need` : `${verb} ${who}`,
    );

/**
 * The last question once more, where a message says nothing but which piece was meant: "no, the Isolde beanie from
 * before". Null where it says more, or nothing was asked.
 */
export function askedOfOther(turn: Turn, item: Item): string | null {
  const { words, history, state } = turn;
  const message = readMessage(understandQuery(words));
  const { named = [] } = resolveReferences(message, turn);
  const isSame = SAME.test(words);
  const isAsked = ASKS.test(words.replace(SAME, '').replace(/\?\W*$/, ''));
  if (!(isSame || CORRECTS.test(words)) || isAsked || !namesAlone(message, named)) return null;
  const last = history.findLast(({ actor }) => actor === 'user')?.message ?? state.heard?.at(-1);
  const asked = withoutMeant(last ?? '');
  if (!ASKS.test(asked) || SEEKS.test(asked)) return null;
  return askedOfIt(turn, asked, item);
}
