import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config.ts';
import { checkKey, type ObjectStore, type StoredObject } from './object-store.ts';

/** Objects in a bucket of any store that speaks S3. */
export class S3ObjectStore implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /** @param address `s3://bucket/prefix`; the prefix may be empty. */
  constructor(address: string, settings: S3Settings) {
    const { host, pathname } = new URL(address);
    const prefix = pathname.replace(/^\/+|\/+$/g, '');
    this.#bucket = host;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#client = new S3Client({
      region: settings.region,
      endpoint: settings.endpoint ?? undefined,
      // Stores other than Amazon's rarely have a name for each bucket.
      forcePathStyle: settings.endpoint !== null,
      credentials: settings.credentials ?? undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  #location(key: string): { Bucket: string; Key: string } {
    checkKey(key);
    return { Bucket: this.#bucket, Key: `${this.#prefix}${key}` };
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const location = this.#location(key);
    await this.#client.send(new PutObjectCommand({ ...location, Body: bytes, ContentType: type }));
  }

  async get(key: string): Promise<Uint8Array | null> {
    const location = this.#location(key);
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(location));
      return Body ? await Body.transformToByteArray() : null;
    } catch (error) {
      if (error instanceof NoSuchKey || error instanceof NotFound) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#location(key)));
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    const { Bucket, Key } = this.#location(folder);
    let next: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${Key}/`, ContinuationToken: next }),
      );
      for (const { Key: found, LastModified: storedAt } of page.Contents ?? []) {
        if (found && storedAt) yield { key: found.slice(this.#prefix.length), storedAt };
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  /** One by one: not every store that speaks S3 deletes many at once. */
  async removeAll(folder: string): Promise<void> {
    for await (const { key } of this.list(folder)) await this.remove(key);
  }

  async ping(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }
}
