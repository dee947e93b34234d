import { understandQuery } from '@modiste/lexicon/understand-query';

/** Where one change ends and the next begins. */
const NEXT_CLAUSE =
  /\s*(?:[,;.!]|\b(?:and|then|but)\b)+\s+(?=(?:please |also |then |can you |could you )*(?:drop|skip|lose|remove|ditch|swap|change|replace|switch|add|include|throw|leave|take|keep|make|less|fewer|more|no |what|how|why|put|bring|restore|give|(?:the |whats the |my )?(?:total|sum)|i (?:do |really |just )*(?:want|need|would like) (?:the|my|that|those) [a-z -]+ (?:back|again|after all))\b)/i;
const SENTENCE = /(?<=[a-z\d][.!?]+)\s+|(?<=[?!]+)\s+/i;
/** "…, the trip budget isn't 50", "…, we walk a lot", "… and I hate being cold". */
const NEXT_TOLD =
  /\s*(?:,|\b(?:and|but)\b)+\s+(?=(?:i (?:hate|burn|get|am|always|only|don['’]?t|never|won['’]?t|sleep)|(?:i['’]?ll|i will|i can|ill) (?:wear|bring|take|use) (?:mine|my own)|i(?:['’]?ve)? (?:have|got|own) (?:mine|my own|those|them|some)|(?:just|only) [a-z -]+$|i['’]?m|we(?:['’]?re| walk| are| might| will| have)|it(?:['’]?s| is| might)|(?:the|our|my) (?:trip|hotel|whole|list|total|budget|nights?|evenings?)|hotel|there(?:['’]?s| is)|something (?:vs|against|for))\b)/i;
/** What is only said around the rest. */
const IDLE =
  /^\W*(?:(?:no|nope|nah|ok|okay|yes|yeah|yep|haha|lol|thanks|thank you|thx|ty|hm+|well|please|pls|sorry|wait|oh|hi|hey|great|perfect|nice|cool|good|so|and|but)[\s,.!?]*)*$/i;
/** A bag is told, and no piece of the list. */
const IN_BAG =
  /\b(?:in|w|with|into|for) (?:just |only )?(?:a |my |the |one )?(?:carry[- ]?on|hand luggage|(?:small )?(?:bag|suitcase)|backpack)s?\b/gi;

/** "No, I meant pajamas" puts right what was understood, and refuses none. */
const CORRECTS =
  /^\W*(?:no+|nope|nah|sorry|wait)\b[\s,.!]*(?=(?:i|we) (?:meant|mean|said|was|want|wanted|asked)\b)/i;

/** "The packing list again, with skirts instead of jeans" asks for the list, and changes it. */
const AFTER_LIST =
  /(\blist\b(?: (?:again|back|pls|please|now|once more))*)[\s,]+(?=(?:but |and )?(?:with|without|minus|plus)\b)/gi;

/** "More dresses less pants" asks for two things. */
const MORE_LESS = /\b(more [a-z-]+s)\s+(?=(?:less|fewer)\b)/gi;

/** "… i already have white sneakers", "… when i own boots": what is owned, behind something else. */
const OWNED =
  /\s*[,;]?\s*\b(?:(?:and|but|because|cause|cos|since|when|as|bc|if|so|plus) )?(?=(?:i|we)(?:['’]ve|['’]?ve| already| also| do)* (?:have|own|got)(?: got)?(?: already)? [a-z])/i;

const namesKind = (text: string): boolean => understandQuery(text).types.length > 0;

/** What a clause says of what is owned, apart from what it says of another piece. */
function splitOwned(clause: string): string[] {
  const found = OWNED.exec(clause);
  if (found === null || found.index === 0) return [clause];
  const [before, after] = [
    clause.slice(0, found.index),
    clause.slice(found.index + found[0].length),
  ];
  return namesKind(before) && namesKind(after) ? [before, after] : [clause];
}

/** The clauses of a message of a list that may each change something. */
export const splitClauses = (words: string): string[] =>
  words
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replace(MORE_LESS, '$1, ')
    .replace(AFTER_LIST, '$1. ')
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(NEXT_TOLD))
    .flatMap((sentence) => sentence.split(NEXT_CLAUSE))
    .flatMap(splitOwned)
    .map((clause) => clause.replace(CORRECTS, '').replace(IN_BAG, ' ').trim())
    .filter((clause) => !IDLE.test(clause));
