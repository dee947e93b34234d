/**
 * Checks of what comes from outside the type system: storage, the browser's history, other tabs,
 * the service worker. Small parts that compose, so that a shape is written once for the check and
 * its type. A schema library does the same for over a kilobyte of the first page.
 */

/** Whether an unknown value is of a type. */
export type Guard<Value> = (value: unknown) => value is Value;

type Shape = Readonly<Record<string, Guard<unknown>>>;

/** The type that a guard checks for. */
export type Guarded<Of> = Of extends Guard<infer Value> ? Value : never;

/** For what is checked where it is used. */
export const isUnknown = (_value: unknown): _value is unknown => true;

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number => typeof value === 'number';

export const isInteger = (value: unknown): value is number => Number.isInteger(value);

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether a value is an object with these properties; it may have others. */
export const isObject =
  <Fields extends Shape>(fields: Fields) =>
  (value: unknown): value is { [Name in keyof Fields]: Guarded<Fields[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, isField]) => isField(Reflect.get(value, name)));

export const isListOf =
  <Entry>(isEntry: Guard<Entry>) =>
  (value: unknown): value is Entry[] =>
    Array.isArray(value) && value.every(isEntry);

export const isRecordOf =
  <Entry>(isEntry: Guard<Entry>) =>
  (value: unknown): value is Record<string, Entry> =>
    isObject({})(value) && Object.values(value).every(isEntry);

export const isNullOr =
  <Value>(isValue: Guard<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || isValue(value);

/** For a property that may be absent. */
export const isAbsentOr =
  <Value>(isValue: Guard<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isValue(value);

export const isOneOf =
  <const Values extends readonly unknown[]>(values: Values) =>
  (value: unknown): value is Values[number] =>
    values.includes(value);
