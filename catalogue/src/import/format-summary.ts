import type { ImportProgress, ImportSummary, Rejection } from './import-summary.ts';

const count = (value: number): string => value.toLocaleString('en-US');
const plural = (value: number, noun: string): string =>
  `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

/** "Reading products.csv: 12,000 rows, 8,400 rows/s, 3 rejected" */
export function formatProgress(progress: ImportProgress): string {
  const { phase, file, rows, rejected, items, elapsedMs } = progress;
  if (phase === 'publishing') return 'Updating the indexes';
  const rate = Math.round(rows / Math.max(elapsedMs / 1000, 0.001));
  return phase === 'reading'
    ? `Reading ${file}: ${plural(rows, 'row')}, ${count(rate)} rows/s, ${count(rejected)} rejected`
    : `Writing: ${plural(items, 'item')} of ${plural(rows, 'row')}, ${count(rejected)} rejected`;
}

/** "products.csv, line 12: missing price" */
export const formatRejection = ({ file, line, reason }: Rejection): string =>
  `${file}, line ${line}: ${reason}`;

/** The report of a finished run, in lines of plain text. */
export function formatSummary(summary: ImportSummary): string {
  const lines = [
    ...summary.files.map(
      ({ name, format, rows }) => `Read ${name} (${format}): ${plural(rows, 'row')}`,
    ),
    ...skippedLines(summary),
    ...rejectedLines(summary),
    ...pictureLines(summary),
    ...unrecognizedLines(summary),
    `Rows: ${count(summary.rows)} read = ${count(summary.rowsInItems)} in items + ${count(summary.rejected)} rejected`,
    `Items: ${count(summary.items)} listed: ${count(summary.added)} added, ${count(summary.changed)} changed, ${count(summary.unchanged)} unchanged, ${count(summary.returned)} returned; ${count(summary.gone)} gone`,
    `Done in ${(summary.durationMs / 1000).toFixed(1)} s; the catalogue is at version ${summary.version}.`,
  ];
  return lines.join('\n');
}

const skippedLines = ({ skipped }: ImportSummary): string[] =>
  skipped.map(({ name, reason }) => `Skipped ${name}: ${reason}`);

function rejectedLines({ rejections, rejected, reasons }: ImportSummary): string[] {
  const lines = rejections.map((rejection) => `Rejected ${formatRejection(rejection)}`);
  if (rejected <= rejections.length) return lines;
  const totals = reasons.map(({ reason, rows }) => `  ${count(rows)} × ${reason}`);
  return [...lines, `… and ${count(rejected - rejections.length)} more. All by reason:`, ...totals];
}

const VALUES_SHOWN = 10;

/** "Unrecognized values in size (12 items): 3 × \"1\", 2 × \"Tall\"; 7 × other values" */
const unrecognizedLines = ({ unread }: ImportSummary): string[] =>
  unread.map(({ column, items, values, others }) => {
    const shown = values
      .slice(0, VALUES_SHOWN)
      .map((one) => `${count(one.items)} × "${one.value}"`);
    const rest = values.slice(VALUES_SHOWN).reduce((sum, one) => sum + one.items, others);
    const more = rest === 0 ? '' : `; ${count(rest)} × other values`;
    return `Unrecognized values in ${column} (${plural(items, 'item')}): ${shown.join(', ')}${more}`;
  });

function pictureLines({
  picturesTaken,
  picturesMissing,
  missingPictures,
}: ImportSummary): string[] {
  if (picturesMissing === 0) return [`Pictures: ${count(picturesTaken)} imported`];
  const examples = missingPictures.slice(0, 3).join(', ');
  return [
    `Pictures: ${count(picturesTaken)} imported; warning: ${count(picturesMissing)} missing, for example ${examples}`,
  ];
}
