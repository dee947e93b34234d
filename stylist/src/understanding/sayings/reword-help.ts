const HOW =
  "(?:how (?:do|can|could|would|does|to)\\b|where(?:[’']?s| is| are| do| does| did| can| could| have| has)?\\b|(?:can|could|may|will) (?:i|you|u|we)\\b|is there (?:a|any) way\\b|(?:i |we )?(?:can[’']?t|cannot|can not|couldn[’']?t|don[’']?t know how to) |what happened to\\b|i (?:want|need|would like|wanna|[’']?d like)(?: to)?\\b|i[’']d like to\\b|help me\\b|why (?:do|can[’']?t)\\b)";
const THINGS =
  '(?:things?|stuff|pieces?|items?|clothes|outfits?|looks?|something|anything|one|ones|what|everything|dress(?:es)?|shoes|finds|favou?rites?)';
const SAVED =
  '(?:saved|liked|hearted|loved|favou?rited|bookmarked|wishlisted|put aside|kept|pinned)';
const PICTURE = '(?:photos?|pictures?|pics?|selfies?|images?)';
const CHATS = '(?:chats?|conversations?|convos?|talks?|threads?|messages)';
const DELETE =
  '(?:delete|remove|erase|get rid of|take down|wipe|clear|trash|take off|close|cancel|leave|quit)';
const ANY = '[^.?!]*';
/** "Can you make it warmer but keep the shoes" asks of no wishlist. */
const EDITS_NOTHING =
  '(?![^.?!]*\\b(?:make|show|find|swap|change|replace|other|another|different|instead)\\b)';

const MINE =
  '(?:(?:what i|the things i|stuff i|my) (?:\\w+ )?(?:data|info\\w*|stuff|things|details|searches|wishlist|history|account|chats?|conversations?|photos?|pictures?|pics|size|sizes))';

/** What is asked of the app in plain words, and the question that says it by the names of the app. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  [
    `(?:${HOW}${ANY}\\b${DELETE} ${ANY}\\bmy (?:account|profile)|${HOW}${ANY}\\b(?:leave|quit|delete myself from|unsubscribe from|stop using) (?:modiste|the app|this app|this site|your site))\\b`,
    'how do i delete my account?',
  ],
  [
    `${HOW}${ANY}\\b${DELETE} (?:(?:the|my|a|an|that|this|all|those|old|of|own) )*${PICTURE}\\b(?! print| of a)`,
    'how do i delete my photo?',
  ],
  [
    `${HOW}${ANY}\\b(?:upload|add|put|send|load|show|post|set|get|use) (?:(?:in|the|my|a|an|some|own|up|you) )*${PICTURE} of (?:me|myself|my body)\\b`,
    'how do i add a pose, a photo of myself?',
  ],
  [
    `${ANY}\\b(?:who|anyone|anybody|someone|somebody|people|others|strangers|everyone|public)\\b${ANY}\\b(?:see|sees|seeing|look at|read|access)\\b${ANY}\\b${MINE}|(?:is|are|will|do you|does anyone)\\b${ANY}\\b${MINE}(?: (?:being|all|kept|ever))* (?:shared|sold|safe|private|public|visible|secure)|(?:do|will|are|can|does) (?:you|u|it)${ANY}\\b(?:keep|keeping|store|storing|share|sell|selling|use) (?:(?:the|my|all|any|of) )*(?:${PICTURE}|data|info\\w*)`,
    'is my data private, and are my photos safe?',
  ],
  [
    `${HOW}${EDITS_NOTHING}${ANY}\\b(?:save|bookmark|favou?rite|heart|wishlist|keep|hold on to) (?:(?:the|these|those|this|that|some|my|all|a|an|any|of|it|them) )*${THINGS}\\b(?! (?:white|clean|new|dry|warm|in shape|from))`,
    'how do i save an item?',
  ],
  [
    `${HOW}${ANY}\\b(?:save|keep|store|put|hold) (?:these|those|this|that|it|them)\\b${ANY}\\b(?:lose|losing|later|somewhere|aside|find (?:it|them) again|come back|remember (?:it|them))\\b`,
    'how do i save an item?',
  ],
  [
    `(?:${HOW}|what happened to\\b)${ANY}\\b(?:(?:i|we)(?:[’']ve)? (?:\\w+ )?${SAVED}|my (?:saved|liked|hearted|favou?rite) ${THINGS})\\b`,
    'where is my wishlist?',
  ],
  [
    `${HOW}${ANY}\\b(?:i|we)(?:[’']ve)? (?:saw|seen|looked at|viewed|was looking at|clicked on|opened)\\b`,
    'where are the previously viewed pieces?',
  ],
  [
    `(?:${HOW}|what happened to\\b)${ANY}\\b(?:my|our|old|past|previous|earlier|last|yesterday[’']?s) (?:\\w+ )?${CHATS}\\b`,
    'where is my chat history?',
  ],
  [
    `${ANY}\\b(?:what|which|everything|anything|stuff|things|stop|notes?|how|how much)\\b${ANY}\\b(?:know|knows|remember\\w*|learn\\w*|stored?|storing|saved?|saving|kept|keep|keeping|collect\\w*|noted?)\\b${ANY}\\b(?:about|on) me\\b`,
    'what do you remember about me?',
  ],
  [`${HOW}${ANY}\\b(?:make you|you)? ?forget (?:about )?me\\b`, 'what do you remember about me?'],
  [
    "(?:what|how)(?:[’']?s| is| does| are| do)?(?: the| this| that)? (?:(?:little|small|tiny) )?bells?\\b",
    'how do price alerts work?',
  ],
  [
    `${HOW}${ANY}\\b(?:e-?mails?|mails?|messages?|notifi\\w+|told|alerts?|pings?)\\b${ANY}\\b(?:cheaper|price|sale|drops?|dropped|reduced|discount\\w*|less)\\b`,
    'how do price alerts work?',
  ],
  [
    "(?:what|how)(?:[’']?s| is| does| do| are)?(?: the| this| that| those| these)? (?:(?:little|small|tiny|red) )?hearts?(?: (?:symbol|icon|button|sign|thing|thingy)s?\\b| (?:for|do|mean|on)\\b)",
    'how do i save an item?',
  ],
  [
    `(?:${HOW}|do you have|is there)${ANY}\\b(?:dark mode|night mode|dark theme|(?:text|screen|page|app|background|letters|it) (?:dark|darker|black))\\b`,
    'is there a dark mode?',
  ],
  [
    '(?:is there|do (?:you|u|they) have|can i (?:get|download|install))(?: also)? (?:an?|the|any|your) (?:phone |mobile |iphone |android )?app(?: (?:for|on) [a-z ]+)?\\W*$',
    'is there an iphone app?',
  ],
  [
    `(?:${HOW}|do|are)${ANY}\\b(?:chat|talk|write|speak|answer|type|understand)\\w*(?: (?:to|with) (?:you|me|u))?(?: in)? (?:spanish|french|german|italian|russian|portuguese|polish|chinese|japanese|arabic|turkish|dutch|my language|another language|other languages)\\b`,
    'which languages do you speak?',
  ],
  [
    `why (?:do|am|are|is)${ANY}\\b(?:only|just|always|keep|getting|seeing|get|see|shown|showing)\\b${ANY}\\b(?:m[ae]n|wom[ae]n|male|female|guy|lad(?:y|ie)|girl)[’']?s?(?: (?:clothes|stuff|things|pieces|items|sizes|[a-z]+))?\\W*$`,
    'where is the gender setting, style for?',
  ],
  [`${HOW}${ANY}\\b(?:filter|sort|narrow)\\b${ANY}\\bby\\b${ANY}`, 'how do filters work?'],
];

const LEAD =
  '(?:^|[.!?,;]\\s*)(?:(?:and|but|so|ok|okay|hey|hi|um+|wait|also|btw|sorry|lol|please|oh|quick question|question|thanks|ty)[\\s,:!.-]+)*';

const READERS = QUESTIONS.map(
  ([asked, question]) => [new RegExp(`${LEAD}(?:${asked})`, 'i'), question] as const,
);

/** A question of the app in plain words, by the names that the app has for what it asks of. */
export function rewordHelp(text: string): string {
  return READERS.find(([asked]) => asked.test(text))?.[1] ?? text;
}

const CANONICAL: ReadonlySet<string> = new Set(QUESTIONS.map(([, question]) => question));

/** Whether a message is one of the questions that `rewordHelp` makes. */
export const isHelpQuestion = (text: string): boolean => CANONICAL.has(text);
