import { checkSentence, type SentenceContext } from './check-sentence.ts';
import { SentenceReader, sentencesOf } from './sentences.ts';

const SENTENCES_MAX = 6;
const OPENER_WORDS_MAX = 4;

const wordCount = (text: string): number => text.split(/\s+/).length;

/**
 * Tells a model's reply sentence by sentence, each only after it was checked. What was told stays:
 * from the first sentence that does not hold, the words of the built-in stylist complete it.
 */
export class ReplyWriter {
  readonly #reader = new SentenceReader();
  readonly #context: SentenceContext;
  readonly #onText: (text: string) => void;
  readonly #told: string[] = [];
  #subjects: SentenceContext['subjects'] = [];
  #isStopped = false;
  #isDone = false;
  #reply: string | null = null;

  constructor(context: SentenceContext, onText: (text: string) => void = () => undefined) {
    this.#context = context;
    this.#onText = onText;
  }

  /** The sentences that were told so far. */
  get told(): readonly string[] {
    return this.#told;
  }

  /** Whether the model wrote a whole reply of which nothing had to be left out. */
  get isWhole(): boolean {
    return this.#isDone && !this.#isStopped && this.#told.length > 0;
  }

  /** @param text The model's reply as far as it is written, from its beginning. */
  read(text: string, isComplete: boolean): void {
    for (const raw of this.#reader.next(text, isComplete)) this.#take(raw);
    this.#isDone ||= isComplete;
  }

  /**
   * The reply from now on: where the model's ended before its end, completed by the built-in
   * stylist's sentences. What is asked for a second time is answered alike.
   * @param enough So many sentences need no completion, since they answer by themselves.
   */
  complete(builtIn: string, enough = Number.POSITIVE_INFINITY): string {
    this.#reply ??= this.#completed(builtIn, enough);
    return this.#reply;
  }

  #completed(builtIn: string, enough: number): string {
    if (this.#told.length === 0) {
      if (builtIn !== '') this.#onText(builtIn);
      return builtIn;
    }
    const isComplete = this.isWhole || this.#told.length >= enough;
    const [first = '', ...others] = sentencesOf(builtIn);
    // "Okay, here goes." opens a reply and does not go on with one.
    const rest = wordCount(first) <= OPENER_WORDS_MAX ? others : [first, ...others];
    const missing = isComplete ? [] : rest.filter((sentence) => !this.#told.includes(sentence));
    for (const sentence of missing) this.#tell(sentence);
    return this.#told.join(' ');
  }

  #take(raw: string): void {
    if (this.#isStopped || this.#told.length >= SENTENCES_MAX) return;
    const said = new Set([...this.#context.said, ...this.#told]);
    const sentence = checkSentence(raw, { ...this.#context, said, subjects: this.#subjects });
    if (sentence === null) {
      this.#isStopped = true;
      return;
    }
    this.#subjects = sentence.named;
    this.#tell(sentence.text);
  }

  #tell(sentence: string): void {
    this.#onText(this.#told.length === 0 ? sentence : ` ${sentence}`);
    this.#told.push(sentence);
  }
}
