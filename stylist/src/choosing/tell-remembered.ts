import type { Item } from '@modiste/contract/entities/item';
import { comesInWidth, feetScore } from '../facts/feet-fit.ts';
import type { Speech } from '../speech/speech.ts';
import type { Wish } from './reasons/wish.ts';

const SEASON = /\b(?:spring|summer|fall|autumn|winter)\b/i;

function tellEvent({ remembered: { event } }: Wish, season: string, speech: Speech): string {
  if (event === null || season === '') return '';
  const whose = event.person === null ? 'Your' : `Your ${event.person}’s`;
  return speech.say(`${whose} ${event.name} is ${event.date.text}, so I had ${season} in mind.`);
}

/** Says where no shoe is listed in the width that was told, and what was done instead. */
function tellFeet({ remembered: { feet } }: Wish, items: readonly Item[], speech: Speech): string {
  const areShoes = items.length > 0 && items.every((item) => item.try_on_category === 'shoes');
  if (feet === null || !areShoes) return '';
  const { shape, whose } = feet;
  if (items.some((item) => comesInWidth(item, shape))) return '';
  const isHelped = items.some((item) => feetScore(item, shape) > 0);
  return isHelped
    ? speech.say(
        `None is listed in a ${shape} width, so for ${whose} ${shape} feet I looked at laces, straps and toes.`,
        `No pair names a ${shape} width, so I went by how each one closes and how its toe is cut.`,
      )
    : speech.say(
        `None is listed in a ${shape} width, so check the shop’s size notes for ${whose} ${shape} feet.`,
        `No pair here names a ${shape} width, so ask the shop before you order.`,
      );
}

/** What a reply says of memories that it followed: the date of an event, the width of feet. */
export function tellRemembered(wish: Wish, items: readonly Item[], speech: Speech): string {
  const season = [...wish.occasions].find((id) => SEASON.test(id)) ?? '';
  return [tellEvent(wish, season, speech), tellFeet(wish, items, speech)]
    .filter((text) => text !== '')
    .join(' ');
}
