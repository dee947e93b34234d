const OTHER_GOODS = /^(?:e-?)?(?:gift ?cards?|gift ?vouchers?|donations?)$/i;

/** Why goods of these categories do not belong among clothes, or null. */
export function nonGarmentReason(categories: readonly string[]): string | null {
  const found = categories.find((category) => OTHER_GOODS.test(category.trim()));
  return found === undefined ? null : `not a garment: ${found}`;
}
