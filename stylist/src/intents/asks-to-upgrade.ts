const REST =
  "(?:the |my |what(?:ever)?(?:[’']s| is) |all (?:of )?(?:the |that )?|that )?(?:rest|left ?overs?|left(?: over)?|remaining|remainder|difference|money left|extra (?:money|cash))";
const UPGRADES = new RegExp(
  `\\b(?:up ?grad\\w*|trade up|splurge on|(?:spend|use|put|throw|blow) ${REST}(?: money| cash| budget| dollars| bucks)*(?: (?:on|for|toward|towards|into)\\b)?)`,
  'i',
);
const DROPPED =
  /\b(?:drop|lose|skip|no|without|remove|ditch|minus|leave out|take out|forget)\b(?<what>[^.?!,;]*)/i;
const OWNED =
  /\b(?:i|we)(?:['’]?ve| have)? (?:already |do )?(?:have|got|own|already have)\b(?<what>[^.?!,;]*)/i;

/** Whether what a budget leaves is to be spent on a better piece of the outfits on the screen. */
export const asksToUpgrade = (text: string): boolean => UPGRADES.test(text);

/** What a message says of pieces before and behind its wish for an upgrade. */
export interface UpgradeWords {
  /** Where pieces are named that are to go, since the shopper has their own. */
  gone: string;
  /** Where the piece is named that is to be a better one. */
  better: string;
}

/** Reads "drop the sneakers, I have my own, and upgrade the pants with the rest"; null for all else. */
export function readUpgrade(text: string): UpgradeWords | null {
  const found = UPGRADES.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  const gone = [DROPPED, OWNED].map((said) => said.exec(before)?.groups?.what ?? '').join(' ');
  return { gone, better: text.slice(found.index + found[0].length) };
}
