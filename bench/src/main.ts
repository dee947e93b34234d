import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '100000' },
    events: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '300' },
    folder: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '1000' },
    data: { type: 'string' },
    limit: { type: 'string', default: 'Infinity' },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '7' },
    outside: { type: 'boolean', default: false },
    faults: { type: 'string' },
  },
});

/** Where real data lies when it is there. */
const DATA = '../shared/data';

/** The messages that the tagging network learns from. */
const CORPUS = `${import.meta.dirname}/training/tagging/corpus`;

/** Each command measures one promise, or trains, and returns whether it succeeded. */
const VERBS: Readonly<Record<string, () => Promise<boolean>>> = {
  async search() {
    const { searchBench } = await import('./speed/search-bench.ts');
    const [items, requests] = [Number(values.items), Number(values.requests)];
    return searchBench({ items, requests, folder: values.folder ?? null });
  },
  async activity() {
    const { activityBench } = await import('./speed/activity-bench.ts');
    return activityBench(Number(values.events));
  },
  async home() {
    const { homeBench } = await import('./home/home-bench.ts');
    const [items, requests] = [Number(values.items), Number(values.requests)];
    return homeBench({ items, requests, folder: values.folder ?? null });
  },
  async pictures() {
    const isMade = values.only === 'named' || (await garmentPictures());
    return values.only === 'speed' ? isMade : (await namedPictures()) && isMade;
  },
  async suggest() {
    const { suggestBench } = await import('./speed/suggest-bench.ts');
    return suggestBench(values.folder ?? null);
  },
  async queries() {
    const { queriesBench } = await import('./queries/queries-bench.ts');
    return queriesBench({ queries: Number(values.queries), seed: Number(values.seed) });
  },
  async photos() {
    const { photosBench } = await import('./labeled-photos/photos-bench.ts');
    const { data = null, only = null } = values;
    return photosBench({ data, only, limit: Number(values.limit) });
  },
  async 'first-start'() {
    const { firstStartBench } = await import('./speed/first-start-bench.ts');
    return firstStartBench();
  },
  async import() {
    const { importBench } = await import('./speed/import-bench.ts');
    return importBench(Number(values.rows));
  },
  async http() {
    const { httpBench } = await import('./speed/http-bench.ts');
    return httpBench(values.folder ?? null);
  },
  async faults() {
    const { faultsBench } = await import('./faults/faults-bench.ts');
    const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
    return faultsBench({ rounds, seed, isOutside: values.outside, only: values.only ?? null });
  },
  async web() {
    const { webBench } = await import('./web/web-bench.ts');
    return webBench();
  },
  async lighthouse() {
    const { lighthouseBench } = await import('./web/lighthouse-bench.ts');
    return lighthouseBench(values.folder ?? null, values.only ?? null);
  },
  async kinds() {
    const { trainKinds } = await import('./training/garment-kinds/train-kinds.ts');
    const [data, limit] = [values.data ?? null, Number(values.limit)];
    return trainKinds({ data, limit, write: values.write });
  },
  async 'pictured-kinds'() {
    const { writeFeatures } = await import('./training/picture-kinds/write-features.ts');
    const [data, out] = [values.data ?? null, values.folder ?? 'numbers'];
    return writeFeatures({ data, out, limit: Number(values.limit) });
  },
  async scenes() {
    const { writeScenes } = await import('./training/embedding/write-scenes.ts');
    const [data, out, limit] = [
      values.data ?? null,
      values.folder ?? 'scenes',
      Number(values.limit),
    ];
    return writeScenes({ data, out, limit });
  },
  async 'rank-weights'() {
    const { tuneWeights } = await import('./training/ranking/tune-weights.ts');
    return tuneWeights({ data: values.data ?? DATA, isQuick: values.quick });
  },
  async 'look-weights'() {
    const { tuneOutfitWeights } = await import('./training/ranking/tune-outfits.ts');
    return tuneOutfitWeights(values.data ?? DATA);
  },
  async 'intent-weights'() {
    const { trainIntents } = await import('./training/intents/train-intents.ts');
    return trainIntents({ write: values.write });
  },
  async 'clause-messages'() {
    const { writeClauseExamples } = await import('./training/clauses/write-clause-examples.ts');
    return writeClauseExamples(values.folder ?? 'examples');
  },
  async 'edit-messages'() {
    const { writeEditExamples } = await import('./training/edits/write-edit-examples.ts');
    return writeEditExamples(values.folder ?? 'examples');
  },
  async 'question-messages'() {
    const { writeQuestionExamples } = await import(
      './training/questions/write-question-examples.ts'
    );
    return writeQuestionExamples(values.folder ?? 'examples');
  },
  async 'search-messages'() {
    const { writeSearchExamples } = await import('./training/searches/write-search-examples.ts');
    return writeSearchExamples(values.folder ?? 'examples');
  },
  async 'tagged-messages'() {
    const { writeExamples } = await import('./training/tagging/write-examples.ts');
    return writeExamples(values.data ?? CORPUS, values.folder ?? 'examples');
  },
  async spreads() {
    const { learnSpreads } = await import('./training/whitening/learn-spreads.ts');
    const [data, limit] = [values.data ?? null, Number(values.limit)];
    return learnSpreads({ data, limit, write: values.write });
  },
  async relevance() {
    const { relevanceBench } = await import('./relevance/relevance-bench.ts');
    const { data = DATA, only = null, quick } = values;
    return relevanceBench({ data, only, isQuick: quick });
  },
  async 'tryon-landmarks'() {
    const { garmentLandmarksBench } = await import('./try-on/garment-landmarks-bench.ts');
    return garmentLandmarksBench(values.data ?? DATA);
  },
  async 'tryon-search'() {
    const { searchBesideTryOnBench } = await import('./try-on/search-beside-try-on-bench.ts');
    const [items, requests] = [Number(values.items), Number(values.requests)];
    return searchBesideTryOnBench({ items, requests, folder: values.folder ?? null });
  },
  async tryon() {
    const { tryOnBench } = await import('./try-on/try-on-bench.ts');
    const { data = DATA, folder = null, only = null } = values;
    return tryOnBench({ data, limit: Number(values.limit), folder, only });
  },
  async stylist() {
    const { stylistBench } = await import('./stylist/stylist-bench.ts');
    const { data = DATA, folder = null, faults = null, only = null } = values;
    return stylistBench({ data, items: Number(values.items), folder, faults, only });
  },
};

async function garmentPictures(): Promise<boolean> {
  const { garmentPictureBench } = await import('./speed/garment-picture-bench.ts');
  return garmentPictureBench();
}

async function namedPictures(): Promise<boolean> {
  const { namedPicturesBench } = await import('./labeled-photos/named-pictures.ts');
  return namedPicturesBench(Number(values.limit));
}

const verb = VERBS[positionals[0] ?? ''];
if (verb === undefined) {
  console.error(`Usage: npm run bench -- <${Object.keys(VERBS).join(' | ')}> [--items 100000]`);
  process.exitCode = 2;
} else if (!(await verb())) {
  process.exitCode = 1;
}
