import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { isBoolean } from '../guards.ts';
import { readStored, writeStored } from '../storage.ts';

/** The key that leads to the search box. */
export const SEARCH_SHORTCUT = '/';

const KEY = 'search-shortcut';
const YEAR_S = 31_536_000;

interface Shortcut {
  isOn: boolean;
}

/**
 * Whether the key does anything. Speech input can type it by mistake, so it can be turned off (WCAG
 * 2.1.4, Character Key Shortcuts).
 */
export const useShortcutSetting = create<Shortcut>(() => ({
  isOn: readStored(KEY, isBoolean) ?? true,
}));

export function setShortcut(isOn: boolean): void {
  writeStored(KEY, isOn, YEAR_S);
  useShortcutSetting.setState({ isOn });
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], dialog[open]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(FIELDS) !== null;

const isOverlayOpen = () => document.querySelector(OVERLAYS) !== null;

/** Calls back when the key is pressed where it is not typed and nothing lies over the page. */
export function useSearchShortcut(onPress: () => void): void {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.altKey || event.metaKey;
      if (event.key !== SEARCH_SHORTCUT || isModified || event.defaultPrevented) return;
      if (!useShortcutSetting.getState().isOn || isTyping(event.target) || isOverlayOpen()) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}
