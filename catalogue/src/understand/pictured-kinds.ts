import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import { ancestorsOf, GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { kindTypes } from '@modiste/vision/picture-kinds';

/** How likely a picture shows each kind, from 0 to 1; what is not named is as good as excluded. */
export type KindShares = Readonly<Partial<Record<PictureKind, number>>>;

/** An item of which only the family is told ("shoes") may be any of its kinds. */
const PLAIN_SHARE = 0.7;

const kindByRoot = new Map(
  PICTURE_KINDS.flatMap((kind) => kindTypes(kind).map((type) => [type, kind] as const)),
);

function findKind(type: string): PictureKind | null {
  const named = [type, ...ancestorsOf(type)].find((each) => kindByRoot.has(each));
  return kindByRoot.get(named ?? '') ?? null;
}

const kindByType = new Map(GARMENT_TYPES.map(({ id }) => [id, findKind(id)]));

/** The kind that pictures of a garment type show; null where a picture does not tell. */
export const kindOfType = (type: string): PictureKind | null => kindByType.get(type) ?? null;

/** The garment types of a kind, and the plain types above them, in which items may be stored. */
export function typesOfKind(kind: PictureKind): string[] {
  const own = GARMENT_TYPES.filter(({ id }) => kindOfType(id) === kind).map(({ id }) => id);
  const plain = own.flatMap(ancestorsOf).filter((type) => kindOfType(type) === null);
  return [...new Set([...own, ...plain])];
}

/** Tells how likely a picture shows an item of a garment type, from 0 to 1. */
export function shareOfTypes(kinds: KindShares): (type: string) => number {
  if (Object.keys(kinds).length === 0) return () => 0;
  const plain = new Map<string, number>();
  for (const kind of PICTURE_KINDS) {
    for (const type of typesOfKind(kind).filter((each) => kindOfType(each) === null)) {
      plain.set(type, (plain.get(type) ?? 0) + (kinds[kind] ?? 0));
    }
  }
  return (type) => {
    const kind = kindOfType(type);
    return kind === null ? PLAIN_SHARE * (plain.get(type) ?? 0) : (kinds[kind] ?? 0);
  };
}

/**
 * Tells how far the likeness of an item of a garment type may be trusted, from 0 to 1: what looks most
 * alike and is most likely of another kind is not the very piece.
 */
export function trustOfTypes(kinds: KindShares | null): (type: string) => number {
  const most = Math.max(0, ...Object.values(kinds ?? {}));
  if (kinds === null || most === 0) return () => 1;
  const shareOf = shareOfTypes(kinds);
  return (type) => Math.min(1, shareOf(type) / most);
}
