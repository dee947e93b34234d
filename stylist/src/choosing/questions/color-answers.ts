import { shadesIn } from '@modiste/lexicon/shades';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { itemColors, shownColor } from '../../facts/item-colors.ts';
import { spellCount } from '../../facts/number-words.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { onlyNames, type Question, says, type Told, unsaid } from './question.ts';

/** The colors that a question names, as it names them: "black or navy". */
function colorsNamed({ understood, words }: Question): QueryReading[] {
  const isOfAll = /\bhow many colou?rs\b/.test(words);
  return understood.readings.filter(
    (reading) =>
      !isOfAll &&
      !onlyNames(words, reading.words) &&
      reading.concepts.some(({ kind }) => kind === 'color'),
  );
}

/** The colors of an item that go by a name, or by the concept behind it. */
function colorsCalled(item: Question['item'], { words, concepts }: QueryReading): string[] {
  const colors = itemColors(item);
  const exact = colors.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const near = colors.filter(({ colors: own }) =>
    concepts.some(({ kind, id }) => kind === 'color' && own.some((color) => color === id)),
  );
  return (exact.length > 0 ? exact : near).map(({ name }) => name);
}

/** "Does it have green and red in it?": what are colors to choose from, and not on one piece. */
const IN_IT = /\b(?:in|on) (?:it|them)\b/;

/** Of several colors that are asked for, which there are, and which not. */
function tellSeveralColors(asked: readonly QueryReading[], question: Question): Told {
  const { item, name } = question;
  const names = itemColors(item).map((color) => color.name);
  const called = asked.map((reading) => ({ reading, own: colorsCalled(item, reading) }));
  const there = [...new Set(called.flatMap(({ own }) => own))];
  const gone = called.flatMap(({ reading, own }) =>
    own.length === 0 ? [reading.words.toLowerCase()] : [],
  );
  if (IN_IT.test(question.words) && there.length > 1 && names.every((one) => !one.includes('/'))) {
    return says(
      `${joinWithAnd(names)} are separate colors to choose from, and not on one piece.`,
      `No: ${joinWithAnd(names)} are the colors that ${name} comes in, each by itself.`,
    );
  }
  if (there.length === 0) {
    return says(
      `No, ${name} comes in ${joinWithAnd(names)}.`,
      `Neither: the colors of ${name} are ${joinWithAnd(names)}.`,
    );
  }
  const not = gone.length === 0 ? '' : `, not in ${joinWithOr(gone)}`;
  return says(
    `Yes, ${name} comes in ${joinWithAnd(there)}${not}.`,
    `Yes: in ${joinWithAnd(there)}${not}.`,
  );
}

/** "Is it more pink or more purple?" asks how one color looks. */
const OF_DEGREE = /\b(?:more|closer|leans?|rather|really|actually|mostly|mainly)\b.*\bor\b/;

/** Which of several colors the one that is shown is, by the name that the shop gives it. */
function tellDegree(asked: readonly QueryReading[], { item, name }: Question): Told {
  const shown = shownColor(item) ?? itemColors(item)[0];
  const of = ({ concepts }: QueryReading, own: readonly string[]): boolean =>
    concepts.some(({ kind, id }) => kind === 'color' && own.includes(id));
  if (shown === undefined) return unsaid(`which color ${name} is`);
  const [main] = shown.colors;
  const best =
    asked.find((one) => main !== undefined && of(one, [main])) ??
    asked.find((one) => of(one, shown.colors));
  if (best === undefined) {
    return says(
      `Neither: ${name} is in ${shown.name}.`,
      `None of them; its color is ${shown.name}.`,
    );
  }
  const order = shown.name.includes('/') ? ', and the first of the two is the main color' : '';
  const words = best.words.toLowerCase();
  return says(
    `More ${words}: the shop calls the color ${shown.name}${order}.`,
    `Rather ${words}, as the color is ${shown.name}${order}.`,
  );
}

/** "Is it only a bit of blue?", "how much green is there": asks how much of a color there is. */
const OF_AMOUNT =
  /\b(?:only|just)\b.*\b(?:bit|little|touch|hint|accent|detail|trim|stripe|part|logo|sole|edge)\b|\b(?:a (?:tiny |little |small )?(?:bit|touch|hint|lot)|bits|much|mostly|mainly|entirely|completely|how (?!many)\w+ (?:is|are) (?:it|they|the|that))\b|\ball (?:over|white|black|blue|green|red|one color)\b|\bwhere(?:['’]?s| is| are) (?:the|that)\b/;

/** Whether a question asks how much of one color is on a piece. */
export const asksOfAmount = (question: Question): boolean =>
  OF_AMOUNT.test(question.words) && colorsNamed(question).length === 1;

/** How much of a color is on a piece, as far as the name of its color tells: the first is the main one. */
function tellAmount(asked: QueryReading, { item, name }: Question): Told | null {
  const shown = shownColor(item) ?? itemColors(item).find(({ name: one }) => one.includes('/'));
  const parts = shown?.name.split(/\s*\/\s*/) ?? [];
  const [main, ...others] = parts;
  if (shown === undefined || main === undefined) return null;
  const words = asked.words.toLowerCase();
  const called = colorsCalled({ ...item, shown_color: shown.name }, asked);
  if (parts.length === 1) {
    return called.length === 0
      ? null
      : says(
          `No, more than that: the shop names ${main} as its only color.`,
          `The shop calls ${name} ${main} and names no second color.`,
        );
  }
  const isOf = (part: string): boolean =>
    part.toLowerCase().includes(words) ||
    asked.concepts.some(({ id }) => shadesIn(part).some(({ color }) => color === id));
  const rest = joinWithAnd(others);
  const where = `How large the ${rest.toLowerCase()} is no listing tells; the picture shows where it sits.`;
  const order = `the shop names its color ${shown.name}, and what stands first is the main color`;
  if (isOf(main)) {
    return says(
      `Mostly ${main.toLowerCase()}, not all over: ${order}. ${where}`,
      `No, there is ${rest.toLowerCase()} on it, too: ${order}. The picture shows where.`,
    );
  }
  if (!others.some(isOf)) return null;
  return says(
    `As far as its name tells, yes: ${order}. ${where}`,
    `It should be the smaller part: ${order}. Where it sits the picture shows.`,
  );
}

export function tellColors(question: Question): Told {
  const { item, name, facts } = question;
  const names = itemColors(item).map((color) => color.name);
  if (names.length === 0) return unsaid(`which colors ${name} comes in`);
  const list = joinWithAnd(names);
  const [asked, ...others] = colorsNamed(question);
  if (asked !== undefined && others.length > 0) {
    if (OF_DEGREE.test(question.words)) return tellDegree([asked, ...others], question);
    return tellSeveralColors([asked, ...others], question);
  }
  const amount = asked !== undefined && asksOfAmount(question) ? tellAmount(asked, question) : null;
  if (amount !== null) return amount;
  if (asked === undefined) {
    return names.length === 1
      ? says(`${capitalize(name)} comes in ${list} only.`, `Only in ${list}: that is ${name}.`)
      : says(`${capitalize(name)} comes in ${list}.`, `The colors of ${name} are ${list}.`);
  }
  const words = asked.words.toLowerCase();
  const exact = names.find((one) => one.toLowerCase().includes(words));
  const shown = item.shown_color;
  const here =
    shown === undefined || shown === exact ? '' : `; what you see is the one in ${shown}`;
  if (exact !== undefined)
    return says(
      `Yes, ${name} comes in ${exact}${here}.`,
      `Yes: ${exact} is one of the colors of ${name}${here}.`,
    );
  const near = itemColors(item).filter(({ colors }) =>
    asked.concepts.some(({ kind, id }) => kind === 'color' && colors.some((color) => color === id)),
  );
  const isPlain = asked.concepts.some(({ id }) => id.toLowerCase() === words);
  if (near.length > 0 && isPlain) {
    return says(`Yes, ${name} comes in ${joinWithAnd(near.map((color) => color.name))}.`);
  }
  if (near.length > 0) {
    return says(`Not by that name; the nearest color of ${name} is ${near[0]?.name ?? list}.`);
  }
  return recordSays(facts, { kind: 'color', id: asked.concepts[0]?.id ?? '' }) === 'unsaid'
    ? unsaid(`whether ${name} comes in ${words}`)
    : says(`No, ${name} comes in ${list}.`, `No: the colors of ${name} are ${list}.`);
}

/** "Can I see more pictures?": how many its card opens, and where others may be. */
export function tellPictures({ item }: Question): Told {
  const count = item.image_urls.length;
  return count > 1
    ? says(
        `Yes: tap its card, which opens ${spellCount(count)} pictures.`,
        `Its card opens ${spellCount(count)} pictures; the page of the shop may have more.`,
      )
    : says(
        'There is one picture of it here; the page of its shop may have more.',
        'One picture is all that I have of it; the shop’s page may show more.',
      );
}
