import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, it } from 'vitest';
import type { TestApp } from '../../testing/app/open-test-app.ts';
import { openDemoShop } from '../../testing/catalogue/open-demo-shop.ts';
import { makeMember } from '../../testing/people/make-member.ts';
import { writeFileSync } from 'node:fs';
let now = new Date('2026-11-23T08:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await openDemoShop({ now: () => now });
});
afterAll(() => test.close());
it('prints', async () => {
  const out: string[] = [];
  const show = async (user_profile: object, member?: any) => {
    const m = member ?? (await makeMember(test));
    const t = performance.now();
    const r = await test.app.inject({
      ...{ method: PATHS.trends.method, url: PATHS.trends.path },
      headers: m.headers,
      payload: { user_profile },
    });
    const ms = performance.now() - t;
    const p = r.json();
    if (r.statusCode !== 200) {
      out.push(r.body);
      return m;
    }
    const name = (i: any) => `${i.name}: ${i.short_description}`;
    out.push(
      `\n##### ${JSON.stringify(user_profile)} ${ms.toFixed(0)} ms ${r.body.length} bytes ${JSON.stringify(p.setting)}`,
    );
    out.push(
      `DAILY ${p.outfit_for_the_day.intro}\n   why: ${p.outfit_for_the_day.reason}  $${p.outfit_for_the_day.outfit.total}\n   ${p.outfit_for_the_day.outfit.items.map(name).join(' | ')}\n   ${p.outfit_for_the_day.recommendations.join('\n   ')}`,
    );
    for (const o of p.outfits)
      out.push(`PICK ${o.name} — ${o.reason} $${o.total}: ${o.items.map(name).join(' | ')}`);
    for (const g of p.glamour_trends)
      out.push(
        `TILE ${g.trend} [${g.query}] — ${g.reason}: ${g.description} :: ${g.item_ids.map((id: string) => p.items[id].short_description).join(' | ')}`,
      );
    for (const s of p.suggested_items) out.push(`ITEM ${s.short_description} — ${s.reason}`);
    out.push(`SEARCHES (${p.trending_searches.reason}) ${p.trending_searches.search.join(', ')}`);
    out.push(`PROMPTS ${p.prompts.length}: ${p.prompts.slice(0, 8).join(' / ')}`);
    return m;
  };
  const a = {
    preferences: {
      gender_preference: ['Women'],
      style_preference: ['Bohemian', 'Minimalist'],
      clothing_size: ['M'],
      shoes_size: ['8'],
    },
    location: 'Lyon, Auvergne-Rhône-Alpes, France',
  };
  const m = await show(a);
  await show(a, m);
  now = new Date('2026-11-24T08:00:00Z');
  await show(a, m);
  await show({
    preferences: {
      gender_preference: ['Men'],
      style_preference: ['Streetwear'],
      clothing_size: ['XL'],
    },
    location: 'Sydney, New South Wales, Australia',
  });
  await show({
    preferences: {
      gender_preference: ['Women'],
      style_preference: ['Glamorous'],
      clothing_size: ['2XL'],
      ai_tone: 'Playful & Witty',
    },
    location: 'Oslo, Norway',
  });
  await show({});
  writeFileSync('/tmp/h-trends/pages.txt', out.join('\n'));
});
