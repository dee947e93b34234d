const RELATIVES =
  '(?:step)?(?:mom|mum|mother|dad|father|brother|sister|son|daughter)s?(?:[- ]in[- ]law)?|husband|wife|hubby|wifey|boyfriend|girlfriend|bf|gf|fianc[eé]e?|partner|spouse|friends?|besties?|buddy|buddies|boss|manager|coworkers?|colleagues?|clients?|teachers?|aunt(?:ie)?s?|uncles?|nieces?|nephews?|cousins?|grand(?:ma|mother|pa|father|son|daughter|kid|child|children)s?|granny|nana|roommates?|neighbou?rs?|mates?|crush|in[- ]?laws|parents|folks|ex';
const YOUNG = 'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|newborns?|twins';
const OTHERS = `${YOUNG}|girls?|boys?|guys?|lads|ladies|man|woman|teens?|teenagers?`;
const WHOSE = '(?:my|our|his|her|their|the|a|an|some|two|three|four|five|2|3|4|5)';
const SORT =
  '(?:(?:old|little|younger|older|big|best|new|newborn|future|dear|late|lovely|high school|college|work|eldest|youngest|oldest|teenage|two|three|four|2|3|4|small|young) )*';
/** "My sister", "the girls", "kids". */
const SOMEBODY = `(?:${WHOSE} ${SORT}(?:${RELATIVES}|${OTHERS})|(?:kids|children|toddlers|friends|coworkers|colleagues|clients))`;
const RELATIVE = `(?:(?:my|our|his|her|the) ${SORT}(?:${RELATIVES}|${YOUNG}))`;
/** What is theirs is for them: "help with my son's wardrobe". */
const NOT_THEIRS =
  "(?!['’]s? (?:wardrobe|outfit|clothes|closet|look|style|size|suit|dress)|s?['’]? (?:shower|blue|pink|doll|who|that needs|that wants)|[\\w-])";

/** Whom one goes with, sees, brings or is told of does not wear it. */
const COMPANY = new RegExp(
  `\\b(?<doing>with|alongside|beside|around|next to|between|visit(?:ing)?|meet(?:ing)?|seeing|join(?:ing)?|married to|engaged to|date|dating|impress(?:ing)?|tak(?:e|ing)|bring(?:ing)?|pick(?:ing)?|drop(?:ping)?|chas(?:e|ing)|chaperon(?:e|ing)|accompany(?:ing)?|babysit(?:ting)?|host(?:ing)?|rais(?:e|ing)|like|than|from|of|without|about|have|had|having|expect(?:ing)?|hold(?:ing)?|carry(?:ing)?|driv(?:e|ing)|breastfeed(?:ing)?|nurs(?:e|ing)|feed(?:ing)?|match(?:es|ing)?|complements?|borrowed|stole) (?<up>up |off |after |(?:my|our|the) [a-z]+ and )?${SOMEBODY}${NOT_THEIRS}`,
  'gi',
);
/** "My wife says I need a coat": what is said counts, not who says it. */
const SAYS = new RegExp(
  `\\b${RELATIVE} (?:(?:always|just|really|also|still|often|keeps?|has|have) )*(?:say(?:s|ing)?|said|thinks?|thought|tell(?:s|ing)? me|told me|believes?|insists?|suggests?|suggested|recommends?|recommended|swears?|claims?|wants me to|wants me in|would like me (?:to|in)|asked me to|begged me to|(?:likes|loves|prefers) me in|hates?|dislikes?|loves?|adores?|complains? about|makes? fun of|laughs? at)(?: that| it when| when)?(?= (?:i|im|i['’]m|me|my|to|in|wear|the way i|how i|we|he|she)\\b)`,
  'gi',
);
/** "My girlfriend says black shoes only", unless she says what she herself wants. */
const SAYS_IT = new RegExp(
  `\\b${RELATIVE} (?:(?:always|just|really|also|still) )*(?:says?|said|thinks?|told me|insists?|swears?|claims?|reckons?)(?: that)? (?!(?:s?he|they)\\b)`,
  'gi',
);
const WANTS_ME = new RegExp(
  `\\b${RELATIVE} (?:(?:always|just|really) )*(?:wants me to|wants me in|would like me (?:to|in)|asked me to|(?:likes|loves|prefers) me in)\\b`,
  'gi',
);
/** "My mother is visiting": what happens to them is why it is worn. */
const HAPPENS = new RegExp(
  `\\b${RELATIVE}(?= (?:is|are|was|will be|gets?|got|has|just|finally|who is) (?:just |finally |about to )?(?!(?:getting|gettin|to be) (?:married|hitched))(?:visit|coming|come|having|getting|gets|got|married|engaged|graduat|hosting|throwing|here|home|in town|back|expecting|joining|waiting|taking me|moving|retiring|proposing|invited|asked me|inviting)|(?: invited| asked| is taking| takes| took| married| proposed| graduates| retires| visits| hosts| throws))`,
  'gi',
);
/** "The one my sister has", "what my girlfriend would like on me". */
const HAS = new RegExp(
  `\\b(?<what>one|ones|that|what|those|it|as|like) ${RELATIVE}(?= (?:has|have|had|wears|wore|bought|got|owns|is wearing)\\b)`,
  'gi',
);
const LIKES_ON_ME = new RegExp(
  `\\b${RELATIVE}(?= (?:would |will |might |could )?(?:(?:like|love|likes|loves|adore)\\b.*\\bon me\\b|approve|be proud|not be ashamed)|(?= (?:won['’]?t|will not|wouldn['’]?t|would not) (?:laugh|hate|mind|complain|make fun)))`,
  'gi',
);
/** "My sister picked a pink dress, I need a tie": what they do and wear is not looked for. */
const DOES = new RegExp(
  `\\b${RELATIVE} (?:(?:is|are) (?:always \\w+ing|wearing)|(?:has |have )?(?:picked|chose|chosen|bought|gave|given|got me|made me|knit|wore|works|lives|moved|showed|posted|sent|already has|keeps \\w+ing|keep \\w+ing))[^,.;!?]*[,.;!?]+\\s*(?:and |so |but )*(?=.*\\w)(?!.*\\b(?:like (?:that|it|hers|his)|the same|similar|one too)\\b)`,
  'gi',
);
const LIKES_AND_I_WEAR = new RegExp(
  `\\b${RELATIVE} (?:really |always |just )?(?:loves?|likes?|adores?|hates?|prefers?|wears?|is|are|has)\\b[^,.;!?]*[,.;!?]+\\s*(?:and |so |but )*(?=.*\\b(?:(?:should|can|could|do|would|shall) i wear|for me|for myself|on me)\\b)`,
  'gi',
);
const IS_OF_AGE = new RegExp(`\\b${RELATIVE} (?:is|are) \\d{1,2} and (?=i\\b)`, 'gi');
const THEIR_FAMILY =
  /\b(?<!for )(?:his|her|their) (?<who>parents|family|folks|in-laws|friends)\b/gi;
const FOR_ONESELF =
  /\bthis (?:one|time)(?:['’]?s| is)?,? (?:it['’]?s )?for (?<self>me|myself)\b[:,]?/gi;
/** Then whoever is named is the one that it is for. */
const GIVES =
  /\b(?:gifts?|presents?|surpris(?:e|ing)|spoil|treat|for (?:him|her|them)\b|(?:get|buy|give|find) (?:him|her|them)\b)/i;

/**
 * People who are only mentioned, without saying who they are: lunch "with someone", so that nobody but
 * the wearer says for whom it is.
 */
export function rewordCompany(text: string): string {
  const own = text.replaceAll(FOR_ONESELF, 'for $<self>,');
  if (GIVES.test(own)) return own;
  return own
    .replaceAll(DOES, ' ')
    .replaceAll(LIKES_AND_I_WEAR, ' ')
    .replaceAll(IS_OF_AGE, ' ')
    .replaceAll(WANTS_ME, ' ')
    .replaceAll(SAYS, ' ')
    .replaceAll(SAYS_IT, ' ')
    .replaceAll(HAS, '$<what> someone')
    .replaceAll(LIKES_ON_ME, 'someone')
    .replaceAll(HAPPENS, 'someone')
    .replaceAll(COMPANY, '$<doing> $<up>someone')
    .replaceAll(THEIR_FAMILY, 'the $<who>');
}
