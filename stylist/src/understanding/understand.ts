import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** Reads words in terms of what the shop has. */
export type Understand = (text: string) => Promise<UnderstoodQuery>;
