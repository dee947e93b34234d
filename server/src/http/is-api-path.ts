const API = /^\/api(?=[/?]|$)/;

/** Whether an address belongs to the API, answered or not. */
export const isApiPath = (url: string): boolean => API.test(url);
