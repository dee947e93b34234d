const API = /^\/api(?=[/?]|$)/;

/** Whether an address belongs to the API, answered or not. */
export const isCall = (url: string): boolean => API.test(url);
