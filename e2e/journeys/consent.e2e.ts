import { CONSENT_COOKIE } from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { expect, type Page, type Request } from '@playwright/test';
import { checkAccessibility } from '../check-accessibility.ts';
import { test } from '../deliberate-presses.ts';
import { enterAs } from '../enter-as.ts';
import { login } from '../login-page.ts';
import { signUp } from '../make-person.ts';
import { failCall, mend } from '../server-faults.ts';

const CHOOSE = { method: 'POST', path: PAGES.privacyChoices } as const;
const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const state = (page: Page) => page.locator('[data-consent-state]');

/** What a page asks of other origins than its own, from now on. */
function watchForeign(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(page.url()).origin) asked.push(pathname);
  });
  return asked;
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'modiste-faults');

/** Adds up, from the page's first paint on, how far what is seen moves by itself. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing is loaded, set or asked before a visitor agrees, and one may change one’s mind', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(PAGES.website);
  const foreign = watchForeign(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  const counted = page.waitForRequest('**/hit?site=journeys');
  await page.getByLabel('Name').first().fill('Ada');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await counted;
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  // What was written meanwhile is still there.
  await expect(page.getByLabel('Name').first()).toHaveValue('Ada');
  expect((await cookieNames(page)).sort()).toEqual(['_count', CONSENT_COOKIE]);

  const again = page.waitForRequest('**/hit?site=journeys');
  await page.goto(PAGES.vision);
  await again;
  await expect(banner(page)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(state(page)).toHaveText('You accepted: your visits are counted.');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(state(page)).toHaveText('You refused: your visits are not counted.');
  expect(await cookieNames(page)).toEqual([CONSENT_COOKIE]);
  foreign.length = 0;
  await page.goto(PAGES.website, { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('the banner covers nothing, moves nothing, and takes one press for either answer', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto(PAGES.website, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
  const [refuse, accept] = await Promise.all(
    ['Refuse', 'Accept'].map(async (name) => {
      const button = banner(page).getByRole('button', { name });
      const style = await button.evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight, height, width } =
          getComputedStyle(element);
        return { color, backgroundColor, fontSize, fontWeight, height, width };
      });
      return style;
    }),
  );
  expect(refuse).toEqual(accept);
  const [{ bottom }, top] = await Promise.all([
    banner(page).evaluate((element) => element.getBoundingClientRect().toJSON()),
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top),
  ]);
  expect(top).toBeGreaterThanOrEqual(bottom);
  await checkAccessibility(page, 'section.consent');

  // The keyboard meets it before the page.
  await page.getByRole('link', { name: 'Open the app' }).focus();
  for (const name of ['More about this', 'Refuse', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await cookieNames(page)).toEqual([CONSENT_COOKIE]);
});

test('a choice that cannot be saved says so, and counts as none', async ({ page }) => {
  await page.goto(PAGES.website);
  const foreign = watchForeign(page);
  await failCall(page, CHOOSE);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('could not be saved')).toBeVisible();
  expect(foreign).toEqual([]);
  await mend(page);
  const counted = page.waitForRequest('**/hit?site=journeys');
  await page.getByRole('button', { name: 'Accept' }).click();
  await counted;
});

test.describe('of those whose browser asks for privacy', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('nobody is asked or counted, whatever they chose before', async ({ page, context }) => {
    const domain = '127.0.0.1';
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'accepted', domain, path: '/' }]);
    await page.goto(PAGES.website);
    const foreign = watchForeign(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(banner(page)).toHaveCount(0);
    expect(foreign).toEqual([]);
    await page.goto(PAGES.privacyChoices);
    await expect(state(page)).toContainText('Your browser asks not to be tracked');
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and the choices can still be made', async ({ page }) => {
    await page.goto(PAGES.website);
    await expect(page.locator('section.consent')).toBeHidden();
    await page.goto(PAGES.privacyChoices);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(state(page)).toHaveText('You refused: your visits are not counted.');
  });
});

test('the privacy policy leads to the choices, and the app loads no analytics', async ({
  page,
}) => {
  await page.goto(PAGES.privacy);
  const foreign = watchForeign(page);
  await page.getByRole('link', { name: 'Privacy choices' }).first().click();
  await expect(page).toHaveURL(PAGES.privacyChoices);
  const counted = page.waitForRequest('**/hit?site=journeys');
  await page.getByRole('button', { name: 'Accept' }).click();
  await counted;
  await expect(state(page)).toHaveText('You accepted: your visits are counted.');
  foreign.length = 0;
  await page.goto(PAGES.app, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});

test.describe('the app’s own record of visits', () => {
  const FIELDS = [
    'cookiesEnabled',
    'language',
    'online',
    'path',
    'platform',
    'referrer',
    'screen',
    'timestamp',
    'timezone',
    'title',
    'userAgent',
  ];

  test('is made when the login and the onboarding open, and goes nowhere else', async ({
    page,
    context,
    request,
  }) => {
    const sent = () => page.waitForRequest(`**${PATHS.recordEngagement.path}`);
    const check = async (recorded: Promise<Request>, path: string) => {
      const record: Record<string, unknown> = (await recorded).postDataJSON();
      expect(Object.keys(record).toSorted()).toEqual(FIELDS);
      expect(Object.keys(Object(record.screen)).toSorted()).toEqual(['dpr', 'height', 'width']);
      expect(record.path).toBe(path);
      expect(new URL((await recorded).url()).origin).toBe(new URL(page.url()).origin);
    };
    const atLogin = sent();
    await login.open(page);
    await check(atLogin, PAGES.app);
    const foreign = watchForeign(page);
    await enterAs(context, await signUp(request));
    const atOnboarding = sent();
    await page.goto(PAGES.app);
    await check(atOnboarding, PAGES.onboarding);
    expect(foreign).toEqual([]);
  });
});
