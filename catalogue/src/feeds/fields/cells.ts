/** A row by its column names; names are in the shape that `columnName` gives. */
export interface Cells {
  /** The first value that is not empty among columns of this name, or ''. */
  get(name: string): string;
  /** Every value of this name that is not empty. */
  all(name: string): readonly string[];
}

/** "Google Shopping / Gender" -> "google_shopping_gender", "g:image_link" -> "image_link". */
export function columnName(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

/** The first of several columns that says something. */
export function firstOf(cells: Cells, names: readonly string[]): string {
  for (const name of names) {
    const value = cells.get(name);
    if (value !== '') return value;
  }
  return '';
}

/** Column name -> its positions; several columns may have one name. */
export type Columns = ReadonlyMap<string, readonly number[]>;

export function readColumns(header: readonly string[]): Columns {
  const columns = new Map<string, number[]>();
  header.forEach((text, at) => {
    const name = columnName(text);
    columns.set(name, [...(columns.get(name) ?? []), at]);
  });
  return columns;
}

export class TableCells implements Cells {
  readonly #columns: Columns;
  readonly #values: readonly string[];

  constructor(columns: Columns, values: readonly string[]) {
    this.#columns = columns;
    this.#values = values;
  }

  get(name: string): string {
    for (const at of this.#columns.get(name) ?? []) {
      const value = this.#values[at]?.trim() ?? '';
      if (value !== '') return value;
    }
    return '';
  }

  all(name: string): readonly string[] {
    const values = (this.#columns.get(name) ?? []).map((at) => this.#values[at]?.trim() ?? '');
    return values.filter((value) => value !== '');
  }
}

export class NamedCells implements Cells {
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(values: ReadonlyMap<string, readonly string[]>) {
    this.#values = values;
  }

  get(name: string): string {
    return this.#values.get(name)?.[0] ?? '';
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}
