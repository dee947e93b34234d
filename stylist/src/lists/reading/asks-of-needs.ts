const OPENERS = '^\\W*(?:(?:and|so|but|ok|okay|also|oh|wait|hm+|then|well|lol|btw|hey)[ ,]+)*';
const WHO = '(?:i|we|you|one|he|she|they|u)';

/** "Do I need a jacket for that?", "should I bring gloves": whether a piece belongs on the list. */
const IF_NEEDED: readonly RegExp[] = [
  new RegExp(
    `${OPENERS}(?:why|what for) (?:(?:do|would|should|will) ${WHO} (?:even |really |actually )?(?:need|bring|take|pack|want)|(?:is|are) there|did ${WHO} (?:add|put|pack|include|list))\\b`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?:do|does|will|would|should|shall|must|dont|don['’]t|wont|won['’]t|shouldn['’]?t) ${WHO} (?:(?:really|even|also|still|actually|maybe|not) )*(?:need|bring|take|pack|have to (?:bring|take|pack)|require)\\b|${OPENERS}(?:do|don['’]?t) (?:i|we) (?:already )?have\\b`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?:is|are|was|were|isn['’]?t|aren['’]?t)\\b.*\\b(?:on (?:it|there|the list)|included|in (?:it|there)|necessary|needed|a must|required|worth (?:taking|packing|bringing))\\b`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?:did|have|didn['’]?t) ${WHO} (?:include|included|put|pack|packed|add|added|forget|forgotten|think of|thought of|list|listed)\\b`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?:how many|what|which) [\\w -]+? (?:(?:do|should|would|will|must) ${WHO} (?:need|bring|take|pack|have)|is that|are (?:there|these|on (?:it|there|the list)|those))\\b`,
    'i',
  ),
  new RegExp(
    `${OPENERS}(?!(?:is|are|will|would|does|do|did|can|could|has|have|should|how|which|what|whats|who|why|where|when|isnt|arent)\\b)(?:or |no |and |not even )?(?:an? |any |some |the )?[a-z -]{3,25}\\?\\W*$|${OPENERS}(?:what|how) about (?:an? |any |some |the )?[a-z -]{3,25}\\W*$`,
    'i',
  ),
];

/** "What is missing?", "anything I forgot?" */
const WHAT_MISSES = new RegExp(
  `${OPENERS}(?:so )?(?:what(?:['’]?s| is| am i| are we| else is| would be)? (?:still )?(?:missing|lacking|left out|forgotten|not on (?:it|there|the list))|(?:am i|are we|is anything|is something|anything|something) (?:still )?(?:missing|lacking)|(?:did|have) ${WHO} (?:forget|forgotten|miss|missed|leave out) (?:anything|something|sth)|(?:is there )?(?:anything|something|what)(?: else)?(?: that)? ${WHO}(?:['’]?ve| have| might have| may have)? (?:forgot|forgotten|miss|missed|left out|should (?:also )?(?:bring|pack|take|add)|need)|(?:anything|what) else(?: (?:do|should|would|to|that|for)\\b.*)?|is (?:that|this|it) (?:really )?(?:all|everything|complete)(?: i(?:['’]?ll)? need| i should (?:take|pack|bring))?)\\W*$`,
  'i',
);

/** Whether a message asks if the pieces it names belong on a list; it has none put there. */
export const asksIfNeeded = (text: string): boolean => IF_NEEDED.some((asks) => asks.test(text));

/** Whether a message asks what is not on a list. */
export const asksWhatMisses = (text: string): boolean => WHAT_MISSES.test(text);
