import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { tellsOfRecipient } from './gift-ideas.ts';

const KIN =
  '(?:(?:step|god|grand)?(?:mom|mum|mother|dad|father|son|daughter)|grand(?:ma|pa)|granny|nana|wife|husband|hubby|girlfriend|boyfriend|gf|bf|fianc[eé]e?|partner|brother|sister|aunt|uncle|niece|nephew|cousin|friend|best friend|boss|coworker|roommate)(?:[- ]in[- ]law)?';
const WHEN =
  '(?: (?:is|coming|up|coming up|soon|today|tomorrow|tonight|next \\w+|this \\w+|in \\w+ (?:days?|weeks?)|on (?:the )?\\w+|again|already|around the corner))*';
/** "Wife's birthday next week", "my dad turns 60". */
const DAY = new RegExp(
  `(?<=^\\W*(?:(?:and|so|ok|okay|now|next|thanks|thank you|also|oh|hi|hey|well|then|it is|it['’]s|its)[\\s,.!]+)*)(?:my |our |the )?(?<who>${KIN})(?:(?:['’]?s|s['’]?)? (?:\\d+(?:st|nd|rd|th) )?(?:birthday|b-?day|anniversary)|(?:['’]s| is| will be)? ?(?:turning|turns) \\d{1,2})${WHEN}(?=\\s*(?:[,.;!]|$))`,
  'i',
);
/** What is worn on the day is no present. */
const WORN =
  /\b(?:i|we) (?:wear|dress)\b|\bto wear\b|\bfor me\b|\b(?:what|which) .*\bwear\b|\boutfit\b|\bdress for\b|\bparty\b|\bdinner\b/i;
/** That more is said than the day: what they like, or what it may cost. */
const WISHES =
  /\b(?:likes?|loves?|into|wants?|needs?|something|anything|gifts?|presents?|ideas?|budget|bucks|dollars|under|around|about|up to)\b|\$ ?\d/i;

/** "She already has about ten scarves" refuses one more. */
const HAS_MANY =
  /\b(?:she|he|they)(?:['’]s got| (?:already |really )?(?:has|have|owns?|got)) (?:already )?(?:about |around |like |over |at least )*(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|twenty|(?:a )?dozens?(?: of)?|a hundred|(?:a )?(?:loads?|tons?|lots|plenty|heaps?|enough|too many)(?: of)?) (?<what>[a-z]+s)\b(?: already)?/gi;

/**
 * "Wife's birthday next week, she likes silk, 80 bucks" asks for a present for her. The age that
 * somebody turns is no price.
 */
export function rewordGifts(said: string): string {
  const text = said.replace(HAS_MANY, 'no $<what>');
  const found = DAY.exec(text);
  const who = found?.groups?.who;
  if (found === null || who === undefined) return text;
  const rest = text.slice(found.index + found[0].length).replace(/^[\s,.;!]+/, '');
  if (WORN.test(text) || !(WISHES.test(rest) || tellsOfRecipient(rest))) return text;
  const told = rest.replace(
    /^(?:and |so )?(?:i (?:need|want) )?(?:something|anything|a gift|a present|gift|present|gifts|ideas)(?: ideas?)?(?: for (?:him|her|them))?(?=\W|$)[\s,]*/i,
    '',
  );
  return `a gift for my ${who}${told === '' ? '' : `, ${told}`}`;
}

const THING = /\b(?:something|anything|smth|sth)\b/i;
const SOMETHING = /\b(?:something|anything|smth|sth)\b[^?]*\??$/i;
const SOFT =
  /\b(?:cosy|cozy|snuggly|cuddly|fluffy|comfy|comforting|warm(?:ing)?|soft|(?:to|she can|he can|they can) (?:wear|snuggle|curl) ?(?:up)?(?: in)?)\b/i;
/** Nothing of these is soft. */
const HARD: ReadonlySet<string | null> = new Set([
  'jewelry',
  'bag',
  'watch',
  'accessory',
  'eyewear',
]);
const SOFT_KINDS = 'sweaters, cardigans, robes, slippers or gloves';

/** "Something soft and cozy", after necklaces were looked for, is no jewelry. */
export function rewordSoft(text: string, request: StyleRequest | null): string {
  const before = typesOf(request?.wishes ?? []);
  const isHard = before.some((type) => HARD.has(typeRole(type)));
  const something = SOMETHING.exec(text);
  const isOpen = typesOf(understandQuery(something?.[0] ?? '').readings).length === 0;
  // The next present, for somebody else, begins anew anyway.
  const isForOther =
    /\bfor (?:my|our|his|her|a|the) (?!hands?|feet|neck|room|home|winter|evenings?|sofa|cold)[a-z]+/i.test(
      something?.[0] ?? '',
    );
  if (something === null || isForOther || !isHard || !isOpen || !SOFT.test(something[0]))
    return text;
  const told = text.slice(0, something.index);
  // What she has enough of goes without saying.
  const isOfBefore = !/\d/.test(told) && typesOf(understandQuery(told).readings).length > 0;
  return `${isOfBefore ? '' : told}${something[0].replace(THING, SOFT_KINDS)}`;
}
