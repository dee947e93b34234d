import { rewordNames } from './reword-names.ts';

const WOMEN =
  'mom|mum|mommy|mama|mother|grandma|grandmother|granny|nana|wife|aunt|auntie|housewife|bridesmaid|girl|gal|lady|chick';
const MEN = 'dad|daddy|father|papa|grandpa|grandfather|husband|uncle|groomsman';
const SORTS =
  '(?:(?:new|first[- ]time|single|busy|working|tired|stay[- ]at[- ]home|sahm|soon[- ]to[- ]be|expecting|young|older|proud|married|divorced|retired|tall|short|petite|curvy|plus[- ]size|\\d{2}(?:[- ]year[- ]old)?|boy|girl|dance|soccer|hockey|football) )*';
const COUNTED = '(?: of (?:\\d|one|two|three|four|five|a \\w+|twins))?';
const NOT_THEIRS = "(?! (?:of|to) (?:the )?(?:bride|groom)|['’]?s\\b| jeans| bod)";

const selfSaid = (who: string): readonly RegExp[] => [
  new RegExp(
    `\\b(?:i['’]?m|i am|as)(?: (?:just|also|a bit of|really))? (?:an? )?${SORTS}(?:${who})\\b${COUNTED}${NOT_THEIRS}`,
    'gi',
  ),
  new RegExp(
    `(?<=^\\W*(?:(?:hi|hey|hello|so|ok)[\\s,]+)*(?:an? )?)${SORTS}(?:${who})(?: of (?:\\d|one|two|three|four|five|twins)|(?= here\\b))`,
    'gi',
  ),
];
const OF_WOMAN = selfSaid(WOMEN);
const OF_MAN = selfSaid(MEN);
/** "35f", "f/28": age and sex as they are told online. */
const AGED_WOMAN =
  /(?<=\bi['’]?m |\bi am |^\W*|\bme )(?:[1-9]\d ?f|f[ /]?[1-9]\d)\b(?! ?(?:degrees|°))/gi;
const AGED_MAN =
  /(?<=\bi['’]?m |\bi am |^\W*|\bme )(?:[1-9]\d ?m|m[ /]?[1-9]\d)\b(?! ?(?:tall|budget))/gi;

/** What somebody else gets is not for the one who tells of themselves. */
const FOR_OTHER =
  /\bfor (?:my|our|her|his|the) (?!wedding|birthday|job|work|school|office|closet|wardrobe|trip|body|size|age|height|feet|self)|\b(?:gifts?|presents?)\b|\bmy (?:son|daughter|kids?|boys?|girls?|husband|wife|baby) (?:needs?|wants?|is|has)\b/i;

/** "I'm the father of the bride" tells of a wedding and of a man. */
const OF_COUPLE = new RegExp(
  `\\b(?:i['’]?m|i am|as)(?: the)? (?:proud )?(?=(?:step)?(?:(?<woman>${WOMEN}|sister)|(?<man>${MEN}|brother)) of (?:the )?(?:bride|groom)\\b)`,
  'gi',
);

const withOwnSex = (said: string): string => {
  const text = said.replaceAll(OF_COUPLE, (...found) => {
    const { woman }: Record<string, string | undefined> = found.at(-1);
    return `i am a ${woman === undefined ? 'man' : 'woman'}, the `;
  });
  if (FOR_OTHER.test(text)) return text;
  const asWoman = [...OF_WOMAN, AGED_WOMAN].reduce(
    (said, pattern) => said.replaceAll(pattern, 'i am a woman'),
    text,
  );
  return [...OF_MAN, AGED_MAN].reduce(
    (said, pattern) => said.replaceAll(pattern, 'i am a man'),
    asWoman,
  );
};

const KIN =
  'wife|wifey|hubby|husband|girlfriend|boyfriend|gf|bf|fianc[eé]e?|mom|mum|dad|sister|brother|daughter|son|cousin|niece|nephew|aunt|uncle|roommate|bestie|bff|best friend|friend|boss|coworker|grandma|grandpa';
const CLAUSE = String.raw`(?<=^\W*|[.,;!?]\s*|\b(?:and|but|so|because|cause|cuz|since|bc|as|hi|hey|ok) )`;
const DOES =
  '(?:says?|said|thinks?|thought|tells?|told|wants?|keeps?|hates?|loves?|likes?|needs?|is|has|insists?|complains?|got|gets|just|asked|made|makes)';
/** "Wife says I need a coat": whose wife is left out. */
const BARE_KIN = new RegExp(`${CLAUSE}(?<who>${KIN})(?= ${DOES}\\b)`, 'gi');
/** "Cousins wedding", "daughters getting married": one of them, with what is theirs. */
const BARE_POSSESSIVE = new RegExp(
  `(?<whose>\\b(?:my|our|his|her|their|a|the) )?\\b(?<who>${KIN})s (?=(?:\\w+ ){0,1}?(?:wedding|birthday|bday|b-day|graduation|grad|quince\\w*|party|shower|bachelorette|bachelor|engagement|prom|bat|bar|christening|baptism|funeral|getting|gettin|marrying|recital)\\b)`,
  'gi',
);

const withWhose = (text: string): string =>
  text
    .replaceAll(BARE_POSSESSIVE, (...found) => {
      const { whose = 'my ', who = '' }: Record<string, string | undefined> = found.at(-1);
      return `${whose}${who}'s `;
    })
    .replaceAll(BARE_KIN, 'my $<who>');

const YOUNG = 'son|daughter|brother|sister|nephew|niece|grandson|granddaughter|cousin|boy|girl|kid';
/** "My son is 15 and needs a jacket": the one who needs it is named right before that. */
const AGED_KIN = new RegExp(
  `\\b(?<whose>my|our|her|his) (?<who>(?:(?:little|younger|youngest|older|oldest|big|step) ?)?(?:${YOUNG})) (?:is|['’]s|just turned|turned|turns) (?<age>[1-9]\\d?)(?: ?(?:years?[- ]old|yo|y/o))?,? (?:and|so|&|n)(?: (?:he|she))? (?<needs>(?:really |just |only |also )*(?:needs?|wants?|likes|wears|has asked for))\\b`,
  'gi',
);
/** From this age on people wear the sizes that a shop for adults has. */
const TEEN_MIN = 13;
const withAge = (text: string): string =>
  text.replaceAll(AGED_KIN, (...found) => {
    const said: Record<string, string | undefined> = found.at(-1);
    const { whose = 'my', who = '', age = '', needs = '' } = said;
    const aged = Number(age) < TEEN_MIN ? `${age} year old ` : '';
    return `${whose} ${aged}${who} ${needs}`;
  });

/** A present is a gift; at present nobody gives one. */
const PRESENT =
  /(?<=\b(?:an?|any|some|the|nice|good|great|small|little|cozy|birthday|bday|christmas|xmas|anniversary|wedding|leaving|thank you|surprise) )present(?<many>s?)\b(?! (?:day|time|tense))|\bpresent(?<more>s?)(?= for\b)/gi;

const withGifts = (text: string): string =>
  text.replaceAll(PRESENT, (...found) => {
    const { many = '', more = '' }: Record<string, string | undefined> = found.at(-1);
    return `gift${many}${more}`;
  });

/**
 * Says who is who: "mom of two here" and "35f" tell that a woman shops for herself, "wife says" tells
 * of the shopper's wife, "cousins wedding" is that of one cousin, and "my son is 15 and needs" tells who
 * needs it. What people are called is left out.
 */
export const rewordPeople = (text: string): string =>
  withOwnSex(withWhose(withAge(withGifts(rewordNames(text)))));
