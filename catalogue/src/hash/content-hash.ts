import { hash } from 'node:crypto';

const SHORT_CHARS = 8;
/** 132 bits: no two contents of a catalogue ever meet. */
const CONTENT_CHARS = 22;

/** Changes when the content does (SHA-256, shortened). */
export const contentHash = (content: string): string =>
  hash('sha256', content, 'base64url').slice(0, CONTENT_CHARS);

/** A short name for a longer text, in 8 hexadecimal digits (SHA-256, shortened). */
export const shortHash = (text: string): string =>
  hash('sha256', text, 'hex').slice(0, SHORT_CHARS);
