import type { Message, PlacedReading } from '../../understanding/message.ts';

/** "Just tell me what makes a shoe an oxford" asks for none. */
const TOLD_OF =
  /\b(?:what(?:['’]?s| is| are| makes| does| do| would)|tell me (?:what|how|if|why|whether)|explain)\b[^.?!]*/gi;

/** Whether a kind is only asked about. */
export const isToldOf = ({ from }: PlacedReading, { text, words }: Message): boolean =>
  [...text.matchAll(TOLD_OF)].some(({ 0: said, index }) => {
    const at = words[from]?.start ?? 0;
    return at >= index && at < index + said.length;
  });
