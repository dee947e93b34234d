import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { AiTone } from '@modiste/contract/tones';
import { pieceLabel } from '../../choosing/describe-outfits.ts';
import { DEFAULT_TONE } from '../../speech/choose-tone.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import { numberOfText, shuffledBy, turnedBy } from '../day/day-choice.ts';
import { feelOf } from '../day/day-weather.ts';
import { isClothing, readPieces, type WornPiece } from '../pieces/worn-piece.ts';
import { type Theme, themeDetails } from '../themes/themes.ts';
import { colorTips } from './color-tips.ts';
import { fabricTips } from './fabric-tips.ts';
import { outfitReasons, paletteOf } from './outfit-reason.ts';
import { themeWords } from './theme-words.ts';
import { tipsFor } from './wear-tips.ts';
import { weatherTips } from './weather-tips.ts';
import { bodySentences, writeIntro } from './write-intro.ts';

export interface OutfitFacts {
  pieces: readonly Item[];
  theme: Theme;
  setting: DaySetting;
  /** What is known of the shopper that the outfit follows: styles, colors, fabrics, brands. */
  likes: readonly string[];
  savedIds: readonly string[];
  tone: AiTone | null;
}

export interface WrittenOutfit {
  /** At most 40 characters. */
  name: string;
  /** The weather, what it is for in the shopper's tone, what it is made of. */
  intro: string;
  /** Why it is shown, in a short line. */
  reason: string;
  /** How to wear it, two to four sentences. */
  recommendations: readonly string[];
  /** What each piece is, in the order of the pieces. */
  labels: readonly string[];
}

const NAME_CHARS_MAX = 40;
const NAME_COLORS_MAX = 2;
/** Longer titles are sentences of their own already. */
const COLORED_WORDS_MAX = 2;
const RECOMMENDED_MIN = 2;
const RECOMMENDED_MAX = 4;
const TIPS_MAX = 2;

/** "Office days", or "Office days in navy" where the clothes are. */
function nameOutfit(title: string, pieces: readonly WornPiece[], seed: string): string {
  const colors = paletteOf(pieces, NAME_COLORS_MAX);
  const isShort = title.split(' ').length <= COLORED_WORDS_MAX && !/[,’]/.test(title);
  if (colors === null || !isShort || numberOfText(seed) % 2 === 0) return title;
  const colored = `${title} in ${joinWithAnd(colors)}`;
  return colored.length <= NAME_CHARS_MAX ? colored : title;
}

/** Advice on several pieces: on clothes before accessories, on two together before one. */
function chooseTips(pieces: readonly WornPiece[], setting: DaySetting, seed: string) {
  const scene = { pieces, feel: feelOf(setting), isRainy: setting.is_rainy };
  const key = ({ wordings }: { wordings: readonly string[] }) => wordings.join(' ');
  const worth = (about: readonly WornPiece[]) => about.filter(isClothing).length + about.length / 2;
  const ranked = shuffledBy(tipsFor(scene), seed, key).toSorted(
    (one, other) => worth(other.about) - worth(one.about),
  );
  const spoken = new Set<WornPiece>();
  return ranked.filter(({ about }) => {
    if (about.some((piece) => spoken.has(piece))) return false;
    for (const piece of about) spoken.add(piece);
    return true;
  });
}

/** How to wear it: what to do with it, how its colors go together, what weather and fabrics ask. */
function recommend(
  { pieces: items, setting, theme }: OutfitFacts,
  seed: string,
  speech: Speech,
): readonly string[] {
  const pieces = readPieces(items);
  const isEvening = themeDetails(theme)?.isEvening === true;
  const day = { feel: feelOf(setting), isRainy: setting.is_rainy, isEvening };
  const say = (wordings: readonly string[]) => speech.say(...turnedBy(wordings, seed));
  const [weather = [], ...laterWeather] = weatherTips(pieces, setting);
  const tips = chooseTips(pieces, setting, seed).map(({ wordings }) => wordings);
  const fabrics = fabricTips(pieces, day);
  const [colors = [], ...echoes] = colorTips(pieces);
  const wanted = [
    ...tips.slice(0, 1),
    colors,
    weather,
    ...tips.slice(1, TIPS_MAX),
    ...fabrics.slice(0, 1),
    ...echoes,
  ];
  const more = [...tips.slice(TIPS_MAX), ...fabrics.slice(1), ...laterWeather];
  const body = bodySentences({ pieces, seed: `${seed} again` });
  const said: string[] = [];
  for (const wordings of [...wanted, ...more, body]) {
    const isEnough = said.length >= (wanted.includes(wordings) ? RECOMMENDED_MAX : RECOMMENDED_MIN);
    const sentence = isEnough ? '' : say(wordings);
    if (sentence !== '') said.push(sentence);
  }
  return said;
}

/** What an outfit is told from. */
function sceneOf(facts: OutfitFacts) {
  const { pieces: items, theme, setting } = facts;
  const pieces = readPieces(items);
  const { title, for: purpose } = themeWords(theme, pieces);
  return { ...facts, pieces, title, purpose, seed: `${setting.day} ${theme.id}` };
}

/** The words of an outfit among several: its name, why it is shown, what its pieces are. */
export function writePick(
  facts: OutfitFacts,
  speech: Speech,
): Pick<WrittenOutfit, 'name' | 'reason' | 'labels'> {
  const scene = sceneOf(facts);
  const reasons = outfitReasons(scene);
  return {
    name: nameOutfit(scene.title, scene.pieces, scene.seed),
    reason: speech.say(...reasons) || (reasons[0] ?? `Chosen for ${scene.purpose}`),
    labels: facts.pieces.map(pieceLabel),
  };
}

/**
 * The words beside a composed outfit, from facts only: its pieces, the weather, what of it matches
 * the shopper. The same on the same day, other wordings on another; no sentence of the speech twice.
 */
export function writeOutfit(facts: OutfitFacts, speech: Speech): WrittenOutfit {
  const scene = sceneOf(facts);
  return {
    ...writePick(facts, speech),
    intro: writeIntro({ ...scene, tone: facts.tone ?? DEFAULT_TONE }, speech),
    recommendations: recommend(facts, scene.seed, speech),
  };
}
