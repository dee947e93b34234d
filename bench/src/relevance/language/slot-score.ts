/** What was found of the values that people marked. */
export interface SlotCounts {
  found: number;
  /** Said, but marked otherwise or not at all. */
  wrong: number;
  missed: number;
}

export const noSlots = (): SlotCounts => ({ found: 0, wrong: 0, missed: 0 });

/** Counts one slot: each value said against each value marked. */
export function countSlot(
  counts: SlotCounts,
  said: ReadonlySet<string>,
  marked: ReadonlySet<string>,
): void {
  for (const value of said) {
    if (marked.has(value)) counts.found += 1;
    else counts.wrong += 1;
  }
  for (const value of marked) if (!said.has(value)) counts.missed += 1;
}

/** Micro-averaged F1 of all slots, or null where there was none. */
export function slotF1({ found, wrong, missed }: SlotCounts): number | null {
  const all = 2 * found + wrong + missed;
  return all === 0 ? null : (2 * found) / all;
}
