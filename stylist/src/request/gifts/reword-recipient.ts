import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { isGift } from '../wearer.ts';

const KIN =
  '(?:(?:step|grand)?(?:dad|father|son|pa)|husband|boyfriend|brother|uncle|nephew|grandad|man|guy|bloke|boss|friend|(?:step|grand)?(?:mom|mum|mother|daughter|ma)|wife|girlfriend|sister|aunt|niece|gran|granny|nana|woman|lady)(?:[- ]in[- ]law)?';
/** "Lemon hat for a 70 yr old man??", "a plum bucket hat, for my DAD?? no": cried out over, and not wanted. */
const CRIED_OVER = new RegExp(
  `(?<=^|[.!?]\\s*)(?:(?:omg|ugh+|lol|wtf|seriously|really|no|what|an?|the)[\\s,!?.]+)*(?<piece>(?!something|anything|what|which|who|show|find|is|are|do|can|gift|present|any|would|should)[a-z][\\w’'-]*(?: [\\w’'-]+){0,5}?),? for (?:my|a|an|him|her)(?: (?:\\d+|yr|yrs|year|years|old|elderly|grown)){0,4}(?: ${KIN})?\\s*(?:\\?{2,}|\\?!|!\\?|\\?(?=\\s*(?:no|nope|nah|really|seriously|lol|ugh|come on)\\b))[?!]*(?:\\s*(?:no|nope|nah)\\b[.!,]*)?`,
  'i',
);
/** "Some of these look like womens", "these are for girls". */
const LOOKS_OF =
  /\b(?:(?:also|and|but|plus) )?(?:(?:some|half|most|all|a few|many) of )?(?:these|those|them|they|it|that|this)(?: ones?)? (?:(?:all|really|kinda|kind of) )*(?:look|looks|looking|seem|seems|are|r|feel|feels|is)(?: (?:like|a bit|a little|very|too|so|more|kinda|kind of|all|for|things for|made for))* (?<whose>wom[ae]n['’]?s?|ladies['’]?|lady|girls?['’]?|girly|feminine|female|men['’]?s|mens|masculine|manly|male|guys?['’]?)(?: (?:things|stuff|ones|pieces|clothes|to me))*/i;
const SAYS_WHO =
  /\b(?:he['’]?s|hes|he is|its for|it['’]?s for|it is for|this is for|for|my dad is|dad is) a (?:grown )?(?<who>man|guy|bloke|dude|male|gentleman|woman|lady|female)\b(?! (?:who|that|of))/i;
const ONLY =
  /\b(?:(?:just|only|strictly) )?(?<whose>men|women|ladies)['’]?s?(?: (?:things|stuff|ones|pieces|clothes|wear|section|items))? only\b|\bonly (?<other>men|women|ladies)['’]?s?(?: (?:things|stuff|ones|pieces|clothes|items))?\b/i;
const OF_WOMEN = /^(?:wom|lad|girl|fem)/i;
/** "Idk, thats why im asking you": whoever asks for a present has no idea of one. */
const ASKS_BACK =
  /^\W*(?:(?:i )?(?:don['’]?t|dont) know|idk|no (?:idea|clue)|dunno|you tell me|i have no (?:idea|clue)|not sure|how (?:should|would) i know|if i knew)[\s,.!?]*(?:(?:but |so )?(?:that['’]?s|thats|that is|this is|which is) (?:why|what) (?:i['’]?m|im|i am|i)(?: (?:here|asking|came|ask|want|need|asked))*(?: (?:you|u|for|to know|from you))*|i (?:wouldn['’]?t|would not|wouldnt) (?:be asking|ask|be here)(?: (?:you|u))?|you tell me|you['’]?re the stylist|ur the stylist|you pick)?[\s,.!?]*/i;

/**
 * What is said of whoever gets a present, plainly: "some of these look like womens, hes a man" looks among
 * what is for men, and a piece that is cried out over is not liked. Other words stay as they are.
 */
export function rewordRecipient(
  words: string,
  { request, shown, asked, heard = [] }: DialogueState,
): string {
  const isPresent =
    request?.wishes.some(isGift) === true ||
    heard.some((one) => /\b(?:gifts?|presents?)\b/.test(one));
  if (!isPresent || shown.outfits.length > 0) return words;
  const isAsked = asked !== null && shown.itemIds.length === 0;
  const idea = isAsked ? words.replace(ASKS_BACK, 'no idea. ') : words;
  if (shown.itemIds.length === 0) return idea.trim();
  const piece = CRIED_OVER.exec(words)?.groups?.piece;
  const plain =
    piece === undefined ? words : words.replace(CRIED_OVER, `I don’t like the ${piece}.`);
  const looks = LOOKS_OF.exec(plain)?.groups?.whose;
  const who = SAYS_WHO.exec(plain)?.groups?.who;
  const only = ONLY.exec(plain)?.groups;
  const whose = only?.whose ?? only?.other;
  if (looks === undefined && who === undefined && whose === undefined) return plain;
  const isForWomen =
    who !== undefined || whose !== undefined
      ? OF_WOMEN.test(who ?? whose ?? '')
      : !OF_WOMEN.test(looks ?? '');
  const rest = plain
    .replace(LOOKS_OF, ' ')
    .replace(SAYS_WHO, ' ')
    .replace(ONLY, ' ')
    .replaceAll(/\s+([,.;!?])/g, '$1')
    .replaceAll(/(?:[,.;!?]\s*){2,}/g, '. ')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^[\s,.;!?]+|[\s,;]+$/g, '')
    .replace(/^(?:also|and|but|omg)\b[\s,.]*/i, '');
  const wish = isForWomen ? 'for women' : 'for men';
  return rest === '' ? wish : `${rest.replace(/[.!]*$/, '')}, ${wish}`;
}
