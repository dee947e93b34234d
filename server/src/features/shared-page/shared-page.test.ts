import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MadeItem, makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PAGES, PATHS } from '@modiste/contract/paths';
import { demoItems } from '@modiste/wardrobe/demo-products';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/read-config.ts';
import { storeItemPicture } from '../../images/stored-item-pictures.ts';
import { createLogger } from '../../log/logger.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { productSchema } from '../../testing/product-schema.ts';

const PAGE = `<!doctype html><html lang="en"><head>
<meta name="description" content="All of it" />
<title>Modiste</title></head><body><div id="root"></div></body></html>`;

const HOSTILE =
  '</script><script>alert(1)</script>"\'><!-- \u2028\u2029\0\u0007\u202e$& {{x}} \ud800';

/** One of the demo shop's own. */
const PICTURE = demoItems()[0]?.image_urls[0] ?? '';

const DRESS: MadeItem = {
  short_description: 'Red Silk Dress',
  description: 'A dress of red silk.\nIt falls to the knee.',
  image_urls: [PICTURE, 'https://shop.example/back.jpg'],
  price: 60,
  full_price: 120.5,
  facts: { color_names: ['Scarlet', 'Ivory'], materials: ['silk'] },
  item_url: '/shop/t_dress',
};

const items = [
  makeStoredItem('t_dress', { ...DRESS, addedDay: 20_000 }),
  makeStoredItem('t_gone', { ...DRESS, facts: { availability: 'unavailable' } }),
  makeStoredItem('t_sold-out', {
    ...DRESS,
    full_price: 60,
    facts: { availability: 'out_of_stock' },
  }),
  makeStoredItem('t_bare', { image_urls: [], brand: '', website: '', description: '' }),
  makeStoredItem('t_hostile', {
    short_description: HOSTILE,
    description: HOSTILE.repeat(400),
    brand: HOSTILE,
    website: HOSTILE,
    semantic_search_description: HOSTILE,
    image_urls: ['javascript:alert(1)', 'https://shop.example/a"onload="alert(1).jpg', 'data:,x'],
    item_url: 'javascript:alert(document.cookie)',
    facts: { color_names: [HOSTILE], materials: [HOSTILE], currency: '"><script>' },
  }),
  makeStoredItem('t_long', { ...DRESS, short_description: 'A Very Long Dress '.repeat(30) }),
  makeStoredItem('ü/?#&"<x>', { ...DRESS }),
];

let folder = '';
let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-web-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  test = await openTestApp({ items, environment: { PUBLIC_URL: 'https://modiste.example/app' } });
  app = await createApp(test.deps, createLogger('silent'), folder);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const open = (id: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/?item=${encodeURIComponent(id)}`, headers });

const UNESCAPED: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const readHtml = (text: string) =>
  text.replace(/&(lt|gt|quot|#39|amp);/g, (_all, name: string) => UNESCAPED[name] ?? '');

/** What a messenger reads of a page: its tags, by name or property. */
function tagsOf(html: string) {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return {
    title: readHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: canonical && readHtml(canonical),
    ...Object.fromEntries(tags.map(([, name = '', value = '']) => [name, readHtml(value)])),
  };
}

/** The data of a page as a search engine reads it. */
function productOf(html: string): unknown {
  const [, json, rest] =
    /<script type="application\/ld\+json">(.*?)<\/script>(.*)/s.exec(html) ?? [];
  expect(rest).not.toContain('ld+json');
  return JSON.parse(json ?? '');
}

describe('the page of a shared item', () => {
  it('says of the item what messengers show beside a link', async () => {
    const page = await open('t_dress');
    expect(page.statusCode).toBe(200);
    const url = 'https://modiste.example/?item=t_dress';
    expect(tagsOf(page.body)).toMatchObject({
      title: 'Red Silk Dress by Alder · Modiste',
      description: '$60, was $120.50 at Alder. A dress of red silk. It falls to the knee.',
      canonical: url,
      'og:type': 'product',
      'og:site_name': 'Modiste',
      'og:title': 'Red Silk Dress by Alder',
      'og:url': url,
      'og:image': `https://modiste.example${PICTURE.replace('.webp', '.jpg')}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': 'Red Silk Dress by Alder',
      'twitter:card': 'summary_large_image',
      'product:price:amount': '60.00',
      'product:price:currency': 'USD',
      'product:original_price:amount': '120.50',
      'product:availability': 'in stock',
    });
  });

  it('holds it as data for search engines, by their rules', async () => {
    const product = productSchema.parse(productOf((await open('t_dress')).body));
    expect(product).toMatchObject({
      name: 'Red Silk Dress',
      sku: 't_dress',
      color: 'Scarlet/Ivory',
      material: 'silk',
      image: [`https://modiste.example${PICTURE}`, 'https://shop.example/back.jpg'],
      brand: { name: 'Alder' },
      offers: {
        url: 'https://modiste.example/shop/t_dress',
        price: '60.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '120.50' },
      },
    });
  });

  it('fetches the first picture of our own while the app is on its way, and none of the shops', async () => {
    const hint = async (id: string) =>
      /<link rel="preload" as="image"[^>]*>/.exec((await open(id)).body)?.[0] ?? null;
    expect(await hint('t_dress')).toContain(`imagesrcset="${PICTURE}?w=480 480w, `);
    expect(await hint('t_hostile')).toBeNull();
    expect(await hint('t_bare')).toBeNull();
  });

  it('of one that is sold out or gone says so, and stays', async () => {
    const gone = await open('t_gone');
    expect(gone.statusCode).toBe(200);
    expect(tagsOf(gone.body)).toMatchObject({
      'product:availability': 'discontinued',
      'og:description': expect.stringContaining('No longer sold at Alder.'),
    });
    const availability = 'https://schema.org/Discontinued';
    expect(productSchema.parse(productOf(gone.body)).offers.availability).toBe(availability);
    const soldOut = productSchema.parse(productOf((await open('t_sold-out')).body)).offers;
    expect(soldOut.availability).toBe('https://schema.org/OutOfStock');
    expect(soldOut.priceSpecification).toBeUndefined();
  });

  it('of one of which little is known says only that', async () => {
    const page = await open('t_bare');
    const bare = productSchema.partial().parse(productOf(page.body));
    expect(bare).not.toHaveProperty('image');
    expect(bare).not.toHaveProperty('brand');
    expect(tagsOf(page.body)).toMatchObject({
      title: 'Black Dress · Modiste',
      description: '$80.',
    });
    expect(tagsOf(page.body)).not.toHaveProperty('og:image');
  });

  it('lets nothing that a feed wrote out of its place', async () => {
    const { body } = await open('t_hostile');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/script/g)).toHaveLength(1);
    expect(body).not.toMatch(/<!--|onload="|javascript:|data:/);
    const unseen = ['\0', '\u0007', '\u2028', '\u2029', '\u202e', '\ud800'];
    expect(unseen.filter((sign) => body.includes(sign))).toEqual([]);
    const tags = tagsOf(body);
    expect(tags).toMatchObject({ 'product:price:currency': 'USD' });
    expect(tags.title).toContain('</script><script>alert(1)</script>"\'><!-- $& {{x}}');
    const product = productSchema.parse(productOf(body));
    expect(product.offers.url).toBe('https://modiste.example/?item=t_hostile');
    expect(product.image).toEqual(['https://shop.example/a%22onload=%22alert(1).jpg']);
  });

  it('is short where a feed is not', async () => {
    const { body } = await open('t_long');
    const product = productSchema.parse(productOf(body));
    expect(product.name).toMatch(/^(A Very Long Dress ){8}A…$/);
    expect(tagsOf(body).title.length).toBeLessThan(125);
  });

  it('finds ids of any signs', async () => {
    const page = await open('ü/?#&"<x>');
    expect(tagsOf(page.body).canonical).toBe(
      'https://modiste.example/?item=%C3%BC%2F%3F%23%26%22%3Cx%3E',
    );
    expect(productSchema.parse(productOf(page.body)).sku).toBe('ü/?#&"<x>');
  });

  it('names the public address, whatever host was asked', async () => {
    const { body } = await open('t_dress', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.two',
    });
    expect(body).not.toContain('evil');
  });

  it('is compressed, cached by the asker alone, and not sent twice', async () => {
    const page = await open('t_dress', { 'accept-encoding': 'br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(page.headers.etag), 'accept-encoding': 'br' };
    expect((await open('t_dress', known)).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: '/?item=t_dress' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('the page of an item that there is not', () => {
  it.each(['nowhere', '\0', "t'; drop table items; --", 'x'.repeat(5000), '__proto__'])(
    'is kind, not found, and not for search engines: %j',
    async (id) => {
      const page = await open(id);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('<div id="root">');
      const tags = tagsOf(page.body);
      expect(tags).toMatchObject({ title: 'Item not found · Modiste', robots: 'noindex' });
      expect(tags.canonical).toBeUndefined();
      expect(page.body).not.toContain('ld+json');
    },
  );

  it('is the app still while the catalogue fails, for search engines to come back to', async () => {
    const broken = await openTestApp({ items });
    const brokenApp = await createApp(broken.deps, createLogger('silent'), folder);
    await brokenApp.inject('/?item=t_dress');
    await broken.deps.catalogue.close();
    const page = await brokenApp.inject('/?item=t_dress');
    expect(page.statusCode).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('<div id="root">');
    await brokenApp.close();
    await broken.close();
  });
});

describe('the page of the app', () => {
  it.each(['/', '/?item=', '/?tab=wishlist'])('says what the app is: %s', async (url) => {
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(tagsOf(page.body)).toMatchObject({
      title: 'Modiste',
      canonical: 'https://modiste.example/',
      'og:type': 'website',
      'og:image': 'https://modiste.example/icon-512.png',
    });
    expect(page.body).not.toContain('ld+json');
  });
});

describe('the picture of a shared item', () => {
  const jpeg = async (url: string) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    return [format, width, height];
  };

  it('is a card that any messenger reads and may show', async () => {
    const photo = await sharp({
      create: { width: 300, height: 400, channels: 3, background: 'olive' },
    })
      .jpeg()
      .toBuffer();
    const kept = await storeItemPicture(test.deps.objects, photo);
    const card = (kept?.url ?? '').replace('.webp', '.jpg');
    for (const _time of [1, 2]) expect(await jpeg(card)).toEqual(['jpeg', 1200, 630]);
  });

  it('is drawn for the demo shop too', async () => {
    const piece = tagsOf((await open('t_dress')).body);
    const url = new URL(String(Object.entries(piece).find(([name]) => name === 'og:image')?.[1]));
    expect(await jpeg(url.pathname)).toEqual(['jpeg', 1200, 630]);
  });

  it.each([
    fillPath(PAGES.itemPicture, { name: `${'0'.repeat(40)}.jpg` }),
    fillPath(PAGES.demoShopPicture, { name: 'nothing.jpg' }),
    fillPath(PAGES.itemPicture, { name: '..%2f..%2fsecret.jpg' }),
  ])('is none where there is none: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('what search engines read first', () => {
  it('names the addresses that are for people only, and the list of the others', async () => {
    const robots = await app.inject(PAGES.robots);
    expect(robots.headers['content-type']).toContain('text/plain');
    const lines = robots.body.split('\n');
    expect(lines).toContain('Sitemap: https://modiste.example/sitemap.xml');
    const api = PATHS.search.path.replace('search', '');
    for (const path of [api, '/dev/', '/auth/google/', '/price-mails/', PAGES.passwordReset]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Allow: ${api}item/`);
  });

  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => readHtml(url));

  it('lists every page and every item that is for sale', async () => {
    const index = await app.inject(PAGES.sitemap);
    expect(index.headers['content-type']).toContain('application/xml');
    const parts = addressesIn(index.body);
    expect(parts).toEqual([
      'https://modiste.example/sitemap-pages.xml',
      'https://modiste.example/sitemap-1.xml',
    ]);
    const listed: string[] = [];
    for (const part of parts) {
      const response = await app.inject(new URL(part).pathname);
      expect(response.body).toContain(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      );
      listed.push(...addressesIn(response.body));
    }
    const own = ['/', '/privacy', '/terms', '/cookies', '/data-usage-info'];
    const sold = ['t_dress', 't_sold-out', 't_bare', 't_hostile', 't_long', 'ü/?#&"<x>'];
    const links = sold.map((id) => `/?item=${encodeURIComponent(id)}`);
    expect(listed.toSorted()).toEqual(
      [...own, ...links].map((path) => `https://modiste.example${path}`).toSorted(),
    );
  });

  it('says since when an item is as it is, where that is known', async () => {
    const part = await app.inject(fillPath(PAGES.sitemapPart, { part: '1' }));
    expect(part.body).toContain(
      '<url><loc>https://modiste.example/?item=t_dress</loc><lastmod>2024-10-04</lastmod></url>',
    );
    expect(part.body).toContain('<url><loc>https://modiste.example/?item=t_bare</loc></url>');
  });

  it('has no parts but these', async () => {
    for (const part of ['0', '2', '-1', '1e3', '99999', 'x', '..%2f1']) {
      const url = fillPath(PAGES.sitemapPart, { part });
      expect([part, (await app.inject(url)).statusCode]).toEqual([part, 404]);
    }
  });

  it('keeps to the host that was asked for where there is no public address', async () => {
    const config = { ...test.config, publicUrl: readConfig({}).publicUrl };
    const own = await createApp({ ...test.deps, config }, createLogger('silent'), folder);
    const asked = { url: PAGES.sitemap, headers: { host: '192.168.1.5:3000' } };
    const index = await own.inject(asked);
    expect(addressesIn(index.body)[0]).toBe('http://192.168.1.5:3000/sitemap-pages.xml');
    expect(index.headers['cache-control']).toBe('private, no-cache');
    const odd = await own.inject({ url: '/', headers: { host: 'a"><script>alert(1)' } });
    expect(odd.body).not.toContain('alert');
    await own.close();
  });
});
