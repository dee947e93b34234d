import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { inAskedColor, shownColor } from '../../facts/item-colors.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { tellJudged } from '../questions/tell-judged.ts';
import { priceOf } from '../reasons/reason.ts';
import { findScales } from '../scales/find-scales.ts';
import type { Ranking, Scale } from '../scales/ranking.ts';
import { type Level, NAMED_MAX, tellBehind, whyLevel } from './level-reasons.ts';
import { nameNth, pricedName } from './name-nth.ts';
import { nameOutfit } from './name-outfit.ts';
import { type Qualified, qualifyItems } from './qualify-items.ts';
import { asksOfPieces, rankedItems } from './ranked-items.ts';

export interface Named {
  text: string;
  items: readonly Item[];
  /** The one that was named as the next. */
  next?: Item;
}

interface Placed {
  item: Item;
  value: number;
}

/** Those at the end of a scale, the rest behind them. */
function placeOn(scale: Scale, items: readonly Item[]): { top: Item[]; rest: Placed[] } {
  const placed = items
    .flatMap((item) => {
      const value = scale.valueOf(item);
      return value === null ? [] : [{ item, value }];
    })
    .toSorted((one, other) => other.value - one.value);
  const best = placed[0]?.value ?? 0;
  const isTop = ({ value }: Placed) => best - value <= scale.margin;
  return {
    top: placed.filter(isTop).map(({ item }) => item),
    rest: placed.filter((one) => !isTop(one)),
  };
}

/** Those that no scale parts, and the scale that parted them from the others. */
export function findTop({ scales }: Ranking, items: readonly Item[]) {
  // Of scarves no record tells how warm they are, and their fabrics do.
  const isKnown = (scale: Scale): boolean =>
    items.filter((item) => scale.valueOf(item) !== null).length > 1;
  const [first, ...others] = scales.filter((scale, at) => at > 0 || isKnown(scale));
  if (first === undefined) return null;
  let { top, rest } = placeOn(first, items);
  const known = top.length + rest.length;
  if (known < 2) return null;
  let decisive = first;
  for (const scale of others) {
    const next = placeOn(scale, top).top;
    if (top.length === 1 || next.length === 0 || next.length === top.length) continue;
    decisive = scale;
    top = next;
  }
  return { top, known, next: rest[0]?.item ?? null, first, decisive };
}

/** What is left to choose by among pieces that are level: the price, or else the color. */
function tellLeft(top: readonly Item[], shown: readonly Item[]): string[] {
  const sorted = top.toSorted((one, other) => one.price - other.price);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return [];
  if (least.price < most.price) {
    const name = pricedName(least, shown);
    const isPair = sorted.length === 2;
    return [
      `That leaves the price: ${name} costs ${isPair ? 'less' : 'the least of them'}.`,
      `What parts them is the price, and ${name} is the ${isPair ? 'lower' : 'lowest'}.`,
      `By price I would take ${name}.`,
    ];
  }
  const colors = top.map((item) => shownColor(item)?.name.toLowerCase() ?? '');
  return colors.includes('') || new Set(colors).size < 2
    ? []
    : [`They cost the same, so the color decides: ${joinWithAnd([...new Set(colors)])}.`];
}

/** Several share the place: why, and what is left to choose by. */
function tellLevel({ speech }: ReadTurn, level: Level): Named {
  const { top, shown, clause, known, word } = level;
  const items = top.toSorted((one, other) => one.price - other.price).slice(0, NAMED_MAX);
  const why = whyLevel(level);
  const [count, all] = [spellCount(top.length), `${spellCount(shown.length)}${clause}`];
  const left = (): string => speech.say(...tellLeft(top, shown));
  if (known < shown.length && top.length === known) {
    const told = speech.say(
      `Only ${count} of the ${all} listings tell, and those are alike${why}.`,
      `${capitalize(count)} of the ${all} listings tell it, all alike${why}; the others say nothing.`,
    );
    return { text: told, items };
  }
  if (top.length === shown.length) {
    const every = top.length === 2 ? 'Both' : `All ${count}`;
    const told = speech.say(
      `${every} are alike in that${why}.`,
      `${every} come out level${why}.`,
      `None is ahead there: ${every.toLowerCase()} are level${why}.`,
    );
    return { text: joinSentences(told, left()), items };
  }
  const names = joinWithAnd(top.map((item) => mentionItem(item, shown)));
  const behind = tellBehind(level);
  const who = top.length <= NAMED_MAX ? names : `${count} of the ${all}`;
  const among = top.length <= NAMED_MAX ? ` of the ${all}` : '';
  const told = speech.say(
    `${capitalize(who)} tie as ${word}${among}${why}.`,
    `It is a tie: ${who} are ${word}${among}${why}.`,
    `${capitalize(who)} share that, and none of them alone is ${word}${among}${why}.`,
  );
  return { text: joinSentences(told, behind || left()), items };
}

/** That no listing tells it: who asks for a quality is not answered with a price. */
function tellUntold({ speech }: ReadTurn, word: string): Named | null {
  const told = speech.say(
    `Their listings don’t tell which is ${word}.`,
    `Nothing in the listings says which is ${word}.`,
    `By what the shops write, no one can say which is ${word}.`,
  );
  return told === '' ? null : { text: told, items: [] };
}

/** Whether even the first of them is no good at what is asked. */
const isPoor = ({ good, scales: [scale] }: Ranking, best: Item): boolean =>
  good !== null && good !== undefined && (scale?.valueOf(best) ?? 0) < good.from;

/** None of them is as was asked, or a single one, which then is the most of them. */
function tellFew(
  { speech }: ReadTurn,
  { items, many, one, isOpen }: Qualified,
  shown: readonly Item[],
): Named {
  const count = spellCount(shown.length);
  const [only] = items;
  if (only === undefined) {
    const told = isOpen
      ? speech.say(
          `No listing of the ${count} tells of one${one}.`,
          `Of one${one} no listing tells.`,
        )
      : speech.say(
          `There is none${many} among the ${count}.`,
          `None of the ${count} is one${one}.`,
        );
    return { text: told, items: [] };
  }
  const name = pricedName(only, shown);
  const text = speech.say(
    `There is only one among the ${count}${one}${isOpen ? ' according to its listing' : ''}: ${name}.`,
    `${capitalize(name)} is the only one of the ${count}${one}.`,
  );
  return { text, items: [only] };
}

/**
 * Of all that is shown, the one at the end of a scale that a question names, with its fact first:
 * "which is the warmest?". What else it says of that one, such as "in black", is met first. Null
 * where the question is no such one, or the records do not tell.
 */
export function nameMost(read: ReadTurn): Named | null {
  const { turn } = read;
  const ranking = findScales(turn.words);
  if (ranking === null) return null;
  const { outfits } = turn.state.shown;
  const isOfPieces = asksOfPieces(read);
  if (outfits.length > 1 && !isOfPieces) {
    // For what a whole outfit is to serve, its pieces are judged together.
    if (ranking.measure === 'use') return null;
    const text = nameOutfit(read, ranking);
    return text === '' ? null : { text, items: [] };
  }
  const ranked = rankedItems(read);
  const all = ranked.map((item) => inAskedColor(item, read.understood.readings));
  if (all.length < 2) return null;
  const nth = nameNth(read, ranking, all);
  if (nth !== null) return nth;
  // "The cotton or the blue" names two pieces, and none that is both.
  const understood = read.named === ranked ? read.asked?.understood : undefined;
  const qualified = qualifyItems(all, understood ?? read.understood, ranking.measure);
  const isSome = qualified.many !== '';
  if (qualified.items.length === 1) return tellFew(read, qualified, all);
  if (qualified.items.length === 0) {
    const none = tellFew(read, qualified, all);
    const most = nameAmong(read, ranking, { items: all, clause: '' });
    return { text: joinSentences(none.text, most?.text ?? ''), items: most?.items ?? [] };
  }
  return nameAmong(read, ranking, {
    items: qualified.items,
    clause: isSome ? qualified.many : '',
    ...(isSome && { among: all }),
  });
}

interface Among {
  items: readonly Item[];
  clause: string;
  /** All that is shown, where the items are only some of it: names tell them apart from these. */
  among?: readonly Item[];
}

/** Where a single listing tells it, or none. */
function tellOneKnown(
  read: ReadTurn,
  { word, scales: [scale] }: Ranking,
  { items, clause, among = items }: Among,
): Named | null {
  const only = items.find((item) => (scale?.valueOf(item) ?? null) !== null);
  if (only === undefined || scale === undefined) return tellUntold(read, word);
  const text = read.speech.say(
    `Of the ${spellCount(items.length)}${clause} only one listing tells that: ${mentionItem(only, among)}${scale.factOf(only)}.`,
  );
  return text === '' ? tellUntold(read, word) : { text, items: [only] };
}

/** Of some items the one at the end of a scale. */
function nameAmong(
  read: ReadTurn,
  ranking: Ranking,
  { items: shown, clause, among: all = shown }: Among,
): Named | null {
  const { speech } = read;
  const found = findTop(ranking, shown);
  const [best] = found?.top ?? [];
  if (found === null || best === undefined) {
    const said = shown.length === 2 ? { ...ranking, word: ranking.wordOfTwo } : ranking;
    return tellOneKnown(read, said, { items: shown, clause, among: all });
  }
  const { top, known, next, first, decisive } = found;
  const word = shown.length === 2 ? ranking.wordOfTwo : ranking.word;
  const before = joinSentences(
    ranking.caveat === '' ? '' : speech.say(ranking.caveat),
    isPoor(ranking, best) ? speech.say(ranking.good?.otherwise ?? '') : '',
  );
  // Many that serve a use are told with what serves in them, and the others with what does not.
  const isJudged =
    ranking.measure === 'use' ||
    (ranking.measure === 'verdict' && tellBehind({ top, shown, scale: decisive }) === '');
  const judged =
    isJudged && top.length > NAMED_MAX && top.length < shown.length
      ? tellJudged(
          read.turn.words,
          [...top, ...shown.filter((item) => !top.includes(item))],
          speech,
        )
      : null;
  if (judged !== null) return { ...judged, text: joinSentences(before, judged.text) };
  if (top.length > 1) {
    const level = tellLevel(read, { top, shown, clause, known, word, scale: decisive });
    return level.text === '' ? null : { ...level, text: joinSentences(before, level.text) };
  }
  const count = `${spellCount(known)}${clause}`;
  const among = known < shown.length ? `of the ${count} whose listings tell` : `of the ${count}`;
  const name = mentionItem(best, all);
  const isTold = ranking.measure === 'price' && name.endsWith(priceOf(best));
  const fact = isTold ? '' : decisive.factOf(best) || first.factOf(best);
  const told = speech.say(
    `${capitalize(name)} is ${word} ${among}${fact}.`,
    `${capitalize(word)} ${among} is ${name}${fact}.`,
    `Still ${name}: ${word} ${among}${fact}.`,
  );
  if (told === '') return null;
  const follows =
    next === null || ranking.measure !== 'price'
      ? ''
      : speech.say(`Next comes ${pricedName(next, all)}.`);
  const text = joinSentences(before, told, follows);
  return { text, items: [best], ...(next !== null && follows !== '' && { next }) };
}
