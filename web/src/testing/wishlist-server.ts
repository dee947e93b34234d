import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { makeSavedItem } from './make-saved-item.ts';

type Answer = Response | null | Promise<Response | null>;

/** Wishlist calls over a list held in memory; every answer can be taken over by a test. */
export function makeWishlistServer() {
  const held = new Map<string, SavedItem>();
  const asked: string[] = [];
  /** Answers in place of the list; null leaves it to the list. */
  let takeOver: (call: string) => Answer = () => null;
  const answer = async (call: string, otherwise: () => object) => {
    asked.push(call);
    return (await takeOver(call)) ?? Response.json(otherwise());
  };
  const handlers = [
    http.get(`*${PATHS.wishlist.path}`, () => answer('list', () => Object.fromEntries(held))),
    http.post(`*${PATHS.saveItem.path}`, ({ params }) => {
      const id = String(params.id);
      return answer(`save ${id}`, () => {
        const item = held.get(id) ?? makeSavedItem(id, { at: new Date().toISOString() });
        held.set(id, item);
        return item;
      });
    }),
    http.delete(`*${PATHS.unsaveItem.path}`, ({ params }) => {
      const id = String(params.id);
      return answer(`remove ${id}`, () => {
        held.delete(id);
        return { ok: true };
      });
    }),
  ];
  return {
    held,
    asked,
    handlers,
    hold: (...items: SavedItem[]) => {
      for (const item of items) held.set(item.id, item);
    },
    answerBy: (next: (call: string) => Answer) => {
      takeOver = next;
    },
    reset: () => {
      held.clear();
      asked.length = 0;
      takeOver = () => null;
    },
  };
}

/** What the server answers when it cannot. */
export const failing = (code: string, status = 500): Response =>
  HttpResponse.json({ code }, { status });

/** What the browser makes of a network that is not there. */
export const unreachable = (): Response => HttpResponse.error();
