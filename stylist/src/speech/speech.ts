/**
 * Says things without repeating a sentence within a conversation. Callers give several wordings of
 * the same statement; the first one that was not said yet is taken.
 */
export class Speech {
  readonly #said: Set<string>;

  /** @param said Sentences of the replies so far, as `said` told them. */
  constructor(said: readonly string[]) {
    this.#said = new Set(said);
  }

  /** One of the wordings, or an empty text when all of them were said before. */
  say(...wordings: readonly string[]): string {
    const fresh = wordings.find((wording) => !this.#said.has(wording)) ?? '';
    if (fresh !== '') this.#said.add(fresh);
    return fresh;
  }

  /** All sentences so far, for the state of the dialogue. */
  get said(): readonly string[] {
    return [...this.#said];
  }
}
