const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be looked up in a column of UUIDs; PostgreSQL throws for any other. */
export const isUuid = (text: string): boolean => UUID.test(text);
