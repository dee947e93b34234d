/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Replaces spans by as many marks, so that places stay: by default by punctuation, which parts phrases. */
export function blank(text: string, spans: readonly Span[], mark = ';'): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + mark.repeat(end - start) + left.slice(end),
    text,
  );
}

/** The indexes from one up to, but without, another. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, step) => from + step);
