import process from 'node:process';
import { lightDrape } from '@modiste/wardrobe/light-drape';
import { unpackDrape } from '@modiste/wardrobe/unpack-drape';
import { BODY_NAMES, makeBody } from './bodies/make-body.ts';
import { withoutArms } from './dress-form/without-arms.ts';
import { runLoft } from './lofts/loft-command.ts';
import { findSilhouette, SILHOUETTES } from './patterns/garments/silhouettes.ts';
import { writeContactSheet } from './sheet/contact-sheet.ts';
import { findFaults, measureDrape } from './store/check-drape.ts';
import { checkStored } from './store/check-stored.ts';
import { readStoredDrapes, storeDrape } from './store/drape-files.ts';
import { drapeSilhouette } from './store/drape-silhouette.ts';
import { makeDrape } from './store/make-drape.ts';
import { joinOutfit, OUTFITS } from './store/outfits.ts';
import { packDrape } from './store/pack-drape.ts';
import { storeBody } from './store/store-bodies.ts';

const USAGE = `Usage:
  npm run atelier -- list
  npm run atelier -- drape NAME [--body BODY]
  npm run atelier -- outfit NAME [--body BODY]
  npm run atelier -- loft NAME … [VIEW …]
  npm run atelier -- loft sheet FOLDER
  npm run atelier -- light [all]
  npm run atelier -- bodies
  npm run atelier -- sheet FOLDER [320|640|1280]
  npm run atelier -- check`;

const DEFAULT_BODY = { woman: 'woman-hourglass-relaxed', man: 'man-straight-relaxed' } as const;

/** Drapes a silhouette on a body, tells its figures, and stores it where nothing is wrong with it. */
function drape(name: string, wantedBody: string | undefined): number {
  const silhouette = findSilhouette(name);
  const bodyName = BODY_NAMES.find(
    (one) => one === (wantedBody ?? DEFAULT_BODY[silhouette.gender]),
  );
  if (!bodyName) throw new Error(`No body is called "${wantedBody}".`);
  const whole = makeBody(bodyName);
  const body = silhouette.isSleeveless ? withoutArms(whole) : whole;
  const begun = performance.now();
  const rest = drapeSilhouette(silhouette, {
    body,
    onStage: ({ spacing, stage }) => console.log(`  ${spacing} cm: ${stage}`),
  });
  const seconds = (performance.now() - begun) / 1000;
  const figures = measureDrape(rest, body);
  const packed = packDrape(lightDrape(makeDrape(body.name, rest)));
  console.log(
    `${name} on ${body.name}: ${rest.model.count} particles, ${seconds.toFixed(1)} s, ` +
      `${(packed.length / 1024).toFixed(1)} kB, ${(figures.resting * 100).toFixed(1)}% at rest, ` +
      `stretch ${figures.medianStretch.toFixed(3)} (worst hundredth ${figures.worstStretch.toFixed(2)}), ` +
      `${figures.deepest.toFixed(2)} cm inside the body, ${(figures.crossing * 100).toFixed(2)}% crossing`,
  );
  const faults = findFaults(figures);
  if (faults.length > 0) {
    console.error(`Not stored: ${faults.join('; ')}.`);
    return 1;
  }
  console.log(`Stored as ${storeDrape(`${name}--${body.name}`, packed)}.`);
  return 0;
}

/** Joins the stored drapes of an outfit to one, and stores it. */
function outfit(name: string, wantedBody: string | undefined): number {
  const bodyOf = (wanted: string) => {
    const bodyName = BODY_NAMES.find((one) => one === wanted);
    if (!bodyName) throw new Error(`No body is called "${wanted}".`);
    return makeBody(bodyName);
  };
  const joined = joinOutfit(name, { bodyOf, wanted: wantedBody });
  const packed = packDrape(lightDrape(joined));
  console.log(`Stored as ${storeDrape(`${name}--${joined.body}`, packed)}.`);
  return 0;
}

function list(): number {
  for (const { name, gender, cloth } of SILHOUETTES) console.log(`${name} (${gender}, ${cloth})`);
  for (const { name, over, under } of OUTFITS) console.log(`${name} (${over} over ${under})`);
  return 0;
}

/** Lights the stored drapes that lack light, or all of them anew: their shapes stay. */
function light(isAnew: boolean): number {
  for (const { name, packed } of readStoredDrapes()) {
    const drape = unpackDrape(packed);
    if (drape.light && !isAnew) continue;
    const lit = packDrape(lightDrape(drape));
    storeDrape(name, lit);
    const [before, now] = [packed, lit].map(({ length }) => (length / 1024).toFixed(1));
    console.log(`${name}: ${before} to ${now} kB`);
  }
  return 0;
}

/** Stores the bodies that wear the drapes, with their light. */
function bodies(): number {
  for (const name of Object.values(DEFAULT_BODY)) console.log(storeBody(name));
  return 0;
}

async function loft(args: readonly string[]): Promise<number> {
  await runLoft(args, (line) => console.log(line));
  return 0;
}

async function sheet(folder: string, wantedWidth: string | undefined): Promise<number> {
  const width = ([320, 640, 1280] as const).find((one) => String(one) === wantedWidth) ?? 320;
  console.log(`Written to ${await writeContactSheet(folder, width)}.`);
  return 0;
}

function run(args: readonly string[]): number | Promise<number> {
  const [command, name, flag, value] = args;
  const body = flag === '--body' ? value : undefined;
  if (command === 'list') return list();
  if (command === 'loft') return loft(args.slice(1));
  if (command === 'outfit' && name) return outfit(name, body);
  if (command === 'light') return light(name === 'all');
  if (command === 'sheet' && name) return sheet(name, flag);
  if (command === 'bodies') return bodies();
  if (command === 'check') return checkStored(makeBody);
  if (command === 'drape' && name) return drape(name, body);
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
