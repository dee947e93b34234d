import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { comesInWidth, feetScore } from '../facts/feet-fit.ts';
import { withPictureArticle } from '../references/name-picture.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import type { Wish } from './reasons/wish.ts';

const SEASON = /\b(?:spring|summer|fall|autumn|winter)\b/i;

function tellEvent({ remembered: { event } }: Wish, season: string, speech: Speech): string {
  if (event === null || season === '') return '';
  const whose = event.person === null ? 'Your' : `Your ${event.person}’s`;
  return speech.say(`${whose} ${event.name} is ${event.date.text}, so I had ${season} in mind.`);
}

/** Says where no shoe is listed in the width that was told, and what was done instead. */
function tellFeet(
  { remembered: { feet } }: Wish,
  { candidates: items, dropped }: Pick<Found, 'candidates' | 'dropped'>,
  speech: Speech,
): string {
  const areShoes = items.length > 0 && items.every((item) => item.try_on_category === 'shoes');
  if (feet === null || !areShoes) return '';
  const { shape, whose } = feet;
  if (items.some((item) => comesInWidth(item, shape))) return '';
  const isHelped = items.some((item) => feetScore(item, shape) > 0);
  // That no listing names the width was said then.
  const isTold = dropped?.includes(`${shape} feet`) === true;
  if (isTold && isHelped) {
    return speech.say(
      `First come those that ${shape === 'wide' ? 'leave room' : 'can be drawn close'}, by their laces, straps or toes.`,
      'I went by how each one closes and how its toe is cut.',
    );
  }
  if (isTold) return speech.say('The shop’s size notes may tell more than the listings do.');
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

/** What a photo was taken for, when it is new: then the shopper can put it right. */
function tellPicture({ request, earlier }: DialogueState, speech: Speech): string {
  const isNew = earlier.at(-1)?.attachment?.id !== request?.attachment?.id;
  const wish = request?.wishes.find(({ isPictured }) => isPictured);
  if (wish === undefined || !isNew) return '';
  const what = withPictureArticle({ name: wish.words.toLowerCase(), color: null });
  return speech.say(
    `I take your photo for ${what}; tell me if it is something else.`,
    `Your photo looks like ${what} to me; correct me if it is not.`,
  );
}

/** What a reply rests on that nobody said in words: a photo, a remembered date, the width of feet. */
export function tellBasis(
  wish: Wish,
  { state, candidates, dropped }: Pick<Found, 'state' | 'candidates' | 'dropped'>,
  speech: Speech,
): string {
  const season = [...wish.occasions].find((id) => SEASON.test(id)) ?? '';
  return [
    tellPicture(state, speech),
    tellEvent(wish, season, speech),
    tellFeet(wish, { candidates, dropped }, speech),
  ]
    .filter((text) => text !== '')
    .join(' ');
}
