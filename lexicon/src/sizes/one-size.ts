import { fold } from '../tokens.ts';

const ONE_SIZE =
  /^(?:one size|onesize|os|o s|osfa|one|free size|freesize|onesize fits all|one size fits (?:all|most)|uni|universal|tu|standard)$/;

/** Whether a shop's size means that there is but one: "One Size", "O/S". */
export const isOneSize = (size: string): boolean =>
  ONE_SIZE.test(fold(size).replace(/[-/]/g, ' ').replace(/\s+/g, ' ').trim());
