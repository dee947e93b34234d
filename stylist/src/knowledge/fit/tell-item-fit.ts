import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { comesInWidth, helpsOf, isShoe } from '../../facts/feet-fit.ts';
import { feetAmong } from '../../memory/feet-among.ts';
import { joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { type Asked, asksOf } from '../topics/asked.ts';
import { equalSizes } from './equal-sizes.ts';
import { type ItemFit, itemFit, savedSizesFor, sizesAmong } from './item-fit.ts';
import { inOrder, tellByBody } from './tell-by-body.ts';
import { tellLength } from './tell-length.ts';

const SIZES_TOLD_MAX = 8;

const nounOf = (item: Item): string => findType(item.other_info.type)?.name ?? 'piece';

function tellSizes(
  { read: { speech } }: Asked,
  item: Item,
  { available, soldOut }: ItemFit,
): string {
  const noun = nounOf(item);
  if (item.sizes.length === 0) {
    return speech.say(
      'Its page lists no sizes.',
      `For this ${noun} the record names no sizes.`,
      'Sizes are missing on its page.',
    );
  }
  const isLong = available.length > SIZES_TOLD_MAX;
  const listed = isLong ? `${available[0]} to ${available.at(-1)}` : joinWithAnd(available);
  const more = isLong ? `, ${available.length} sizes in all` : '';
  const [size, are] = soldOut.length === 1 ? ['size', 'is'] : ['sizes', 'are'];
  const gone = soldOut.length === 0 ? '' : `; ${size} ${joinWithAnd(soldOut)} ${are} sold out`;
  if (available.length === 0)
    return speech.say('All its sizes are sold out.', `Every size of this ${noun} is sold out.`);
  return speech.say(
    `It comes in ${listed}${more}${gone}.`,
    `The ${noun} is listed in ${listed}${more}${gone}.`,
    `Its sizes are ${listed}${more}${gone}.`,
  );
}

/** Of the size that this conversation is about: whether it is there comes before all others. */
function tellAsked({ read }: Asked, item: Item, { available, soldOut }: ItemFit): string {
  const { speech, turn } = read;
  const filters = turn.state.request?.filters ?? null;
  if (filters === null || item.sizes.length === 0) return '';
  const sizes = savedSizesFor(item, filters);
  const [size] = sizesAmong(item, available, sizes);
  if (size !== undefined) {
    return speech.say(
      `Size ${size} is in stock.`,
      `There is one in size ${size}.`,
      `In size ${size} it is there.`,
    );
  }
  const [gone] = sizesAmong(item, soldOut, sizes);
  return gone === undefined
    ? ''
    : speech.say(`Size ${gone} is sold out.`, `In size ${gone} it is gone for now.`);
}

function tellSaved({ read }: Asked, item: Item, { available, soldOut }: ItemFit): string {
  const { speech, turn } = read;
  const saved = savedSizesFor(item, turn.shopper.preferences);
  if (saved.length === 0 || item.sizes.length === 0) return '';
  const has = sizesAmong(item, available, saved);
  if (has.length > 0) {
    const names = joinWithAnd(has);
    return speech.say(
      `Your saved ${has.length > 1 ? 'sizes' : 'size'} ${names} ${has.length > 1 ? 'are' : 'is'} among them, so start there.`,
      `${names} from your profile ${has.length > 1 ? 'are' : 'is'} available.`,
    );
  }
  const gone = sizesAmong(item, soldOut, saved);
  const names = joinWithAnd(gone.length > 0 ? gone : saved);
  return gone.length > 0
    ? speech.say(`Your size ${names} is sold out.`, `${names} from your profile is gone for now.`)
    : speech.say(
        `Your saved ${names} is not among them.`,
        `I do not see ${names} from your profile there.`,
      );
}

/** How it runs, and what that means for the size to take. */
const RUNNING: readonly (readonly [says: RegExp, asks: RegExp, take: string, how: string])[] = [
  [/true to size/, /\btrue to\b/, 'your usual size should do', 'Neither'],
  [/small|short|size up/, /\b(?:small|tight|size up)\b/, 'go one size up', 'Rather small'],
  [
    /large|big|long|size down/,
    /\b(?:large|big|loose|size down)\b/,
    'go one size down',
    'Rather large',
  ],
];

/** "Do they run big or small?" */
const OF_EITHER =
  /\b(?:big|large|loose)\b.*\bor\b.*\b(?:small|tight)\b|\b(?:small|tight)\b.*\bor\b.*\b(?:big|large|loose)\b/;

/** "Is it true to size?", "does it run small?": yes or no, according to its page; empty where nothing is said. */
function tellRuns({ read: { speech, turn } }: Asked, runs: string): string {
  const words = turn.words.toLowerCase();
  const [, asks, take, how] = RUNNING.find(([says]) => says.test(runs)) ?? [];
  const isAsked = RUNNING.some(([, one]) => one.test(words)) && !/\bor\b/.test(words);
  const isEither = how !== undefined && OF_EITHER.test(words);
  const plain = isEither ? `${how}: i` : 'I';
  const yes = isAsked && asks !== undefined ? (asks.test(words) ? 'Yes: i' : 'No: i') : plain;
  const so = take === undefined ? '' : `, so ${take}`;
  return speech.say(
    `${yes}ts page says “${runs}”${so}.`,
    `${yes}n the shop’s words “${runs}”${so}.`,
  );
}

function tellCut(asked: Asked, { cut, runs, isStretch }: ItemFit): string {
  const { speech } = asked.read;
  const told = [
    ...(runs === null ? [] : [tellRuns(asked, runs)]),
    ...(cut === null
      ? []
      : [speech.say(`Its page calls it ${cut}.`, `The cut is described as ${cut}.`)]),
    ...(isStretch ? [speech.say('It has some stretch.', 'The record mentions stretch.')] : []),
  ];
  return told.filter((text) => text !== '').join(' ');
}

/** Whether a shoe is listed in the width that the shopper's feet were told to need. */
function tellWidth({ read: { speech, turn } }: Asked, item: Item): string {
  const feet = feetAmong(turn.shopper.memories, { person: null, now: turn.now });
  if (feet === null || !isShoe(item)) return '';
  const { shape } = feet;
  if (comesInWidth(item, shape)) {
    return speech.say(
      `It is listed in a ${shape} width, which should suit the ${shape} feet you told me of.`,
      `Its page names a ${shape} width, and I remember your ${shape} feet.`,
    );
  }
  const helps = helpsOf(item, shape);
  return helps.length > 0
    ? speech.say(
        `With your ${shape} feet in mind: no ${shape} width is listed, but it has ${joinWithAnd(helps)}.`,
        `For your ${shape} feet there is ${joinWithAnd(helps)}, though no ${shape} width is listed.`,
      )
    : speech.say(
        `With your ${shape} feet in mind: its page lists no ${shape} width, so ask the shop first.`,
        `No ${shape} width is listed, so with your ${shape} feet I would ask the shop first.`,
      );
}

/** What the listing itself says of which size to take. */
const ON_SIZES =
  /[^.;!?]*\b(?:between (?:two )?sizes|size (?:up|down)|runs (?:a (?:little|bit|half size) )?(?:small|large|big)|true to size|take the (?:smaller|larger))\b[^.;!?]*(?:\?\s*[^.;!?]*)?/i;

/** Of two sizes, which are to be had: empty where both are, or where the listing names no sizes. */
function tellThere(asked: Asked, item: Item, sizes: readonly string[]): string {
  const { speech } = asked.read;
  const fit = itemFit(item);
  if (item.sizes.length === 0) return '';
  const there = sizes.filter((size) =>
    equalSizes(size, { item }).some((one) => fit.available.includes(one)),
  );
  if (there.length > 1) return '';
  const [only] = there;
  return only === undefined
    ? joinSentences(
        speech.say('Neither of the two is in stock.', 'There is none in either size.'),
        tellSizes(asked, item, fit),
      )
    : speech.say(
        `Of the two only size ${only} is in stock.`,
        `Only size ${only} of the two is to be had.`,
      );
}

/** "Between 32 and 34" where a 33 is sold: that one; empty where none lies between them. */
function tellMiddle({ read: { speech } }: Asked, item: Item, sizes: readonly string[]): string {
  const [low = Number.NaN, high = Number.NaN] = sizes.map(Number).toSorted((a, b) => a - b);
  const middle = itemFit(item)
    .available.map((size) => /^\d+(?:\.5)?/.exec(size)?.[0] ?? '')
    .find((size) => Number(size) > low && Number(size) < high);
  return middle === undefined
    ? ''
    : speech.say(
        `Take the ${middle}: it lies between the two, and it is in stock.`,
        `There is a ${middle} between the two, so I would take that.`,
      );
}

/** Which of two sizes of a piece to take: by its own page, or else by its cloth. */
export function tellBetween(asked: Asked, item: Item, sizes: readonly string[]): string {
  const { speech } = asked.read;
  const { isStretch } = itemFit(item);
  const [said = ''] = ON_SIZES.exec(item.description) ?? [];
  const [small, large] = inOrder(sizes);
  const [taken, other] = isStretch
    ? [`smaller, the ${small}`, 'larger']
    : [`larger, the ${large}`, 'smaller'];
  const cloth = isStretch ? 'it stretches' : 'no stretch is listed';
  const { runs } = itemFit(item);
  // What was just quoted of its page is not quoted in other words.
  const isQuoted = runs !== null && speech.said.slice(-2).some((one) => one.includes(`“${runs}”`));
  const page =
    said.trim() === '' || isQuoted
      ? ''
      : speech.say(
          `Its page says: “${said.trim()}.”`,
          `The page of this one says: “${said.trim()}.”`,
        );
  const middle = tellMiddle(asked, item, sizes);
  if (middle !== '') return joinSentences(middle, page);
  const there = tellThere(asked, item, sizes);
  const own = tellByBody(asked, item, sizes);
  // A page that names the size to take has the last word.
  const [, down, up] = /\b(?:(smaller|size down)|(larger|size up))\b/i.exec(said) ?? [];
  if (down !== undefined || up !== undefined) {
    const size = up === undefined ? 'smaller' : 'larger';
    return joinSentences(
      isQuoted
        ? speech.say(`The ${size} of the two, as its page says “${runs}”.`, `Then the ${size}.`)
        : speech.say(`The ${size} of the two.`, `I would take the ${size}.`),
      page,
      there,
    );
  }
  if (own !== '') return joinSentences(own, page, there);
  return joinSentences(
    page,
    speech.say(
      `Between two sizes I would take the ${taken}, as ${cloth}; the ${other} only if you like it ${isStretch ? 'loose' : 'close'}.`,
      `Of the two, the ${taken}: ${cloth}.`,
    ),
    there,
  );
}

const ELASTIC = /\b(?<share>\d{1,2}) ?% (?<what>elastane|spandex|lycra)\b/i;
/** Up to this share of elastane a cloth gives a little, and from there on a lot. */
const LITTLE_MAX = 2;
const MUCH_MIN = 10;

/** Whether an item stretches, by what it is made of; empty where nobody asks. */
function tellGive(asked: Asked, item: Item, { isStretch }: ItemFit): string {
  const { speech } = asked.read;
  if (!asksOf(asked, 'stretch', 'stretches', 'stretchy', 'give', 'gives')) return '';
  const { share, what } = ELASTIC.exec(item.description)?.groups ?? {};
  if (share !== undefined) {
    const yes =
      Number(share) <= LITTLE_MAX
        ? 'A little'
        : Number(share) >= MUCH_MIN
          ? 'Yes, a lot'
          : 'Yes, some';
    return speech.say(
      `${yes}: ${share}% of the cloth is ${what}.`,
      `${yes}, with ${share}% ${what} in it.`,
    );
  }
  return isStretch
    ? speech.say('Yes, its record mentions stretch.', 'It has some stretch, by its record.')
    : speech.say('No stretch is listed for it.', 'Nothing that stretches is listed in it.');
}

/** What its record says of an item's sizes, fit and the shopper's saved ones; it never promises. */
export function tellItemFit(asked: Asked, item: Item): string {
  const { speech } = asked.read;
  const fit = itemFit(item);
  const told = joinSentences(tellGive(asked, item, fit), tellLength(asked, item));
  if (told !== '') return told;
  const asksHowItRuns = asksOf(asked, 'size up', 'size down', 'true to', 'run', 'runs');
  const unknown =
    fit.runs === null
      ? speech.say(
          ...(asksHowItRuns
            ? [
                'Start from your usual size: its page does not say how its sizes run, so check the shop’s chart.',
                'I would begin with your usual size, since nothing on its page speaks for another one.',
              ]
            : []),
          'Whether it runs small or large is not on its page, so compare your measures with the shop’s chart.',
          'The record does not say how its sizes run; the shop’s size chart does.',
          'I cannot tell how it runs, since its page is silent on that.',
        )
      : '';
  // Who asks how it runs, and is told, needs no list of its sizes.
  if (asksHowItRuns && fit.runs !== null) {
    return joinSentences(tellRuns(asked, fit.runs), tellWidth(asked, item));
  }
  const own = tellAsked(asked, item, fit);
  const sizes = own === '' ? [tellSizes(asked, item, fit), tellSaved(asked, item, fit)] : [own];
  const cut = [tellCut(asked, fit), tellWidth(asked, item)];
  return (asksHowItRuns ? [unknown, ...cut, ...sizes] : [...sizes, ...cut, unknown])
    .filter((text) => text !== '')
    .join(' ');
}
