import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { Answer } from '../../../answers/answer.ts';
import { isPairType, written } from '../../../facts/item-names.ts';
import { spellCount } from '../../../facts/number-words.ts';
import { capitalize } from '../../../speech/join-words.ts';
import type { Asked } from '../../topics/asked.ts';
import { reply } from '../../topics/reply.ts';
import { readTrip } from './read-trip.ts';

/** Days that one piece is worn before the next one; of the others one or two do for any time. */
const WEARS: Readonly<Partial<Record<Role, number>>> = {
  top: 1,
  underwear: 1,
  hosiery: 1,
  'one-piece': 2,
  'mid-layer': 3,
  bottom: 3,
  suit: 3,
  sleep: 4,
};
const FEW: Readonly<Partial<Record<Role, readonly [count: string, why: string]>>> = {
  outer: [
    'One is enough where the weather holds',
    'a second one, for rain or real cold, earns its place only if the first does neither',
  ],
  shoes: [
    'Two pairs',
    'worn in turn they dry out and last longer; a third only for an occasion that asks for it',
  ],
  bag: ['One for the day', 'a small one for the evening if there is an evening to dress for'],
  swim: ['Two', 'so that one can dry'],
};
const FEW_OF_ANY = ['One or two', 'more of them mostly stay in the drawer'] as const;
const WASH_AFTER = 4;

const plural = (type: string, count: number): string => {
  const found = findType(type);
  if (found !== null && isPairType(found))
    return `${count === 1 ? 'pair' : 'pairs'} of ${written(found.plural)}`;
  return (count === 1 ? found?.name : found?.plural)?.toLowerCase() ?? 'pieces';
};

/** How many of a kind are needed for some days, as a rule of thumb that says what it rests on. */
export function adviseOnCount(asked: Asked): Answer | null {
  const { speech, understood } = asked.read;
  const type = understood.concepts.find(({ kind }) => kind === 'type')?.id;
  if (type === undefined) return null;
  const role = typeRole(type) ?? 'other';
  const trip = readTrip(asked);
  const days = trip.isLengthSaid ? trip.days : 7;
  const each = WEARS[role];
  const suggestions = [
    `Show me ${findType(type)?.plural.toLowerCase() ?? 'pieces'}`,
    `Help me pack for ${days} days`,
  ];
  if (each === undefined) {
    const [count, why] = FEW[role] ?? FEW_OF_ANY;
    return reply(asked, {
      parts: [speech.say(`${count}: ${why}.`, `${count}, I would say; ${why}.`)],
      suggestions,
    });
  }
  const count = Math.max(1, Math.ceil(days / each));
  const washed = Math.max(2, Math.ceil(Math.min(days, WASH_AFTER) / each));
  const per = each === 1 ? 'a fresh one each day' : `each worn on ${spellCount(each)} days`;
  const time = trip.isLengthSaid ? `For ${spellCount(days)} days` : 'For a week';
  const less =
    washed < count
      ? speech.say(
          `If you can wash once in between, ${spellCount(washed)} will do.`,
          `With one wash on the way, ${spellCount(washed)} are enough.`,
        )
      : '';
  return reply(asked, {
    parts: [
      speech.say(
        `${time}, ${spellCount(count)} ${plural(type, count)}: ${per}.`,
        `${capitalize(spellCount(count))} ${plural(type, count)}, ${per}.`,
      ),
      less,
    ],
    suggestions,
  });
}
