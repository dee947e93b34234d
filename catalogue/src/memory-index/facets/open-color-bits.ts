import { colorwayTest, refusesColors } from '../../filters/colorway-test.ts';
import type { RefusedColors } from '../../filters/filter.ts';
import { type FacetBits, groupMask, maskOf } from '../columns/facet-bits.ts';
import type { FactColumns } from '../columns/fact-columns.ts';

/**
 * The bits of all rows, of colors only those of the colorways that have nothing refused in them: a
 * shirt in white, and in black and white, is no black one for whoever refuses black.
 */
export function openColorBits(
  { bits, colorways: { codes, values } }: Pick<FactColumns, 'bits' | 'colorways'>,
  refused: RefusedColors,
): FacetBits {
  if (!refusesColors(refused)) return bits;
  const isOpen = colorwayTest({ colors: [], refused });
  const open = values.map((own) =>
    maskOf({ color: own.filter(isOpen).flatMap(({ colors }) => colors) }),
  );
  const ofColors = groupMask('color');
  return bits.map((column, word) => {
    const colors = ofColors[word] ?? 0;
    if (colors === 0) return column;
    return column.map((own, row) => own & (~colors | (open[codes[row] ?? 0]?.[word] ?? 0)));
  });
}
