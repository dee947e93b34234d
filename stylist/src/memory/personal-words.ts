/**
 * What is never kept, whoever says it: health, body measurements, weight, pregnancy, religion,
 * origin, politics, sexuality and addresses. A size is no measurement: "a US 8" may be kept.
 */
const HEALTH =
  'pregnan\\w*|maternity|expecting|postpartum|breastfeed\\w*|nursing|baby shower|miscarr\\w*|ivf|diabet\\w*|cancer\\w*|chemo\\w*|tumou?r|surgery|surgical|mastectomy|ostomy|hospital|doctor|diagnos\\w*|disease|disorder|syndrome|illness|sick(?:ness)?|medic\\w*|birth control|therap\\w*|rehab|depress\\w*|anxi\\w*|adhd|autis\\w*|bipolar|ptsd|anorex\\w*|bulimi\\w*|eating disorder|asthma|eczema|psoriasis|dermatitis|rash(?:es)?|hives|arthritis|scoliosis|lymph\\w*|lipedema|epilep\\w*|hiv|std|disab\\w*|wheelchair|prosthe\\w*|amput\\w*|blind|deaf|insulin|pump site|scars?|menopaus\\w*|my period|incontinen\\w*|hernia|bunions?|plantar|neuropath\\w*|endometriosis|pcos|celiac|alcoholi\\w*|addict\\w*|suicid\\w*|self harm|dialysis';
const BODY =
  'i weigh \\d+|weigh(?:s|ed)? (?:about |around )?\\d+|my weight|(?:lost|lose|losing|gained|gaining) weight|overweight|obes\\w*|(?:too|so|am|im|feel|feeling|look) fat|kilos?|kgs?|lbs?|\\d+ (?:pounds|stone)|bmi|calories|diet\\w*|cm|centimet\\w*|inch(?:es)?|feet tall|foot tall|ft';
const BELIEFS =
  'muslim\\w*|islam\\w*|christian\\w*|catholic\\w*|jew(?:s|ish)?|orthodox|hindu\\w*|buddhis\\w*|sikh\\w*|mormon\\w*|atheis\\w*|religio\\w*|faith|church|mosque|synagogue|temple|hijab|niqab|burqa|kippah|yarmulke|ramadan|eid|diwali|hanukkah|passover|bar mitzvah|bat mitzvah|baptism|christening|communion|confirmation|hajj|umrah|mecca|pray\\w*|republican\\w*|democrat\\w*|conservative party|liberal party|politic\\w*|vote\\w*|voting|trump|biden|union member';
const ORIGIN =
  'black (?:woman|man|girl|guy|person)|white (?:woman|man|girl|guy|person)|asian|african|latin[ao]s?|hispanic|caucasian|arab|indigenous|native american|mixed race|ethnic\\w*|my race|immigrant|refugee|gay|lesbian|bisexual|queer|transgender|trans|nonbinary|non binary|straight man|straight woman|sexual\\w*|transition\\w*';
const WHEREABOUTS =
  'passport|social security|ssn|credit card|card number|password|phone number|my address|i live (?:at|on)|salary|bank';

const PERSONAL = new RegExp(
  String.raw`\b(?:${[HEALTH, BODY, BELIEFS, ORIGIN, WHEREABOUTS].join('|')})\b|\d\s*(?:"|''|cm\b|kg\b|lbs?\b|inch)|\b\d\s*'\s*\d|[\w.+-]+@[\w-]+\.\w|\b\d{6,}\b`,
  'i',
);

/** Whether the words tell something that the stylist must not keep. */
export const isTooPersonal = (words: string): boolean => PERSONAL.test(words);
