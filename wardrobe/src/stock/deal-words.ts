import type { Making } from './hang-collections.ts';
import { entryOf, type Stock } from './read-stock.ts';
import type { Design, DesignItem } from './stock-schema.ts';

/** As many sentences as an item has at least, where enough are written. */
const SENTENCES_MIN = 2;

type Tables = Pick<Stock, 'brands' | 'fabrics' | 'prints'>;

/** Every third of what a design says goes to every third of its items, and so on. */
function shareOf({ silhouette, details, styling }: Design, at: number, of: number): string[] {
  return [...silhouette, ...details, ...styling].filter((_sentence, index) => index % of === at);
}

/** What may be said once of an item for its cloth, its print or its brand. */
function sparesOf({ fabric, print, brand }: DesignItem, tables: Tables): readonly string[] {
  return [
    ...entryOf(tables.fabrics, fabric, 'fabric').sentences,
    ...(print === 'none' ? [] : [tables.prints[print].sentence]),
    ...entryOf(tables.brands, brand, 'brand').notes,
  ];
}

/**
 * Gives each item words of its own. The sentences of a design are shared out among the items that
 * have no words, and where these are few, an item gets what nobody has said yet of its cloth, print
 * or brand: no sentence stands in two descriptions.
 */
export function dealWords(makings: readonly Making[], tables: Tables): Making[] {
  const byDesign = Map.groupBy(makings, ({ design }) => design);
  const said = new Set<string>();
  return makings.map((making) => {
    const { design, made } = making;
    const alike = (byDesign.get(design) ?? []).filter((one) => one.made.collection === undefined);
    const own = made.words === undefined ? [] : [made.words];
    const share =
      made.collection === undefined ? shareOf(design, alike.indexOf(making), alike.length) : [];
    const sentences = [...own, ...share];
    if (made.collection === undefined) {
      for (const spare of sparesOf(made, tables)) {
        if (sentences.length >= SENTENCES_MIN) break;
        if (said.has(spare)) continue;
        said.add(spare);
        sentences.push(spare);
      }
    }
    return { design, made: { ...made, words: sentences.join(' ') } };
  });
}
