const NEW =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|hey|hi|hello|well|then|now|also|thanks)[ ,!.]+)*(?:what(?:['’]?s| is| are)? (?:the )?(?:new|newest|latest)(?: arrivals| things| pieces| stuff| in)?|(?:is there |do you have |got |have you got )?(?:anything|something) new|(?:show me|any|see|let me see|what are)? ?(?:the |your )?(?:new|latest|newest) (?:arrivals|things|pieces|stuff|in)|new in|what(?:['’]s| has)? just (?:come|came) in)(?: (?:in the shop|in|this week|today|lately|right now|here|you have|in stock))*\W*$/i;

/** Whether it is asked what came in of late, of whatever kind. */
export const asksWhatsNew = (words: string): boolean => NEW.test(words);
