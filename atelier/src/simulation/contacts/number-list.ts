/** Whole numbers in a row that grows by doubling: no objects in hot loops. */
export interface NumberList {
  count: number;
  values: Uint32Array;
}

export const makeNumberList = (): NumberList => ({ count: 0, values: new Uint32Array(4096) });

export function addPair(list: NumberList, one: number, other: number): void {
  if (list.count + 2 > list.values.length) {
    const values = new Uint32Array(list.values.length * 2);
    values.set(list.values);
    list.values = values;
  }
  list.values[list.count] = one;
  list.values[list.count + 1] = other;
  list.count += 2;
}
