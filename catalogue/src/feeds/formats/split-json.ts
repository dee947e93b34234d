import { BrokenFeedError } from '../text/feed-errors.ts';

export interface JsonPart {
  line: number;
  value: unknown;
}

const OBJECT_CHARS_MAX = 64 * 1024 * 1024;

/**
 * Takes a big JSON document apart while it streams: each object of the outer array, or of an
 * array that stands under one of `listKeys` in the outer object, is given by itself. What remains
 * of an outer object without such lists is given as one value at the end.
 * @throws BrokenFeedError where it is no JSON or ends too early.
 */
export async function* splitJson(
  text: AsyncIterable<string>,
  listKeys: readonly string[],
): AsyncGenerator<JsonPart> {
  const scanner = new JsonScanner(listKeys);
  for await (const chunk of text) {
    scanner.write(chunk);
    yield* scanner.takeParts();
  }
  yield* scanner.end();
}

const noElement = (line: number): { parts: string[]; line: number; length: number } => ({
  parts: [],
  line,
  length: 0,
});

class JsonScanner {
  readonly #listKeys: ReadonlySet<string>;
  #done: JsonPart[] = [];
  #depth = 0;
  #line = 1;
  #isInString = false;
  #isEscaped = false;
  /** How deep the elements of the list that is open lie; 0 when none is. */
  #listDepth = 0;
  #lists = 0;
  #element = noElement(0);
  #outer = '';

  constructor(listKeys: readonly string[]) {
    this.#listKeys = new Set(listKeys);
  }

  write(chunk: string): void {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === 10) this.#line += 1;
      if (this.#isInString) this.#insideString(code);
      else if (code === 34) this.#isInString = true;
      else from = this.#structure(code, chunk, { at, from });
    }
    this.#store(chunk.slice(from));
  }

  /** The parts that are complete, each once. */
  takeParts(): JsonPart[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  end(): JsonPart[] {
    if (this.#depth > 0 || this.#isInString) {
      throw new BrokenFeedError(`The JSON ends too early, on line ${this.#line}`);
    }
    if (this.#outer.trim() === '') throw new BrokenFeedError('The file is empty');
    const value = parsed(this.#outer, 1);
    return this.#lists > 0 ? [] : [{ line: 1, value }];
  }

  #insideString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === 92) this.#isEscaped = true;
    else if (code === 34) this.#isInString = false;
  }

  /** Counts brackets; returns from where the chunk is not yet stored. */
  #structure(code: number, chunk: string, { at, from }: { at: number; from: number }): number {
    if (code === 123 || code === 91) return this.#open(code, chunk, { at, from });
    if (code !== 125 && code !== 93) return from;
    this.#depth -= 1;
    if (this.#listDepth === 0) return from;
    if (this.#depth === this.#listDepth) {
      this.#store(chunk.slice(from, at + 1));
      this.#finishElement();
      return at + 1;
    }
    if (this.#depth >= this.#listDepth) return from;
    this.#listDepth = 0;
    this.#element = noElement(0);
    return at;
  }

  #open(code: number, chunk: string, { at, from }: { at: number; from: number }): number {
    this.#depth += 1;
    if (this.#listDepth === 0 && code === 91) {
      this.#store(chunk.slice(from, at + 1));
      if (this.#isList()) {
        this.#listDepth = this.#depth;
        this.#lists += 1;
      }
      return at + 1;
    }
    if (this.#listDepth > 0 && this.#depth === this.#listDepth + 1) {
      this.#element = noElement(this.#line);
      return at;
    }
    return from;
  }

  #isList(): boolean {
    if (this.#depth === 1) return true;
    const key = /"([^"\\]*)"\s*:\s*\[$/.exec(this.#outer.slice(-200))?.[1];
    return this.#depth === 2 && key !== undefined && this.#listKeys.has(key);
  }

  #store(text: string): void {
    if (this.#listDepth === 0) this.#outer += text;
    else {
      this.#element.parts.push(text);
      this.#element.length += text.length;
    }
    if (this.#element.length + this.#outer.length > OBJECT_CHARS_MAX) {
      throw new BrokenFeedError(`The JSON has an object larger than 64 MB on line ${this.#line}`);
    }
  }

  #finishElement(): void {
    const { parts, line } = this.#element;
    this.#done.push({ line, value: parsed(parts.join(''), line) });
    this.#element = noElement(0);
  }
}

function parsed(text: string, line: number): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenFeedError(`The JSON breaks on line ${line} or soon after: ${why}`, { cause });
  }
}
