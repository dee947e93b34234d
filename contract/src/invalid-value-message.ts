/** What is said of a value that is not on its list; apart from MESSAGES, as the login never says it. */
export const invalidValueMessage = {
  gender: (value: string) => `Invalid gender: ${value}`,
  clothing_size: (value: string) => `Invalid clothing size: ${value}`,
  clothing_canonical_size: (value: string) => `Invalid clothing canonical size: ${value}`,
  clothing_fit: (value: string) => `Invalid clothing fit: ${value}`,
  shoes_size: (value: string) => `Invalid shoes size: ${value}`,
  shoes_canonical_size: (value: string) => `Invalid shoes canonical size: ${value}`,
  color: (value: string) => `Invalid color: ${value}`,
  category: (value: string) => `Invalid category: ${value}`,
  brand: (value: string) => `Invalid brand: ${value}`,
  material: (value: string) => `Invalid material: ${value}`,
  sort: (value: string) => `Invalid sort option: ${value}`,
} as const;

export const unknownFilterMessage = (name: string) => `Filter "${name}" does not exist.`;
