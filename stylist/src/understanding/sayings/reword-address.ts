/** "Dude i said under 300" speaks to whoever answers, and tells of no man. */
const ADDRESS =
  /^(?<lead>\W*(?:(?:no+|nah|but|ugh+|omg|ok|okay|hey|yo|come on|oh|lol|wait|and|so)[\s,!.]+)*)(?:dude|bro|bruh|mate|man|girl|babe|buddy|sis|fam)(?:[,!.]+\s*|\s+)(?=(?:i|im|i['’]m|ive|u|you|no|nope|not|the|that|thats|this|those|these|it|its|why|what|whats|how|where|stop|seriously|come|really|still|just|wtf|lol|can|could|is|are|do|does)\b)/i;

/** A message without the word with which it addresses the stylist at its head. */
export const withoutAddress = (text: string): string => text.replace(ADDRESS, '$<lead>');

/** "A light wrap for the evening" is one around the shoulders; "a wrap dress" is cut so. */
const WRAP =
  /(?<=\b(?:an?|some|any|the|matching|my|one|add|evening|light|warm|silk|wool|knit(?:ted)?) (?:(?!dress|top|skirt)[a-z]+ ){0,2})wrap(?<plural>s?)(?=\s*(?:$|[,.;!?]|(?:for|to|over|around|as|in case|too|maybe|please|pls|under|if|and|but|or|with the)\b))/gi;

export const rewordWraps = (text: string): string => text.replaceAll(WRAP, 'shawl$<plural>');
