/** Where an item lies in the query cache, alone. */
export const itemKey = (id: string) => ['item', id] as const;

/** Where a list of items lies: with all other lists, so that an item of any of them can be found. */
export const itemListKey = (...list: readonly unknown[]) => ['item-lists', ...list] as const;
