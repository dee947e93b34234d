import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../paths.ts';
import { openapiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const verdict = await new Validator().validate(structuredClone(openapiDocument()));
    expect(verdict.errors).toBeUndefined();
    expect(verdict.valid).toBe(true);
  });

  it('names every call of the path table with its method', () => {
    const { paths } = openapiDocument();
    const named = Object.entries({ ...Object(paths) }).flatMap(([path, place]) =>
      Object.keys({ ...Object(place) }).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(PATHS).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(named.toSorted()).toEqual(declared.toSorted());
  });

  it('names only the calls asked for', () => {
    expect(Object.keys({ ...Object(openapiDocument(['search']).paths) })).toEqual(['/api/search']);
  });

  it('describes the filters of a search by name', () => {
    expect(JSON.stringify(openapiDocument())).toContain('"clothing_canonical_size"');
  });
});
