import type { ReactNode } from 'react';

/** A part of the kit in one of its states. */
interface PartState {
  /** What is to be seen, in a word or two. */
  state: string;
  content: ReactNode;
  /** Shown as if it had the focus of the keyboard. */
  isFocused?: boolean;
}

export interface Part {
  name: string;
  /** What a picture cannot show, such as what happens under the pointer. */
  note?: string;
  states: readonly PartState[];
}

export const nothing = (): undefined => undefined;

export const LONG =
  'A name so long that no designer would have chosen it, with-a-part-that-has-no-place-to-break-anywhere';
