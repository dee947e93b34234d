import { isPlainText } from './is-plain-text.ts';
import { sentencesOf } from './sentences.ts';

const TITLE_CHARS_MAX = 60;
const TITLE_WORDS = { min: 2, max: 8 };
const SUGGESTION_CHARS_MAX = 60;
const SUGGESTIONS = { min: 2, max: 4 };

/** A title for the history, or null where the text is none. */
export function checkTitle(text: string): string | null {
  const title = text.trim().replace(/[.!]+$/, '');
  const count = title.split(/\s+/).length;
  const isTitle =
    count >= TITLE_WORDS.min && count <= TITLE_WORDS.max && isPlainText(title, TITLE_CHARS_MAX);
  return isTitle ? title : null;
}

/** What the shopper may say next; null where fewer than two of the texts can be used. */
export function checkSuggestions(texts: readonly string[]): readonly string[] | null {
  const plain = texts
    .map((text) => text.trim())
    .filter((text) => isPlainText(text, SUGGESTION_CHARS_MAX) && sentencesOf(text).length === 1);
  const suggestions = [...new Set(plain)].slice(0, SUGGESTIONS.max);
  return suggestions.length >= SUGGESTIONS.min ? suggestions : null;
}
