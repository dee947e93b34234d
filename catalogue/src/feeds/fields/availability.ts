const SOLD_OUT =
  /out[\s_-]?of[\s_-]?stock|sold[\s_-]?out|discontinued|unavailable|^(?:0|no|false|n)$/i;

/** Whether words such as "in_stock", "preorder", "https://schema.org/SoldOut" or "0" mean that a thing can be ordered; silence means that it can. */
export const isAvailable = (text: string): boolean => !SOLD_OUT.test(text.trim());
