import {
  CONTACT_NAME_CHARS_MAX,
  CV_EXTENSIONS,
  EMAIL_CHARS_MAX,
  SUPPORT_CHARS_MAX,
} from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { pieceHtml } from './picture-html.ts';
import { FILLED } from './website-page.ts';

type FormKind = 'contact' | 'career';

const field = (
  kind: FormKind,
  { name, label, control }: { name: string; label: string; control: string },
) => `<div class="field">
<label for="${kind}-${name}">${label}</label>
${control.replace(/^<(\w+)/, `<$1 id="${kind}-${name}" name="${name}" required`)}
</div>`;

/** People never see it: whoever fills it in is a script. */
const trap = (kind: FormKind) => `<div class="trap" aria-hidden="true">
<label for="${kind}-website">Leave this field empty</label>
<input id="${kind}-website" name="website" tabindex="-1" autocomplete="off">
</div>`;

const fields = (kind: FormKind) =>
  [
    field(kind, {
      name: 'name',
      label: 'Name',
      control: `<input type="text" autocomplete="name" maxlength="${CONTACT_NAME_CHARS_MAX}">`,
    }),
    field(kind, {
      name: 'email',
      label: 'Email',
      control: `<input type="email" autocomplete="email" maxlength="${EMAIL_CHARS_MAX}">`,
    }),
    field(kind, {
      name: 'message',
      label: 'Message',
      control: `<textarea rows="5" maxlength="${SUPPORT_CHARS_MAX}"></textarea>`,
    }),
  ].join('\n');

const CV = field('career', {
  name: 'cv',
  label: 'CV <span class="soft">(.pdf, .doc or .docx, up to 10 MB)</span>',
  control: `<input type="file" accept="${CV_EXTENSIONS.join(',')}">`,
});

const form = (
  kind: FormKind,
  { call, post, extra }: { call: string; post: string; extra: string },
) => `<div id="${kind}" data-panel>
<form class="contact-form" data-call="${call}" action="${post}" method="post"${kind === 'career' ? ' enctype="multipart/form-data"' : ''} aria-labelledby="${kind}-tab">
${fields(kind)}
${extra}
${trap(kind)}
<p class="note">We use what you send to answer you, and delete it as the <a href="${FILLED.app}${PAGES.privacy}">privacy policy</a> says.</p>
<button class="button" type="submit"><span data-state aria-live="polite">Send Message</span></button>
</form>
</div>`;

/** The two forms: one is shown at a time where a script runs, both below each other where none does. */
export const contactSection =
  (): string => `<section class="contacts" id="contacts" aria-labelledby="contacts-title">
<h2 id="contacts-title">Contacts</h2>
<p class="lead">Write to us at <a href="mailto:${FILLED.email}">${FILLED.email}</a>, or right here.</p>
${pieceHtml('pumps')}
<div class="forms" data-forms data-email="${FILLED.email}">
<div class="switch" data-tabs role="group" aria-label="What you write about">
<a id="contact-tab" href="#contact" data-tab="contact">Contact</a>
<a id="career-tab" href="#career" data-tab="career">Career</a>
</div>
${form('contact', { call: PATHS.sendContact.path, post: PAGES.contactForm, extra: '' })}
${form('career', { call: PATHS.sendCareer.path, post: PAGES.careerForm, extra: CV })}
</div>
</section>`;
