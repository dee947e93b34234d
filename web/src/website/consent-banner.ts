import { PAGES } from '@modiste/contract/paths';
import { shownIf } from './shown-if.ts';

/** Yes and no look alike and take one press each. */
export const consentButtons =
  (): string => `<button class="button" name="choice" value="refused">Refuse</button>
<button class="button" name="choice" value="accepted">Accept</button>`;

/** Asks once, in the flow of the page: it covers nothing, and is there before the page is painted. */
export const consentBanner = (): string =>
  shownIf(
    'undecided',
    `<section class="consent" data-consent aria-labelledby="consent-text">
<p id="consent-text">May we count your visit? If you accept, a script from %TAG_HOST% counts which pages are read. <a href="${PAGES.privacyChoices}">More about this</a></p>
<form class="consent-form" method="post" action="${PAGES.privacyChoices}">
${consentButtons()}
</form>
</section>`,
  );
