/**
 * From each of these on a clause speaks of other things than the item: what it is worn with, what it
 * differs from, what the shopper asked for.
 */
const OTHER_THINGS: readonly RegExp[] = [
  /\b(?:goes|go|works?|looks?|pairs?|paired|worn|wear|match(?:es)?|sits?|layers?|layered|teams?|team|belongs|built|build|finish(?:es)?|throw|thrown|tuck|tucked|pull|pulled|add)\b[^.;:]*?\b(?:with|over|under|beneath|beside|alongside|around|next to|into|a|an)\b[^.;:]*?(?=,? (?:and )?(?:it|this|its|now|at \$|costs?)\b|(?:,? and|,) (?:is|has|comes|keeps|stays|includes)\b|[.;:]|$)/gi,
  /\b(?:over|under|beneath|atop) (?:a|an|any|your|summer|winter|everything)\b[^.,;:]*/gi,
  /\b(?:beside|next to|alongside|against|under|over|with|for|to go with) (?:your|the|that|those|these) (?:[\w’'-]+ ){0,6}?(?:you (?:saved|liked|asked|chose|picked|showed|attached|named))[^.,;:]*/gi,
  /\bas [\w-]+ as [^.,;:]*/gi,
  /\b(?:attention to|next to|picks? up|repeats?|sits? with) [^.,;:]*/gi,
  /\b(?:the|your) [^.,;:]* and [^.,;:]* go together\b/gi,
  /\b(?:than|instead of|rather than|unlike|compared (?:to|with)) [^.,;:]*/gi,
  /\blike (?:a|an|the|your) [^.,;:]*/gi,
  // "You asked for pockets, and it has them" says that it has pockets.
  /\byou (?:asked for|wanted|named|mentioned|said)\b(?![^.;]*\b(?:has|have|is|are|does|with|gives|delivers|got)(?: got)? (?:them|those|that|it|so|both|just that|exactly that)\b)[^.,;:]*/gi,
];

/** Words that name no garment or fact where they stand like this. */
const IDIOMS: readonly RegExp[] = [
  /\bdress(?:ed|es)? (?:it |this |them |these |things )?(?:up|down)\b(?:[^.,;:]*\bwith\b[^.,;:]*)?/gi,
  /\bdress codes?\b|\bdressed\b/gi,
  /\bsuits? (?=(?:a|an|the|your|you|any|every|most|both|this|that|warm|hot|cold|cool|day|days|evening|evenings|casual|formal|office|dressy|spring|summer|fall|winter|rain|prom|brunch|school|church|lounging|game|running|yoga|hiking|swimming|skiing|tennis|golf|cycling)\b)/gi,
  /\bsuited\b|\bwell suited\b/gi,
  /\btop (?:pick|choice|of|end|price)\b/gi,
  /\b(?:tie|ties|tied) (?:it|in|with|together|into|everything)\b/gi,
  /\bstraight (?:to|from|out|into|away|off)\b/gi,
  /\bcut (?:from|to|out for)\b/gi,
  /\bwarm (?=(?:days?|weather|evenings?|nights?|seasons?|months?|afternoons?|climates?|air)\b)/gi,
  /\b(?:keeps?|holds?|traps?|adds?) (?:a (?:lot|little) (?:of )?)?warm(?:th)?\b/gi,
  /\b(?:looks?|reads?) (?:like|as) \w+\b/gi,
  /\bslips? (?:on|into|over|under)\b/gi,
  /\b(?:one|two|three|four) (?:that|of)\b/gi,
  /\bcolor of gold\b|\bgold standard\b|\bwhite tie\b|\bred carpet\b|\bgreen light\b/gi,
  /\bdrapes\b|\b(?:falls|hangs) (?:straight|flat|close)\b/gi,
  /\bshrugs? off\b|\bblack[- ]tie\b|\bsmart casual\b/gi,
  /\b(?:with|kept) your (?:[\w-]+’s )?(?:wide|narrow) feet\b/gi,
  /\bfull price\b|\bfull size\b/gi,
  /\bbuttons? up\b|\bzips? up\b(?! )/gi,
  /\bon paper\b|\bwatch\b|\bprint(?:s|ed)? (?:below|here)\b/gi,
];

const cut = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, ', '), text);

/** A sentence without what it says of other things, and without idioms that look like facts. */
export const withoutIdioms = (text: string): string => cut(cut(text, OTHER_THINGS), IDIOMS);
