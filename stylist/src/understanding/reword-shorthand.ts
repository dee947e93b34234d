import { understandQuery } from '@modiste/lexicon/understand-query';
import { spellCount } from '../facts/number-words.ts';
import shorthand from './shorthand.json' with { type: 'json' };

const writtenOut: ReadonlyMap<string, string> = new Map(Object.entries(shorthand));
const WORD = /(?<![\w$#.'’])[a-z]+\d?(?![\w'’])/gi;

/** "The diff btw 1 and 2" lies between them; any other "btw" is said by the way. */
const BETWEEN =
  /\bbtwn?\b(?= (?:the |these |those )?(?:\d|first|1st|second|2nd|last|two|three|them|these|those|both))/gi;
const DIFFERENCE = /\bdiff\b(?=\s+(?:between|is|from|of)\b|\s*[?!.]*$)/gi;
/** "The 2 chelseas" are counted; "the 2 for 1" is not. */
const COUNTED = /(?<=\b(?:the|these|those) )[234](?= [a-z-]{3,}s\b)/gi;
/** "Cozy 4 class" is for it; "size 4 jeans" and "4 shirts" count. */
const FOR =
  /(?<=[a-z!]\s)(?<!\b(?:size|sizes|the|number|no|option|outfit|us|uk|eu|under|over|about|only|just|or|and|to|in|a|need|want|get|got|have|pack) )4(?= (?:my|me|him|her|us|them|it|this|that|an?|the|class|school|work|uni|college|prom|church|gym|summer|winter|fall|spring|date|everyday|real)\b)/gi;
/** "Make the shoes lower", "lower sandals": of shoes the heel is high or low. */
const HEELED = '(?<shoes>shoes|pumps|sandals|boots|slingbacks|wedges|booties)';
const LOW =
  '(?:(?:be|a bit|a little|a lot|much|way|slightly) )*(?<how>lower|higher)(?! (?:in|price|than|cut|heel))';
const HEEL_AFTER = new RegExp(`\\b${HEELED} ${LOW}\\b`, 'gi');
const HEEL_BEFORE = new RegExp(`\\b${LOW} ${HEELED}\\b`, 'gi');
/** "Y do you like the first?" */
const WHY =
  /(?<=^\W*(?:(?:but|and|ok|so|hm+)[ ,]+)?)y(?= (?:do|did|is|are|this|that|the|these|those|not|would|so)\b)/i;
/** "Do they do it in an 18?" */
const DO_THEY_DO =
  /\bdo(?:es)? (?<who>they|you) (?:still |also )?do (?=(?:it|this|that|them|those|these|the|any) )/gi;
/** "R any of these wool?" */
const ARE =
  /(?<=^\W*(?:(?:but|and|ok|so|hm+)[ ,]+)?|\b(?:which|what|how|they|these|those) (?:ones? |of (?:these|those|them) )?)r(?= (?:any|these|they|those|them|the|you|u|all|there|both|we|\w{3,})\b)/gi;
/** "Shoes w that". */
const WITH =
  /(?<=\b(?:done|finished|over|through|going|go|goes|good|happy|fed up|start|stuck|wear|pair|match|it|ok|okay) )w(?= [a-z])|(?<=[a-z0-9] )w(?= (?:that|this|it|these|those|them|my|an?|the|some|long|short|no|sleeves|pockets|jeans)\b)/gi;
/** Who says so of themselves is dressed as grown up; an age beside it tells otherwise. */
const GIRL =
  /(?<=\b(?:i['’]?m|i am|as|for) (?:just )?a (?:(?!little|young|baby|teen|small|tiny)[a-z-]+ )?)(?:girl|gal|chick)\b(?!\s*(?:of|aged|size|\d|who|dad|mom))/gi;
const MAN =
  /(?<=\b(?:i['’]?m|i am|as) (?:just )?a )(?:boy|bro|lad)\b(?!\s*(?:of|aged|size|\d|who))/gi;
/** "My little bro" is a brother, no child; "bro, I said 80" only addresses who answers. */
const SIBLING =
  /(?<=\b(?:my|his|her|our|their) )(?:(?:little|lil|big|baby|older|younger|kid|twin) )*(?<who>bro|sis)(?:ther|ter)?\b/gi;
const TELLS_AGE = /\b(?:\d{1,2}|years? old|yrs?|yo|grade|kids?|child|little)\b/i;

/** "1 or 2?" asks of two by their places; "1 or 2 bags" counts, and "a 1 or 2" is a size. */
const EITHER_PLACE =
  /(?<![\d.$]|\b(?:sizes?|for|about|around|only|just|every|an?|in|under|over|us|uk|eu) )(?<one>[1-6]) (?:or|vs\.?|versus) (?<other>[1-6])(?![\d.]|\s*(?:pairs?|inch|cm|[a-z]+s\b))/gi;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const placeNamed = (digit: string): string => PLACES[Number(digit) - 1] ?? digit;

/** These are worn, too, and here mean all of a cost and a limit of it. */
const OVERALL = /\boverall (?=(?:cost|costs|price|total|sum|budget|bill|amount)\b)/gi;
/** "80 tops" is the most that something may cost; so many are worn by nobody. */
const TOPS = /(?<=\$\d+|\b\d{2,4}) tops\b/gi;
const CAP = /\bcap (?=(?:the|it|that|this|my|all|everything|them)\b)/gi;

/** Who asks in one of these ways wants to know what follows. */
const IS_IT_TRUE =
  /\b(?:is it (?:really |actually )?(?:true|right|correct|a fact) (?:that )?|is it (?:a )?myth that )(?=\S+ \S+)/i;
/** "Is it true that it's silk?" asks of the piece spoken of. */
const OF_PIECE = /^(?:it['’]?s|its|it is|they['’]?re|theyre|they are|this is|that['’]?s) (?=\w)/i;
const MAY_NOT =
  /^(?<who>i|you|we|one|women|men|people|guests?|(?:a )?(?:guys?|girls?|m[ae]n|wom[ae]n)) (?:can['’]?t|can ?not|should(?:n['’]?t| not)|must(?:n['’]?t| not)|may not|are not allowed to|aren['’]?t allowed to) (?<what>.+)$/i;
const MAY =
  /^(?<who>i|you|we|one|women|men|people|guests?) (?<may>can|should|must|may|have to|need to) (?<what>.+)$/i;

/** "Silk is warm", claimed. */
const SUBJECT_IS = /^(?<subject>(?!there\b)[a-z]+(?: [a-z]+)?) (?<verb>is|are) /i;

/** "Is it true I can't wear red to a wedding?" asks whether one can. */
function rewordMyth(text: string): string {
  const match = IS_IT_TRUE.exec(text);
  if (match === null) return text;
  const before = text.slice(0, match.index);
  const claim = text.slice(match.index + match[0].length);
  // Of care the rule itself is asked: "you shouldn't wash jeans".
  if (/\bwash/i.test(claim)) return text;
  if (OF_PIECE.test(claim)) return `${before}is it ${claim.replace(OF_PIECE, '')}`;
  const { who, what } = MAY_NOT.exec(claim)?.groups ?? {};
  if (who !== undefined && what !== undefined) return `${before}can ${who} ${what}`;
  const said = MAY.exec(claim)?.groups;
  if (said === undefined) return `${before}${claim.replace(SUBJECT_IS, '$<verb> $<subject> ')}`;
  const asks = /^(?:have|need) to$/i.test(said.may ?? '')
    ? `do ${said.who} ${said.may}`
    : `${said.may} ${said.who}`;
  return `${before}${asks} ${said.what}`;
}

/** "I'm 17, girl": who is no child any more finds what women wear. */
const GROWN =
  /\b(?:i['’]?m|i am)(?: a)? (?:1[3-9]|[2-9]\d)\b|\b(?:1[3-9]|[2-9]\d)(?: years? old| yo)?,? (?:girl|boy)\b/i;

function rewordSelf(text: string): string {
  if (GROWN.test(text) && /\b(?:i['’]?m|i am|me)\b/i.test(text)) {
    return text.replaceAll(/\bgirl\b/gi, 'woman').replaceAll(/\bboy\b/gi, 'man');
  }
  return TELLS_AGE.test(text) ? text : text.replaceAll(GIRL, 'woman').replaceAll(MAN, 'man');
}

/** "Thanks man" speaks to whoever answers, and looks for nobody's clothes. */
const ADDRESS =
  /(?<=\b(?:thanks|thank you|cheers|hey|hi|yo|ok|okay|cool|nice|great|perfect|awesome|sorry|please)(?: so much| a lot)?,? )(?:man|girl|bro|dude|mate|buddy|sis|boss|queen|king|babe|hun|hon|fam)(?=\W*$|[,.!?])/gi;

const DOWN_LAST =
  /\b(?<other>[a-z]+) (?<or>or|vs|versus|than|over|and) down(?=\W*$|[?,.!]| (?:for|in|at|better|warmer|coat|jacket)\b)/gi;
const DOWN_FIRST =
  /\bdown(?= (?:or|vs|versus|(?:really |any |much )?(?:warmer|better|lighter) than) (?<other>[a-z]+))/gi;
/** "To pricey" is too pricey, where less of it can be wished for. */
const TO_MUCH =
  /(?<=^\W*(?:(?:its?|it['’]s|that['’]?s?|they(?:['’]?re)?|is|are|way|a|bit|little|looks?|still|far|no|but|ok|hm+|just)[\s,]+)*)to (?=(?<how>(?!(?:work|wear|go|be|dress|travel|run|walk|dance|sleep|ski|hike|school|church|bed)\b)[a-z]+)\W*$)/i;

const rewordToMuch = (text: string): string =>
  text.replace(TO_MUCH, (found: string, how: string) => {
    const { less, comparisons } = understandQuery(`less ${how}`);
    return less.length + comparisons.length > 0 ? 'too ' : found;
  });

const isFabric = (word: string | undefined): boolean =>
  understandQuery(word ?? '').concepts.some(({ kind }) => kind === 'material');

/** "Wool or down?": beside a fabric, down is one as well. */
const rewordDown = (text: string): string =>
  text
    .replaceAll(DOWN_LAST, (found: string, other: string, or: string) =>
      isFabric(other) ? `${other} ${or} goose down` : found,
    )
    .replaceAll(DOWN_FIRST, (found: string, other: string) =>
      isFabric(other) ? 'goose down' : found,
    );

/** "My mom says no cleavage" refuses it, whoever says so. */
const SAYS =
  /\b(?:my \w+(?:[- ]in[- ]law)?|the (?:dress code|invite|invitation|bride|school|boss)) (?:says?|said|told me|insists? on|demands|allows) (?:that )?(?=(?:no|nothing|not)\b)/gi;

/** "What tops work?" asks what suits, and is for no office. */
const WORKS =
  /(?<=\b(?:what|which) (?:[a-z-]+ ){1,3})works?(?= (?:best|better|well|for me|on me|with)\b|\W*$)/gi;

/** "Round 60 quid" is about that. */
const ROUND = /(?<!\b(?:all|year|a|the) )\bround (?=[$£€]? ?\d{2})/gi;
/** "Jeans in 32" are jeans in a 32. */
const IN_SIZE =
  /(?<=\b(?:jeans|pants|trousers|chinos|cords|shorts|slacks|dress(?:es)?|skirts?|tops?|shirts?|blouses?|coats?|jackets?|blazers?|suits?|shoes|boots|sneakers|trainers|heels|sandals|loafers|flats|pumps)(?: [a-z]+)?) in (?=\d{1,2}(?:\.5)?\b(?!\d|[.,]\d| ?(?:%|x|×|\/|-)| (?:colou?rs?|dollars|bucks|usd|days?|minutes|hours|weeks?|months?|inch(?:es)?|styles|sizes|different|or less)\b))/gi;

/** "Wool itchy?" */
const BARE_QUESTION =
  /^\W*(?<what>[a-z]+(?: leather)?) (?<how>itchy|scratchy|warm|breathable|washable|stretchy|waterproof|hot|durable)\s*\?+\W*$/i;
const rewordBare = (text: string): string =>
  text.replace(BARE_QUESTION, (found: string, what: string, how: string) =>
    isFabric(what) ? `is ${what} ${how}?` : found,
  );

/** What thumbs leave out, written out: "u", "smth", "cozy 4 class", "diff btw 1 and 2". */
export function rewordShorthand(text: string): string {
  const plain = text
    .replaceAll(BETWEEN, 'between')
    .replaceAll(
      EITHER_PLACE,
      (_, one: string, other: string) => `the ${placeNamed(one)} or the ${placeNamed(other)}`,
    )
    .replaceAll(COUNTED, (count) => spellCount(Number(count)))
    .replaceAll(FOR, 'for')
    .replaceAll(ADDRESS, '')
    .replaceAll(WITH, 'with')
    .replaceAll(HEEL_AFTER, '$<shoes> with $<how> heels')
    .replaceAll(HEEL_BEFORE, '$<shoes> with $<how> heels')
    .replaceAll(SIBLING, (_, who: string) => (/^b/i.test(who) ? 'brother' : 'sister'))
    .replaceAll(SAYS, '')
    .replaceAll(DO_THEY_DO, 'do $<who> have ')
    .replace(WHY, 'why')
    .replaceAll(ARE, 'are')
    .replaceAll(WORKS, 'suits me')
    .replaceAll(IN_SIZE, ' in a ')
    .replaceAll(ROUND, 'around ')
    .replaceAll(OVERALL, 'total ')
    .replaceAll(CAP, 'limit ')
    .replaceAll(TOPS, ' at most')
    .replaceAll(WORD, (word) => writtenOut.get(word.toLowerCase()) ?? word)
    .replaceAll(DIFFERENCE, 'difference');
  return rewordBare(rewordMyth(rewordSelf(rewordToMuch(rewordDown(plain)))));
}
