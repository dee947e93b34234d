/** Prices in whole units, rounded both ways; dearer items share the last step. */
const FLOOR_MAX = 250;
const CEILING_MAX = 2_000;

export const priceFloor = (price: number): number => Math.min(Math.floor(price), FLOOR_MAX);
export const priceCeiling = (price: number): number => Math.min(Math.ceil(price), CEILING_MAX);
