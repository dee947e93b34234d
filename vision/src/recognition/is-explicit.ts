import type { RecognizedPicture } from './recognize.ts';

/**
 * The network rates bedspreads, tan trousers and underwear on models above 0.95 now and then, so only
 * a picture that it is sure of in every view is called explicit.
 */
const SURE = 0.98;

export const isExplicit = ({ explicit }: Pick<RecognizedPicture, 'explicit'>): boolean =>
  explicit.length > 0 && explicit.every((rating) => rating >= SURE);
