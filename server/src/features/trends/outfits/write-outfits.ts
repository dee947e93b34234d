import type { Item } from '@modiste/contract/entities/item';
import type {
  DailyOutfit,
  DaySetting,
  OutfitItem,
  StyleOutfit,
} from '@modiste/contract/entities/trends-schema';
import { writeOutfit } from '@modiste/stylist/editorial/write-outfit';
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

/** The styles of the person that an outfit was composed for. */
function likesOf({ preferences }: HomePerson, { theme }: ThemedOutfit): string[] {
  const query = theme.query.toLowerCase();
  return preferences.style_preference.filter((style) => query.includes(style.toLowerCase()));
}

function write(outfit: ThemedOutfit, { person, setting, speech }: Told) {
  const { theme, pieces } = outfit;
  const likes = likesOf(person, outfit);
  const { savedIds } = person;
  const facts = { pieces, theme, setting, likes, savedIds, tone: speech.tone };
  const { labels, ...words } = writeOutfit(facts, speech);
  const items = pieces.map(
    ({ id, short_description, image_urls }, at): OutfitItem => ({
      item_id: id,
      name: labels[at] ?? '',
      short_description,
      images: image_urls,
    }),
  );
  return { ...words, items, total: totalOf(pieces) };
}

/** The outfit of the day as the page shows it; without words where there is none. */
export function presentDaily(outfit: ThemedOutfit | null, told: Told): DailyOutfit {
  if (outfit === null) {
    return { intro: '', reason: '', outfit: { items: [], total: 0 }, recommendations: [] };
  }
  const { intro, reason, recommendations, items, total } = write(outfit, told);
  return { intro, reason, outfit: { items, total }, recommendations: [...recommendations] };
}

export function presentStylePick(outfit: ThemedOutfit, told: Told): StyleOutfit {
  const { name, reason, items, total } = write(outfit, told);
  return { name, reason, total, items };
}
