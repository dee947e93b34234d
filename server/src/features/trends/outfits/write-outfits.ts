import type { Item } from '@modiste/contract/entities/item';
import type {
  DailyOutfit,
  DaySetting,
  OutfitItem,
  StyleOutfit,
} from '@modiste/contract/entities/trends-schema';
import { stylesOfTheme } from '@modiste/stylist/editorial/themes';
import { writeOutfit, writePick } from '@modiste/stylist/editorial/write-outfit';
import type { Speech } from '@modiste/stylist/speech';
import type { HomePerson } from '../person/read-person.ts';
import type { ThemedOutfit } from './compose-for-theme.ts';

const CENTS = 100;

/** What outfits are told of. */
interface Told {
  person: HomePerson;
  setting: DaySetting;
  speech: Speech;
}

const totalOf = (pieces: readonly Item[]): number =>
  Math.round(pieces.reduce((sum, { price }) => sum + price, 0) * CENTS) / CENTS;

/** What the words of an outfit are drawn from. */
function factsOf({ theme, pieces }: ThemedOutfit, { person, setting, speech }: Told) {
  const { preferences, savedIds } = person;
  const likes = stylesOfTheme(theme, preferences.style_preference);
  return { pieces, theme, setting, likes, savedIds, tone: speech.tone };
}

const toItems = (pieces: readonly Item[], labels: readonly string[]): OutfitItem[] =>
  pieces.map(({ id, short_description, image_urls }, at) => ({
    item_id: id,
    name: labels[at] ?? '',
    short_description,
    images: image_urls,
  }));

/** The outfit of the day as the page shows it; without words where there is none. */
export function presentDaily(outfit: ThemedOutfit | null, told: Told): DailyOutfit {
  if (outfit === null) {
    return { intro: '', reason: '', outfit: { items: [], total: 0 }, recommendations: [] };
  }
  const { pieces } = outfit;
  const words = writeOutfit(factsOf(outfit, told), told.speech);
  const { intro, reason, recommendations, labels } = words;
  return {
    intro,
    reason,
    outfit: { items: toItems(pieces, labels), total: totalOf(pieces) },
    recommendations: [...recommendations],
  };
}

export function presentStylePick(outfit: ThemedOutfit, told: Told): StyleOutfit {
  const { pieces } = outfit;
  const { name, reason, labels } = writePick(factsOf(outfit, told), told.speech);
  return { name, reason, total: totalOf(pieces), items: toItems(pieces, labels) };
}
