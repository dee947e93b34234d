import type { Pose } from './pose-queries.ts';

/** What a pose is called: what it shows, or its number, counted from the oldest. */
export const poseName = ({ description, generated }: Pose, number: number): string =>
  description || (generated ? `Try-on ${number}` : `Pose ${number}`);
