import { historyState, readHistoryState } from './history-state.ts';

/**
 * Which layers the entries of the browser's history belong to. Each open layer (a dialog, a panel)
 * has an entry of its own at the address of the page under it, whose state lists the layers that
 * are open there, the topmost last.
 */

/** Ids of another page load must not pass for those of this one. */
const PAGE_LOAD = performance.timeOrigin.toString(36);

export const layerId = (id: string): string => `${PAGE_LOAD}${id}`;

/** The layers that are open on the screen now. */
const openLayers = new Set<string>();

export const layersOf = (state: unknown): readonly string[] => readHistoryState(state).layers ?? [];

const topLayer = (): string | undefined => layersOf(history.state).at(-1);

/** Whether the browser stands at the entry of that layer, with none over it. */
export const isTopLayer = (id: string): boolean => topLayer() === id;

/** Whether the browser stands at the entry of that layer or of one over it. */
export const isInHistory = (id: string): boolean => layersOf(history.state).includes(id);

export function openLayer(id: string): void {
  openLayers.add(id);
  const layers = layersOf(history.state);
  if (layers.includes(id)) return;
  history.pushState(historyState({ layers: [...layers, id] }, history.state), '');
}

export function closeLayer(id: string): void {
  openLayers.delete(id);
}

/**
 * Leaves entries of layers that are not there any more: after a reload, or where Forward leads back
 * to one. A layer is not opened again, and no press of Back may do nothing.
 */
export function leaveClosedLayers(): void {
  const layers = layersOf(history.state);
  const closed = layers.length - (layers.findLastIndex((id) => openLayers.has(id)) + 1);
  if (closed > 0 && history.length > closed) history.go(-closed);
}

addEventListener('popstate', leaveClosedLayers);
