export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the shopper asked the device for less motion; what CSS moves, layers.css stops. */
export const prefersReducedMotion = (): boolean => window.matchMedia(REDUCED_MOTION).matches;
