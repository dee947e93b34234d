import { z } from 'zod';
import type { Absence, StockTrack } from '../../stock/stock-track.ts';

const absenceSchema = z.object({
  /** From when on it could not be bought; null where that was not noted. */
  out: z.iso.datetime().nullable(),
  /** From when on it could be bought again; null while it cannot. */
  back: z.iso.datetime().nullable(),
});

/** When an item, and each of its sizes, could not be bought last, as an exported line says it. */
export const stockHistorySchema = z.object({
  whole: absenceSchema.nullable(),
  sizes: z.array(absenceSchema.extend({ size: z.string() })),
});
type StockHistory = z.infer<typeof stockHistorySchema>;

const toMs = (time: string | null): number | null => (time === null ? null : Date.parse(time));
const toText = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString();

const writeAbsence = ({ out, back }: Absence) => ({ out: toText(out), back: toText(back) });
const readAbsence = ({ out, back }: z.infer<typeof absenceSchema>): Absence => ({
  out: toMs(out),
  back: toMs(back),
});

export const writeStockHistory = ({ whole, sizes }: StockTrack): StockHistory => ({
  whole: whole && writeAbsence(whole),
  sizes: sizes.map((one) => ({ size: one.size, ...writeAbsence(one) })),
});

export const readStockHistory = ({ whole, sizes }: StockHistory): StockTrack => ({
  whole: whole && readAbsence(whole),
  sizes: sizes.map((one) => ({ size: one.size, ...readAbsence(one) })),
});
