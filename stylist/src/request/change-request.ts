import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import {
  type Anchor,
  emptyRequest,
  type RequestWish,
  type StyleRequest,
} from '../dialogue/dialogue-state.ts';
import { renderQuery } from '../dialogue/render-query.ts';
import { namesOtherGarment, typesOf } from '../dialogue/types-of.ts';
import { dislikesShown } from '../intents/dislikes-shown.ts';
import { asksForKind, narrowsToGarment } from '../intents/edits-outfit.ts';
import { isNextPurpose } from '../intents/is-for-event.ts';
import type { Turn } from '../stylist.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { hasSizes, withOwnSizes } from '../wearers/keep-own-facts.ts';
import { anchorOf, startsFromOther, typeOfAnchor } from './anchor-of.ts';
import { beginAnew, beginFresh, besideOf, isForNewDay, isForOtherDay } from './begin-anew.ts';
import { beyondShown } from './beyond-shown.ts';
import { withBrands } from './brand-limits.ts';
import type { Change } from './change.ts';
import { withColorsAndMaterials } from './color-limits.ts';
import {
  besideKept,
  exceptOf,
  ofWhole,
  outfitAsked,
  spansBeside,
  staysOutfit,
} from './edit-outfit.ts';
import { editOf } from './edit-pieces.ts';
import { isCheaper, withCheaper } from './limits/cheaper.ts';
import { flatShoes, unlessHeeled } from './limits/flat-shoes.ts';
import { inPlace, takesPlace } from './limits/in-place.ts';
import { kindBesideRefused } from './limits/kind-beside-refused.ts';
import { completes, isOfOccasion, ofKinds } from './limits/lasting-wishes.ts';
import { withLeastOff } from './limits/least-off.ts';
import {
  isChosen,
  pricesSaid,
  sumSaidAbout,
  validFilters,
  withPrices,
} from './limits/limit-filters.ts';
import { limitSaid, saysBudget } from './limits/limit-said.ts';
import { piecePricesSaid, rangeOf } from './limits/piece-prices.ts';
import { withSaidSizes } from './limits/step-size.ts';
import { gatherPieces, mergePieces } from './merge-pieces.ts';
import { mergeWishes } from './merge-wishes.ts';
import { withBudget } from './outfit-budget.ts';
import { pieceMeant, typeOfPicture } from './piece-meant.ts';
import { withLooksOfPiece } from './pieces/looks-of-piece.ts';
import { withoutReplaced } from './pieces/named-in-outfits.ts';
import { readMove } from './pieces/read-move.ts';
import { tripWishes } from './series/trip-wishes.ts';
import { countAsked, withSeries } from './series/with-series.ts';
import { type SaidWishes, splitMessage } from './split-message.ts';
import { readTakenBack, takeBack } from './take-back.ts';
import { isGift, withGift, withWearer } from './wearer.ts';

const patterns = (...sources: readonly string[]) => sources.map(readPattern);
const CONNECTS = patterns(
  'and|also|plus|too|what|how about?',
  'to|that match|go|goes|pair|complete',
  'as well',
  'with {ref}',
);

/** The request so far, with the filters as the shopper's screen has them. */
function requestSoFar(change: Change): StyleRequest {
  const { turn, purpose } = change;
  const { request } = turn.state;
  if (purpose.move === 'startOver') return emptyRequest(turn.defaultFilters);
  if (request === null) return emptyRequest(turn.filters);
  const known = new Set(turn.shopper.memories.map(({ id }) => id));
  // What is remembered may have been forgotten since, and refusals are read anew at every turn.
  const wishes = request.wishes.filter(
    ({ memoryId, role }) => memoryId === undefined || (role === 'wanted' && known.has(memoryId)),
  );
  const { stayIds: _, doubtIds: __, doubtTold: ___, ...rest } = request;
  const soFar = { ...rest, wishes, filters: turn.filters };
  return turn.isFresh === true ? beginFresh(soFar, change) : soFar;
}

/** Whether single pieces are asked for, of which the looks of the outfits before them say nothing. */
function leavesOutfits(
  { turn, message, purpose }: Change,
  types: readonly string[],
  isOther: boolean,
): boolean {
  // "Only the dresses", where no kind was named before, narrows all that was said.
  const narrows = !isOther && narrowsToGarment(message);
  return !purpose.isBeside && !narrows && types.length > 0 && asksForKind(message, turn.state);
}

/** Where the garment is another one, or goes with an item, the search begins anew. */
function foundation(before: StyleRequest, change: Change, said: SaidWishes): StyleRequest {
  const { turn, message, purpose } = change;
  const types = typesOf(said.wishes);
  if (isAnew(change)) {
    const anew = beginAnew(before, turn, { keepsOccasion: false, types });
    // A gift stays one, so that another one begins anew.
    const wishes = [...anew.wishes, ...before.wishes.filter(isGift)];
    const filters = { ...anew.filters, priceRangeMax: null };
    return { ...anew, wishes, outfit: null, filters };
  }
  const isForDay = isForOtherDay(before, said.wishes);
  const isOther = isForDay || namesOtherGarment(typesOf(before.wishes), types);
  const isNext = types.length === 0 && isNextPurpose(message, turn.state);
  const isOtherEvent =
    (before.outfit !== null || isNext) && purpose.wantsOutfit && said.wishes.some(isOfOccasion);
  if (isOtherEvent && change.references.items.length === 0) {
    const own = beginAnew(before, turn, { keepsOccasion: false, types });
    const anew = besideOf(own, before, turn);
    const priceRangeMax = anew.outfit?.budget ?? anew.filters.priceRangeMax;
    return { ...anew, outfit: null, filters: { ...anew.filters, priceRangeMax } };
  }
  if (isForNewDay(before, change)) {
    const anew = beginAnew(before, turn, { keepsOccasion: false, types });
    const isOfPiece = limitSaid(before, turn.state.earlier).types.length > 0;
    const filters = { ...anew.filters, priceRangeMax: null };
    return isOfPiece ? { ...anew, filters } : anew;
  }
  if (leavesOutfits(change, types, isOther) && !startsFromOther(before, change, types)) {
    return beginAnew(before, turn, { keepsOccasion: true, types });
  }
  const isNewPicture = turn.attachment !== null && turn.attachment.id !== before.attachment?.id;
  const staysWhole = before.outfit !== null && staysOutfit(before, change, types);
  if (purpose.isBeside)
    return besideOf(beginAnew(before, turn, { keepsOccasion: true, types }), before, turn);
  if (startsFromOther(before, change, types))
    return beginAnew(before, turn, { keepsOccasion: false, types });
  if ((!isOther || staysWhole || said.isEither) && !isNewPicture) return before;
  const isBare = !isForDay && change.references.items.length === 0;
  if (isBare && takesPlace(before, turn.said ?? turn.words, types)) return inPlace(before);
  const keepsOccasion =
    isOther &&
    !isForDay &&
    (before.outfit !== null ||
      hasAny(message, CONNECTS) ||
      completes(types, typesOf(before.wishes)));
  const anew = beginAnew(before, turn, { keepsOccasion, types });
  const goesOn = before.anchor?.relation === 'beside' && keepsOccasion;
  return goesOn ? { ...anew, anchor: before.anchor } : anew;
}

function withLimits(request: StyleRequest, change: Change, said: SaidWishes): StyleRequest {
  const { turn, sized, references } = change;
  const item = references.outfit === null ? references.items[0] : undefined;
  const each = request.outfit === null ? piecePricesSaid(change.message) : [];
  const priced = withPrices(request.filters, each.length > 0 ? rangeOf(each) : pricesSaid(sized));
  const isCapped = sized.hard.priceMin !== null || sized.hard.priceMax !== null;
  const filters =
    isCheaper(sized) && !isCapped && request.outfit === null
      ? withCheaper(priced, turn, { item, isOfOutfits: false, types: typesOf(said.wishes) })
      : priced;
  // "Between 40 and 70" says what "cheaper" left open.
  const isLevel = ({ kind }: QueryReading): boolean => isCapped && kind === 'price-level';
  const wishes = request.wishes.filter((wish) => !isLevel(wish));
  const { leastOff: _, piecePrices = [], ...rest } = request;
  const isBudget = isCapped ? saysBudget(turn) : request.isBudget === true;
  const ofPieces = isCapped ? each : piecePrices;
  return withSaidSizes(
    {
      ...rest,
      ...(each.length === 0 && sumSaidAbout(sized)),
      ...(ofPieces.length > 0 && { piecePrices: ofPieces }),
      ...withLeastOff(request, sized, said),
      isBudget,
      wishes,
      filters: { ...filters, sale: filters.sale || said.isOnSale },
    },
    change,
  );
}

/** What was taken out of an outfit does not come back with the next one. */
const refusedKinds = (types: readonly string[]): QueryReading[] =>
  types.flatMap((type) => understandQuery(`no ${findType(type)?.plural ?? type}`).readings);

/** Wishes said now among those before: of an outfit, each piece has its own. */
function mergeAll(request: StyleRequest, now: readonly QueryReading[], said: SaidWishes) {
  if (said.isEither) return mergeWishes([], [...request.wishes, ...now, ...said.wishes]);
  if (request.outfit === null) return mergeWishes(request.wishes, [...now, ...said.wishes]);
  const { wishes, colors, materials, pieces } = said;
  return mergePieces(request.wishes, [...now, ...wishes, ...colors, ...materials], pieces);
}

/** What the shopper never wears, but for what is asked for now. */
function withMemories(request: StyleRequest, memories: readonly QueryReading[]): QueryReading[] {
  const own = request.wearer === 'self' ? memories : [];
  const kept = own.filter((wish) => !isChosen(wish, request.filters));
  const inForce = mergeWishes(kept, request.wishes).filter((wish) => kept.includes(wish));
  return [...inForce, ...request.wishes];
}

/** What is not to be found again, and what of it was disliked. */
function leftOut(change: Change, base: StyleRequest, edit: ReturnType<typeof editOf>) {
  const exceptIds = exceptOf(change, base, edit);
  const isDisliked = change.turn.complaint !== undefined || dislikesShown(change.message);
  const refusedIds = isDisliked ? exceptIds : (base.refusedIds ?? []);
  return { exceptIds, ...(refusedIds.length > 0 && { refusedIds }), ...staying(change.turn) };
}

/** What of the screen stays after a complaint, or may come back. */
const staying = ({ complaint }: Turn): Partial<StyleRequest> =>
  complaint === undefined
    ? {}
    : {
        stayIds: complaint.stayIds,
        doubtIds: complaint.doubtIds,
        doubtTold: complaint.doubtTold,
      };

/** The kind of what is pointed at or pictured, where none is named; else what a refused kind is one of. */
function impliedKind(
  { turn, references, message, purpose }: Change,
  { anchor, piece }: { anchor: Anchor | null; piece: ReturnType<typeof pieceMeant> },
): readonly RequestWish[] {
  if (anchor !== null) return typeOfAnchor(piece ?? references.items[0]);
  const pictured = typeOfPicture(turn);
  const isOpen = turn.state.request === null && !purpose.wantsOutfit;
  return pictured.length === 0 && isOpen ? kindBesideRefused(message) : pictured;
}

const isAnew = ({ ofStock }: Change): boolean => ofStock?.isAnew === true;

/** What a message does to the outfits on the screen: it moves them, or edits them piece by piece. */
function askedOfShown(change: Change, soFar: StyleRequest) {
  if (isAnew(change)) return { edit: null, move: null };
  const move = readMove(change, soFar);
  return { edit: move === null ? editOf(change, soFar) : null, move };
}

/** The request after a message. Pure: the state of the turn stays as it was. */
export function changeRequest(change: Change): StyleRequest {
  const { turn, message } = change;
  const most = turn.most ?? change.ofStock?.most;
  const soFar = gatherPieces(change, requestSoFar(change));
  const taken = readTakenBack(message, soFar);
  const { edit, move } = askedOfShown(change, soFar);
  const said = splitMessage(message, {
    spans: [...spansBeside(change, taken, edit), ...(move?.ignored ?? [])],
  });
  const types = typesOf(said.wishes);
  const without = takeBack(soFar, taken);
  const worn = withGift(withWearer(without, change), change);
  const founded = edit === null ? foundation(worn, change, said) : worn;
  const base = change.purpose.wantsOutfit ? withLooksOfPiece(founded, turn) : founded;
  const piece = edit === null ? pieceMeant(change) : null;
  const like: Anchor | null = piece === null ? null : { itemId: piece.id, relation: 'like' };
  const anchor = like ?? (edit === null ? anchorOf(change) : null);
  const isPhotoAlone = turn.attachment !== null && message.words.length === 0;
  const isOfOutfit = like === null && !isPhotoAlone && !isAnew(change);
  const isWhole =
    isOfOutfit && (edit !== null || move !== null || staysOutfit(worn, change, types));
  const isNamed = types.length > 0 || typesOf(base.wishes).length > 0 || isWhole;
  const implied = isNamed ? [] : impliedKind(change, { anchor, piece });
  const whole = isWhole ? outfitAsked(change, base, { edit, move, types }) : null;
  const outfit = whole && withSeries(whole, change, base);
  const colored = withColorsAndMaterials({ ...base, outfit }, said, message);
  const left = refusedKinds((edit ?? move)?.refused ?? []);
  const flat = outfit === null ? [] : flatShoes(message.text);
  const now = [...implied, ...change.recalled, ...tripWishes(change), ...left, ...flat];
  const others = withoutReplaced(colored, edit);
  const wishes = mergeAll({ ...others, wishes: unlessHeeled(others.wishes, types) }, now, said);
  const ofAll = ofWhole(change, edit);
  const branded = withBrands(withLimits({ ...colored, wishes }, ofAll, said), ofAll, said);
  // After "any size" what is known of the shopper's sizes counts no more.
  const isAnySize = hasSizes(soFar) && !hasSizes(without);
  const sized = isAnySize ? branded.filters : withOwnSizes({ ...branded, outfit }, turn.state);
  const { filters, total } = withBudget(ofAll, base, { ...branded, filters: validFilters(sized) });
  const kept = outfit === null ? ofKinds(branded.wishes, typesOf(branded.wishes)) : branded.wishes;
  const all = withMemories({ ...branded, wishes: kept, filters }, change.memoryWishes);
  const asked = outfit === null ? null : { ...outfit, ...total };
  const { count: _, ...uncounted } = branded;
  const subject = {
    ...uncounted,
    ...countAsked(change, { wishes: all, outfit: asked }),
    ...(most && { most }),
    wishes: all,
    filters,
    anchor: asked === null ? (anchor ?? base.anchor ?? besideKept(change, worn, types)) : null,
    outfit: asked,
  };
  return {
    ...subject,
    beyond: beyondShown(change, {
      request: subject,
      before: base === worn && turn.state.request !== null ? base : null,
    }),
    attachment: turn.attachment ?? base.attachment,
    ...leftOut(change, { ...base, outfit: asked }, edit),
    refinedQuery: renderQuery(all, asked !== null),
  };
}
