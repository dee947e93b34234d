import { spellPlace } from '@modiste/stylist/number-words';
import { listed } from './name-dropped.ts';

/** What is told of all of the outfits that change, or of some by their places. */
export function joinNotices(
  notices: readonly { place: number; text: string }[],
  changed: number,
): string | null {
  const texts = [...new Set(notices.map(({ text }) => text))];
  const [text, ...others] = texts;
  if (text === undefined) return null;
  if (others.length === 0 && notices.length === changed) return text;
  return texts
    .map((one) => {
      const places = notices.flatMap(({ place, text: own }) =>
        own === one ? [`the ${spellPlace(place)}`] : [],
      );
      return `For ${listed(places)}: ${one}`;
    })
    .join(' ');
}
