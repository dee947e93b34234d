import { decodeHTMLStrict } from 'entities/decode';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BrokenFeedError } from '../text/feed-errors.ts';

interface XmlProduct {
  line: number;
  values: ReadonlyMap<string, readonly string[]>;
}

interface OpenProduct {
  line: number;
  /** Google's own elements, which win over RSS's and Atom's of the same name. */
  google: Map<string, string[]>;
  plain: Map<string, string[]>;
}

/** Shops write the entities of HTML into XML, which defines only five of them. */
const HTML_ENTITIES: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get(known, name) {
      const entity = `&${String(name)};`;
      const character = known[entity] ?? decodeHTMLStrict(entity);
      if (character === entity) return undefined;
      known[entity] = character;
      return character;
    },
  },
);

const GOOGLE_NAMESPACE = /^https?:\/\/base\.google\.com\/c?ns\//;

/**
 * The products of an RSS or Atom feed, as the texts of their elements by name.
 * @throws BrokenFeedError where the XML is not well formed or ends too early.
 */
export async function* readXmlProducts(text: AsyncIterable<string>): AsyncGenerator<XmlProduct> {
  const collector = new ProductCollector();
  try {
    for await (const chunk of text) {
      collector.write(chunk);
      yield* collector.takeProducts();
    }
    collector.close();
  } catch (cause) {
    if (!(cause instanceof XmlSyntaxError)) throw cause;
    throw new BrokenFeedError(`The XML breaks on line ${cause.line}: ${cause.message}`, { cause });
  }
  yield* collector.takeProducts();
}

class XmlSyntaxError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Gathers the direct children of every item or entry; what is nested deeper is no attribute. */
class ProductCollector {
  readonly #parser = new SaxesParser({ xmlns: false });
  #done: XmlProduct[] = [];
  #product: OpenProduct | null = null;
  readonly #prefixes = new Set(['g']);
  #depth = 0;
  #text = '';

  constructor() {
    this.#parser.ENTITIES = HTML_ENTITIES;
    this.#parser.on('error', (error) => {
      throw new XmlSyntaxError(this.#parser.line, error.message.replace(/^\d+:\d+: /, ''));
    });
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', (tag) => this.#close(tag));
    this.#parser.on('text', (text) => {
      this.#text += text;
    });
    this.#parser.on('cdata', (text) => {
      this.#text += text;
    });
  }

  write(chunk: string): void {
    this.#parser.write(chunk);
  }

  close(): void {
    this.#parser.close();
  }

  /** The products that are complete, each once. */
  takeProducts(): XmlProduct[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#notePrefixes(attributes);
    if (this.#product !== null) {
      this.#depth += 1;
      if (this.#depth === 1) this.#text = '';
    } else if (name === 'item' || name === 'entry') {
      this.#product = { line: this.#parser.line, google: new Map(), plain: new Map() };
      this.#depth = 0;
    } else {
      this.#text = '';
    }
  }

  /** The elements' prefix is mostly g, but the document decides. */
  #notePrefixes(attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns:') || !GOOGLE_NAMESPACE.test(value)) continue;
      this.#prefixes.add(name.slice('xmlns:'.length));
    }
  }

  #close({ name, attributes }: SaxesTagPlain): void {
    if (this.#product === null) return;
    if (this.#depth === 0) {
      const { line, google, plain } = this.#product;
      this.#done.push({ line, values: new Map([...plain, ...google]) });
      this.#product = null;
      return;
    }
    this.#depth -= 1;
    if (this.#depth > 0) return;
    const isOtherLink = !/^(?:alternate)?$/.test(attributes.rel ?? '');
    const value = (this.#text.trim() || (isOtherLink ? '' : attributes.href) || '').trim();
    if (value === '') return;
    const at = name.indexOf(':');
    const isGoogle = this.#prefixes.has(name.slice(0, Math.max(at, 0)));
    const values = isGoogle ? this.#product.google : this.#product.plain;
    const key = (isGoogle ? name.slice(at + 1) : name).toLowerCase();
    values.set(key, [...(values.get(key) ?? []), value]);
  }
}
