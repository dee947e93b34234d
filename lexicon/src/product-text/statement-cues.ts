/** From each of these on, a sentence speaks of what the item is worn with. */
const STYLING: readonly RegExp[] = [
  /\b(?:pair(?:s|ed|ing)?|team(?:s|ed|ing)?|style[sd]?|styling|combine[sd]?|match(?:es|ed)?|layer(?:s|ed|ing)?|coordinate[sd]?) (?=(?:it|them|this|these|yours?|ours?|well|nicely|beautifully|perfectly|easily|effortlessly|with|over|under|underneath|beneath|on|atop|up|our|the)\b)/i,
  /\b(?:go(?:es)?|works?|looks?|great|perfect|ideal|lovely|gorgeous|best|good|nice|beautiful|chic|cute|stunning)(?: \w+){0,2} (?:(?:when )?worn )?(?:with|over|under|underneath|beneath|alongside)\b/i,
  /\b(?:wear(?:s|ing)?|worn|throw(?:n|s)?|slip(?:s|ped)?|toss(?:ed)?|pull(?:ed)?|tuck(?:ed|s)?|pop|put|drape[ds]?|fits?) (?:\w+ ){0,2}(?:with|over|under|underneath|beneath|into|on top of|atop|alongside)\b/i,
  /\bwear (?:it|them|this|these|yours)\b|\bjust add\b|\badd (?:a|an|some|your)\b|\bfinish(?:ed)? (?:off )?(?:the|your) (?:look|outfit)\b|\bcompletes? (?:it|the|your|any|this)\b/i,
  /\b(?:over|under|underneath|beneath|with|alongside|to) (?:your|any|all your|everything)\b|\b(?:room|space) for\b/i,
];

/** What else the shop has. */
const OTHER_ITEMS: readonly RegExp[] = [
  /\b(?:also|now) (?:available|sold|come[s]?|offered|made|in|as|with|from)\b|\bavailable\b|\bsold separately\b|\bnot included\b/i,
  /\b(?:choose|choice|select|pick) (?:from|between|of)\b|\b(?:see|shop|check out|try|discover|explore|browse|looking for|view|find) (?:our|the|more|all|also|matching|other|it in)\b/i,
  /\byou (?:may|might) also like\b|\bcustomers also\b|\bpart of (?:a|the|our)\b|\bfrom the same\b|\bcomes in (?:\w+ ){0,2}(?:colou?rs|shades|prints|sizes|lengths|styles)\b/i,
];

/** Who shows it, and what it only resembles. */
const NOT_IT: readonly RegExp[] = [
  /\b(?:the |our |his |her )?(?:fit )?models?(?:'s)? (?:is|are|was|wears?|wearing|shown|pictured|in|height|measures|has|stands|size)\b/i,
  /\b(?:shown|pictured|photographed|seen|styled|displayed|modell?ed) (?:here )?(?:with|in|on|over|by)\b/i,
  /\b(?:than|instead of|rather than|unlike|as opposed to|alternatives? to|substitute for|inspired by|reminiscent of|feels? like|looks? like|similar to|(?:take|twist|spin) on|nod to|homage to|tribute to|based on|borrowed from|as \w+ as|like (?:a|an|the|your|our|real|genuine|pure)|mimics?|imitates?|resembl(?:es|ing)|replaces?|goodbye to|tired of|forget)\b/i,
];

/** From these on a sentence leaves the item; it may come back to it later. */
export const LEAVES_ITEM: readonly RegExp[] = [...STYLING, ...OTHER_ITEMS, ...NOT_IT];

/** From these on a clause speaks of one part: how far it reaches, what it is made of. */
export const NAMES_PART: readonly RegExp[] = [
  /\b(?:lined|lining|zips?|zipped|unzips?|zipper|slits?|splits?|vents?|vented|buttons?|unbuttons?|rolls?|rolled|opens?|padded|reinforced|extends|runs|laces) (?:up |down |all the way |half ?way |partially |fully |through |out )*(?:to|till|until|past|at|from)\b/i,
  /\b(?:lined|lining|underlined|trimmed|trim|edged|edging|bound|piped|piping|backed|finished|accented|detailed|tipped|patched|reinforced|padded|stitched|hardware|stitching|patch|patches|label) (?:throughout |fully |partially |is |are |made |at the \w+ |\w+ )?(?:with|in|by|of|from)\b/i,
  /\b(?:straps?|belt|hood|collar|cuffs?|pockets?|handles?|drawstring|insets?|panels?|yoke|waistband) (?:is |are |made |crafted |cut )*(?:in|of|from)\b/i,
  /\b(?:(?:body|sleeve|pocket|inner|hood|quilted|full|contrast)? ?lining|trim|(?:out|in|mid)?soles?|footbed|heel|hardware|contrast|ribs?|hood|collar|cuffs?|straps?|belt|pockets?|pocket bags?|mesh|panels?|inset|underskirt|slip|underlayer|inner|backing|laces|handles?) ?(?:[:=]|[-–] ?\d|\(?\d{1,3} ?%|is made|are made|made (?:of|from))/i,
  /\b(?:attached|built[- ]in|separate|detachable|hidden|concealed|integrated|includes?|including|comes with)\b/i,
];

/** Where a sentence that left the item comes back to it. */
export const RETURNS: RegExp =
  /,? ?\b(?:shell|outer|outside|exterior|body|main(?: fabric| material)?|upper|self|fabric|material|composition)s? ?(?::|[-–(] ?\d|is\b|\d)|,? and (?:is |are )?(?:has|have|made|cut|crafted|woven|knitted|designed|features|featuring|comes|falls|hits|boasts)\b|, (?=(?:this|the|it|our|these)\b)/i;

/** Where a clause about a part ends. */
export const ENDS_CLAUSE: RegExp =
  /[,()]|\b(?:and|with|while|featuring)\b(?= (?:a |an |the |it |is |has |have |features |made |cut |crafted |comes |long|short|full|three|cap|puff))/i;
