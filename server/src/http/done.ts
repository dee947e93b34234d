/** What a call answers that has nothing to say. */
export const DONE = { ok: true } as const;
