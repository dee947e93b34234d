import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { allocatorEnvironment, readConfig } from './read-config.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, hasDemoShop: true });
    expect(config.catalogue).toBe(`${config.dataFolder}/catalogue`);
    expect(config.objects).toBe(`${config.dataFolder}/objects`);
  });

  it('take an empty variable for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('name every bad variable and what it must be', () => {
    const read = () =>
      readConfig({
        PORT: '99999',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://x',
        PUBLIC_URL: 'shop',
        MODISTE_OBJECTS: 'ftp://pictures',
        MODISTE_ORIGINS: 'https://a.example/path',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('PORT must be from 0 to 65535');
    for (const name of ['LOG_LEVEL', 'DATABASE_URL', 'PUBLIC_URL', 'MODISTE_OBJECTS']) {
      expect(read).toThrow(name);
    }
    expect(read).toThrow('MODISTE_ORIGINS must be origins');
  });

  it('never repeat a secret in what they say of it', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/x' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('name one embedding model, by its folder or by its endpoint', () => {
    const endpoint = { EMBEDDING_URL: 'http://models.example/v1', EMBEDDING_MODEL: 'small' };
    expect(readConfig({}).embedding).toBeNull();
    expect(readConfig({ EMBEDDING_FOLDER: '/models/clip/' }).embedding).toEqual({
      folder: '/models/clip',
    });
    expect(readConfig(endpoint).embedding).toMatchObject({ model: 'small', dimensions: 768 });
    expect(() => readConfig({ ...endpoint, EMBEDDING_FOLDER: '/models/clip' })).toThrow('not all');
    expect(() => readConfig({ EMBEDDING_MODEL: 'small' })).toThrow('both, or neither');
  });

  it('name one language model, with the key and the address that it needs', () => {
    expect(readConfig({ OPENAI_API_KEY: 'k' }).stylistModel).toBeNull();
    expect(
      readConfig({ MODISTE_STYLIST_MODEL: 'openai:gpt-5-mini', OPENAI_API_KEY: 'k' }).stylistModel,
    ).toEqual({
      provider: 'openai',
      model: 'gpt-5-mini',
      url: null,
      apiKey: 'k',
      timeoutMs: 20_000,
    });
    expect(
      readConfig({
        MODISTE_STYLIST_MODEL: 'compatible:qwen3:8b',
        MODISTE_STYLIST_URL: 'http://localhost:11434/v1',
      }).stylistModel,
    ).toMatchObject({ provider: 'compatible', model: 'qwen3:8b', apiKey: null });
  });

  it.each([
    [{ MODISTE_STYLIST_MODEL: 'gpt-5-mini' }, 'MODISTE_STYLIST_MODEL must look like'],
    [{ MODISTE_STYLIST_MODEL: 'openai:' }, 'MODISTE_STYLIST_MODEL must look like'],
    [{ MODISTE_STYLIST_MODEL: 'anthropic:m', OPENAI_API_KEY: 'k' }, 'Set ANTHROPIC_API_KEY'],
    [{ MODISTE_STYLIST_MODEL: 'compatible:m' }, 'Set MODISTE_STYLIST_URL'],
    [{ MODISTE_TRY_ON_MODEL: 'tryon-v1.6' }, 'MODISTE_TRY_ON_MODEL must look like fashn:NAME'],
    [{ MODISTE_TRY_ON_MODEL: 'fal:fal-ai/cat-vton', FASHN_API_KEY: 'k' }, 'Set FAL_KEY'],
    [{ MODISTE_TRY_ON_MODEL: 'http:own' }, 'Set MODISTE_TRY_ON_URL'],
    [{ MODISTE_STYLIST_URL: 'http://localhost:11434/v1' }, 'belong to MODISTE_STYLIST_MODEL'],
    [
      { MODISTE_STYLIST_MODEL: 'openai:m', OPENAI_API_KEY: 'k', MODISTE_STYLIST_TIMEOUT_MS: '5' },
      'MODISTE_STYLIST_TIMEOUT_MS must be from 1000 to 120000',
    ],
  ])('refuse half a language model (%j)', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason);
  });

  it('name object storage for the catalogue and the pictures', () => {
    const config = readConfig({
      MODISTE_CATALOGUE: 's3://shop/catalogue/',
      MODISTE_OBJECTS: 's3://shop',
      AWS_ENDPOINT_URL: 'http://minio:9000',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    expect(config).toMatchObject({
      catalogue: 's3://shop/catalogue',
      objects: 's3://shop',
      s3: {
        endpoint: 'http://minio:9000',
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      },
    });
  });
});

describe('the settings of the allocator', () => {
  it('are added to the environment', () => {
    expect(allocatorEnvironment({ PORT: '4000' })).toEqual({
      PORT: '4000',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    });
  });

  it('are left alone where one is given, so that a program starts anew once', () => {
    expect(allocatorEnvironment({ MALLOC_TRIM_THRESHOLD_: '1000' })).toBeNull();
  });
});
