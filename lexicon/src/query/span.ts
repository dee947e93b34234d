/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Replaces spans by punctuation of the same length, so that places stay and phrases part. */
export function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ';'.repeat(end - start) + left.slice(end),
    text,
  );
}
