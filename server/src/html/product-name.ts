export const PRODUCT_NAME = 'Modiste';
