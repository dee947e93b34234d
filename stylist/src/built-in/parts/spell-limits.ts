import { typesOf } from '../../dialogue/types-of.ts';
import { rewordSame } from '../../references/reworded/reword-same.ts';
import { addGiftIdeas } from '../../request/gifts/gift-ideas.ts';
import { rewordGifts, rewordSoft } from '../../request/gifts/reword-gifts.ts';
import { rewordRefusedBlazers } from '../../request/limits/refused-jackets.ts';
import type { Turn } from '../../stylist.ts';
import { rewordLengths } from '../../understanding/reword-details.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';
import { rewordTalk } from '../../understanding/reword-talk.ts';
import { rewordAsides } from '../../understanding/sayings/reword-asides.ts';
import { rewordCarried } from '../../understanding/sayings/reword-carried.ts';
import { rewordPeople } from '../../understanding/sayings/reword-people.ts';
import { rewordWholeColors } from '../../understanding/sayings/reword-whole-colors.ts';
import type { Note } from '../../unmet/read-covered.ts';
import { rewordOwnBeside } from '../reading/own-piece.ts';
import { rewordMeantColor } from '../reading/reword-colors.ts';
import { rewordBundles } from '../reading/reword-totals.ts';

/** A message with talk, shorthand, presents, and pieces of one's own in plain words. */
function spellOut(given: Turn): string {
  const { request } = given.state;
  return rewordAsides(
    rewordPeople(
      rewordLengths(
        rewordBundles(
          rewordSoft(
            rewordGifts(
              rewordOwnBeside(
                rewordCarried(rewordShorthand(rewordSame(rewordTalk(given.words), given)), request),
              ),
            ),
            request,
          ),
          request,
        ),
      ),
    ),
  );
}

/** A message spelled out, with what it says of colors all over, blazers and presents in plain limits. */
export function spellLimits(given: Turn): { words: string; note: Note } {
  const { request } = given.state;
  const plain = spellOut(given);
  // An outfit that is all black is so in all of its pieces.
  const isOfOutfit = (request?.outfit ?? null) !== null || /\b(?:outfit|look)s?\b/i.test(plain);
  const types = typesOf(request?.wishes ?? []);
  const colored = isOfOutfit ? plain : rewordWholeColors(plain, types);
  const worn = rewordRefusedBlazers(colored, request);
  const gift = addGiftIdeas(worn, { request, defaultFilters: given.defaultFilters });
  return { words: rewordMeantColor(gift.words, given), note: gift.note };
}
