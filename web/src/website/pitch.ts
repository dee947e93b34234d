import { BRAND_FEATURES, type Feature, SHOPPER_FEATURES } from './feature-texts.ts';
import { pieceHtml, railHtml } from './picture-html.ts';
import { each, escaped, FILLED, plannedMark, type WebsitePage } from './website-page.ts';

interface Panel {
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
}

const PROBLEMS: readonly Panel[] = [
  {
    title: 'Consumers',
    lead: 'Shopping for clothes online is still work.',
    points: [
      {
        title: 'Fragmented discovery',
        text: 'Hundreds of shops, each with its own search, its own sizes and its own idea of blue.',
      },
      {
        title: 'Archaic shopping',
        text: 'Endless grids and checkboxes, as if a catalog had been glued to a screen.',
      },
      {
        title: 'Lack of personalization',
        text: 'The same page for everybody, and ads for what you have already bought.',
      },
      {
        title: 'No way to understand fit',
        text: 'A size chart, a model of another height, and a parcel that goes back.',
      },
      {
        title: 'Overcomplicated recommendation systems',
        text: 'Lists that cannot say why. What cannot be explained is hard to trust.',
      },
    ],
  },
  {
    title: 'Brands and Retailers',
    lead: 'Good clothes stay unseen.',
    points: [
      {
        title: 'Isolated ecosystems',
        text: 'Every marketplace wants the catalog again, in another form.',
      },
      {
        title: 'Outdated IT',
        text: 'Search that reads words and misses what they mean.',
      },
      {
        title: 'Lack of feedback loops',
        text: 'Returns tell too late what shoppers knew at first sight.',
      },
      {
        title: 'Small retailers left behind',
        text: 'The tools of the large ones are out of reach for a team of five.',
      },
    ],
  },
];

const panel = ({ title, lead, points }: Panel) => `<details class="panel">
<summary><h3>${escaped(title)}</h3><p>${escaped(lead)}</p></summary>
<dl>
${each(points, (point) => `<div><dt>${escaped(point.title)}</dt><dd>${escaped(point.text)}</dd></div>`)}
</dl>
</details>`;

const card = ({ title, text, isPlanned }: Feature) => `<li class="card" tabindex="0" data-card>
<h3>${escaped(title)}${plannedMark(isPlanned)}</h3>
<p>${escaped(text)}</p>
</li>`;

/** The cards of an audience, at most one of which is highlighted. */
const cardsHtml = (features: readonly Feature[]): string =>
  `<ul class="cards" data-cards>\n${each(features, card)}\n</ul>`;

const LOGO = `<a class="turning-logo" href="/website" aria-label="Modiste, to the front page"><svg viewBox="0 0 64 64" width="96" height="96" aria-hidden="true" data-turns><rect width="64" height="64" rx="14" fill="currentColor" /><path class="letter" d="M15 47V17h3.6L32 38.5 45.4 17H49v30h-5V27.6L33.2 45h-2.4L20 27.6V47z" /></svg></a>`;

/** The last word of a page, and the way into the app. */
const closing = (words: string) => `<section class="closing">
<p class="poster">${words}</p>
<p class="actions"><a class="button" href="${FILLED.app}/" target="_blank" rel="noopener">Join Modiste<span class="visually-hidden"> (opens in a new tab)</span></a> <a class="quiet" href="/website#contacts">Talk to us</a></p>
</section>`;

export const PITCH: WebsitePage = {
  name: 'pitch',
  path: '/website/pitch',
  title: 'The pitch · Modiste',
  description:
    'What is wrong with shopping for clothes online, for people and for brands, and what Modiste does about it.',
  isListed: true,
  main: () => `<section class="opening is-split" aria-labelledby="pitch-title">
<div class="opening-text">
${LOGO}
<h1 id="pitch-title">Fashion, understood</h1>
<p class="lead">Modiste reads what people say and what clothes are, and brings the two together.</p>
</div>
${pieceHtml('coat', { isFirst: true })}
</section>
<section class="problem" aria-labelledby="problem-title">
<h2 id="problem-title">The Problem</h2>
<div class="panels">
${each(PROBLEMS, panel)}
</div>
</section>
<section aria-labelledby="consumers-title">
<h2 id="consumers-title">For people who wear clothes</h2>
${cardsHtml(SHOPPER_FEATURES)}
</section>
<section aria-labelledby="brands-title">
<h2 id="brands-title">For people who make and sell them</h2>
${cardsHtml(BRAND_FEATURES)}
</section>
<section class="vision-teaser" aria-labelledby="vision-title">
<h2 id="vision-title">The Vision</h2>
<p class="lead">One fashion ecosystem in which intelligence serves taste: shoppers, stylists, designers and shops, small and large, speak one language.</p>
<p class="actions"><a class="quiet" href="/vision">Read the vision</a></p>
</section>
${closing('Clothes deserve to be found by the people they were made for.')}`,
};

/** The cards of both audiences on a page of their own. */
export const FEATURES: WebsitePage = {
  name: 'features',
  path: '/website/features',
  title: 'Features · Modiste',
  description: 'What Modiste does for shoppers and for shops today, and what is planned.',
  isListed: true,
  main: () => `<section class="opening" aria-labelledby="features-title">
<h1 id="features-title">What it does</h1>
<p class="lead">What works today comes first. What is planned says so.</p>
</section>
${railHtml(['sweatshirt', 'skirt', 'satchel', 'coat', 'trousers'])}
<section aria-labelledby="consumers-title">
<h2 id="consumers-title">For shoppers</h2>
${cardsHtml(SHOPPER_FEATURES)}
</section>
<section aria-labelledby="brands-title">
<h2 id="brands-title">For brands and retailers</h2>
${cardsHtml(BRAND_FEATURES)}
</section>
${closing('See for yourself what works today.')}`,
};
