import type { Collection, Design, DesignItem } from './stock-schema.ts';

/** An item to be made: how it is cut, and of what. */
export interface Making {
  design: Design;
  made: DesignItem;
}

type Piece = Collection['pieces'][number];

/** The cut of a design under another name; its drawing, its shape and its uses stay. */
function renamed(design: Design, piece: Piece): Design {
  const { name: noun = design.noun, type = design.type, gender = design.gender } = piece;
  const { sizes = design.sizes, basePrice = design.basePrice } = piece;
  return { ...design, noun, type, gender, sizes, basePrice, items: [] };
}

const nameOf = ({ gender, noun }: Pick<Design, 'gender' | 'noun'>): string => `${gender} ${noun}`;

function madeOf(piece: Piece, { brand, name, season }: Collection): DesignItem {
  const { fabric, print, words } = piece;
  const colorways = piece.colors.split(' ');
  return { brand, fabric, print, colorways, words, collection: { name, season } };
}

/**
 * The items of the collections, each with the design that it is cut like. Pieces of one name and
 * cut share a design.
 *
 * @throws Error where a piece has the shape of no design, or the name of another cut
 */
export function hangCollections(
  designs: readonly Design[],
  collections: readonly Collection[],
): Making[] {
  const named = new Map(designs.map((design) => [nameOf(design), design]));
  return collections.flatMap((collection) =>
    collection.pieces.map((piece) => {
      const base = designs.find(({ shape }) => shape === piece.shape);
      if (!base) throw new Error(`No design has the shape "${piece.shape}"`);
      const wanted = renamed(base, piece);
      const design = named.get(nameOf(wanted)) ?? wanted;
      if (design.shape !== wanted.shape) throw new Error(`${wanted.noun} is another cut, too`);
      named.set(nameOf(design), design);
      return { design, made: madeOf(piece, collection) };
    }),
  );
}
