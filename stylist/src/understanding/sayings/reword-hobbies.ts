/** Who somebody is by what they do, and what that is as an activity. */
const HOBBIES: Readonly<Record<string, string>> = {
  runner: 'running',
  jogger: 'running',
  hiker: 'hiking',
  cyclist: 'cycling',
  biker: 'cycling',
  swimmer: 'swimming',
  golfer: 'golf',
  climber: 'climbing',
  skier: 'skiing',
  snowboarder: 'skiing',
  surfer: 'surfing',
  yogi: 'yoga',
  dancer: 'dance',
  lifter: 'the gym',
  weightlifter: 'the gym',
  'gym rat': 'the gym',
  'gym goer': 'the gym',
};

const WHO = Object.keys(HOBBIES).join('|');
const KIND =
  '(?:(?:very|really|avid|keen|new|beginner|big|serious|passionate|marathon|trail|half[- ]marathon|recreational|casual) )*';
/** These name a garment with it: "runner shoes", "a biker jacket". */
const NO_PERSON =
  '(?! (?:shoes?|sneakers?|jackets?|shorts|pants|boots?|jeans|rugs?|top|bag|style))';
const PERSONS: readonly RegExp[] = [
  new RegExp(
    `(?:,? ?\\b(?:and |who |that |because |since |as )?(?:(?:she|he)(?:['’]?s| is)|i['’]?m|im|i am|who(?:['’]?s| is)) )(?:an? )?${KIND}(?<body>plus[- ]size |petite |tall |curvy )?(?<who>${WHO})\\b${NO_PERSON}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:for |as )?an? ${KIND}(?<body>plus[- ]size |petite |tall |curvy )?(?<who>${WHO})\\b(?! (?:jackets?|up))${NO_PERSON}`,
    'gi',
  ),
  new RegExp(
    `\\b(?<body>plus[- ]size |petite |tall |curvy )(?<who>${WHO})\\b(?: here)?${NO_PERSON}`,
    'gi',
  ),
];

/** "Cycling to work" is for the way there, and for no office. */
const ON_THE_WAY =
  /\b(?<how>(?:cycling|bicycling|biking|rid(?:es|ing)(?: (?:a|my|his|her|the) \w+)?|running|jogging|skating)) (?:in )?to (?:and from )?(?:(?:my|his|her|the) )?(?:work|office|job)\b/gi;

/** "She's a runner" tells what something is for, and names no shoe. */
export const rewordHobbies = (text: string): string =>
  PERSONS.reduce(
    (said, pattern) =>
      said.replaceAll(pattern, (...found) => {
        const { who = '', body = '' }: Record<string, string | undefined> = found.at(-1);
        const what = HOBBIES[who.toLowerCase()] ?? who;
        return ` ${body ?? ''}for ${what}`;
      }),
    text.replaceAll(ON_THE_WAY, '$<how>'),
  )
    .replaceAll(/ {2,}/g, ' ')
    .trim();
