/** A choice that the stylist made between pieces. */
export interface Choice {
  itemIds: readonly string[];
  /** The item that was chosen. */
  pickedId: string;
  /** The questions, as they were asked, that said what these pieces are to be chosen for; the latest last. */
  asked: readonly string[];
}
