import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeGazetteerFiles } from './providers/location/gazetteer/gazetteer-files.ts';
import { makeGazetteer } from './providers/location/gazetteer/make-gazetteer.ts';

const USAGE = `Usage: npm run gazetteer -- <folder>

Makes the built-in gazetteer anew from tables of GeoNames in a folder: cities500.txt and
admin1CodesASCII.txt, both from https://download.geonames.org/export/dump/`;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const table = (name: string) => readFile(join(folder, name), 'utf8');
  const [cities, regions] = [await table('cities500.txt'), await table('admin1CodesASCII.txt')];
  await writeGazetteerFiles(makeGazetteer({ cities, regions }));
}
