const CLAUSE_END = String.raw`(?=\s*(?:[,.;!?]|\b(?:and|but|so|because|cause|cuz|since|bc)\b|$))`;

/** What is said beside a wish, or in a roundabout way, and what it comes to. */
const ASIDES: readonly (readonly [RegExp, string])[] = [
  // "I got 3 kids and no time": why there is little of it.
  [
    /\b(?:(?:ok|so|look|listen|hi|hey)[\s,]+)*(?:i|we)(?:['’]?ve)? (?:got|have|am a mom (?:of|to)|m a mom (?:of|to)) (?:\d|two|three|four|five|twin|young|little|small)(?: (?:young|little|small|crazy|wild))* (?:kids|boys|girls|children|toddlers|babies|sons|daughters)(?:(?:,| and| n| &)* (?:absolutely |literally )?(?:no|zero|little) (?:time|patience|energy|sleep|money))*[\s.,;!]+(?=.*\w)/gi,
    '',
  ],
  // "My kid spills everything": somebody who is about, and wears nothing of it.
  [
    /(?:[\s,;.]+(?:and|but|because|cause|since|as|so|cuz|bc)\b|^|[,.;!?–-])\s*(?:(?:my|our|the|a|that|with|two|both)\s+)*(?:kids?|toddlers?|bab(?:y|ies)|children|sons?|daughters?|twins|dogs?|cats?|puppy|puppies|husband|boyfriend)\s+(?:(?:always|keeps?|just|constantly|will|loves? to|likes? to|tends? to|who|that|is|are|literally|might)\s+)*(?:spill|spit|drool|throw|pull|grab|climb|ruin|stain|puke|vomit|destroy|draw|wipe|jump|shed|scratch|chew|crawl|break|tug|yank|rip|tear|smear|slobber|lick|bit)\w*[^,.;!?]*/gi,
    '',
  ],
  // "A shawl or a wrap": the noun.
  [
    /(?<=\b(?:an?|evening|warm|soft|knit|wool|cashmere|silk|maybe|nice) )(?<!\b(?:is|are|isn['’]?t|aren['’]?t) (?:it|this|that|they|these|those|the [\w-]+(?: one)?) (?:really |actually |even )?an? )wraps?(?=\s*(?:$|[,.?!;]|\b(?:to|for|over|or|in|under|with)\b))/gi,
    'shawl',
  ],
  // "I run cold" is no sport.
  [
    /\b(?<who>i|we|she|he|they) (?:(?:always|usually|tend to|kinda|really|just) )*runs? (?<how>cold|hot|warm)\b/gi,
    '$<who> get $<how> easily',
  ],
  // "Can I get it under 150?" asks for a cheaper one.
  [
    /^\W*(?:(?:ok|so|and|but|hmm?|well)[\s,]+)*(?:can|could|may|might) (?:i|we|you|u) (?:get|have|do|make|find) (?:it|this|that|them|these|those|one|the (?:outfit|look|whole thing))(?: all)? (?:for )?(?:under|below|less than|for less than|in under|within)\b/gi,
    'make it under',
  ],
  // "No, that's boring": others are wanted.
  [
    /\b(?:no|nah|nope|ew|eh|meh)[\s,]+(?:thats|that['’]?s|its|it['’]?s|theyre|they['’]?re|those are|these are)(?: \w+)? (?:boring|ugly|basic|meh|lame|dull|tacky|frumpy|weird|too much|not it|not her|not him)\b[\s.,;!]+(?=\S)/gi,
    '',
  ],
  // "Show me the second one's price again."
  [
    /^\W*(?:(?:ok|okay|so|and|wait|sorry|hm+|please|pls)[\s,]+)*(?:(?:show|tell|remind|give)(?: me)?(?: again)? )?(?:of )?(?<which>(?:the |that |this |number )[a-z0-9]+(?: (?!one['’]?s|price)[a-z]+)?(?: one)?)['’]?s? (?:price|cost)(?: (?:again|please|pls|once more|one more time))*\W*$/gi,
    'how much is $<which>?',
  ],
  [
    /^\W*(?:(?:ok|okay|so|and|wait|sorry|hm+|please|pls)[\s,]+)*(?:show me |tell me |remind me |remind me of |give me |what was |what['’]?s )(?:again )?(?:the )?(?:price|cost)(?: again)? (?:of|for|on) (?<which>(?:the |that |this |number )[a-z0-9]+(?: [a-z]+)?)(?<! again)(?: (?:again|please|pls|once more))*\W*$/gi,
    'how much is $<which>?',
  ],
  // "Wrap it up" ends it.
  [
    /^\W*(?:(?:ok|okay|great|cool|so)[\s,]+)*(?:wrap it up|ring it up|ring me up|check me out)[\s.,;!]+(?=\S)/gi,
    '',
  ],
  // "Just dinner stuff."
  [
    /\b(?:dinner|going[- ]out|evening|date night|night out) (?:stuff|clothes|things|wear|fits?|looks?)\b/gi,
    'outfits for a night out',
  ],
  // "Clothes for both of us, me and my husband."
  [
    /\b(?:for )?(?:(?:both of us|us both|the two of us|us)[\s,:;–-]*)?(?:(?:me|myself|i) and (?:my )?(?:wife|wifey|husband|hubby|girlfriend|boyfriend|gf|bf)|my (?:wife|wifey|husband|hubby|girlfriend|boyfriend|gf|bf) and (?:i|me|myself))\b(?:(?<=\b(?:both of us|us both|the two of us|matching)\b.*)|(?=.*\b(?:both of us|us both|the two of us|each of us)\b))(?: (?:are )?(?=(?:going|traveling|flying|heading|need|want)\b))?/gi,
    'for men and women ',
  ],
  // "A gala outfit for my wife and me."
  [
    /\bfor (?:both )?(?:(?:me|myself) and my (?:wife|wifey|husband|hubby|girlfriend|boyfriend|gf|bf)|my (?:wife|wifey|husband|hubby|girlfriend|boyfriend|gf|bf) and (?:me|i|myself))\b/gi,
    'for men and women',
  ],
  // "Swap shoes for brown": brown ones.
  [
    /\b(?<do>swap|change|switch|replace|trade)(?: out)? (?:the |those |these |my )?(?<what>shoes|boots|heels|sandals|sneakers|loafers|bag|belt|tie|dress|shirt|top|pants|jeans|skirt|jacket|blazer|coat|suit|sweater|blouse) (?:for|to|with|into) (?:a |an |some |something (?:in )?)?(?<color>black|white|brown|tan|navy|blue|red|green|gray|grey|beige|pink|purple|gold|silver|cream|burgundy|camel|khaki)(?: ones?)?(?=\s*(?:[,.;!?]|$))/gi,
    'swap the $<what> for $<color> $<what>',
  ],
  // "Is it true that it's silk?" asks of the piece.
  [
    /^\W*(?:(?:but|and|so|wait|ok|hmm)[ ,]+)*is it (?:really )?true (?:that )?(?<what>it['’]?s|its|it is|they['’]?re|theyre|they are|the (?:\w+ )?(?:one|pair)(?: is|['’]s)?|this is|that['’]?s) (?=\w)/gi,
    'is it ',
  ],
  // "Something smaller, like 30 bucks" is smaller in price.
  [
    /\b(?:smaller|lower|less)(?:,? (?:like|around|about|maybe|say|more like|in the|under))+ (?=\$?\d{2,4}\b(?: ?(?:bucks|dollars|usd|range|max))?)/gi,
    'cheaper, under $',
  ],
  // "Do they have my size, I'm a 6?" asks of the stock.
  [
    /\b(?:do|does|is|are|will) (?:they|you|u|it|that|this|these|those|the (?:first|second|third|last)(?: one)?) (?:have|got|come in|available in|in stock in|carry|in) my size\W+(?:i['’]?m|im|i am|i wear|i take|its|it['’]?s) (?:an? )?(?:usually )?(?:size )?(?<size>\d{1,2}(?:\.5)?|x{0,3}s|m|l|x{1,3}l|small|medium|large)\b/gi,
    'is it in stock in size $<size>?',
  ],
  // "I don't want to look like a teenager."
  [
    /\b(?:and )?(?:i |she |he )?(?:don['’]?t|do not|dont|not|never|without|doesn['’]?t) (?:(?:want(?:s)? to|wanna|trying to|like to|looking to|to) )*(?:look(?:ing)?|dress(?:ing)?|be dressed) (?:like )?(?:an? )?(?:teen(?:ager)?s?|kid|child|girl of \w+|twenty[- ]year[- ]old|too young|mutton)\b/gi,
    'i like it elegant, no mini',
  ],
  // "I hate shopping, need jeans" refuses nothing.
  [
    new RegExp(
      `\\bi (?:\\w+ )?(?:hate|dislike|loathe|despise|dread|suck at|can['’]?t stand|don['’]?t (?:like|enjoy|love)|do not (?:like|enjoy)) (?:clothes |clothing |online |doing |going )*shopping(?: (?:for (?:clothes|clothing|myself|this stuff)|online|in general))?${CLAUSE_END}[\\s,.;!]*(?:(?:and|but|so)\\b)?`,
      'gi',
    ),
    ' ',
  ],
  [
    new RegExp(
      `\\b(?:(?:and|so|because|cause|since|cuz) )?(?:literally |basically )?(?:nothing|none of my (?:clothes|stuff|old clothes)) (?:really )?fits?(?: me)?(?: (?:anymore|any more|right now|rn|right|well|lately|these days))?(?: (?:since|after) [^,.;!?]*)?${CLAUSE_END}[\\s,.;!]*`,
      'gi',
    ),
    ' ',
  ],
  // "With a guy taller than me": he wears nothing of it.
  [
    /\b(?:an? |the |my )?(?:guy|man|boy|girl|woman|date|husband|wife|boyfriend|girlfriend|bf|gf|someone|friend)(?: who(?:['’]s| is)| that is)? (?:\w+ )?(?:taller|shorter|older|younger|bigger|smaller) than (?:me|i am|i)\b/gi,
    'someone',
  ],
  [/\b(?:with )?(?:the )?same (?:budget|price range|spend)\b/gi, 'same limit'],
  // "White ones please, we have a dress code" names no code.
  [
    /[\s,.;–-]+(?:(?:because|cause|cuz|since|bc) )?(?:(?:we|they|i|there|my (?:job|work|school|office|boss))(?:['’]?ve|['’]?s| have| has| is| got)? (?:got )?(?:a |an |the |this )?(?:strict |stupid |whole )?)?(?:dress code|uniform policy|uniform rules?)(?: (?:at (?:work|school|my job)|there|thing|rules))*[\s.!]*$/gi,
    '',
  ],
  [
    /(?<=\b(?:to|i|should|must|want|can|could|help me|let[’']?s) )dress(?= (?:better|nicer|sharper|smarter|well|cooler|my age|like an adult|up a bit)\b)/gi,
    'look',
  ],
  [
    /\b(?:see|watch|seeing|watching|celebrate|celebrating|cheer on) (?:my|our|his|her) [a-z]+(?:['’]?s)? (?:graduate|graduation|walk the stage|graduating)\b/gi,
    'a graduation',
  ],
  // "Oh it's for my sister" tells for whom it is.
  [
    /^\W*(?:(?:oh+|ah|omg|wait|btw|also|sorry|actually|forgot to (?:say|mention)|by the way|no)[\s,]+)+(?=(?:it['’]?s|its|it is|this is|they['’]?re) for (?:my|our|a|me|him|her)\b)/gi,
    '',
  ],
  // "Those are like 180, keep it under 50": the limit counts, not the price read aloud.
  [
    /^\W*(?:\w+[\s,]+){0,2}?(?:those|these|that|this|they|it|the (?:first|second|third|last|cheapest)(?: one)?)(?:['’]?s|['’]?re| is| are| costs?| was| were) (?:like |about |around |over |already |all |literally |still )*\$?\d{2,4}(?: (?:dollars|bucks|usd))?[\s!.,;…]+(?=.*\b(?:under|below|less than|max|at most|keep it|cheaper|budget|up to)\b)/gi,
    '',
  ],
  // "Something warm to throw over my scrubs": what it goes over is there already.
  [
    /\b(?:some ?thin[g']?|anything|smth|sth)(?<how> (?!to\b)[\w-]+(?: (?:and|but|n) [\w-]+)?)? (?:i can |that i can |to |for )(?:throw|wear|put|layer|pull|toss|go|wearing|throwing)(?: on)? over (?:my |a |the |our )?(?!it\b|that\b|this\b|them\b)(?:[\w-]+ )?(?:scrubs?|uniform|work clothes|gym clothes|workout clothes|leotard|swimsuit|bathing suit|pajamas|costume|apron)\b/gi,
    'show me a$<how> cardigan or jacket',
  ],
  // "What's the cheapest suit you have" asks for suits.
  [
    /\b(?:what(?:['’]?s| is| are)|whats|which (?:is|are)) (?:the|ur|your) (?<most>cheapest|least expensive|most affordable|lowest[- ]priced?) (?<what>[a-z][\w -]*?) (?:that )?(?:you|u|y['’]?all|ya)(?:['’]?ve)? (?:have|got|sell|carry|own|stock)\b(?: got)?(?: (?:in (?:stock|the shop|total)|period|at all|overall|right now))*/gi,
    'show me the cheapest $<what>',
  ],
  [
    /\b(?:(?:it|they|that|these|those)(?:['’]?s|['’]?re)? )?(?:do(?:es)?n['’]?t|do(?:es)? not|need ?n['’]?t|no need|not) (?:have to |need to |necessarily |only |has to |just |to )*(?:be )?(?:on sale|discounted|marked down|reduced|sale (?:items?|ones|stuff|pieces))\b/gi,
    'forget the sale',
  ],
  [
    /\b(?:full|regular|normal)[- ]price[d]?(?: (?:ones?|items?|stuff|pieces))? (?:is|are|works?|would be)(?: also| totally| all)? (?:ok|okay|fine|good|alright|cool|too)\b/gi,
    'forget the sale',
  ],
];

const HAS_WORDS = /[\p{L}\p{N}]{2}/u;

/** Said alone, it asks for help. */
const HATES_SHOPPING =
  /^\W*(?:(?:ugh|ok|hi|hey|honestly|look|so|god)[\s,]+)*i (?:\w+ )?(?:hate|dislike|loathe|despise|dread|suck at|can['’]?t stand) (?:clothes |clothing |online )*shopping\W*$/i;

const rewordEach = (text: string): string =>
  ASIDES.reduce((said, [pattern, meant]) => {
    const rest = said.replaceAll(pattern, meant).replaceAll(/ {2,}/g, ' ').trim();
    return HAS_WORDS.test(rest) ? rest : said;
  }, text);

/** Leaves out what is only said around a wish; where nothing else was said, it stays as it is. */
export const rewordAsides = (text: string): string =>
  HATES_SHOPPING.test(text) ? 'help me find clothes' : rewordEach(text);
