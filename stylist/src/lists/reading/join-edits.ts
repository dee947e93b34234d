import type { ListEdit } from './list-edit.ts';

type Cut = Extract<ListEdit, { kind: 'count' }>;

const isOpenCut = (edit: ListEdit): edit is Cut => edit.kind === 'count' && edit.count === null;

/** "Way too long, make it shorter and cheaper" is one cut. */
function cutOnce(edits: readonly ListEdit[]): ListEdit[] {
  const cuts = edits.filter(isOpenCut);
  const [first] = cuts;
  if (first === undefined || cuts.length === 1) return [...edits];
  const cut: Cut = {
    ...first,
    isMuch: cuts.some(({ isMuch }) => isMuch === true),
    isCheaper: cuts.some(({ isCheaper }) => isCheaper === true),
  };
  const others = edits.filter((edit) => edit === first || !isOpenCut(edit));
  return others.map((edit) => (edit === first ? cut : edit));
}

/** An edit of the same piece as the one before says more of it: "no flannel. something under 50". */
export function withEdit(edits: readonly ListEdit[], edit: ListEdit): ListEdit[] {
  const before = edits.at(-1);
  const isSame =
    before?.kind === 'swap' &&
    edit.kind === 'swap' &&
    before.itemId !== null &&
    before.itemId === edit.itemId;
  return isSame
    ? [...edits.slice(0, -1), { ...edit, wish: { ...before.wish, ...edit.wish } }]
    : [...edits, edit];
}

/** What a message told before its last edit is for: walks ask for shoes that are made for them. */
const isOfWalks = ({ kind, ...edit }: ListEdit): boolean =>
  kind === 'need' && 'needs' in edit && edit.needs.some(({ name }) => name === 'long walks');

/** "Swap the loafers, we walk a lot" asks for shoes to walk in, and for no more of them. */
function joinWalks(edits: readonly ListEdit[]): ListEdit[] {
  const isSwapped = edits.some(({ kind }) => kind === 'swap');
  return isSwapped ? edits.filter((edit) => !isOfWalks(edit)) : [...edits];
}

/** All of the list is told once, after it was changed, and its sum with it. */
function lastOfAll(edits: readonly ListEdit[]): ListEdit[] {
  if (!edits.some(({ kind }) => kind === 'all')) return [...edits];
  const without = edits.flatMap((edit) => (edit.kind === 'total' ? edit.without : []));
  const others = edits.filter(({ kind }) => kind !== 'all' && kind !== 'total');
  return [...others, { kind: 'all', ...(without.length > 0 && { without }) }];
}

/** The edits of one message as they are made: what says the same once, and all of the list told last. */
export const joinEdits = (edits: readonly ListEdit[]): ListEdit[] =>
  lastOfAll(cutOnce(joinWalks(edits)));
