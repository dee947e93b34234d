import { railHtml } from './picture-html.ts';
import { each, escaped, FILLED, type WebsitePage } from './website-page.ts';

const BELIEFS: readonly { title: string; text: string }[] = [
  {
    title: 'Words are enough',
    text: 'Nobody should have to learn a shop. You say what you mean, as you would to a person, and what you rule out stays out.',
  },
  {
    title: 'A reason for everything',
    text: 'A recommendation that cannot explain itself is an ad. Ours are made of facts: the price, the cloth, the cut, what you told us. Ask why, and there is an answer.',
  },
  {
    title: 'Taste belongs to people',
    text: 'Software can read a million garments in a blink. It cannot know what you will feel like on Friday. It asks, it remembers if you let it, and it forgets when you say so.',
  },
  {
    title: 'Small shops, same stage',
    text: 'A studio of three with a spreadsheet is read as carefully as a department store. What decides is whether the piece is right.',
  },
  {
    title: 'Privacy is a fabric, not a finish',
    text: 'What you search, save and say is yours: to read, to take along, to delete. What many do together is counted without names.',
  },
];

const NEXT = [
  'A fitting room as good as the one behind the curtain.',
  'A wardrobe of what you own, beside what you might.',
  'Curators and friends whose eye you trust.',
  'Designers who show first and make what is wanted.',
];

export const VISION: WebsitePage = {
  name: 'vision',
  path: '/vision',
  title: 'Our vision · Modiste',
  description:
    'Why we build Modiste: a fashion ecosystem in which intelligence serves taste, explains itself and leaves the choice to people.',
  isListed: true,
  main: () => `<section class="opening" aria-labelledby="vision-page-title">
<h1 id="vision-page-title">Intelligence that serves taste</h1>
<p class="lead">We imagine one place that knows all of fashion, and belongs to nobody’s shelf.</p>
</section>
${railHtml(['shirt-dress', 'pumps', 'skirt', 'dress', 'sweatshirt'])}
<section class="beliefs" aria-label="What we believe">
${each(BELIEFS, ({ title, text }, index) => `<article><p class="numeral" aria-hidden="true">${index + 1}</p><h2>${escaped(title)}</h2><p class="text">${escaped(text)}</p></article>`)}
</section>
<section class="next" aria-labelledby="next-title">
<h2 id="next-title">What comes next <span class="planned">Planned</span></h2>
<ul class="plain-list">
${each(NEXT, (line) => `<li>${escaped(line)}</li>`)}
</ul>
</section>
<section class="closing">
<p class="poster">Dress like yourself. It just got easier.</p>
<p class="actions"><a class="button" href="${FILLED.app}/" target="_blank" rel="noopener">Join Modiste<span class="visually-hidden"> (opens in a new tab)</span></a> <a class="quiet" href="/website">Back to the front page</a></p>
</section>`,
};
