import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { isBoolean } from '../../lib/guards.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useReducedMotion } from '../../ui/device/media-query.ts';

const KEY = 'home-paused';
const OVERLAYS = '[role="dialog"], [role="alertdialog"]';

const usePauseChoice = create(() => ({ isPaused: readStored(KEY, isBoolean) ?? false }));

function choosePause(isPaused: boolean): void {
  writeStored(KEY, isPaused);
  usePauseChoice.setState({ isPaused });
}

const pause = () => choosePause(true);
const resume = () => choosePause(false);

/**
 * Whether everything on Home that moves by itself stands still, and the one control for it (WCAG
 * 2.2.2, Pause, Stop, Hide). Where the device asks for reduced motion, it always does.
 */
export function useMotion() {
  const { isPaused } = usePauseChoice();
  return { isPaused: useReducedMotion() || isPaused, pause, resume };
}

const isVisible = () => document.visibilityState === 'visible';

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether a part moves now: nothing is paused, its page is seen, and nobody holds it. */
export function useIsMoving(isHeld: boolean): boolean {
  const { isPaused } = useMotion();
  const isSeen = useSyncExternalStore(watchVisibility, isVisible);
  return isSeen && !isPaused && !isHeld;
}

/** A part that stands still while the pointer or the focus is in it, by the handlers for its element. */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHeld: isHovered || isFocused,
    hold: {
      // A finger leaves nothing hovered that it could move away from.
      onPointerEnter: (event: { pointerType: string }) =>
        setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: { target: Element }) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

interface Turning {
  isMoving: boolean;
  everyMs: number;
  /** Another value starts the time anew, such as after a step by hand. */
  from?: unknown;
}

/** Calls again and again while a part moves and nothing lies over the page. */
export function useTurns({ isMoving, everyMs, from }: Turning, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    void from;
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (document.querySelector(OVERLAYS) === null) turn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isMoving, everyMs, from]);
}
