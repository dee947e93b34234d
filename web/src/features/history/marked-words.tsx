interface MarkedWordsProps {
  text: string;
  /** What is searched for. */
  sought: string;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const pattern = (sought: string): RegExp | null => {
  const words = wordsOf(sought);
  return words.length === 0 ? null : new RegExp(`(${words.map(escaped).join('|')})`, 'giu');
};

/** Whether a text has any of the words. */
export const hasWords = (text: string, sought: string): boolean =>
  pattern(sought)?.test(text) === true;

/** A text in which the words that are searched for stand out. */
export function MarkedWords({ text, sought }: MarkedWordsProps) {
  const words = pattern(sought);
  if (words === null) return text;
  let at = 0;
  return text.split(words).map((part, index) => {
    const key = at;
    at += part.length;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}
