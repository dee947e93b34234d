import type { LooksLike } from '@modiste/contract/calls/search';
import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import {
  familyName,
  kindFamily,
  kindName,
  type PictureFamily,
} from '@modiste/vision/picture-kinds';
import type { RecognizedUpload } from '../../db/tables.ts';
import { PICTURED_CERTAIN_MIN } from '../../search-inputs/name-pictured.ts';

/** A kind that is less likely is no option beside the others. */
const OPTION_MIN = 0.03;
const OPTIONS_MAX = 4;

type Kinds = RecognizedUpload['kinds'];

const shareOf = (kinds: Kinds, kind: PictureKind): number => kinds[kind] ?? 0;

const byShare = (kinds: Kinds): PictureKind[] =>
  PICTURE_KINDS.toSorted((a, b) => shareOf(kinds, b) - shareOf(kinds, a));

const familyShare = (kinds: Kinds, family: PictureFamily): number =>
  PICTURE_KINDS.filter((kind) => kindFamily(kind) === family).reduce(
    (sum, kind) => sum + shareOf(kinds, kind),
    0,
  );

/** The likeliest others; of a family with a name, its kinds come before all the rest. */
function optionsOf(kinds: Kinds, shown: PictureKind | null, family: PictureFamily) {
  const others = byShare(kinds).filter((kind) => kind !== shown);
  const isRelated = (kind: PictureKind) => kindFamily(kind) === family;
  const likely = others.filter((kind) => shareOf(kinds, kind) >= OPTION_MIN);
  const related = familyName(family) === null ? [] : others.filter(isRelated);
  return [...new Set([...likely, ...related])]
    .slice(0, OPTIONS_MAX)
    .map((kind) => ({ kind, label: kindName(kind) }));
}

/** What the label says of the color; typed colors are the shopper's own and go before it. */
function withColor({ color }: RecognizedUpload, name: string, { soft }: UnderstoodQuery): string {
  return color === null || soft.colors.length > 0 ? name : `${color.toLowerCase()} ${name}`;
}

/**
 * What an uploaded picture seems to show, in words that the shopper can correct. Null where typed
 * words name the garment, and where the picture leaves it open.
 * @param chosen What the shopper said that it shows; null where they said nothing.
 */
export function looksLike(
  recognized: RecognizedUpload | null,
  chosen: PictureKind | null,
  understood: UnderstoodQuery,
): LooksLike | null {
  if (recognized === null || understood.types.length > 0) return null;
  const [likeliest] = byShare(recognized.kinds);
  const kind = chosen ?? likeliest;
  if (kind === undefined) return null;
  const family = kindFamily(kind);
  const isCertain = chosen !== null || shareOf(recognized.kinds, kind) >= PICTURED_CERTAIN_MIN;
  if (isCertain) {
    const label = withColor(recognized, kindName(kind), understood);
    return { label, kind, options: optionsOf(recognized.kinds, kind, family) };
  }
  const name = familyName(family);
  if (name === null || familyShare(recognized.kinds, family) < PICTURED_CERTAIN_MIN) return null;
  const label = withColor(recognized, name, understood);
  return { label, kind: null, options: optionsOf(recognized.kinds, null, family) };
}
