import type { AiTone } from '@modiste/contract/tones';
import { DEFAULT_TONE } from './choose-tone.ts';
import { type FrameValues, type Occasion, wordingsFor } from './frames.ts';

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

  /** One of the wordings, or an empty text when all of them were said before. */
  say(...wordings: readonly string[]): string {
    const fresh = wordings.find((wording) => !this.#said.has(wording)) ?? '';
    if (fresh !== '') this.#said.add(fresh);
    return fresh;
  }

  /**
   * An opener or closer in the tone of the shopper's choice, with `{name}` replaced by its value.
   * No wording comes twice in a conversation, whatever its values: an empty text when all were said.
   */
  frame(occasion: Occasion, values: FrameValues = {}): string {
    return this.say(...wordingsFor({ occasion, tone: this.tone, values, said: this.#said }));
  }

  /** All sentences so far, for the state of the dialogue. */
  get said(): readonly string[] {
    return [...this.#said];
  }
}
