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

const COUNT = '(?:two|three|four|five|six|so many|that many|several|multiple|[2-6])';
/** "Why three dresses", "that's 3 shirts", "I can't wear two": so many were never asked for. */
const MINDED = new RegExp(
  `(?:${[
    `\\b(?:why|how come|wtf|what['’]?s with|whats with|since when)\\b[^.?!,;]{0,24}\\b${COUNT} (?:[a-z-]+ )?[a-z]+`,
    `\\b(?:(?:i|we|she|he) )?(?:do not|don['’]?t|dont|did not|didn['’]?t|didnt|never|can['’]?t|cant|cannot|wouldn['’]?t) (?:really )?(?:need|want|ask for|asked for|wear|order|say|said)\\b[^.?!,;]{0,12}\\b${COUNT} (?:[a-z-]+ )?[a-z]+`,
    `\\b(?:you|u) (?:gave|put|show|showed|added|sent)(?: me)? (?:in )?${COUNT} (?:[a-z-]+ )?[a-z]+[^.!]*(?:\\?|\\b(?:one|single|only|just)\\b)`,
    `\\b(?:that['’]?s|thats|those are|there are|there['’]?s|theres|these are|it has|it['’]?s got) ${COUNT} (?:[a-z-]+ )?[a-z]+`,
    `(?:^|[.!?;,] *)(?:lol |wait |um |huh |what )*${COUNT} (?:[a-z-]+ )?[a-z]+ ?\\?+`,
    `\\bnot ${COUNT} (?:[a-z-]+ )?[a-z]+`,
  ].join('|')})`,
  'i',
);

/** Whether a message minds how many of a kind are put on at once. */
export const isCountMinded = (text: string): boolean => MINDED.test(text);
