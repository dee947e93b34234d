const NAME_CHARS_MIN = 3;
const EDGE_START = /^[-–—|/:;([]/u;
const EDGE = /[\s\-–—|,/:;([]+$/u;

/**
 * The title of a product whose variants each have their own: what all begin with, cut at a word
 * ("Linen Shirt - Red / M" and "Linen Shirt - Blue / S" give "Linen Shirt"). Where they share too
 * little, or words that break off in the middle of a name, the first one.
 */
export function groupTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles.filter((title) => title !== '');
  if (others.every((title) => title === first)) return first;
  const words = first.split(' ');
  let shared = words.length;
  for (const title of others) {
    const own = title.split(' ');
    const differs = words.findIndex((word, at) => word !== own[at]);
    if (differs !== -1) shared = Math.min(shared, differs);
  }
  const prefix = words.slice(0, shared).join(' ');
  const common = prefix.replace(EDGE, '');
  const isCutOff = common !== prefix || EDGE_START.test(words[shared] ?? '');
  return common.length >= (isCutOff ? NAME_CHARS_MIN : first.length / 2) ? common : first;
}
