const BAD =
  '(?:useless|terrible|awful|horrible|rubbish|garbage|trash|the worst|worst|crap|bad|no (?:good|help|use)|not helpful|unhelpful|a joke|a waste of time|hopeless|suck(?:s|ing)?|stinks?)';
const VERY = '(?:(?:so|really|honestly|just|such|pretty|totally|kind of|kinda|absolutely|very) )*';
const OURS =
  '(?:app|site|website|bot|chatbot|ai|assistant|stylist|taste|advice|answers?|service|thing|shop|store)';

const COMPLAINS = new RegExp(
  `^\\W*(?:(?:ugh|omg|wow|ok|honestly|sorry|but|and|no|lol|seriously|tbh)[\\s,.!]+)*(?:(?:this|the|your|ur|that) (?:\\w+ )?${OURS}(?:[’']s| is| are| was)? ${VERY}${BAD}|(?:this|that|it)(?:[’']s| is| was) ${VERY}(?:the )?(?:worst|most useless) ${OURS}|(?:the )?(?:worst|most useless|terrible|awful|useless) ${OURS})\\b`,
  'i',
);

/** Whether a message complains of the app or of the stylist's answers, and not of somebody else. */
export const complainsOfApp = (words: string): boolean => COMPLAINS.test(words);
