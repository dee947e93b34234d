import {
  mensLetterOfWaist,
  mensToUs,
  type SizeSystem,
  shoeToUs,
  womensToUs,
} from '@modiste/lexicon/convert-size';
import { SIZE_TABLE, womensOfWaist } from '@modiste/lexicon/size-table';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import type { SizeQuestion } from './read-size-question.ts';

type Wordings = readonly string[];

const EU_SHOES = Array.from({ length: 33 }, (_, step) => 34 + step / 2);
const UK_OFFSET = { Women: 2, Men: 1 } as const;
const WOMENS_US = { least: 0, most: 24 } as const;
const MENS_CHESTS = { least: 34, most: 50 } as const;
const SHOES_US = { least: 4, most: 16 } as const;

const within = (size: number, { least, most }: { least: number; most: number }): boolean =>
  size >= least && size <= most;

/** European shoe sizes of a US one, by the lexicon's chart read backwards; whole ones if any. */
function euOfUs(us: number, gender: 'Women' | 'Men'): string {
  const sizes = EU_SHOES.filter((eu) => shoeToUs(eu, 'EU', gender) === us);
  const whole = sizes.filter(Number.isInteger);
  return joinWithOr((whole.length > 0 ? whole : sizes.slice(0, 1)).map(String));
}

function shoeIn(size: number, system: SizeSystem, gender: 'Women' | 'Men'): string | null {
  const us = shoeToUs(size, system, gender);
  if (us === null || !within(us, SHOES_US)) return null;
  const eu = euOfUs(us, gender);
  const parts = [
    ...(system === 'US' ? [] : [`US ${us}`]),
    ...(system === 'EU' || eu === '' ? [] : [`EU ${eu}`]),
    ...(system === 'UK' ? [] : [`UK ${us - UK_OFFSET[gender]}`]),
  ];
  return joinWithAnd(parts);
}

const isFor = ({ wearer }: SizeQuestion, whom: 'women' | 'men'): boolean =>
  wearer === null || wearer === whom;

function shoeWordings(question: SizeQuestion): Wordings {
  const { size } = question;
  // Italian shoes are numbered like all European ones.
  const system = question.system === 'IT' ? 'EU' : question.system;
  const whole = `${system} ${size}`;
  const womens = isFor(question, 'women') ? shoeIn(size, system, 'Women') : null;
  const mens = isFor(question, 'men') ? shoeIn(size, system, 'Men') : null;
  if (womens !== null && mens !== null) {
    return [
      `As a shoe size, ${whole} is about ${womens} for women and ${mens} for men.`,
      `In shoes, ${whole} comes to ${womens} in women’s sizes, and ${mens} in men’s.`,
    ];
  }
  const [told, whom] = womens === null ? [mens, 'men’s'] : [womens, 'women’s'];
  if (told === null) return [];
  return [
    `As a ${whom} shoe size, ${whole} is about ${told}.`,
    `In ${whom} shoes, ${whole} comes to ${told}.`,
  ];
}

/** The letters that a US women's number or men's chest is sold as. */
export const lettersOf = (size: number, whose: 'women' | 'men'): string[] =>
  Object.entries(SIZE_TABLE)
    .filter(([letter, row]) => !/^\dX$/.test(letter) && row[whose].includes(size))
    .map(([letter]) => letter);

function womensClothing({ size, system }: SizeQuestion): string | null {
  const us = womensToUs(size, system);
  if (!within(us, WOMENS_US) || us % 2 !== 0) return null;
  const parts = [
    ...(system === 'US' ? [] : [`US ${us}`]),
    ...(system === 'UK' ? [] : [`UK ${us + 4}`]),
    ...(system === 'EU' ? [] : [`EU ${us + 32}`]),
    ...(system === 'IT' ? [] : [`Italian ${us + 36}`]),
  ];
  const letters = lettersOf(us, 'women');
  return `${joinWithAnd(parts)}${letters.length === 0 ? '' : `, usually ${joinWithOr(letters)}`}`;
}

function mensClothing({ size, system }: SizeQuestion): string | null {
  const us = mensToUs(size, system);
  if (!within(us, MENS_CHESTS)) return null;
  const letters = lettersOf(us, 'men');
  const other = system === 'EU' || system === 'IT' ? `US and UK ${us}` : `EU ${us + 10}`;
  return `${other}${letters.length === 0 ? '' : `, usually ${joinWithOr(letters)}`}`;
}

function clothingWordings(question: SizeQuestion): Wordings {
  const whole = `${question.system === 'IT' ? 'Italian' : question.system} ${question.size}`;
  const womens = isFor(question, 'women') ? womensClothing(question) : null;
  const mens = isFor(question, 'men') ? mensClothing(question) : null;
  const parts = [
    ...(womens === null
      ? []
      : [
          [
            `In women’s clothing, ${whole} is ${womens}.`,
            `As a women’s size, ${whole} equals ${womens}.`,
          ],
        ]),
    ...(mens === null
      ? []
      : [
          [
            `In men’s jackets and suits, ${whole} is ${mens}.`,
            `As a men’s chest, ${whole} equals ${mens}.`,
          ],
        ]),
  ];
  const [first, second] = parts;
  if (first === undefined) return [];
  return first.map((wording, at) => [wording, ...(second?.slice(at, at + 1) ?? [])].join(' '));
}

const letterOfWomensWaist = (waist: number): string[] =>
  Object.entries(SIZE_TABLE).flatMap(([letter, { womensWaist }]) =>
    womensWaist !== null && waist >= womensWaist[0] && waist <= womensWaist[1] ? [letter] : [],
  );

function waistWordings(question: SizeQuestion): Wordings {
  const { size } = question;
  const number = isFor(question, 'women') ? womensOfWaist(size) : null;
  const letter = isFor(question, 'men') ? mensLetterOfWaist(size) : null;
  const letters = letterOfWomensWaist(size);
  const womens =
    number === null
      ? []
      : [`US women’s ${number}${letters.length === 0 ? '' : ` (${joinWithOr(letters)})`}`];
  const mens = letter === null ? [] : [`a men’s ${letter}`];
  const told = joinWithAnd([...womens, ...mens]);
  return told === ''
    ? []
    : [
        `A ${size}-inch waist is about ${told}.`,
        `Waist ${size} means ${size} inches, or ${Math.round(size * 2.54)} cm: about ${told}.`,
      ];
}

/** A size in the other countries' numbers, in several wordings; empty where no chart has it. */
export function convertSize(question: SizeQuestion): Wordings {
  if (question.of === 'waist') return waistWordings(question);
  if (question.of === 'shoes') return shoeWordings(question);
  const clothing = clothingWordings(question);
  if (question.of === 'clothing') return clothing.length > 0 ? clothing : shoeWordings(question);
  const shoes = question.system === 'IT' ? [] : shoeWordings(question);
  if (clothing.length === 0 || shoes.length === 0) return [...shoes, ...clothing];
  return clothing.map((wording, at) => [wording, shoes[at] ?? ''].join(' ').trim());
}

/** What a letter means in numbers, in several wordings; empty for an unknown letter. */
export function numbersOfLetter(letter: string, wearer: SizeQuestion['wearer']): Wordings {
  const row = SIZE_TABLE[letter];
  if (row === undefined) return [];
  const range = (numbers: readonly number[]): string =>
    numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : `${numbers[0]}`;
  const womens = wearer !== 'men' && row.women.length > 0 ? [`US women’s ${range(row.women)}`] : [];
  const chest =
    wearer !== 'women' && row.men.length > 0 ? [`a men’s chest of ${range(row.men)} inches`] : [];
  const waist =
    wearer !== 'women' && row.mensWaist !== null
      ? [`a men’s waist of ${row.mensWaist[0]}–${row.mensWaist[1]} inches`]
      : [];
  const told = joinWithAnd([...womens, ...chest, ...waist]);
  return told === ''
    ? []
    : [`${letter} is usually ${told}.`, `Most makers print ${letter} for ${told}.`];
}
