/** The first characters of a stream, and the whole stream again. */
export async function peekText(text: AsyncIterable<string>, length: number) {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  while (head.length < length) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
  }
  return { head: head.slice(0, length), all: rejoined(head, iterator) };
}

async function* rejoined(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    if (head !== '') yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
