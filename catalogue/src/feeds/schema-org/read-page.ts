import { Parser } from 'htmlparser2';

/** A script element of JSON-LD. */
interface PageScript {
  /** The line on which its text begins, counted from 1. */
  line: number;
  text: string;
}

/** What a web page says of the products on it. */
export interface Page {
  scripts: PageScript[];
  /** The address that the page names as its own, or ''. */
  address: string;
  /** False where the page stops before anything of it was closed. */
  isWhole: boolean;
}

const isJsonLd = (type = ''): boolean => /^\s*application\/ld\+json\b/i.test(type);
const WHOLE_PAGE: ReadonlySet<string> = new Set(['html', 'body', 'script']);

/** The canonical address before the one for sharing. */
function addressOf(canonical: string, shared: string): string {
  const found = canonical || shared;
  return /^https?:\/\//i.test(found) ? found : '';
}

/** Reads the JSON-LD scripts and the address of a web page. */
export function readPage(html: string): Page {
  const scripts: PageScript[] = [];
  const addresses = { canonical: '', shared: '' };
  let isWhole = false;
  let script: { startsAt: number; text: string } | null = null;
  let [line, countedTo] = [1, 0];
  const lineAt = (index: number): number => {
    line += html.slice(countedTo, index).split('\n').length - 1;
    countedTo = index;
    return line;
  };
  const parser = new Parser({
    onopentag(name, { type, rel, href = '', property, content = '' }) {
      if (name === 'script' && isJsonLd(type)) script = { startsAt: parser.endIndex + 1, text: '' };
      else if (name === 'link' && /^canonical$/i.test(rel ?? '')) addresses.canonical ||= href;
      else if (name === 'meta' && /^og:url$/i.test(property ?? '')) addresses.shared ||= content;
    },
    ontext(data) {
      if (script !== null) script.text += data;
    },
    onclosetag(name, isImplied) {
      isWhole ||= WHOLE_PAGE.has(name) && !isImplied;
      if (name !== 'script' || script === null) return;
      if (!isImplied) scripts.push({ line: lineAt(script.startsAt), text: script.text });
      script = null;
    },
  });
  parser.end(html);
  return { scripts, address: addressOf(addresses.canonical, addresses.shared), isWhole };
}
