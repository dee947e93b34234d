import { contactSection } from './contact-section.ts';
import { LANDING_SLIDES, PARTNER_SLIDES } from './landing-texts.ts';
import { pictureHtml, pieceHtml, railHtml } from './picture-html.ts';
import { each, escaped, FILLED, plannedMark, type WebsitePage } from './website-page.ts';

const HERO = `<section class="hero" aria-labelledby="hero-title">
<h1 id="hero-title"><span><b>Your Style</b> <b>in Motion</b></span> <span><b>Our Intelligence</b> <b>in Sync</b></span> <span><b>Together in</b> <b><em>Modiste</em></b></span></h1>
<div class="hero-foot">
<p class="lead">An AI stylist for the whole of fashion. Say what you are looking for, and shop it where it is sold.</p>
<p class="actions"><a class="button" href="${FILLED.app}/" target="_blank" rel="noopener">Join Modiste<span class="visually-hidden"> (opens in a new tab)</span></a>
<a class="quiet" href="/vision">Read our vision</a></p>
</div>
<a class="scroll-hint" href="#shoppers" data-scroll-hint>Scroll<span aria-hidden="true"> ↓</span></a>
</section>
${railHtml(['coat', 'trousers', 'dress', 'skirt', 'shirt-dress'])}`;

const HEADLINE_WORDS = ['PERSONAL', 'SMART', 'IMMERSIVE'];

const shopperSlide = (
  slide: (typeof LANDING_SLIDES)[number],
  index: number,
) => `<li class="slide" id="look-${index + 1}">
<figure>
${pictureHtml(slide.picture, slide.alt)}
<figcaption><h3>${escaped(slide.title)}${plannedMark(slide.isPlanned)}</h3><p>${escaped(slide.text)}</p></figcaption>
</figure>
</li>`;

const dots = (
  of: readonly unknown[],
  label: string,
) => `<div class="dots" data-dots role="group" aria-label="${label}" hidden>
${each(of, (_slide, index) => `<button type="button" data-dot="${index}"><span class="visually-hidden">Show ${index + 1} of ${of.length}</span></button>`)}
</div>`;

const SHOPPERS = `<section class="shoppers" id="shoppers" aria-labelledby="shoppers-title">
<p class="kicker">For Fashion Lovers</p>
<h2 id="shoppers-title" class="poster">Shopping that is <span class="visually-hidden">${HEADLINE_WORDS.join(', ').toLowerCase()}</span><span class="turning" data-words="${HEADLINE_WORDS.join(' ')}" aria-hidden="true">${HEADLINE_WORDS[0]}</span></h2>
<div class="slides" data-slides>
<ul class="track" tabindex="0" aria-label="What Modiste looks like">
${each(LANDING_SLIDES, shopperSlide)}
</ul>
${dots(LANDING_SLIDES, 'Screens')}
</div>
</section>`;

const partnerSlide = (slide: (typeof PARTNER_SLIDES)[number], index: number) => `<li class="slide">
<p class="numeral" aria-hidden="true">${index + 1}</p>
<h3>${escaped(slide.title)}${plannedMark(slide.isPlanned)}</h3>
<p class="text">${escaped(slide.text)}</p>
</li>`;

const PARTNERS = `<section class="partners" id="partners" aria-labelledby="partners-title">
<p class="kicker">For Partners</p>
<h2 id="partners-title">Your catalog, in front of people who know what they want</h2>
<div class="slides" data-slides data-rotates>
<ul class="track" tabindex="0" aria-label="What Modiste does for shops">
${each(PARTNER_SLIDES, partnerSlide)}
</ul>
${dots(PARTNER_SLIDES, 'Points')}
</div>
<p class="actions"><a class="quiet" href="/website/pitch">Read the pitch</a> <a class="quiet" href="/website/features">All features</a></p>
${pieceHtml('satchel')}
</section>`;

export const LANDING: WebsitePage = {
  name: 'landing',
  path: '/website',
  title: 'Modiste, your AI fashion designer',
  description:
    'Search all of fashion in your own words or with a photo, talk with an AI stylist who explains each choice, and buy from the shops themselves.',
  isListed: true,
  main: () => [HERO, SHOPPERS, PARTNERS, contactSection()].join('\n'),
};
