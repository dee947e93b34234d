/** Words that say of prices without naming one. */
export const SALE =
  /\b(?:on (?:a )?(?:sale|offer|discount)|for sale|(?:up to |at least )?\d{1,2}\s?(?:%|percent) off|half[- ]price(?:d)?|discount(?:ed|s)?|clearance|black friday|cyber monday|mark(?:ed)?[- ]?downs?|reduced(?: prices?)?|price drops?|deals?|outlet|sale(?: items?)?)(?!\w)/gi;
export const CHEAP =
  /\b(?:cheap(?:er|est|ly priced)?|(?:more )?affordabl[ey]|(?:less|not|nothing|isn['’]?t|don['’]?t want (?:it|them|anything)(?: to be)?) (?:too |that |so |very )*(?:expensive|pricey|costly)|budget(?:[- ]friendly)?|inexpensive|low(?:er|est)?[- ](?:cost|price[ds]?|price range|end)|bargains?|economical|value for money|reasonabl[ey][- ]pric(?:ed|es?)|break the bank|(?:priced |in a )?low(?:er)? (?:in price|prices?)|(?:does|do|would|should)(?:n['’]?t| not) cost (?:very |too |so |that )?much|afford|on a budget|good price|(?:easy|easier|kinder|gentle) (?:on|to) (?:my|the) wallet)\b/gi;
export const LUXURY =
  /(?<!quiet )\b(?:luxury|luxe|(?:more )?(?:expensive|luxurious|pricey)|designer|premium|high(?:er|est)?[- ](?:end|price[ds]?|price range)|pricier|costly|top[- ]of[- ]the[- ]line|upscale|ritzy|swanky|(?:higher|high) in price|haute couture|splurge|investment piece)\b/gi;
export const COMPARATIVE = /er\b|\b(?:more|less)\b/i;
