import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';

const GREETED = [
  /\bgood (?:morning|evening|afternoon|night)\b[,.!]*/gi,
  /\b(?:i )?(?:hope you )?(?:have|having|had) an? (?:\w+ )?(?:nice|good|great|lovely|wonderful|happy) (?:weekend|evening|day|night|holiday|one|time|morning|afternoon)\b[,.!]*/gi,
  /\b(?:have|enjoy) (?:a|your) (?:nice |good |great |lovely )?(?:weekend|evening|holiday|night)\b[,.!]*/gi,
  /\b(?:a )?happy (?:holidays?|thanksgiving|friday|monday|weekend|new year)(?: to you| everyone| all)?\b[,.!]*/gi,
  /\bwhat an? (?:night|day|week|morning)\b[,.!]*/gi,
];

/** Verbs, moods and sayings in which a word of clothes, colors or occasions means none. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\bworks? (?:with|for) (?=(?:a|an|my|the|jeans|it|that|this|these|those|most|any)\b)/gi,
    'goes with ',
  ],
  [
    /\bworks? (?:really |so |very |too )*(?:hard|well|best|better|great|fine|nicely|too|as well|for (?:me|him|her|us|both|everyone))\b/gi,
    'is good',
  ],
  [
    /\b(?:that|this|it|these|those|which|they|nothing|everything) (?:would |will |could |might |all |also |really |just )*works?(?=[,.!?]|$)/gi,
    'that is good',
  ],
  [/\bwork(?:ing)? on (?:my|our|his|her|the|a)\b/gi, 'improve my'],
  [/\b(?:i|we) work (?:a lot|long hours|nights|so much|all day|overtime)\b/gi, 'i am busy'],
  [/\brun(?:ning)? (?:late|around|into|out of|after|low|behind)\b/gi, 'am busy'],
  [/\brun(?:ning)? (?=errands)/gi, ''],
  [/\bwalk(?:ing)? (?:me|us) through\b/gi, 'show me'],
  [/\b(?:to|i|we) date (?:someone|somebody|again|him|her|people|around)\b/gi, 'to meet someone'],
  [/\b(?:up to|out of) date\b/gi, 'modern'],
  [/\bplay(?:ing)? (?:it )?(?:safe|up|down|around|with)\b/gi, 'go with'],
  [/\bswim(?:ming)? in (?:it|them|this|that|these|those)\b/gi, 'is too big'],
  [/\bfall(?:s|ing)? (?:in love|apart|off|down|flat|asleep|short)\b/gi, 'go'],
  [/\bspring (?:for|to mind)\b/gi, 'get'],
  [/\b(?:feeling|felt|feel) (?:a bit |so |really |kind of |kinda )?blue\b/gi, 'feeling sad'],
  [/\b(?:out of the blue|once in a blue moon)\b/gi, 'suddenly'],
  [
    /\b(?:i )?(?:(?:have|has|got|have got|['’]ve got|literally|absolutely|there is) )*nothing to wear\b/gi,
    'need an outfit',
  ],
  [/\b(?:have|got) court(?! (?:hearing|date|appearance|shoes))\b/gi, 'for a court hearing'],
  [
    /\b(?:but )?(?:i|we) (?:could|can|would|might) stretch (?:a (?:bit|little)|somewhat|further|for)\b/gi,
    '',
  ],
  [/\bgreen with envy\b/gi, 'envious'],
  [
    /\bthe (?:bride|groom)(?:['’]?s|s) (?<who>mum|mom|mother|dad|father|sister|brother|aunt|uncle|cousin|friend)\b/gi,
    'the $<who> at a wedding',
  ],
  [
    /\b(?<who>mum|mom|mother|dad|father|sister|brother) of the (?:bride|groom)\b(?! (?:dress|outfit|suit|gown))/gi,
    '$<who> at a wedding',
  ],
];

/** What is only said around a request: greetings, moods, sayings. */
export function rewordChatter(text: string): string {
  const bare = GREETED.reduce((said, greeting) => said.replaceAll(greeting, ' '), text);
  const rest = /[\p{L}\p{N}]/u.test(bare.replaceAll(/\b(?:to you|and|oh|too|all)\b/gi, ''))
    ? bare
    : text;
  return SAYINGS.reduce((said, [saying, meant]) => said.replaceAll(saying, meant), rest);
}

const IT_IS_FOR =
  /^\W*(?:(?:actually|no|nope|oh|ah|sorry|wait|hmm|ok|okay|so|but|well|and|forgot to say|i forgot|btw)[\s,]+)*(?:it|this|that|they|these)(?:['’]?s|['’]?re| is| are|['’]?ll be| will be)? (?:actually |really |now |rather |all |just |more )*(?:for|to wear to|to wear at|to wear for|meant for|supposed to be for|going to be for|to go to) (?<what>[^?]+?)(?: now| instead| actually| really| rather)?[.!]*$/i;
const EVENTS: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'activity',
  'season',
]);

/** "Actually it's for a funeral" tells another occasion and asks nothing of what is shown. */
export function rewordPurpose(text: string): string {
  const what = IT_IS_FOR.exec(text)?.groups?.what ?? '';
  const isEvent = understandQuery(what).readings.some(
    ({ role, concepts }) =>
      role === 'wanted' && concepts.some(({ id }) => EVENTS.has(attributeGroup(id))),
  );
  return isEvent ? `for ${what}` : text;
}
