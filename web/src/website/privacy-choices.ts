import { CONSENT_KEPT_DAYS } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { consentButtons } from './consent-banner.ts';
import { shownIf } from './shown-if.ts';
import { FILLED, type WebsitePage } from './website-page.ts';

const state = (text: string) => `<p class="lead" data-consent-state>${text}</p>`;

const CHOICE = `<div class="text">
<p>A script from %TAG_HOST% can count which of these pages are read, from which page people come, and with which kind of browser. It may set cookies of its own. It is loaded only if you accept, and never in the app.</p>
<p>We remember your answer for ${CONSENT_KEPT_DAYS} days in the cookie <code>modiste_consent</code>. If you refuse, we also delete the cookies that the script has left on this site.</p>
</div>
<form class="consent-form" method="post" action="${PAGES.privacyChoices}">
${consentButtons()}
</form>`;

/** Where visitors see what they chose, and change their mind. */
export const PRIVACY_CHOICES: WebsitePage = {
  name: 'privacy-choices',
  path: PAGES.privacyChoices,
  title: 'Privacy choices · Modiste',
  description: 'Whether your visits to these pages may be counted.',
  isListed: false,
  main: () => `<section class="opening choices" aria-labelledby="choices-title">
<h1 id="choices-title">Privacy choices</h1>
${[
  shownIf('off', state('Your visits to these pages are not counted. There is nothing to choose.')),
  shownIf(
    'signal',
    state(
      'Your browser asks not to be tracked (Global Privacy Control or Do Not Track). That is a no: your visits are not counted, whatever you chose before.',
    ),
  ),
  shownIf('undecided', state('You have not answered yet, so your visits are not counted.')),
  shownIf('accepted', state('You accepted: your visits are counted.')),
  shownIf('refused', state('You refused: your visits are not counted.')),
  shownIf('choice', CHOICE),
].join('\n')}
<p><a class="quiet" href="${FILLED.app}${PAGES.privacy}">Privacy Policy</a></p>
</section>`,
};
