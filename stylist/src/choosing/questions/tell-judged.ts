import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { exactFabrics, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { asPlural, broadKind, exactKind, written } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Speech } from '../../speech/speech.ts';
import { asksOfFabric, type Standing } from '../verdicts/fabric-verdicts.ts';
import { asksOfLaptop } from '../verdicts/holds-laptop.ts';
import { askableOf, type Judged, judgeEach } from '../verdicts/judge-each.ts';
import { asksOfNeed } from './need-answers.ts';

const NAMED_MAX = 3;
const REASONS_MAX = 2;
const LABEL = ['The care label decides.', 'Their care labels have the last word.'];

/** The fabric of a reason and what it does: "faux leather" and "lets a spill be wiped off". */
function partsOf({ item, why }: Judged): { fabric: string; does: string } {
  const names = exactFabrics(readItemFacts(item).garment.materials).map(fabricName);
  const fabric = names.find((name) => why.startsWith(`${name} `)) ?? '';
  return { fabric, does: why.slice(fabric.length).trim() };
}

/** Fabrics that do the same are told together: "leather and nylon let a spill be wiped off". */
function tellDoes(same: readonly Judged[]): string {
  const [first] = same;
  if (first === undefined) return '';
  const fabrics = [...new Set(same.map((one) => partsOf(one).fabric))];
  if (fabrics.length < 2 || fabrics.includes('')) return first.why;
  return `${joinWithAnd(fabrics.slice(0, NAMED_MAX))} ${asPlural(partsOf(first).does)}`;
}

const CLAUSES_MAX = 3;

/** "Is a maxi dress" as it is said of several: "is maxi dresses", which becomes "are". */
const ofMany = (does: string, item: Item): string =>
  /^is an? /.test(does) && does.endsWith(exactKind(item).noun)
    ? `is ${written(findType(readItemFacts(item).garment.type ?? '')?.plural ?? exactKind(item).noun)}`
    : does;

/** What pieces have or are, the most frequent first: "they have a block heel, or are flat". */
function clausesOf(group: readonly Judged[]): string {
  // Of several what they have is told, and not what each of it does.
  const counts = Map.groupBy(
    group.flatMap(({ item, does = [] }) =>
      group.length === 1
        ? does
        : does
            .slice(0, 1)
            .map((one) =>
              ofMany(one, item).replace(/, (?:which|according to its listing)\b.*$/, ''),
            ),
    ),
    (does) => does,
  );
  const most = [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, CLAUSES_MAX)
    .map(([does]) => does);
  const [only] = group;
  const isOne = group.length === 1 && only !== undefined && !exactKind(only.item).isPair;
  if (most.length === 0) return '';
  if (isOne) return `it ${joinWithAnd(most)}`;
  const plural = most.map(asPlural);
  return `they ${group.length === 1 ? joinWithAnd(plural) : joinWithOr(plural)}`;
}

/** Why those of one standing are so: what their pages say, and the reasons that most of them share. */
function whyOf(group: readonly Judged[]): string {
  const clauses = clausesOf(group);
  if (clauses !== '') return clauses;
  const pages = [
    ...new Set(group.flatMap(({ page }) => (page === undefined ? [] : [`“${page}”`]))),
  ];
  const counts = Map.groupBy(
    group.filter(({ why }) => why !== ''),
    (one) => partsOf(one).does,
  );
  const most = [...counts.values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, pages.length > 0 ? 1 : REASONS_MAX)
    .map(tellDoes);
  const say = group.length > 1 ? 'their pages say' : 'its page says';
  return [...(pages.length > 0 ? [`${say} ${joinWithOr(pages)}`] : []), ...most].join(', and ');
}

/** The pieces of one standing by their names, or how many there are and the first of them. */
function nameGroup(group: readonly Judged[], all: readonly Item[]): string {
  const names = group.slice(0, NAMED_MAX).map(({ item }) => mentionItem(item, all));
  if (group.length <= NAMED_MAX) return joinWithAnd(names);
  const isOfFabric = group.every(({ does = [] }) => does.length === 0);
  const fabrics = new Set(group.map(({ item }) => readItemFacts(item).garment.materials[0] ?? ''));
  const [fabric = ''] = fabrics;
  return isOfFabric && fabrics.size === 1 && fabric !== '' && group.length < all.length
    ? `the ${spellCount(group.length)} of ${fabricName(fabric)}`
    : `${spellCount(group.length)} of them, such as ${joinWithAnd(names)}`;
}

const because = (why: string): string => (why === '' ? '' : `: ${why}`);

/** What is so, then what is so in part, then the rest. */
function tellGroups(
  groups: Readonly<Record<'best' | 'some' | 'rest', readonly Judged[]>> & { inPart: string },
  shown: readonly Item[],
  speech: Speech,
): string {
  const { best, some, rest, inPart } = groups;
  const count = spellCount(shown.length);
  const all = shown.length === 2 ? 'both' : `all ${count}`;
  const nobody = shown.length === 2 ? 'Neither of them' : `None of the ${count}`;
  const name = (group: readonly Judged[]) => nameGroup(group, shown);
  if (best.length === shown.length) return speech.say(`Yes, ${all}${because(whyOf(best))}.`);
  const parts: string[] = [];
  if (best.length > 0) {
    parts.push(
      speech.say(
        `Of the ${count}, ${name(best)}${because(whyOf(best))}.`,
        `${capitalize(name(best))}${because(whyOf(best))}.`,
      ),
    );
  }
  if (some.length > 0) {
    const none = best.length > 0 ? '' : `${nobody} without a but.`;
    parts.push(none, speech.say(`${inPart}: ${name(some)}, as ${whyOf(some)}.`));
  }
  if (rest.length > 0) {
    const isNone = best.length + some.length === 0;
    const which = rest.length <= NAMED_MAX ? name(rest) : 'the others';
    parts.push(
      isNone
        ? speech.say(`${nobody}${because(whyOf(rest))}.`)
        : speech.say(`Not ${which}${because(whyOf(rest))}.`),
    );
  }
  return joinSentences(...parts);
}

/**
 * Which of some pieces are as a question says of all of them, by their fabric and kind: "which would
 * stand the rain?", "which won't wrinkle?". Null where no fabric answers it.
 */
export function tellJudged(
  words: string,
  all: readonly Item[],
  speech: Speech,
): { text: string; items: readonly Item[] } | null {
  const shown = askableOf(words, all);
  const judged = shown.length < 2 ? null : judgeEach(words, shown);
  if (judged === null) return null;
  const { each, isOfLack, isCare, inPart } = judged;
  const of = (standing: Standing) => each.filter((one) => one.standing === standing);
  const [best, rest] = isOfLack ? [of('no'), of('yes')] : [of('yes'), of('no')];
  const some = of('partly');
  if (best.length + some.length + rest.length === 0) return null;
  const open = each.length - best.length - some.length - rest.length;
  const text = joinSentences(
    tellGroups({ best, some, rest, inPart }, shown, speech),
    open === 0 ? '' : speech.say(`Of ${open === 1 ? 'one' : spellCount(open)} no listing tells.`),
    isCare ? speech.say(...LABEL) : '',
  );
  const items = [...best, ...(best.length === 0 ? some : [])].map(({ item }) => item);
  return { text, items: items.slice(0, NAMED_MAX) };
}

/** What nobody wants of a fabric. */
const UNWANTED: ReadonlySet<string> = new Set(['itch', 'crease', 'pill', 'static']);

/** Of those shown with a piece that itches or creases, one that does not; empty where none is asked for. */
export function tellSafer(item: Item, among: readonly Item[], { turn, speech }: ReadTurn): string {
  const words = turn.words.toLowerCase().replaceAll('’', "'");
  const id = asksOfFabric(words);
  const kind = broadKind(item).noun;
  // Who asks of a scarf is not told of a hat.
  const shown = among.filter(
    (one) => turn.state.shown.itemIds.includes(one.id) && broadKind(one).noun === kind,
  );
  const isOfNeed = asksOfNeed({ item, words });
  const isOfLaptop = asksOfLaptop(words);
  const isOfFabric = id !== null && UNWANTED.has(id);
  if ((!isOfNeed && !isOfLaptop && !isOfFabric) || shown.length < 2) return '';
  const each = judgeEach(words, [item, ...shown.filter((one) => one !== item)])?.each ?? [];
  const [own, ...others] = each;
  const [wrong, right] = isOfFabric ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
  const isSilent = isOfLaptop && own?.standing === null;
  if (own?.standing !== wrong && !isSilent) return '';
  const better = others.find(({ standing }) => standing === right);
  if (better === undefined) return '';
  const name = mentionItem(better.item, turn.items);
  const why = whyOf([better]);
  if (isSilent) {
    return speech.say(
      `Of those shown, ${name} is made for one: ${why}.`,
      `${capitalize(name)} takes one: ${why}.`,
    );
  }
  return speech.say(
    `Of those shown, ${name} is the safer one: ${why}.`,
    `${capitalize(name)} would be safer: ${why}.`,
  );
}
