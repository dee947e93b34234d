const API = /^\/api(?=[/?]|$)/;

/** Whether an address belongs to the API, answered or not. */
export const isApiAddress = (url: string): boolean => API.test(url);
