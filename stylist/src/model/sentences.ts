const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const segmentsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const trimmed = (segments: readonly string[]): string[] =>
  segments.map((segment) => segment.trim()).filter((segment) => segment !== '');

/** The sentences of a text, without the space around them. */
export const sentencesOf = (text: string): string[] => trimmed(segmentsOf(text));

/** Takes the sentences of a text that is still being written, each once it is complete. */
export class SentenceReader {
  #read = 0;

  /**
   * @param text All of it so far; what was read before must not have changed.
   * @param isComplete Whether nothing follows; otherwise the last sentence may still grow.
   */
  next(text: string, isComplete: boolean): string[] {
    const segments = segmentsOf(text.slice(this.#read));
    const complete = isComplete ? segments : segments.slice(0, -1);
    this.#read += complete.join('').length;
    return trimmed(complete);
  }
}
