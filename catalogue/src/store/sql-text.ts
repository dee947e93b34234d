/** A value as an SQL text literal for Lance's filters: quotes are doubled, nothing else is special. */
export const sqlText = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const sqlList = (values: readonly string[]): string => values.map(sqlText).join(', ');

/** `column IN ('a', 'b')`; an empty list matches nothing. */
export const sqlIn = (column: string, values: readonly string[]): string =>
  values.length === 0 ? 'false' : `${column} IN (${sqlList(values)})`;
