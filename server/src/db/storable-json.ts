import { storableText } from './storable-text.ts';

/** A value as JSON that a column takes, whatever its texts hold. */
export const storableJson = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
