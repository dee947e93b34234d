import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import type { AiTone } from '@modiste/contract/tones';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize, joinSentences } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import type { GivenReason } from './give-reasons.ts';
import { highlightsOf, plainHighlight } from './highlights.ts';
import { isSameAgain, tellSame } from './limits/same-again.ts';
import { tellBesideStay } from './limits/tell-beside-stay.ts';
import { tellCups } from './limits/tell-cups.ts';
import { tellFits, tellSizes } from './limits/tell-fits.ts';
import { nameFound } from './name-found.ts';
import { tellAdvice } from './openings/tell-advice.ts';
import { tellAlternative } from './openings/tell-alternative.ts';
import { savedName } from './reasons/goes-with.ts';
import type { Wish } from './reasons/wish.ts';
import { tellCompared, tellPointedAt } from './tell-anchor.ts';
import { tellBasis } from './tell-basis.ts';
import { tellBeyond, tellEnd } from './tell-beyond.ts';
import { tellGivenUp, tellInstead, tellKindsMissing, tellMissing } from './tell-missing.ts';
import { tellSoldOut, tellUnserved, tellUnsuited } from './tell-need.ts';
import { tellOutfits } from './tell-outfits.ts';

/** How much a tone says beside the answer itself. */
const SHAPES: Readonly<Record<AiTone, { closes: boolean; leadsWithPick: boolean }>> = {
  'Friendly & Casual': { closes: true, leadsWithPick: false },
  'Professional & Concise': { closes: false, leadsWithPick: false },
  'Playful & Witty': { closes: true, leadsWithPick: false },
  'Elegant & Polished': { closes: false, leadsWithPick: false },
  'Minimal & Direct': { closes: false, leadsWithPick: false },
  'Supportive & Encouraging': { closes: true, leadsWithPick: false },
  'Inspiring & Visionary': { closes: false, leadsWithPick: false },
  'Bold & Assertive': { closes: false, leadsWithPick: true },
  'Empathetic & Calm': { closes: true, leadsWithPick: false },
  'Quirky & Unique': { closes: false, leadsWithPick: false },
};

const FEW = 3;

interface Told {
  found: Found;
  wish: Wish;
  /** The items with a reason, in the order shown. */
  chosen: readonly Item[];
  outfits: readonly Outfit[];
  reasons: readonly GivenReason[];
}

/** How a notice begins that everything was shown before. */
const SEEN = 'You’ve seen everything';

const tellAllSeen = (notice: string, speech: Speech): string =>
  joinSentences(
    speech.say(
      notice,
      'Those were all of them.',
      'There are no others that fit.',
      'You have seen all there is.',
    ),
    speech.say(
      'Loosen one wish, and there will be more to show.',
      'With another color or price I can go on.',
      'Name another kind of piece, and I will look there.',
    ),
  );

function tellNothing({ notice, state }: Found, speech: Speech): string {
  const whole = state.request?.outfit ?? null;
  const most = whole?.budget ?? null;
  const within = most === null ? '' : ` for ${formatPrice(most)} or less`;
  const outfit =
    whole === null
      ? ''
      : speech.say(
          `No whole outfit comes together${within}.`,
          `I cannot complete an outfit from what there is${within}.`,
        );
  if (notice?.startsWith(SEEN) === true) return tellAllSeen(notice, speech);
  return joinSentences(
    speech.frame('found-none'),
    outfit,
    notice === null ? '' : speech.say(notice),
    speech.say(
      'Another color, a wider price, or one wish fewer may bring something up.',
      'Drop one of the limits and I can look again.',
      'Tell me which of your wishes matters least.',
      'Change one thing, and I will search again.',
    ),
  );
}

/** The garments that a request names: where these change, nothing was narrowed down. */
const typesOf = (request: Pick<StyleRequest, 'wishes'> | null): string =>
  (request?.wishes ?? [])
    .flatMap(({ role, concepts }) => (role === 'wanted' ? concepts : []))
    .flatMap(({ kind, id }) => (kind === 'type' ? [id] : []))
    .join(' ');

/** "For you" is said of nothing that somebody else will wear. */
const isForWearer =
  ({ state }: Found) =>
  (wording: string): boolean =>
    state.request?.wearer !== 'other' || !/^for you\b/i.test(wording);

function openerOf({ found, wish }: Told, speech: Speech): string {
  const { state, candidates, total, notice, dropped } = found;
  const known = notice === null ? '' : speech.say(notice);
  const same = isSameAgain(found) ? tellSame(found, speech) : '';
  if (dropped !== null) {
    return joinSentences(
      known === ''
        ? tellMissing(found, wish, speech)
        : joinSentences(known, tellGivenUp(found, speech)),
      same || tellInstead(found, wish, speech) || speech.frame('found-nearest'),
    );
  }
  if (same !== '') return joinSentences(known, same);
  const counted = tellCounted(found, wish, speech);
  if (counted !== '') return joinSentences(known, counted);
  const anchor = wish.anchor;
  const beside = anchor?.relation === 'beside' ? savedName(anchor.item) : '';
  const values = { what: nameFound(found, wish, beside) };
  const isFew = Math.max(total, candidates.length) <= FEW;
  const before = state.earlier.at(-1);
  const isSameKind = before === undefined || typesOf(before) === typesOf(state.request);
  const isLess = Math.max(total, candidates.length) < state.shown.itemIds.length;
  const isRefined = isLess && state.said.length > 0 && isSameKind;
  const occasion = isFew ? 'found-few' : isRefined ? 'refined' : 'found';
  // What is right for the occasion says more than how many there are.
  const advice = occasion === 'found' ? tellAdvice(found, wish, speech) : '';
  const isNoted = wish.needs.length > 0 && (state.notes ?? []).length > 0;
  if (isNoted && occasion === 'found') return joinSentences(known, tellKindsMissing(found, speech));
  return joinSentences(
    known,
    advice ||
      speech.frame(occasion, values, isForWearer(found)) ||
      speech.say(`${capitalize(values.what)}.`),
    tellKindsMissing(found, speech),
  );
}

/** That as many are shown as were asked for, or how many there are where these are fewer. */
function tellCounted(found: Found, wish: Wish, speech: Speech): string {
  const { state, candidates } = found;
  const count = state.request?.count;
  const total = Math.max(found.total, candidates.length);
  if (count === undefined || total === count) return '';
  const what = nameFound(found, wish, '');
  const asked = spellCount(count);
  const isRest = (state.request?.exceptIds ?? []).length > 0;
  if (total < count && isRest) return speech.say(`That leaves ${what}.`, `Left are ${what}.`);
  return total < count
    ? speech.say(
        `You asked for ${asked}; there ${total === 1 ? 'is' : 'are'} only ${what}.`,
        `It’s ${what}, fewer than the ${asked} you asked for.`,
      )
    : speech.say(
        `Of ${what}, these ${asked} come first.`,
        `I chose ${asked} of ${what}.`,
        `Here are ${asked} of ${what}.`,
        `Another ${asked}, of ${what}.`,
      );
}

/** Offers what is worn with it: where that is shown already, there is nothing to offer. */
const OFFERS_BESIDE =
  /go with|accompany|rest of the outfit|matching|dance partner|complete|build on it/i;
const OFFERS_COLOR = /colou?r/i;
const OFFERS_FEWER = /narrow|smaller choice|filter|refine|first two/i;
/** Fewer than this need no narrowing down. */
const MANY = 7;

/** Whether an offer at the end makes sense after what is shown. */
function fitsShown({ found, wish }: Told): (closer: string) => boolean {
  const isWhole = found.outfits.length > 0;
  const isBeside = isWhole || wish.anchor?.relation === 'beside';
  const isFew = isWhole || Math.max(found.total, found.candidates.length) < MANY;
  return (closer) =>
    !(isBeside && OFFERS_BESIDE.test(closer)) &&
    !((isWhole || wish.colors.length > 0) && OFFERS_COLOR.test(closer)) &&
    !(isFew && OFFERS_FEWER.test(closer));
}

function closerOf(told: Told, speech: Speech, closes: boolean): string {
  const isTurn = speech.said.length % 2 === 0;
  return closes && isTurn ? speech.frame('closer', {}, fitsShown(told)) : '';
}

/** Nothing stood in the way, and nothing had to be said of it. */
const isPlain = ({ dropped, notice }: Found): boolean => dropped === null && notice === null;

/** The reply to single items: what there is, one of them by name, and in some tones a question. */
function tellItems(told: Told, speech: Speech): string {
  const { found, wish, chosen } = told;
  const shape = SHAPES[speech.tone];
  const beside = tellBesideStay(found, speech);
  if (beside !== '') return beside ?? '';
  const end = found.dropped === null ? tellEnd(found, wish, speech) : '';
  if (end !== '') return end;
  const [first] = highlightsOf({
    chosen,
    among: found.candidates,
    wish,
    said: found.state.said,
    kinds: new Map(told.reasons.map(({ id, kind }) => [id, kind])),
  });
  const pointed = found.dropped === null ? tellPointedAt(told, speech) : '';
  const fits = joinSentences(
    tellFits(found, speech),
    tellSizes(found, speech),
    tellCups(found, speech),
  );
  const isToldOnly = fits !== '' && found.dropped === null && isSameAgain(found);
  const listed = isToldOnly || pointed !== '' ? '' : openerOf(told, speech);
  const opener = joinSentences(
    fits,
    pointed === '' ? listed : pointed,
    tellCompared(told, speech) || tellBeyond(found, speech),
  );
  const pick =
    first === undefined
      ? ''
      : (found.candidates.length > 1 ? speech.frame('pick', first.values) : '') ||
        speech.say(plainHighlight(first));
  const unserved = tellUnserved(found, wish, speech);
  const soldOut = tellSoldOut(found.candidates, wish, speech);
  const warning = joinSentences(unserved || tellUnsuited(found, wish, speech), soldOut);
  const picked = chosen.find(({ id }) => id === first?.itemId);
  const isShort = found.dropped === null && found.notice === null;
  const more =
    isShort && warning === '' && pick !== '' && picked !== undefined
      ? tellAlternative(picked, { chosen, among: found.candidates, wish }, speech)
      : '';
  const basis = tellBasis(wish, found, speech);
  const closer =
    isShort && warning === '' && more === '' && found.candidates.length > FEW
      ? closerOf(told, speech, shape.closes)
      : '';
  return shape.leadsWithPick && isShort && pointed === ''
    ? joinSentences(pick, opener, basis, warning || more || closer)
    : joinSentences(opener, basis, pick, warning || more, closer);
}

/**
 * The reply to what was found: one to three sentences in the shopper's tone that speak of the very
 * items shown, and say plainly what could not be met.
 */
export function composeReply(told: Told, speech: Speech): string {
  const { found, outfits } = told;
  if (outfits.length > 0) {
    const before = speech.said.length;
    const text = tellOutfits(told, speech);
    // What was advised and recommended needs no question behind it.
    const isThin = speech.said.length - before < 2;
    const closes = SHAPES[speech.tone].closes && isPlain(found) && isThin;
    return joinSentences(text, closerOf(told, speech, closes));
  }
  if (found.candidates.length === 0) return tellNothing(found, speech);
  const isWhole = found.state.request?.outfit !== null && found.state.request?.outfit !== undefined;
  const missing = isWhole
    ? speech.say(
        'I could not put together a whole outfit from that, so here are single pieces.',
        'A whole outfit did not come together, so these are single pieces.',
      )
    : '';
  return joinSentences(missing, tellItems(told, speech));
}
