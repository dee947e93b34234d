/** "Which one would you pick?", "choose for me", "what is the best one?". */
const PICK =
  /\b(?:which|what|whichever)\b.*\b(?:you|u|i|we|to)\b.*\b(?:pick|choose|get|buy|take|keep|go|recommend|prefer|like)\b|\b(?:which|what|whichever)\b.*\b(?:would|should|do|wd) (?:you|u)\b.*\b(?:wear|bring)\b|\bwhich(?: one| outfit| look)? (?:should|do|would|shall|can) (?:i|we) (?:wear|bring)\b|\b(?:pick|choose|decide)\b.*\bfor me\b|\byou (?:pick|choose|decide)\b|\b(?:pick|choose) (?:one|1)\b|\b(?:which|what)(?:'s|s)?(?: (?:one|pair|of (?:them|these|those)))?(?: is)? (?:the )?(?:best|nicest|prettiest)\b|^\W*(?:(?:and|so|ok|okay|but|then|now|hmm) )*(?:the )?best (?:one|ones|of (?:these|those|them)|option|choice|pick)\b|\b(?:which|what)\b.*\bworth\b|\btop pick\b|\bbest (?:value|deal|buy|bang)\b|\bwhich (?:one )?(?:should|would|do|is)\b.*\b(?:get|buy|pick|choose|take|best)\b|\byour (?:favou?rite|pick)\b|\b(?:tell|say)(?: me)? (?:what|which(?: one)?) (?:to|i should|should i) (?:buy|get|pick|choose|take|order)\b|\bjust (?:pick|choose|decide)\b|\bmake the (?:choice|call|decision)\b|\bcan(?:'t|not| not) (?:decide|choose|pick)\b|\bwhich(?: one)? (?:would|will|might|do you think|d'?you think) (?:she|he|they|her|him|my \w+) (?:would )?(?:like|love|want|prefer|wear)\b|\bmost (?:flattering|popular|versatile|practical|stylish)\b/;
const OF_SOME =
  /\b(?:first|second|third|fourth|fifth|last|two|three|both|or|than|(?<![-−–])\d(?! ?(?:°|degrees|hours?|h\b)))\b/;

/** Whether a question leaves the choice to the stylist, among whatever it names. */
export const asksToPick = (asked: string): boolean =>
  PICK.test(asked.toLowerCase().replaceAll('’', "'"));

/** Whether a question leaves the choice to the stylist, among all that is shown. */
export function asksForPick(asked: string): boolean {
  const words = asked.toLowerCase().replaceAll('’', "'");
  return PICK.test(words) && !OF_SOME.test(words);
}

const LEAST =
  /\b(?:which|what|any)\b.*\b(?:not|never|(?:would|should)n't|avoid|skip|leave (?:out|behind)?|pass on|steer clear)\b|\b(?:the )?(?:worst|weakest|least favou?rite) (?:one|of|choice|pick|piece|option|link)?\b/;
const TAKES =
  /\b(?:buy|get|pick|choose|take|go|recommend|wear|avoid|skip|leave|pass|clear|worst|weakest|least)\b/;

/** "Which of these would you not buy?" asks for the one to leave, never for the one to take. */
export function asksForLeast(asked: string): boolean {
  const words = asked.toLowerCase().replaceAll('’', "'");
  return LEAST.test(words) && TAKES.test(words);
}
