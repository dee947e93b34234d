import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@lancedb/lancedb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../open-catalogue.ts';
import { arrow } from './arrow.ts';
import { CatalogueOutdatedError } from './catalogue-errors.ts';
import { ITEM_SCHEMA, LOOK_COLUMN } from './item-schema.ts';
import { openWriter } from './open-writer.ts';
import { TABLE_NAME } from './store-connection.ts';

let uri: string;
beforeEach(async () => {
  uri = await mkdtemp(join(tmpdir(), 'modiste-columns-'));
});
afterEach(() => rm(uri, { recursive: true, force: true }));

/** The columns as a version with shorter look vectors had them. */
async function makeOlderCatalogue() {
  const { Field, FixedSizeList, Float32, Schema } = arrow;
  const shorter = new FixedSizeList(8, new Field('item', new Float32(), true));
  const fields = ITEM_SCHEMA.fields.map((field) =>
    field.name === LOOK_COLUMN ? new Field(LOOK_COLUMN, shorter, true) : field,
  );
  const connection = await connect(uri);
  const table = await connection.createEmptyTable(TABLE_NAME, new Schema(fields));
  await (await table.tags()).create('live', await table.version());
  connection.close();
}

describe('a catalogue of another version', () => {
  it('is refused in words by readers and writers', async () => {
    await makeOlderCatalogue();
    await expect(openWriter({ uri })).rejects.toThrow(CatalogueOutdatedError);
    const catalogue = await openCatalogue({ uri });
    await expect(catalogue.stats()).rejects.toThrow('made by another version of Modiste');
    await catalogue.close();
  });

  it('is not what this version makes itself', async () => {
    const writer = await openWriter({ uri });
    await writer.publish();
    const again = await openWriter({ uri });
    expect(await again.known(['any'])).toEqual(new Map());
    await again.abandon();
  });
});
