import type { AiTone } from '@modiste/contract/tones';
import { DEFAULT_TONE } from './choose-tone.ts';
import { type FrameValues, type Occasion, wordingsFor } from './frames.ts';

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}“$\d])/u;
/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/**
 * Says things without repeating a sentence within a conversation. Callers give several wordings of
 * the same statement; the first one that was not said yet is taken.
 */
export class Speech {
  readonly #said: Set<string>;
  readonly tone: AiTone;

  /**
   * @param said Sentences of the replies so far, as `said` told them.
   * @param tone How `frame` sounds; see `chooseTone`.
   */
  constructor(said: readonly string[], tone: AiTone | null = null) {
    this.#said = new Set(said);
    this.tone = tone ?? DEFAULT_TONE;
  }

  /** One of the wordings of which no sentence was said before, or an empty text. */
  say(...wordings: readonly string[]): string {
    const isFresh = (wording: string) =>
      [wording, ...sentencesOf(wording)].every((sentence) => !this.#said.has(sentence));
    const fresh = wordings.find(isFresh) ?? '';
    for (const sentence of [fresh, ...sentencesOf(fresh)]) {
      if (sentence !== '') this.#said.add(sentence);
    }
    return fresh;
  }

  /**
   * An opener or closer in the tone of the shopper's choice, with `{name}` replaced by its value.
   * No wording comes twice in a conversation, whatever its values: an empty text when all were said.
   * @param isFit Which wordings fit what they are said of; all where it is left out.
   */
  frame(
    occasion: Occasion,
    values: FrameValues = {},
    isFit: (wording: string) => boolean = () => true,
  ): string {
    const wordings = wordingsFor({ occasion, tone: this.tone, values, said: this.#said });
    return this.say(...wordings.filter(isFit));
  }

  /** All sentences so far, for the state of the dialogue. */
  get said(): readonly string[] {
    return [...this.#said];
  }
}
