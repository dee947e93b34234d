import type { Answer, ListedLine } from '../../../answers/answer.ts';
import { joinWithAnd } from '../../../speech/join-words.ts';
import { type Asked, genderOf } from '../../topics/asked.ts';
import { reply } from '../../topics/reply.ts';
import { tellFacts } from '../../topics/tell-facts.ts';
import type { Topic } from '../../topics/topic.ts';
import { bandAt, conditionsOf } from '../weather/advise-on-weather.ts';
import { withoutKinds } from './fit-capsule.ts';
import { budgetOf, refusedSorts, sizesOf, tellWithout } from './list-budget.ts';
import { namedPieces } from './named-pieces.ts';
import { COLD_MAX, HOT_MIN, type PackedLine } from './pack-bottoms.ts';
import { packTrip } from './pack-trip.ts';
import tips from './packing-tips.json' with { type: 'json' };
import { asksAnew, readTrip, type Trip } from './read-trip.ts';

export const PACKING_TIPS: readonly Topic[] = tips;
export const PACKING_CUES = [
  'pack*',
  'suitcase',
  'carry on',
  'what * bring',
  'bring to',
  'bring on',
  'bring for',
  'take on a trip',
  'take to',
  'take on my',
  'how many outfits',
  'how many clothes',
  'travel capsule',
  'vacation wardrobe',
];

const SEASON_NAMES = { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'fall' };

function titleOf(trip: Trip, asked: Asked): string[] {
  const { days, place, season, month, isSeasonSaid, kind, celsius, coolest, isLengthSaid } = trip;
  const { hasDinner, wet, isLight, isForChild, most } = trip;
  const { wearer } = asked;
  const length = days === 1 ? '1 day' : `${days} days`;
  const where = place === null ? '' : ` in ${place}`;
  const when = isSeasonSaid || place !== null ? ` in ${month ?? SEASON_NAMES[season]}` : '';
  const how =
    kind === 'city'
      ? ''
      : `, ${{ beach: 'beach', ski: 'skiing', business: 'business', wedding: 'with a wedding', hiking: 'hiking' }[kind]}`;
  const more = [...(hasDinner ? ['dinner out'] : []), ...(wet === null ? [] : [wet])];
  const also = more.length === 0 ? '' : `, with ${more.join(' and ')}`;
  const light = isLight ? ', in a carry-on' : '';
  const few = most === null ? '' : `, in ${most} pieces at most`;
  const who = isForChild ? ', for a child' : wearer === null ? '' : `, for ${wearer}`;
  const told = `${length}${where}${when}${how}${also}${light}${few}${who}${tellWithout(asked)}`;
  const [warm, cool] = [bandAt(celsius)?.name ?? 'mild', bandAt(coolest)?.name ?? 'mild'];
  const weather = warm === cool ? warm : `${cool} to ${warm}`;
  const guess = isLengthSaid ? '' : ' I assumed five days.';
  return [
    `For ${told}, with ${weather} weather in mind:${guess}`,
    `${told.charAt(0).toUpperCase()}${told.slice(1)}, packed for ${weather} days:${guess}`,
  ];
}

/** What a short list does without first. */
const SPARE = /sleepwear|sunglasses|gloves|scarf|beanie|dinner|hat\b|sweaters/;

/** The lines with so many pieces at most: one piece less of what there is most of, then what can be spared. */
function withMost(lines: readonly PackedLine[], most: number | null): PackedLine[] {
  const cut = lines.map((line) => ({ ...line }));
  const total = () => cut.reduce((sum, { count, isPiece }) => (isPiece ? sum + count : sum), 0);
  while (most !== null && total() > most) {
    const [first, ...others] = cut.filter(({ count, isPiece }) => isPiece && count > 1);
    const largest = [first, ...others].reduce((one, other) =>
      (other?.count ?? 0) > (one?.count ?? 0) ? other : one,
    );
    if (largest !== undefined && largest.count > 2) largest.count -= 1;
    else {
      const spare = cut.findLastIndex(({ isPiece, what }) => isPiece && SPARE.test(what));
      if (spare < 0) break;
      cut.splice(spare, 1);
    }
  }
  return cut;
}

/** The lines of the list without what is refused: "no dresses". */
function linesFor({ wearer, read }: Asked, trip: Trip): readonly PackedLine[] {
  const { types } = read.understood.not;
  return withMost(packTrip(trip, wearer, types), trip.most).flatMap((one) =>
    withoutKinds([[one.count, one.what, '']], types).map(([count, what]) => ({
      ...one,
      count,
      what,
    })),
  );
}

/** The same pieces in the sizes of children. */
const forChild = ({ pieces, spare }: Pick<ListedLine, 'pieces' | 'spare'>) => ({
  pieces: pieces.map((words) => `kids ${words}`),
  spare: spare.map((words) => `kids ${words}`),
});

function listOf(asked: Asked, trip: Trip): { text: string; lines: readonly ListedLine[] } {
  const { speech } = asked.read;
  const lines = linesFor(asked, trip);
  const [topLine, bottomLine] = (['top', 'bottom'] as const).map((part) =>
    lines.find((line) => line.part === part),
  );
  const pieces = lines.filter(({ isPiece }) => isPiece);
  const total = pieces.reduce((sum, { count }) => sum + count, 0);
  const [topCount, bottomCount] = [topLine?.count ?? 0, bottomLine?.count ?? 0];
  const outfits = topCount * bottomCount;
  const told = lines.map(({ count, what }) => {
    const line = `• ${count} ${what}`;
    speech.say(line);
    const [name = what] = what.split(/: |, | that | with /);
    const named = namedPieces(count, what, asked.wearer);
    return { line, count, name, ...(trip.isForChild ? forChild(named) : named) };
  });
  const tops = `${topCount} ${topCount === 1 ? 'top' : 'tops'}`;
  const halves = `${tops} and ${bottomCount} ${bottomCount === 1 ? 'bottom' : 'bottoms'}`;
  // What a budget suffices for is counted once its pieces are known.
  const { list } = asked.read.turn.state;
  const known = list?.kind === 'trip' ? list.budget : null;
  if ((asked.read.understood.hard.priceMax ?? known) !== null) {
    return { text: told.map(({ line }) => line).join('\n'), lines: told };
  }
  const bare = `That is ${total} pieces besides underwear and socks.`;
  const sum =
    outfits === 0
      ? speech.say(bare)
      : speech.say(
          `That is ${total} pieces besides underwear and socks; ${halves} make ${outfits} outfits if their colors agree.`,
          `${total} pieces in all, with ${outfits} ways to combine ${halves} in one palette.`,
        );
  const text = [...told.map(({ line }) => line), sum].filter((line) => line !== '').join('\n');
  return { text, lines: told };
}

/** In degrees Celsius: below that an evening asks for more than what is worn in summer. */
const MILD_MIN = 13;

/** For which weather pieces are chosen; of cold and heat both, any. */
function weatherOfList({ celsius, coolest }: Trip): 'winter' | 'summer' | null {
  if (celsius <= COLD_MAX) return 'winter';
  return celsius >= HOT_MIN && coolest >= MILD_MIN ? 'summer' : null;
}

/** "Skirts" begin as "skiing" does, and make no ski trip. */
const withoutSkirts = (asked: Asked): Asked => ({
  ...asked,
  words: asked.words.filter((word) => !/^(?:mini|midi|maxi)?skirts?$/.test(word)),
});

/** A counted packing list for the trip that the words tell; further tips when it was told before. */
export function adviseOnPacking(asked: Asked): Answer {
  const trip = readTrip(withoutSkirts(asked));
  const { speech } = asked.read;
  const titles = titleOf(trip, asked);
  const suggestions = [
    ...(bandAt(trip.celsius)?.next.slice(0, 2) ?? []),
    'Which fabrics do not wrinkle?',
    'How do I pack lighter?',
  ];
  const { turn } = asked.read;
  const isAnew = asksAnew(turn.said ?? turn.words);
  const isTold = !isAnew && titles.some((title) => speech.said.includes(title));
  const isGeneral = !trip.isLengthSaid && trip.place === null && !trip.isSeasonSaid;
  const asksTips = /\b(?:lighter|less|roll|fold|tips?|else)\b/i.test(asked.text);
  if (isTold || (isGeneral && asksTips)) {
    const facts = PACKING_TIPS.flatMap((topic) => topic.facts);
    return reply(asked, { parts: [tellFacts(asked, facts, 3)], suggestions });
  }
  const [condition] = conditionsOf(asked);
  const weather = condition === undefined ? '' : tellFacts(asked, condition.facts, 1);
  const light = trip.isLight
    ? speech.say(
        'Wear the bulkiest shoes and the jacket on the way, and wash once.',
        'On the way you wear what takes most room; one wash covers the rest.',
      )
    : '';
  const modest =
    trip.modestPlaces.length === 0
      ? ''
      : speech.say(
          `In ${joinWithAnd(trip.modestPlaces)} shoulders and knees stay covered away from the beach, so all of it does that.`,
        );
  const check = speech.say(
    'Look at the forecast before you close the suitcase.',
    'A day before you leave, check the forecast and swap a layer.',
  );
  const title = speech.say(...titles);
  const { text, lines } = listOf(asked, trip);
  // The list names dresses where nobody said whom it is for, and what goes with a dress is for women.
  const isAssumed = asked.wearer === null && !trip.isForChild;
  const whose = isAssumed ? speech.say('I took pieces for women; tell me if it is for a man.') : '';
  return reply(asked, {
    parts: [title, text, [modest, light, weather, whose, check].filter(Boolean).join(' ')],
    suggestions,
    list: {
      kind: 'trip',
      lines,
      gender: genderOf(asked) ?? (isAssumed ? 'Women' : null),
      weather: weatherOfList(trip),
      ...(trip.kind === 'business' && { occasions: ['office'] }),
      refused: refusedSorts(asked.read.understood),
      ...budgetOf(asked.read.understood),
      ...sizesOf(asked.read.understood),
    },
    between: '\n',
  });
}
