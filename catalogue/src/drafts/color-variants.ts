import type { FeedVariant } from '../feeds/fields/feed-row.ts';
import type { DraftColor } from './item-draft.ts';

const PICTURE_NAME = /([^/?#]+?)(?:\.\w+)?(?:[?#].*)?$/;

const nameOf = ({ colors }: FeedVariant): string => colors.join('/');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function holdsRun(words: readonly string[], run: readonly string[]): boolean {
  return words.some((_, at) => run.every((word, index) => words[at + index] === word));
}

/** Whether a picture's file is named after this color, as in "shirt-light-blue_front.jpg". */
function isNamedAfter(picture: string, color: string): boolean {
  const run = wordsOf(color);
  const file = wordsOf(PICTURE_NAME.exec(picture)?.[1] ?? '');
  return run.length > 0 && holdsRun(file, run);
}

/** The colors whose variants show a picture, by picture. */
function colorsByPicture(variants: readonly FeedVariant[]): Map<string, Set<string>> {
  const shownBy = new Map<string, Set<string>>();
  for (const variant of variants) {
    for (const picture of variant.pictures) {
      shownBy.set(picture, (shownBy.get(picture) ?? new Set()).add(nameOf(variant)));
    }
  }
  return shownBy;
}

/**
 * The colors that a product is sold in, each with the first picture that shows it and no other:
 * one that only its variants have, or one whose file is named after it. Empty where the variants
 * do not differ in color.
 */
export function findColors(
  variants: readonly FeedVariant[],
  pictures: readonly string[],
): DraftColor[] {
  const names = [...new Set(variants.map(nameOf))].filter((name) => name !== '');
  if (names.length < 2) return [];
  const shownBy = colorsByPicture(variants);
  const byLength = [...names].sort((one, other) => other.length - one.length);
  const namesake = (picture: string) => byLength.find((name) => isNamedAfter(picture, name));
  return names.map((name) => {
    const isOwn = (picture: string) => {
      const colors = shownBy.get(picture);
      return colors?.size === 1 && colors.has(name);
    };
    const picture = pictures.find(isOwn) ?? pictures.find((one) => namesake(one) === name) ?? null;
    return { name, picture };
  });
}
