import type { Turn } from '../stylist.ts';

const ASKS_FOR_HELP =
  /^\W*(?:(?:hi|hey|hello|hiya|yo|ok|so|um+|please|umm)[\s,.!]+)*(?:(?:can|could|would|will) you (?:please )?help(?: me)?(?: out)?|i (?:really )?need (?:your |some )?help|help me(?: out)?)(?: (?:please|with (?:something|this|clothes|shopping|an outfit|my (?:outfit|clothes|style|wardrobe))|out|here|shop|find something|today))*\W*$/i;
const UNSURE =
  /^\W*(?:(?:hm+|uh+|um+|well|honestly|ok|lol|to be honest|i mean|just)[\s,.]+)*(?:(?:i(?:['’]m| am) )?not (?:really |so |very )?sure|(?:i )?(?:really |honestly )?(?:don['’]?t|do not) (?:really |even |actually )?know(?: what (?:i want|to (?:get|buy|look for|wear)))?|no (?:idea|clue)|(?:i )?have no (?:idea|clue))(?: (?:really|yet|honestly|to be honest|lol|sorry|is fine|works|though|haha))*\W*$/i;

/** Whether a conversation has nothing to speak of yet. */
export const isNothingShown = ({ state: { shown, request } }: Turn): boolean =>
  shown.itemIds.length + shown.outfits.length === 0 && (request?.wishes.length ?? 0) === 0;

/** What to ask of one who asks for help or cannot say what they want, while nothing is shown. */
export function questionForOpening(turn: Turn): 'garment' | 'unsure' | null {
  if (!isNothingShown(turn) || turn.attachment !== null) return null;
  if (UNSURE.test(turn.words)) return 'unsure';
  return ASKS_FOR_HELP.test(turn.words) ? 'garment' : null;
}
