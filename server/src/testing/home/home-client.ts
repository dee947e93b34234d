import type { CallBody } from '@modiste/contract/calls';
import type { Trends } from '@modiste/contract/entities/trends-schema';
import { fillPath, PATHS } from '@modiste/contract/paths';
import type { TestApp } from '../app/open-test-app.ts';
import type { TestMember } from '../people/make-member.ts';

type Test = Pick<TestApp, 'app'>;
type Of = Pick<TestMember, 'headers'>;

interface Asked {
  name: 'trends' | 'savePreferences' | 'addDislike' | 'removeDislike';
  id?: string;
  payload?: object;
}

async function ask({ app }: Test, { headers }: Of, { name, id = '', payload }: Asked) {
  const { method, path } = PATHS[name];
  const url = fillPath(path, { id });
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

/** The page of a person as the app answers it. */
export const readHome = (
  test: Test,
  of: Of,
  payload: CallBody<'trends'> = { user_profile: {} },
): Promise<Trends> => ask(test, of, { name: 'trends', payload });

/** Saves preferences as the person's account does. */
export const prefer = (test: Test, of: Of, payload: CallBody<'savePreferences'>) =>
  ask(test, of, { name: 'savePreferences', payload });

/** @returns The id of what was noted. */
export const dislike = async (
  test: Test,
  of: Of,
  payload: CallBody<'addDislike'>,
): Promise<string> => (await ask(test, of, { name: 'addDislike', payload })).id;

export const takeBack = (test: Test, of: Of, id: string) =>
  ask(test, of, { name: 'removeDislike', id });

const idsOf = (items: readonly { item_id: string }[]) => items.map(({ item_id }) => item_id);

export const dailyIds = ({ outfit_for_the_day: { outfit } }: Trends): string[] =>
  idsOf(outfit.items);

/** The pieces of each style pick. */
export const stylePickIds = ({ outfits }: Trends): string[][] =>
  outfits.map(({ items }) => idsOf(items));

/** Everything that the page shows, where it shows it. */
export const shownIds = (page: Trends): string[] => [
  ...dailyIds(page),
  ...stylePickIds(page).flat(),
  ...page.glamour_trends.flatMap(({ item_ids }) => item_ids),
  ...page.suggested_items.map(({ id }) => id),
];
