import { checkAccessibility } from '../check-accessibility.ts';
import { fittingRoom } from '../fitting-room.ts';
import { home } from '../home-page.ts';
import { expect, test } from '../own-person.ts';
import { failCall, mend } from '../server-faults.ts';
import { shop } from '../shop-page.ts';

test('an item is tried on, compared, saved as a pose, and that dressed further', {
  tag: '@both',
}, async ({ page }) => {
  // Mannequins are photographed at their first use.
  test.slow();
  await shop.openSearch(page, 'v-neck tee');
  const viewer = await shop.openItem(page);
  const title = (await viewer.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await viewer.getByRole('button', { name: 'Try on', exact: true }).click();
  const room = fittingRoom.room(page);
  await fittingRoom.waitForLook(page, new RegExp(`^Woman, Ivory in ${title}, made by AI$`));
  await checkAccessibility(page, '[role="dialog"]');

  await room.getByRole('button', { name: 'Woman, Chestnut' }).click();
  await fittingRoom.waitForLook(page, /^Woman, Chestnut in/);
  await room.getByRole('region', { name: 'Your looks' }).getByRole('button').last().click();
  await fittingRoom.waitForLook(page, /^Woman, Ivory in/);

  await room.getByRole('button', { name: 'Compare with before' }).click();
  const slider = room.getByRole('slider', { name: 'Before and after' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
  await room.getByRole('button', { name: 'Compare with before' }).click();

  await room.getByRole('button', { name: 'Save to your poses' }).click();
  await expect(room.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await expect(fittingRoom.poses(page).filter({ has: page.locator('img') })).not.toHaveCount(0);
  await page.goBack();
  await expect(room).toBeHidden();
  await expect(viewer).toBeVisible();

  await page.goto('/?tab=poses');
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await page.getByRole('button', { name: 'Try something on' }).click();
  await expect(room.getByRole('button', { name: title, pressed: true })).toBeVisible();
});

test('the Fitting Room opens from Home, with mannequins and what the shop has to choose from', async ({
  page,
}) => {
  // Mannequins are photographed at their first use.
  test.slow();
  await home.open(page);
  await page.getByRole('button', { name: 'Fitting Room' }).click();
  const room = fittingRoom.room(page);
  await expect(room.getByRole('button', { pressed: true })).toHaveCount(1);
  await room.getByRole('button', { name: 'Choose: Top' }).click();
  const tops = page.getByRole('dialog', { name: 'Choose a top' });
  await page.keyboard.press('Escape');
  await expect(tops).toBeHidden();
  await room.getByRole('button', { name: 'Choose: Top' }).click();
  const sold = tops.getByRole('region', { name: 'In stores now' });
  await sold.getByRole('button').first().click();
  await fittingRoom.waitForLook(page, /, made by AI$/);
  await fittingRoom.close(page);
});

test('a mannequin in the Poses tab is the way to try something on without a photo', async ({
  page,
}) => {
  await page.goto('/?tab=poses');
  await page.getByRole('button', { name: 'Try on with Man, Chestnut' }).click();
  const name = { name: 'Man, Chestnut', exact: true };
  const chosen = fittingRoom.room(page).getByRole('button', name);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
});

test('a look that fails is told of once, and is made by another press of a key', async ({
  page,
}) => {
  test.slow();
  await failCall(page, 'tryOn', { code: 'try_on_failed' });
  await shop.openSearch(page, 'v-neck tee');
  const viewer = await shop.openItem(page);
  await viewer.getByRole('button', { name: 'Try on', exact: true }).click();
  const room = fittingRoom.room(page);
  await expect(page.getByRole('alert')).toHaveText(/Failed to generate image/);
  await mend(page);
  await room.getByRole('button', { name: 'Try again' }).press('Enter');
  await fittingRoom.waitForLook(page, /^Woman, Ivory in/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await room.getByRole('button', { name: /^Take off/ }).press('Enter');
  await expect(room.getByRole('button', { name: 'Choose: Top' })).toBeFocused();
});

test('a photo that cannot be used says why, and nothing of it is left', async ({ page }) => {
  await page.goto('/?tab=poses');
  const photos = page.getByLabel('Photos of you');
  const put = (buffer: Buffer) =>
    photos.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await put(Buffer.from('Dear diary'));
  await expect(page.getByRole('alert')).toHaveText(/Only image files are allowed$/);
  await put(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
  await expect(page.getByRole('alert')).toHaveText(
    /Failed to upload pose\s*The photo can’t be read/,
  );
  await page.reload();
  await expect(page.getByText('No poses yet. Add one photo to get started.')).toBeVisible();
});
