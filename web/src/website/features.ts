import { BRAND_FEATURES, SHOPPER_FEATURES } from './feature-texts.ts';
import { cardsHtml } from './pitch.ts';
import type { WebsitePage } from './website-page.ts';

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
<section aria-labelledby="consumers-title">
<h2 id="consumers-title">For shoppers</h2>
${cardsHtml(SHOPPER_FEATURES)}
</section>
<section aria-labelledby="brands-title">
<h2 id="brands-title">For brands and retailers</h2>
${cardsHtml(BRAND_FEATURES)}
</section>`,
};
