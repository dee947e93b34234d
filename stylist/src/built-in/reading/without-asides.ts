import type { Turn } from '../../stylist.ts';
import { questionOfShown } from './question-of-shown.ts';

/** How a question begins. */
const OPENER =
  "(?:(?:and|but|so|also|plus|ok|okay|oh)[ ,]+)*(?:what(?:s|['’]s)?|which|how|hows|where|when|why|who|is|are|was|were|does|do|did|can|could|will|would|should|has|have)\\b";

/** "What about the third, same questions": that it is asked of another piece says as much. */
const SAME_AGAIN =
  /(?<=\w)[,.;]? (?:and )?(?:the )?same (?:questions?|thing|q)(?: again| please| pls| for (?:it|that))*\s*[?.!]*$/i;

/** "Thanks! And where do I pay?": the question behind is what is answered. */
const THANKS = new RegExp(
  `^\\W*(?:thanks|thank you|thx|ty|great|perfect|lovely|awesome|cool|nice|wonderful|amazing)(?: (?:so much|very much|a lot|again))?[!.,]+\\s+(?=${OPENER}.*\\?|(?:and|but|so|also) ${OPENER})`,
  'i',
);

/** "Do they match tho?", "is it lined lol": how it is said, and nothing of what is asked. */
const SAID_LAST =
  /(?<=[\p{L}\d]['’]?)(?:[\s,]+(?:though|tho|lol|lmao|haha|anyways?|btw|by the way|tbh|ngl))+(?=\s*[?!.]*\s*$)/iu;

/** "Are you sure it's soft?" doubts one fact: that is asked once more. */
const rewordDoubt = (words: string): string =>
  words.replace(
    /\b(?:are )?(?:you|u) (?:really |absolutely |quite )?(?:sure|certain)(?: that)? (it|that|this|they|those|these)(?:['’]?s| is|['’]?re| are)\b/i,
    (_, what: string) =>
      `${/^th(?:ey|ose|ese)$/i.test(what) ? 'are' : 'is'} ${what.toLowerCase()} really`,
  );

/** "The second. No wait, the first" means the first. */
const TURNED =
  /^[^?]*\b(?:no,? wait|wait,? no|actually,? no|no,? actually|scratch that|i mean)[,.!]* (?=(?:the|that|number) [\w -]+\W*$)/i;

/** "I meant the second pair, not those" means the second. */
const MEANT =
  /^\W*(?:(?:no|nope|sorry|wait|oh|um+|hm+)[ ,.]+)*i (?:meant|mean|was asking about|asked about) (?<what>(?:the|that|number) [\w -]+?),? (?:and )?not (?:those|these|them|that|this|it)(?: ones?)?\W*$/i;

const WORN =
  '(?:(?:only|just|always|usually|mostly|already|really|kinda|still|ever) )*(?:wears?|has|have|had|owns?|got|ve got|was thinking(?: of| about)?|were thinking(?: of| about)?|m thinking(?: of| about)?|was gonna wear|will wear|wants? to wear|thought of|plans? to wear)';
/** "He only wears black sneakers lol. Would that work?" asks whether they go with what is shown. */
const WOULD_THAT_WORK = new RegExp(
  `^\\W*(?:(?:but|so|and|ok|also|well|hm+)[ ,]+)*(?:i|he|she|we|they)['’]? ?${WORN} (?:an? |my |his |her |some |the |these |those |with )*(?<what>[a-z][a-z -]*?)(?: (?:lol|haha|though|tho|only|already|at home))*[.,;!?]+ (?:so |and |lol |but )*(?:would|will|does|do|could|can|is|are) (?:that|those|they|these|it|this)(?: be)? (?:work|go|match|ok|okay|fine|look (?:ok|okay|good|weird|fine))(?: with (?:it|that|this|them|the [a-z]+))?\\W*$`,
  'i',
);

/** "It looks itchy lol is it?" asks whether it is. */
const SAID_THEN_ASKED =
  /^\W*(?:(?:but|so|and|hm+|ok|wait|omg|lol)[ ,]+)*(?:it|this|that|they|these|those)(?: ?['’]?(?:s|re)| is| are| looks?| seems?) (?<what>[a-z-]+(?: [a-z-]+)?)(?: (?:lol|tho|though|to me|haha|kinda))*[\s,.!]+(?<verb>is|are) (?<it>it|they|this|that|these|those)(?: (?:tho|though|really|lol))?\W*$/i;

/** The message without what is said around what it asks. */
export function withoutAsides(given: Turn): Turn {
  const words = rewordDoubt(
    given.words
      .replace(SAID_LAST, '')
      .replace(SAME_AGAIN, '')
      .replace(THANKS, '')
      .replace(TURNED, '')
      .replace(MEANT, 'no, $<what>')
      .replace(SAID_THEN_ASKED, '$<verb> $<it> $<what>?')
      .replace(WOULD_THAT_WORK, 'would $<what> work with it?'),
  );
  const turn = { ...given, words };
  const asked = questionOfShown(turn);
  return asked?.isOpinion === true ? { ...turn, words: asked.words } : turn;
}
