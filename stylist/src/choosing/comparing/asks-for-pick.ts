/** "Which one would you pick?", "choose for me", "what is the best one?". */
const PICK =
  /\b(?:which|what|whichever)\b.*\b(?:you|u|i|we|to)\b.*\b(?:pick|choose|get|buy|take|go|recommend|prefer|like)\b|\b(?:pick|choose|decide)\b.*\bfor me\b|\byou (?:pick|choose|decide)\b|\b(?:pick|choose) (?:one|1)\b|\b(?:which|what)(?:'s|s)?(?: (?:one|pair|of (?:them|these|those)))?(?: is)? (?:the )?(?:best|nicest|prettiest)\b|\byour (?:favou?rite|pick)\b|\bmost (?:flattering|popular|versatile|practical|stylish)\b/;
const OF_SOME = /\b(?:first|second|third|fourth|fifth|last|two|three|both|or|than|\d)\b/;

/** Whether a question leaves the choice to the stylist, among all that is shown. */
export function asksForPick(asked: string): boolean {
  const words = asked.toLowerCase().replaceAll('’', "'");
  return PICK.test(words) && !OF_SOME.test(words);
}
