export interface TextLine {
  text: string;
  /** False for a last line that nothing ends. */
  isEnded: boolean;
}

/** Lines of a text without their breaks (LF or CRLF). */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let parts: string[] = [];
  for await (const chunk of text) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
      parts.push(chunk.slice(from, at));
      yield { text: parts.join('').replace(/\r$/, ''), isEnded: true };
      parts = [];
      from = at + 1;
    }
    if (from < chunk.length) parts.push(chunk.slice(from));
  }
  const last = parts.join('');
  if (last !== '') yield { text: last.replace(/\r$/, ''), isEnded: last.endsWith('\r') };
}
