import { FILLED, type WebsitePage } from './website-page.ts';

const answer = (
  title: string,
  text: string,
) => `<section class="opening answer" aria-labelledby="answer-title">
<h1 id="answer-title">${title}</h1>
<p class="lead">${text}</p>
<p class="actions"><a class="quiet" href="/website#contacts">Back to the contacts</a></p>
</section>`;

/** What a form answers where no script runs. */
export const SENT: WebsitePage = {
  name: 'sent',
  path: '/website/sent',
  title: 'Message Sent! · Modiste',
  description: 'Your message was sent.',
  isListed: false,
  main: () => answer('Message Sent!', 'Thank you. We read every message and answer by email.'),
};

export const NOT_SENT: WebsitePage = {
  name: 'not-sent',
  path: '/website/not-sent',
  title: 'Not sent · Modiste',
  description: 'Your message could not be sent.',
  isListed: false,
  main: () =>
    answer(
      'Not sent',
      `Error. Try again or reach out to <a href="mailto:${FILLED.email}">${FILLED.email}</a>.`,
    ),
};
