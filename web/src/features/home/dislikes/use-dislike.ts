import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { call, failureMessage } from '../../../lib/call.ts';
import { showFailure } from '../../../lib/failure-popup.ts';
import { forgetTrends } from '../../../lib/page/forget-trends.ts';
import { storeTrendsCopy, type TrendsCopy } from '../trends/trends-copy.ts';
import { trendsKey, usePerson } from '../trends/trends-person.ts';
import type { DislikeChoice } from './dislike-choices.ts';
import { withoutDisliked } from './without-disliked.ts';

/** What gets the focus once something was taken off the page. */
export const DISLIKE_NOTICE_ID = 'dislike-notice';

interface Notice {
  /** What was taken off the page; null while there is nothing to say. */
  text: string | null;
  undo: () => void;
}

const NOTHING: Notice = { text: null, undo: () => undefined };

/** What is said of the last thing that was taken off the page. */
export const useDislikeNotice = create<Notice>(() => NOTHING);

export const closeDislikeNotice = (): void => useDislikeNotice.setState(NOTHING);

/** Takes something off the page that is on show. Returns how to put it back. */
async function takeOff(
  client: QueryClient,
  person: string,
  { said }: DislikeChoice,
): Promise<() => Promise<void>> {
  const key = trendsKey(person);
  // A page that is on its way may still have it.
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<TrendsCopy>(key);
  if (before === undefined) return async () => undefined;
  const show = (copy: TrendsCopy) => client.setQueryData(key, copy, { updatedAt: copy.atMs });
  show({ ...before, trends: withoutDisliked(before.trends, said) });
  return async () => {
    await client.cancelQueries({ queryKey: key });
    show(before);
    storeTrendsCopy(before);
  };
}

let lastCall: Promise<unknown> = Promise.resolve();

/** One call after another: what is taken back is gone before it can be said again. */
function inTurn<Answer>(go: () => Promise<Answer>): Promise<Answer> {
  const turn = lastCall.then(go);
  lastCall = turn.catch(() => undefined);
  return turn;
}

/** The id of the button that gets the focus when it is on the page again. */
let returning: string | null = null;

/** Whether a button is the one that was pressed for what was just put back. */
export function takeReturning(buttonId: string): boolean {
  const isIt = returning === buttonId;
  if (isIt) returning = null;
  return isIt;
}

/**
 * Says that something is not for the person: it goes at once, and may be put back for a moment.
 * @param buttonId Of the button that was pressed.
 */
export function useDislike(buttonId: string): (choice: DislikeChoice) => Promise<void> {
  const client = useQueryClient();
  const person = usePerson();
  return async (choice) => {
    const putBack = await takeOff(client, person, choice);
    const saving = inTurn(() => call('addDislike', { body: choice.said }));
    let isUndone = false;
    const undo = async () => {
      isUndone = true;
      closeDislikeNotice();
      returning = buttonId;
      const removing = inTurn(async () => {
        const { id } = await saving;
        await call('removeDislike', { params: { id } });
      });
      await putBack();
      try {
        await removing;
      } catch (error) {
        showFailure(failureMessage(error, 'That wasn’t undone. Take it back in Account.'));
      }
    };
    useDislikeNotice.setState({ text: choice.done, undo: () => void undo() });
    try {
      await saving;
      // The next page counts it, and has something else in its place.
      if (!isUndone) forgetTrends();
    } catch (error) {
      if (isUndone) return;
      closeDislikeNotice();
      await putBack();
      showFailure(failureMessage(error, 'That wasn’t saved. Try again.'));
    }
  };
}
