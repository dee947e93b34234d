/** In the place of what the router reads patterns of addresses with, which no page here has. */
export const parse = (pattern: string): never => {
  throw new Error(`No route is matched by a pattern: ${pattern}`);
};
