/** The ground of every picture of the shop, a light warm gray: plain on white, no lamp on black. */
export const GROUND = '#efedea';
