import { describe, expect, it } from 'vitest';
import { importsOf, SOURCE_FILES, type SourceFile } from './source-files.ts';

/** Which rooms a room may import. The server composes the engines; the web knows the contract. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  lexicon: ['contract'],
  vision: ['contract', 'lexicon'],
  catalogue: ['contract', 'lexicon', 'vision'],
  stylist: ['contract', 'lexicon', 'vision'],
  fitting: ['contract', 'lexicon', 'vision'],
  wardrobe: ['contract', 'lexicon', 'vision'],
  // Offline: nothing that a shopper runs may import it.
  atelier: ['contract', 'lexicon', 'wardrobe'],
  server: ['contract', 'lexicon', 'vision', 'catalogue', 'stylist', 'fitting', 'wardrobe'],
  web: ['contract'],
  e2e: ['contract'],
  bench: ['contract', 'lexicon', 'vision', 'catalogue', 'stylist', 'fitting', 'wardrobe', 'server'],
  scripts: ['contract'],
};

/** Which files alone may know a package or a built-in. */
const KNOWN_ONLY_BY: readonly { module: RegExp; files: RegExp; why: string }[] = [
  {
    module: /^(@lancedb\/|apache-arrow)/,
    files: /^catalogue\/src\//,
    why: 'only the catalogue knows LanceDB',
  },
  {
    module: /^sharp$/,
    files:
      /^(vision|fitting|wardrobe|atelier)\/src\/|^server\/src\/(images|features\/attachment)\//,
    why: 'only vision, fitting, wardrobe, atelier and the image handling of the server know sharp',
  },
  {
    module: /^(kysely|pg)$/,
    files: /^server\/src\/(db\/|.*-store\.ts$)/,
    why: 'only stores write SQL',
  },
  {
    module: /^(fastify|@fastify\/.*|fastify-type-provider-zod)$/,
    files: /^server\/src\/(app\.ts$|http\/|.*routes\.ts$)/,
    why: 'only http/, routes and the list of them know Fastify',
  },
  {
    module: /^(node:https?|node:net|node:tls|node:dns.*|undici|nodemailer|@aws-sdk\/.*)$/,
    files: /^server\/src\/(providers|objects|db\/embedded)\//,
    why: 'only providers, objects/ and the embedded database know the network',
  },
  { module: /^pg-boss$/, files: /^server\/src\/jobs\//, why: 'only jobs/ knows the queue' },
  {
    module: /^@firebase\//,
    files: /^web\/src\/lib\/identity\//,
    why: 'only the identity port of the web knows Firebase',
  },
  { module: /^@aws-sdk\//, files: /^server\/src\/objects\//, why: 'only objects/ knows S3' },
];

const roomOf = (path: string) => path.split('/')[0] ?? '';
const featureOf = (path: string) => /^(?:web|server)\/src\/features\/([^/]+)\//.exec(path)?.[1];

const own = SOURCE_FILES.filter((file) => Object.hasOwn(MAY_IMPORT, roomOf(file.path)));
const product = own.filter((file) => !file.isTest);

function resolveRelative(file: SourceFile, target: string): string {
  const base = new URL(`file:///${file.path}`);
  return new URL(target, base).pathname.slice(1);
}

const breaches = (find: (file: SourceFile) => readonly string[], files = product) =>
  files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));

describe('the layers', () => {
  it('are imported only along the arrows', () => {
    const found = breaches((file) => {
      const room = roomOf(file.path);
      const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
      return importsOf(file).flatMap(({ from }) => {
        const target = /^@modiste\/([^/]+)/.exec(from)?.[1];
        return target && !allowed.includes(target) ? [`imports ${from}`] : [];
      });
    }, own);
    expect(found).toEqual([]);
  });

  it('are never bypassed by a relative path into another room', () => {
    const isOutside = (file: SourceFile, from: string) => {
      const target = roomOf(resolveRelative(file, from));
      const mayUseScripts = ['e2e', 'bench'].includes(roomOf(file.path));
      return target !== roomOf(file.path) && !(target === 'scripts' && mayUseScripts);
    };
    const found = breaches(
      (file) =>
        importsOf(file).flatMap(({ from }) =>
          from.startsWith('.') && isOutside(file, from) ? [`imports ${from}`] : [],
        ),
      own,
    );
    expect(found).toEqual([]);
  });

  it('keep what only some may know to these', () => {
    const found = breaches((file) =>
      importsOf(file).flatMap(({ from }) =>
        KNOWN_ONLY_BY.filter((rule) => rule.module.test(from) && !rule.files.test(file.path))
          .filter(() => !/^(bench|scripts|e2e)\//.test(file.path))
          .map((rule) => `imports ${from}, but ${rule.why}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('keep features apart', () => {
    const found = breaches((file) => {
      const feature = featureOf(file.path);
      return importsOf(file).flatMap(({ from }) => {
        if (!feature || !from.startsWith('.')) return [];
        const other = featureOf(resolveRelative(file, from));
        return other && other !== feature ? [`imports the feature ${other}`] : [];
      });
    });
    expect(found).toEqual([]);
  });

  it('keep the parts of the web in order: lib and ui, shared parts, features, app', () => {
    const order = [
      'lib',
      'ui',
      'choices',
      'items',
      'poses',
      'profile',
      'features',
      'gallery',
      'app',
    ];
    const placeOf = (path: string) => order.indexOf(/^web\/src\/([^/]+)\//.exec(path)?.[1] ?? '');
    const found = breaches((file) => {
      const place = placeOf(file.path);
      if (place < 0) return [];
      return importsOf(file).flatMap(({ from }) =>
        from.startsWith('.') && placeOf(resolveRelative(file, from)) > place
          ? [`imports ${from}`]
          : [],
      );
    });
    expect(found).toEqual([]);
  });

  it('keep zod out of the web at run time', () => {
    const zodFiles = new Set(
      SOURCE_FILES.filter((file) => roomOf(file.path) === 'contract')
        .filter((file) => importsOf(file).some(({ from, isType }) => from === 'zod' && !isType))
        .map((file) => file.path.replace(/^contract\/src\//, '').replace(/\.ts$/, '')),
    );
    const found = breaches((file) => {
      if (roomOf(file.path) !== 'web') return [];
      return importsOf(file).flatMap(({ from, isType }) => {
        const part = /^@modiste\/contract\/(.+)$/.exec(from)?.[1];
        return !isType && (from === 'zod' || (part && zodFiles.has(part)))
          ? [`imports ${from}`]
          : [];
      });
    });
    expect(found).toEqual([]);
  });
});
