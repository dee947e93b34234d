/** Names of people that are words for colors, cloths, patterns and seasons as well. */
const NAMES =
  'rose|olive|ruby|violet|jade|amber|coral|hazel|ginger|scarlett?|ivory|pearl|crystal|heather|sandy|rusty|forest|sage|basil|jean|jersey|paisley|april|may|june|august|summer|autumn|winter|dawn|indigo|holly|ivy|lily|daisy|iris|poppy|fern|clementine|cherry|plum|wren|robin|cliff|chase|jasper|opal|saffron|rosemary|blossom|willow|dahlia|magnolia|marina|lacey|tanner|cody|denim|kelly|ash|sky|skye|teal';
/** Only behind a title or with a capital are these a name. */
const SURNAMES =
  'brown|green|white|black|gr[ae]y|blue|gold|silver|rose|olive|woods?|fields?|taylor|short|long|small|little|sharp|wolfe?|stone|rivers';
const KIN =
  'friend|bestie|bff|sister|sis|brother|cousin|aunt|auntie|uncle|niece|nephew|daughter|son|kid|baby|wife|husband|girlfriend|boyfriend|roommate|neighbou?r|coworker|colleague|boss|teacher|grandma|grandpa|granny|nana|mom|mum|mother|dad|granddaughter|grandson|goddaughter|godson|dog|cat';
const TITLES = '(?:mr|mrs|ms|dr|prof|professor|sir|lady|aunt|auntie|uncle|coach|principal)';
const DOES = `(?:is (?=my (?:\\w+ )?(?:${KIN})\\b|\\d|turning|getting|having|coming|visiting|graduating)|(?:needs?|wants?|wears?|asked|invited|told|said|turns|turned|likes|loves|hates) )`;

/** "My friend Rose needs a coat": whose name it is goes before it. */
const AFTER_KIN = new RegExp(
  `\\b(?<who>(?:${KIN}))(?:,| is| called| named)? (?:${NAMES})(?=['’]s\\b| (?:is|needs?|wants?|wears?|asked|for|and|who|has|likes|loves|turns|will|would)\\b|\\s*[,.!?;]|\\s*$)`,
  'gi',
);
/** "Mr Brown", "aunt Olive". */
const AFTER_TITLE = new RegExp(`\\b(?<title>${TITLES})\\.? (?:${NAMES}|${SURNAMES})\\b`, 'gi');
/** "Ruby is 6", "April is my sister", "Violet wants boots". */
const AS_SUBJECT = new RegExp(
  `(?<=^\\W*|[.,;!?]\\s*|\\b(?:and|but|so|because|since|for) )(?:${NAMES}) (?=${DOES})`,
  'gi',
);
/** "Rose's birthday", "Olive's wedding". */
const POSSESSIVE = new RegExp(
  `\\b(?:${NAMES})['’]s (?=(?:\\w+ ){0,2}?(?:birthday|bday|wedding|party|graduation|shower|baptism|christening|recital|prom|engagement|house|dinner|place))`,
  'gi',
);

/**
 * Leaves out what people are called, where a name is a word for a color or a month as well: nobody
 * who shops for a friend Olive asks for olive green.
 */
export const rewordNames = (text: string): string =>
  text
    .replaceAll(AFTER_TITLE, '$<title>')
    .replaceAll(AFTER_KIN, '$<who>')
    .replaceAll(POSSESSIVE, "my friend's ")
    .replaceAll(AS_SUBJECT, 'my friend ')
    .replaceAll(WHITE_WEDDING, 'wedding');

/** A white wedding is any in church; only a dress for it is told to be white. */
const WHITE_WEDDING =
  /\bwhite wedding\b(?! (?:dress|dresses|gown|gowns|suit|jumpsuit|shoes|heels|veil|outfit|set)\b)/gi;
