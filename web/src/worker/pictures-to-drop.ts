export interface KeptPicture {
  url: string;
  bytes: number;
}

/** One that is larger is shown and not kept. */
export const PICTURE_BYTES_MAX = 600_000;

const PICTURES_MAX = 300;
const PICTURES_BYTES_MAX = 30_000_000;

/** Which pictures have to go, the oldest first, for the others to fit. `kept` begins with the oldest. */
export function picturesToDrop(kept: readonly KeptPicture[]): string[] {
  let count = 0;
  let bytes = 0;
  const fits = (picture: KeptPicture) => {
    count += 1;
    bytes += picture.bytes;
    return count <= PICTURES_MAX && bytes <= PICTURES_BYTES_MAX;
  };
  const newestFirst = kept.toReversed();
  const firstTooMany = newestFirst.findIndex((picture) => !fits(picture));
  if (firstTooMany < 0) return [];
  return newestFirst.slice(firstTooMany).map(({ url }) => url);
}
