import { hash } from 'node:crypto';

const SHORT_DIGITS = 8;
/** 132 bits: no two contents of a catalogue ever meet. */
const CONTENT_CHARS = 22;

/** Changes when the content does (SHA-256, shortened). */
export const contentHash = (content: string): string =>
  hash('sha256', content, 'base64url').slice(0, CONTENT_CHARS);

/** A name made of some content: the first hexadecimal digits of its SHA-256. */
export const hexHash = (content: string | Uint8Array, digits: number): string =>
  hash('sha256', content, 'hex').slice(0, digits);

/** A short name for a longer text, in 8 hexadecimal digits. */
export const shortHash = (text: string): string => hexHash(text, SHORT_DIGITS);
