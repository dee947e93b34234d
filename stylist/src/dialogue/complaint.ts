/** A fault that was found with what is shown, and what follows from it. */
export interface Complaint {
  /** Pieces that are not shown again. */
  goneIds: readonly string[];
  /** Those of them whose records do not bear the fault out. */
  doubtIds: readonly string[];
  /** What is told where nothing takes their place, so that they stay. */
  doubtTold: string;
  /** Pieces on the screen that nothing speaks against, in their order. */
  stayIds: readonly string[];
  /** What pieces have to do from here on, by ids of needs: be for grown-ups. */
  needs: readonly string[];
  /** What is told of both, in several wordings. */
  note: readonly string[];
}
