/** PostgreSQL keeps neither NUL nor half of a surrogate pair; people type neither. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Whether a text can be looked up as it is: cleaned, it might match another one. */
export const isStorableText = (text: string): boolean => storableText(text) === text;

/** A value as JSON that a column takes, whatever its texts hold. */
export const storableJson = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
