import { occasionPhrase } from './usual-choice.ts';
import type { Wish } from './wish.ts';

/** An occasion of a wish as a sentence names it, in the shopper's words where these are finer. */
export const tellOccasion = ({ saidAs }: Pick<Wish, 'saidAs'>, id: string): string | null =>
  occasionPhrase(id) === null ? null : (saidAs.get(id) ?? occasionPhrase(id));
