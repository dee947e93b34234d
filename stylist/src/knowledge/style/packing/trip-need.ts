/** A piece that a need asks for, and what does as well where it is on the list already. */
export interface NeededPiece {
  /** What it is searched by; the first of which anything is sold. */
  words: readonly string[];
  /** The same for men, where they wear another kind. */
  men?: readonly string[];
  /** Kinds that answer the need, by lexicon id. */
  kinds: readonly string[];
  /** Only of these fabrics, where others do not answer it. */
  fabrics?: readonly string[];
  /** What a record may state so that any outer layer answers it. */
  stated?: readonly string[];
  /** What it is for: "to shade face and neck". */
  why: string;
}

/** What a shopper tells of a trip or of themselves that asks for pieces. */
export interface TripNeed {
  /** "The sun": what the pieces are for. */
  name: string;
  said: readonly RegExp[];
  pieces: readonly NeededPiece[];
  /** Whether warm layers that are on the list help, too. */
  isOfLayers?: boolean;
}

/** Fabrics that cover without heat. */
export const LINEN = ['linen', 'muslin'];
