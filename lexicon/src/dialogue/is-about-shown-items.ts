const DATA =
  'sizes?|prices?|pricing|costs?|brands?|ratings?|reviews?|rated|scores?|info|information|details?';
const THINGS = String.raw`(?:the\b(?! (?:\w+ )?(?:${DATA}))|that|those|these|them|it\b|another|both|each|one (?:more|of))`;

/** Takes what was shown. */
const TAKES = new RegExp(
  [
    String.raw`\b(?:to|in|into|from) (?:my|the|our) (?:shopping )?(?:cart|basket|bag|order)\b`,
    String.raw`\b(?:add|buy|purchase|order|grab|take|give me|get me|i['’]?ll get) (?:just |only )?${THINGS}`,
    String.raw`\b(?:can|could|may) i (?:just )?(?:get|have|take|buy) ${THINGS}`,
    String.raw`\bi(?:['’]ll| will) (?:also |just |then )?(?:take|buy|get|go with|grab)\b`,
  ].join('|'),
  'i',
);
/** Asks what it is like. */
const ASKS = new RegExp(
  [
    String.raw`\b(?:what|which|how|whose)\b(?!.*\b(?:show|recommend|suggest)\b).*\b(?:${DATA}|available|come in|makes?|made|different)\b`,
    String.raw`\b(?:tell|give|get|remind|show) me (?:about |what |how |the |their |its )+(?:\w+ ){0,3}(?:${DATA}|available)\b`,
    String.raw`\btell me about\b`,
    String.raw`\b(?:do|can|could) you (?:\w+ )?(?:have|know|get|see|check|share) (?:the|its|their|what|which|how|who)\b(?! (?:kinds?|other|else))`,
    String.raw`\b(?:can|could|may) i (?:\w+ )?(?:have|know|get|see|check) (?:the|its|their) (?:\w+ ){0,2}(?:${DATA})`,
    String.raw`\bwho (?:makes|made)\b|\bhow much\b|\bwhat (?:is|are) (?:the|their|its)\b`,
    String.raw`\b(?:are|do|does|did|is|was|were) (?:it|they|those|these|both|the)\b`,
    String.raw`\bask(?:ed)? (?:you )?what\b|\bfind out what\b|\bto know (?:which|what|who|the)\b`,
  ].join('|'),
  'i',
);
const COMPARES =
  /\b(?:compare|compared|comparison|differ|differences?|differs|versus|vs|stack up)\b/i;
/** Points at it: "the grey one on the left", "I mean those two". */
const POINTS =
  /^(?:(?:oh|ok|okay|sorry|sure|yes|yeah|well|ah|of course|um|oops|right|no|actually|yep|my bad|hm+|first|second)[\s,.!]+)*(?:it['’]?s\b|of the\b|i(?:['’]?m| am| was)? (?:mean|meant|referring|talking|asking)\b|the\b|those\b|these\b|that\b|this\b|both\b|them\b|one of them|just the\b)|\bi mean\b/i;
/** Asks for something of a kind, whatever else it says. */
const SEARCHES =
  /\b(?:show me (?:some|any|all|more|other|what|your|an?|something|anything)\b|find me|looking for|search(?:ing)? for|anything|something|any (?:other|more|good|nice|plain)\b|similar|else|recommend (?:me )?(?:an?|some|any)\b|see (?:some|any|other|more)\b|(?:get|buy) (?:an?|some)\b|i(?:['’]d| would)? (?:need|want|like) (?:an?|some)\b|have (?:any|some)\b|got any)\b/i;

/**
 * Whether a shopper's sentence is about what was shown: takes it, asks about it, compares it or
 * points at it, rather than asking for other things.
 */
export function isAboutShownItems(text: string): boolean {
  if (COMPARES.test(text)) return true;
  if (SEARCHES.test(text)) return false;
  return TAKES.test(text) || ASKS.test(text) || POINTS.test(text);
}
