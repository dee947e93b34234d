/** The widths in which the app serves its own pictures. */
export const PICTURE_WIDTHS_PX = [480, 1080] as const;

/** The width that an address asks for with `?w=`; the largest where it names none of them. */
export function chooseWidth(query: unknown): number {
  const asked = typeof query === 'object' && query !== null && 'w' in query ? query.w : undefined;
  return PICTURE_WIDTHS_PX.find((width) => String(width) === asked) ?? PICTURE_WIDTHS_PX[1];
}
