/** PostgreSQL keeps neither NUL nor half of a surrogate pair; people type neither. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
