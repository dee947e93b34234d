import { basename } from 'node:path/posix';
import type { Deps } from '../../deps/deps.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import { posesFolder } from '../../images/pose-pictures.ts';
import { tryOnsFolder } from '../../images/try-on-pictures.ts';
import type { ZipEntry } from './create-zip.ts';
import { type HeldRow, readAttachmentIds, readHeldRows } from './held-data-store.ts';
import type { HeldTable } from './held-table.ts';
import { HELD_TABLES } from './held-tables.ts';

const FORM = `Each .json file is a list with one entry for every record. Times are in UTC. Passwords, sign-in
tokens and emailed links are not included: we store only one-way hashes of them, which must stay
secret.`;

/** The page that explains a download to the person it is about. */
function describeData(member: { email: string }, now: Date): string {
  const files = HELD_TABLES.map(({ file, about, kept }) => `${file}\n${about}\nKept: ${kept}\n`);
  return [
    `Everything Modiste holds about ${member.email}, on ${now.toISOString().slice(0, 10)}\n`,
    `${FORM}\n`,
    ...files,
    'You can delete all of it anytime: open Account and choose "Delete my account".\n',
  ].join('\n');
}

type Stores = Pick<Deps, 'database' | 'objects'>;

const FLOAT_BYTES = 4;
const encode = (text: string) => new TextEncoder().encode(text);

const toNumbers = (bytes: Buffer) =>
  Array.from({ length: bytes.length / FLOAT_BYTES }, (_, at) =>
    bytes.readFloatLE(at * FLOAT_BYTES),
  );

const toJson = (row: HeldRow) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        Buffer.isBuffer(value) ? toNumbers(value) : value,
      ]),
    ),
  );

async function* writeJson(pages: AsyncIterable<HeldRow[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield encode(before + rows.map(toJson).join(',\n'));
    before = ',\n';
  }
  yield encode(before === '[\n' ? '[]\n' : '\n]\n');
}

async function* listPictures(
  { objects }: Stores,
  folder: string,
  keys: AsyncIterable<string>,
): AsyncGenerator<ZipEntry> {
  for await (const key of keys) {
    const bytes = await objects.get(key);
    // Deleted while the download was under way.
    if (bytes) yield { name: `${folder}/${basename(key)}`, chunks: [bytes] };
  }
}

async function* keysIn({ objects }: Stores, folder: string): AsyncGenerator<string> {
  for await (const { key } of objects.list(folder)) yield key;
}

async function* attachmentKeys({ database }: Stores, userId: string): AsyncGenerator<string> {
  for await (const id of readAttachmentIds(database, userId)) yield attachmentKey(id);
}

const tableFile = ({ database }: Stores, held: HeldTable, userId: string): ZipEntry => ({
  name: held.file,
  chunks: writeJson(readHeldRows(database, held, userId)),
});

/** Everything held about a person, as files. */
export async function* listDataFiles(
  stores: Stores,
  member: { userId: string; email: string },
  now: Date,
): AsyncGenerator<ZipEntry> {
  const { userId } = member;
  yield { name: 'README.txt', chunks: [encode(describeData(member, now))] };
  for (const held of HELD_TABLES) yield tableFile(stores, held, userId);
  yield* listPictures(stores, 'poses', keysIn(stores, posesFolder(userId)));
  yield* listPictures(stores, 'try-ons', keysIn(stores, tryOnsFolder(userId)));
  yield* listPictures(stores, 'attachments', attachmentKeys(stores, userId));
}
