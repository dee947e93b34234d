/** The address of a search for words alone, with what every search starts from. */
export const wordsHref = (query: string): string => `/?${new URLSearchParams({ q: query })}`;

/** The words that an address searches for. */
export const readWords = (address: string): string => new URLSearchParams(address).get('q') ?? '';
