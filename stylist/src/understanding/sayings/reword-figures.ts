/** Where a garment, a look or a color follows, the word before it only says how good it is. */
const WORN =
  '(?=[ -](?:\\w+ ){0,2}?(?:\\w*heels?|\\w*boots?|shoes|pumps|sneakers|sandals|dress(?:es)?|gowns?|outfits?|looks?|fits?|coats?|jackets?|blazers?|suits?|jeans|pants|skirts?|tops?|tees?|shirts?|bags?|jumpsuits?|bodysuits?|sweaters?|earrings|sunglasses|clothes|style|vibes?|energy|summer|wardrobe|piece|pair)\\b)';
const COLOR =
  '(?=[ -](?:green|red|white|gr[ae]y|black|blue|pink|purple|yellow|brown|silver|gold)\\b)';

/** Figures of speech in which a word of harm or abuse only exaggerates, and what they mean. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i(?:['’]?d| would| could)|would|i) (?:die|kill|murder) for\b/gi, 'i love'],
  [/\b(?:i )?(?:could|would) (?:absolutely |totally )?(?:murder|kill) (?=an?\b)/gi, 'i want '],
  [/\bto[- ]die[- ]for\b/gi, 'gorgeous'],
  [/\bdrop[- ]dead(?: gorgeous)?\b/gi, 'gorgeous'],
  [
    /\b(?:i['’]?m|i am) (?:so )?(?:dead|dying|deceased)\b(?=[\s,!.]*(?:lol|lmao|haha|omg|at|over|from|cute|so|those|these|this|$))/gi,
    'love it',
  ],
  [/\bdress(?:ed)?[- ]to[- ]kill\b/gi, 'glamorous outfit'],
  [
    /\b(?:my|her|his) (?:feet|foot|toes|arches|soles) (?:is|are|r|were|['’]re)(?: (?:so|really|literally|absolutely))? (?:killing (?:me|her|him)|dying|sore|dead|toast|aching|hurting)\b(?! (?:in|from))/gi,
    'comfortable, no heels please',
  ],
  [/\b(?:is|are|['’]s|['’]re)(?: \w+)? killing (?:me|my feet)\b/gi, ' are uncomfortable'],
  [/\bkills? (?:me|my (?:feet|back|toes))\b/gi, 'is uncomfortable'],
  [/\b(?:will |gonna |would )?(?:be|is|are) the death of me\b/gi, 'are uncomfortable'],
  [new RegExp(`\\bkiller${WORN}`, 'gi'), 'gorgeous'],
  [/\bto kill (?:it|the look|the night)\b/gi, 'to shine'],
  [
    /\bkill(?:ing)? (?=the (?:prints?|logos?|patterns?|colou?rs?|frills?|heels?|belts?|bag)\b)/gi,
    'no ',
  ],
  [/\bhit me with\b|\bshoot me (?=some|a few|your|ideas|options)/gi, 'show me '],
  [
    /\b(?:a |such a |what a |real )?steal(?: of a deal| deal| price)?(?= (?:under|below|for (?:under|less)|at)\b)/gi,
    'bargain',
  ],
  [/\bstealing (?:the show|hearts|looks)\b/gi, 'impressive'],
  [/\b(?:heroin|junkie) chic\b/gi, 'grunge'],
  [/\bshotgun wedding\b/gi, 'wedding'],
  [
    new RegExp(`\\b(?:weed|poison|cocaine|blood|bloody|suicide|murder|acid|meth)${COLOR}`, 'gi'),
    '',
  ],
  [
    new RegExp(
      `\\b(?:bad|boss|basic|rich|main|that|it|cool|hot|sad|boujee|bougie) (?:ass )?bitch(?:es|y)?${WORN}`,
      'gi',
    ),
    'bold',
  ],
  [
    /\b(?:like a|look like a|be a|feel like a) (?:bad|boss|rich|hot|cool|boujee) (?:ass )?bitch\b/gi,
    'bold',
  ],
  [
    /\b(?:stupid(?:ly)?|sick(?:ly)?|insanely|ridiculously|disgustingly) (?=cute|pretty|gorgeous|good|beautiful|hot|soft|comfy|expensive|cheap|chic)/gi,
    'very ',
  ],
  [/\b(?:dumb|stupid|silly) question(?: but)?[,:]?/gi, ''],
  [
    /\b(?:holy (?:shit|crap|cow|moly)|(?:what|who|how|where) the (?:hell|heck|fuck) (?=is|are|do|does))/gi,
    'what ',
  ],
  [
    /\bw[th]f is (?:this|that|the|with the|up with the) price\b|\bw[th]f are (?:these|those|the) prices\b/gi,
    'too expensive',
  ],
];

/** What somebody says they look like, and what is wrong then with what is shown. */
const RESEMBLES: readonly (readonly [RegExp, string])[] = [
  [
    /sausage|stuffed|burrito|ham\b|whale|elephant|fat|huge|big|enormous|muffin/i,
    'too tight, show me others',
  ],
  [
    /tent|sack|potato|blob|marshmallow|curtain|muumuu|box|fridge|shapeless|drown|pillow|refrigerator/i,
    'too loose, show me others',
  ],
  [
    /grand(?:ma|mother|pa)|granny|nan\b|old|frumpy|nun|teacher|librarian|matronly|dated|my mom|my mother/i,
    'show me others, more modern',
  ],
  [/clown|christmas tree|disco|circus|highlighter|parrot/i, 'too bright, show me others'],
  [/child|kid|toddler|baby|little girl|schoolgirl|12|twelve/i, 'show me others, more elegant'],
];
const LOOKS_LIKE =
  /\b(?:(?:i|she|he|we)(?:['’]?(?:d|ll))? (?:would |will |just )?(?:looks?|feels?|am|seem)|(?:this|that|it|these|those|they|one)(?: \w+)? (?:makes?|made|will make|would make) (?:me|her|him)(?: look| feel)?) (?:so |really |too |a bit |kinda |kind of |totally |very )?(?<what>like (?:an? |my |the )?[\w -]+?|fat|huge|big|old|frumpy|ugly|gross|terrible|awful|hideous|dated|shapeless|enormous|matronly)(?: in (?<in>this|that|it|these|those|them|the \w+|this one|that one|white|black|yellow|red|green|orange|pink|beige|brown|gr[ae]y|blue|navy|purple|prints?|stripes|ruffles|skinny jeans|turtlenecks?))?(?=\s*(?:[,.!?;]|$|\blol\b|\bhaha\b|\bin\b))/i;

/** "No florals. Actually small florals are ok" refuses nothing in the end. */
const TAKEN_BACK =
  /\b(?:no|not|nothing) (?<what>\w+)\b[\s,.;!…-]+(?:(?:well|hm+|wait|no|or|ok|oh|but)[\s,]+)*(?:actually|on second thought|i mean|you know what)[\s,]+(?:(?:\w+ )?\k<what>)(?: (?:is|are|would be|might be))? (?:also |totally |actually )?(?:ok|okay|fine|good|cool|nice|alright)(?: too| after all| then)?/gi;

/** "Ok fine the cheapest" asks which one that is. */
const BARE_MOST =
  /^\W*(?:(?:ok|okay|fine|so|then|just|well|alright|sure|give me|show me|i['’]?ll take|i take|whatever|let['’]?s go with|go with)[\s,]+)*the (?<most>\w{3,}est|least expensive|most \w+)(?: one| pair)?(?: then| please| pls)?\W*$/i;

const POINTS = /^(?:it|th(?:is|at|ese|ose|em|e)\b)/i;

/** "I look like a sausage in this" is said of the fit; of nothing shown it is left as it is. */
function rewordResemblance(text: string, isShown: boolean): string {
  const match = LOOKS_LIKE.exec(text);
  const what = match?.groups?.what;
  if (match === null || what === undefined) return text;
  const isOfPiece =
    /^(?:this|that|it|these|those|they)/i.test(match[0]) || match.groups?.in !== undefined;
  if (!isShown && !isOfPiece) return text;
  if (!POINTS.test(match.groups?.in ?? 'it'))
    return text.replace(match[0], `no ${match.groups?.in}`);
  const said = RESEMBLES.find(([pattern]) => pattern.test(what))?.[1];
  return text.replace(match[0], said ?? 'not for me, show me others');
}

/**
 * Says plainly what is exaggerated: "killer heels", "I'd die for those", "I look like a sausage in
 * this". What is meant as it is said ("an outfit to die in") stays.
 * @param isShown Whether anything is on the screen that it may be said of.
 */
export const rewordFigures = (text: string, isShown: boolean): string =>
  rewordResemblance(
    FIGURES.reduce((said, [figure, meant]) => said.replaceAll(figure, meant), text),
    isShown,
  )
    .replaceAll(TAKEN_BACK, '$<what> are fine after all')
    .replace(BARE_MOST, (found, most: string) => (isShown ? `which one is the ${most}` : found));
