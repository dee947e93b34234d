import type { Message } from '../understanding/message.ts';
import { findDescribed } from './find-described.ts';
import type { Mention } from './mention.ts';
import { isNamedInPlural, type Scene, type Scenery } from './scene.ts';

const ASKS_FOR_KIND =
  /^(?:only|just|about|show|see|find|want|need|list|with|all|forget|drop|keep|to)$/;

/** "The green ones only, please." */
const AFTER_KIND = /^(?:only|please|pls|then|now|instead|too|maybe|rather)$/;
const ONLY = /^(?:only|just)$/;
/** What is done to the piece that is named, so that the rest of the outfit stays. */
const DOES_TO =
  /^(?:keep|like|love|swap|change|replace|switch|different|drop|skip|lose|without|not)$/;
const TELLS_OF =
  /^(?:from|of|in (?:the|that|this|number|\d)|is|are|was|looks?|feels?|seems?|needs?|should|could|can)\b/;

/** "Just the top then", after outfits, asks for tops; "swap just the top" is said of one of them. */
function narrowsOutfits({ words }: Message, mention: Mention): boolean {
  const before = words.slice(0, mention.from).map(({ word }) => word);
  const after = words.slice(mention.to, mention.to + 2).map(({ word }) => word);
  return (
    ONLY.test(before.at(-1) ?? '') &&
    words[mention.from]?.word === 'the' &&
    !before.some((word) => DOES_TO.test(word)) &&
    !TELLS_OF.test(after.join(' '))
  );
}

const isOnePair = (scene: Scene, mention: Extract<Mention, { kind: 'described' }>): boolean =>
  mention.count === null &&
  scene.shown.every(isNamedInPlural) &&
  findDescribed(scene, mention).items.length === 1;

/** "Only the dresses", "show me the blue ones" name a kind; "the sandals look nice" points. */
export function namesKind(scene: Scene, mention: Mention, { state }: Scenery): boolean {
  const { message } = scene;
  const { words } = message;
  if (mention.kind !== 'described') return false;
  if (state.shown.outfits.length > 0 && narrowsOutfits(message, mention)) return true;
  if (!mention.isPlural || standsBeside(message, mention)) return false;
  // Of pairs "the ones with the pointy toe" may be the only pair that is so.
  if (isOnePair(scene, mention)) return false;
  const isThe = words[mention.from]?.word === 'the';
  const isAlone =
    mention.from === 0 && words.slice(mention.to).every(({ word }) => AFTER_KIND.test(word));
  return (
    isThe && (isAlone || words.slice(0, mention.from).some(({ word }) => ASKS_FOR_KIND.test(word)))
  );
}

/**
 * "Without the roll neck", of single pieces, is how they are to be; of an outfit it is what to leave
 * out. "Without the wool one" points.
 */
export function refusesFeature({ words }: Message, mention: Mention, { state }: Scenery): boolean {
  if (mention.kind !== 'described' || state.shown.outfits.length > 0) return false;
  const said = words.slice(Math.max(0, mention.from - 1), mention.to).map(({ word }) => word);
  return said[0] === 'without' && said[1] === 'the' && !/^ones?$/.test(said.at(-1) ?? '');
}

/** "A necklace to match the wide ones", "a shirt with the pleated ones": what is worn beside these. */
function standsBeside({ words, readings }: Message, { from }: Mention): boolean {
  const [link = '', before = ''] = [1, 2].map((back) => words[from - back]?.word);
  const isGarment = readings.some(
    ({ reading, to }) => to === from - 1 && reading.concepts.some(({ kind }) => kind === 'type'),
  );
  const isWorn = /^(?:go|goes|going|wear|pair|work|works|look|looks|well|best|good|nice)$/.test(
    before,
  );
  return /^match(?:es|ing)?$/.test(link) || (link === 'with' && (isGarment || isWorn));
}
