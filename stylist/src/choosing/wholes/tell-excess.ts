import type { Item } from '@modiste/contract/entities/item';
import { findAttribute } from '@modiste/lexicon/attributes';
import { formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { eventsIn } from '../../intents/is-for-event.ts';
import { CLOTHES, type Whole } from '../../references/shown-outfits.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { dressinessWord, excessAsked, isEasyGoing } from '../reasons/asks-of-excess.ts';
import { savedName } from '../reasons/goes-with.ts';
import { nearItems } from '../reasons/near-items.ts';
import { formalityFor, occasionPhrase } from '../reasons/usual-choice.ts';

/** Less than this beside what an occasion asks for is noticed by nobody. */
const NOTICED = 0.2;
/** Where nobody dresses up. */
const EASY = 0.3;

/** What is judged: an outfit, or a piece. */
interface Judged {
  name: string;
  /** How dressed up it is, from 0 to 1. */
  level: number;
  /** The piece of an outfit that is furthest in a direction. */
  furthest: (direction: 1 | -1) => string | null;
}

const levelOf = (item: Item): number => formalityOf(readItemFacts(item).garment.type ?? '') ?? 0.4;

function judgedOutfit({ place, pieces }: Whole, isOfSeveral: boolean): Judged {
  const worn = pieces.filter(({ other_info }) => CLOTHES.has(typeRole(other_info.type)));
  const levels = worn.map(levelOf);
  return {
    name: isOfSeveral ? `the ${place}` : 'it',
    level: levels.reduce((sum, one) => sum + one, 0) / Math.max(1, levels.length),
    furthest: (direction) => {
      const [most] = worn.toSorted((one, other) => direction * (levelOf(other) - levelOf(one)));
      return most === undefined ? null : savedName(most);
    },
  };
}

const judgedItem = (item: Item, among: readonly Item[]): Judged => ({
  name: mentionItem(item, among),
  level: levelOf(item),
  furthest: () => null,
});

interface Standard {
  asked: number;
  phrase: string;
}

/** What the question names as occasion, or else what was looked for. */
function standardOf({ turn, understood }: ReadTurn): Standard | null {
  const [named, before] = [understood.readings, turn.state.request?.wishes ?? []].map(eventsIn);
  if ((named ?? []).length === 0 && isEasyGoing(turn.words)) return { asked: EASY, phrase: 'that' };
  for (const id of [...(named ?? []), ...(before ?? [])]) {
    const occasion = id === 'wedding' ? 'wedding-guest' : id;
    const asked = formalityFor(occasion);
    const phrase = occasionPhrase(id) ?? findAttribute(id)?.name ?? null;
    if (asked !== null && phrase !== null) return { asked, phrase };
  }
  return null;
}

/** Where nobody said what it is for: how dressed up it is, and what decides. */
function tellLevels(all: readonly Judged[]): string[] {
  const told = joinWithAnd(all.map(({ name, level }) => `${name} is ${dressinessWord(level)}`));
  return [
    `That depends on where you wear it: ${told}.`,
    `It goes by the place. ${capitalize(told)}.`,
  ];
}

/** That all of it is too dressy, or too casual, and what comes nearest. */
function tellAll(all: readonly Judged[], { asked, phrase }: Standard, direction: 1 | -1): string[] {
  const word = direction > 0 ? 'dressier' : 'more casual';
  const [near] = all.toSorted(
    (one, other) => Math.abs(one.level - asked) - Math.abs(other.level - asked),
  );
  const piece = near?.furthest(direction) ?? null;
  const most = piece === null ? '' : `, most of all with ${piece}`;
  if (all.length === 1)
    return [
      `Yes, a little: ${near?.name ?? 'it'} is ${word} than ${phrase} usually asks for${most}.`,
    ];
  return [
    `Yes, all of them are ${word} than ${phrase} usually asks for; ${near?.name ?? 'the first'} comes nearest.`,
  ];
}

function tellVerdict(all: readonly Judged[], standard: Standard, direction: 1 | -1): string[] {
  const { asked, phrase } = standard;
  const off = all.filter(({ level }) => direction * (level - asked) > NOTICED);
  if (off.length === all.length) return tellAll(all, standard, direction);
  const word = direction > 0 ? 'dressier' : 'more casual';
  if (off.length > 0) {
    const fine = all.filter((one) => !off.includes(one));
    const names = (some: readonly Judged[]) => joinWithAnd(some.map(({ name }) => name));
    return [
      `${capitalize(names(off))} would be: ${word} than ${phrase} usually asks for. ${capitalize(names(fine))} would not.`,
    ];
  }
  const isFarOff = all.every(({ level }) => direction * (asked - level) > NOTICED);
  const rather = direction > 0 ? 'the casual side' : 'the dressy side';
  const but = isFarOff ? ` If anything it is on ${rather} for ${phrase}.` : '';
  if (all.length > 1) return [`No, none of them is ${word} than ${phrase} usually asks for.${but}`];
  return [
    `No: it is ${dressinessWord(all[0]?.level ?? 0)}, and ${phrase} asks for about that.`,
  ].map((text) => (isFarOff ? `No, not for ${phrase}.${but}` : text));
}

/** Whether outfits, or the first pieces shown, are too dressy or too casual for an occasion. */
export function tellExcessOf(
  read: ReadTurn,
  wholes: readonly Whole[],
  isOfSeveral: boolean,
): string[] {
  const items = wholes.length > 0 ? [] : nearItems(read);
  const all = [
    ...wholes.map((whole) => judgedOutfit(whole, isOfSeveral)),
    ...items.map((item) => judgedItem(item, read.turn.items)),
  ];
  const standard = standardOf(read);
  if (standard === null) return tellLevels(all);
  return tellVerdict(all, standard, excessAsked(read.turn.words) === 'plain' ? -1 : 1);
}
