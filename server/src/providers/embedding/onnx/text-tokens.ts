import { Tokenizer } from '@huggingface/tokenizers';
import type { TextSettings } from './model-settings.ts';

/** Texts as a model takes them: rows of one length. */
export interface TokenRows {
  ids: number[][];
  /** 1 for a token of the text, 0 for what fills it up. */
  mask: number[][];
  length: number;
}

/** @param length Every row's length; null: that of the longest text. */
export type TokenizeTexts = (texts: readonly string[], length: number | null) => TokenRows;

/** Keeps the markers at both ends of a text that is too long. */
function cut(ids: readonly number[], markers: readonly number[], most: number): number[] {
  if (ids.length <= most) return [...ids];
  const ahead = markers.findIndex((id, at) => ids[at] !== id);
  const behind = ahead < 0 ? 0 : markers.length - ahead;
  return [...ids.slice(0, most - behind), ...ids.slice(ids.length - behind)];
}

/** Splits texts into the tokens that a model knows, as its `tokenizer.json` says. */
export function createTextTokens(settings: TextSettings): TokenizeTexts {
  const { tokensMax, padToken } = settings;
  const tokenizer = new Tokenizer(settings.tokenizer, settings.tokenizerConfig);
  const markers = tokenizer.encode('').ids;
  const padId = (padToken === null ? undefined : tokenizer.token_to_id(padToken)) ?? 0;
  return (texts, length) => {
    const most = Math.min(tokensMax, length ?? tokensMax);
    const rows = texts.map((text) => cut(tokenizer.encode(text).ids, markers, most));
    const longest = length ?? Math.max(...rows.map((row) => row.length));
    const filled = (row: readonly number[], fill: number) => [
      ...row,
      ...Array.from({ length: longest - row.length }, () => fill),
    ];
    return {
      ids: rows.map((row) => filled(row, padId)),
      mask: rows.map((row) =>
        filled(
          row.map(() => 1),
          0,
        ),
      ),
      length: longest,
    };
  };
}
