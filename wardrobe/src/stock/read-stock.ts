import { z } from 'zod';
import brands from '../../stock/brands.json' with { type: 'json' };
import acre from '../../stock/collections/acre.json' with { type: 'json' };
import bellamy from '../../stock/collections/bellamy.json' with { type: 'json' };
import ciel from '../../stock/collections/ciel.json' with { type: 'json' };
import fable from '../../stock/collections/fable.json' with { type: 'json' };
import harrow from '../../stock/collections/harrow.json' with { type: 'json' };
import juno from '../../stock/collections/juno.json' with { type: 'json' };
import kaito from '../../stock/collections/kaito.json' with { type: 'json' };
import kestrel from '../../stock/collections/kestrel.json' with { type: 'json' };
import lowtide from '../../stock/collections/lowtide.json' with { type: 'json' };
import lune from '../../stock/collections/lune.json' with { type: 'json' };
import norrvik from '../../stock/collections/norrvik.json' with { type: 'json' };
import ostra from '../../stock/collections/ostra.json' with { type: 'json' };
import parade from '../../stock/collections/parade.json' with { type: 'json' };
import sable from '../../stock/collections/sable.json' with { type: 'json' };
import thread from '../../stock/collections/thread.json' with { type: 'json' };
import volta from '../../stock/collections/volta.json' with { type: 'json' };
import accessories from '../../stock/designs/accessories.json' with { type: 'json' };
import bags from '../../stock/designs/bags.json' with { type: 'json' };
import dresses from '../../stock/designs/dresses.json' with { type: 'json' };
import flatShoes from '../../stock/designs/flat-shoes.json' with { type: 'json' };
import jackets from '../../stock/designs/jackets.json' with { type: 'json' };
import jeans from '../../stock/designs/jeans.json' with { type: 'json' };
import jewelry from '../../stock/designs/jewelry.json' with { type: 'json' };
import jumpsuits from '../../stock/designs/jumpsuits.json' with { type: 'json' };
import knits from '../../stock/designs/knits.json' with { type: 'json' };
import outerwear from '../../stock/designs/outerwear.json' with { type: 'json' };
import pants from '../../stock/designs/pants.json' with { type: 'json' };
import shirts from '../../stock/designs/shirts.json' with { type: 'json' };
import skirts from '../../stock/designs/skirts.json' with { type: 'json' };
import suits from '../../stock/designs/suits.json' with { type: 'json' };
import tees from '../../stock/designs/tees.json' with { type: 'json' };
import underwear from '../../stock/designs/underwear.json' with { type: 'json' };
import womensShoes from '../../stock/designs/womens-shoes.json' with { type: 'json' };
import fabrics from '../../stock/fabrics.json' with { type: 'json' };
import palette from '../../stock/palette.json' with { type: 'json' };
import prints from '../../stock/prints.json' with { type: 'json' };
import { hangCollections, type Making } from './hang-collections.ts';
import { PRINTS, type Print } from './prints.ts';
import {
  type Brand,
  brandSchema,
  collectionSchema,
  type Design,
  designSchema,
  type Fabric,
  fabricSchema,
  type PrintWords,
  printWordsSchema,
  type Tint,
  tintSchema,
} from './stock-schema.ts';

/** The order decides which of two equal titles gets a person's name: add at the end. */
const RAILS: readonly (readonly [rail: string, designs: readonly unknown[]])[] = [
  ['dresses', dresses],
  ['jumpsuits', jumpsuits],
  ['tees', tees],
  ['shirts', shirts],
  ['knits', knits],
  ['outerwear', outerwear],
  ['jackets', jackets],
  ['suits', suits],
  ['jeans', jeans],
  ['pants', pants],
  ['skirts', skirts],
  ['womens-shoes', womensShoes],
  ['flat-shoes', flatShoes],
  ['bags', bags],
  ['accessories', accessories],
  ['jewelry', jewelry],
  ['underwear', underwear],
];

/** What each brand brought into the shop, collection by collection; add at the end here, too. */
const COLLECTIONS: readonly (readonly [brand: string, collections: readonly unknown[]])[] = [
  ['acre', acre],
  ['bellamy', bellamy],
  ['ciel', ciel],
  ['fable', fable],
  ['harrow', harrow],
  ['juno', juno],
  ['kaito', kaito],
  ['kestrel', kestrel],
  ['lowtide', lowtide],
  ['lune', lune],
  ['norrvik', norrvik],
  ['ostra', ostra],
  ['parade', parade],
  ['sable', sable],
  ['thread', thread],
  ['volta', volta],
];

/** All that the demo shop is made from, as the files of `wardrobe/stock` say it. */
export interface Stock {
  /** Written designs, then those that a collection gave another name. */
  designs: readonly Design[];
  /** Every item, in the order in which they get their names. */
  makings: readonly Making[];
  brands: Readonly<Record<string, Brand>>;
  fabrics: Readonly<Record<string, Fabric>>;
  palette: Readonly<Record<string, Tint>>;
  prints: Readonly<Record<Exclude<Print, 'none'>, PrintWords>>;
}

const [, ...NAMED_PRINTS] = PRINTS;

/**
 * Reads and checks the stock.
 *
 * @throws ZodError where a file does not keep to `stock-schema.ts`
 */
export function readStock(): Stock {
  const written = RAILS.flatMap(([rail, designs]) =>
    z
      .array(designSchema)
      .parse(designs)
      .map((design) => ({ ...design, rail })),
  );
  const brought = COLLECTIONS.flatMap(([brand, collections]) =>
    z
      .array(collectionSchema)
      .parse(collections)
      .map((collection) => ({ ...collection, brand })),
  );
  const hung = hangCollections(written, brought);
  const makings = [
    ...written.flatMap((design) => design.items.map((made) => ({ design, made }))),
    ...hung,
  ];
  return {
    designs: [...new Set([...written, ...hung.map(({ design }) => design)])],
    makings,
    brands: z.record(z.string(), brandSchema).parse(brands),
    fabrics: z.record(z.string(), fabricSchema).parse(fabrics),
    palette: z.record(z.string(), tintSchema).parse(palette),
    prints: z.record(z.enum(NAMED_PRINTS), printWordsSchema).parse(prints),
  };
}

/** An entry of the stock by its key; a wrong key is a mistake in the stock's own files. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  key: string,
  what: string,
): Entry {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined;
  if (entry === undefined) throw new Error(`The stock has no ${what} "${key}"`);
  return entry;
}
