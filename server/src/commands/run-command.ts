import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Terminal } from '../process/terminal-output.ts';
import { explainCommand } from './explain-command.ts';
import { exportCommand } from './export-command.ts';
import { isWebAddress } from './find-feed.ts';
import { HELP } from './help-text.ts';
import { importCommand } from './import-command.ts';
import { rebuildCommand } from './rebuild-command.ts';
import { removeSourceCommand } from './remove-source-command.ts';
import { statsCommand } from './stats-command.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  source: { type: 'string' },
  currency: { type: 'string' },
  site: { type: 'string' },
  pictures: { type: 'string' },
  'allow-private': { type: 'boolean', default: false },
  'skip-web-pictures': { type: 'boolean', default: false },
  refresh: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`${what} is missing. See --help.`);
  return value;
}

function currencyOf(given: string | undefined): string | undefined {
  if (given === undefined || /^[A-Z]{3}$/.test(given)) return given;
  throw new UsageError(`--currency takes a code of three letters such as USD, not "${given}"`);
}

function siteOf(given: string | undefined): string | undefined {
  if (given === undefined || (isWebAddress(given) && URL.canParse(given))) return given;
  throw new UsageError(`--site takes an address such as https://shop.example, not "${given}"`);
}

interface CommandContext {
  readConfig: () => Config;
  signal: AbortSignal;
  terminal: Terminal;
}

/** Parses a command line and runs its command. @throws UsageError for what it does not understand. */
export async function runCommand(
  args: readonly string[],
  { readConfig, signal, terminal }: CommandContext,
): Promise<void> {
  const say = (text: string) => terminal.stdout.write(`${text}\n`);
  const { values, positionals } = parse(args);
  const [command, target, ...others] = positionals;
  if (values.help || command === undefined || command === 'help') return void say(HELP);
  const [item, ...tooMany] = command === 'explain' ? others : [undefined, ...others];
  if (tooMany.length > 0) {
    throw new UsageError(`One target at a time, without ${tooMany.join(' ')}. See --help.`);
  }
  const source = values.source ?? null;
  switch (command) {
    case 'import': {
      const options = {
        source,
        currency: currencyOf(values.currency),
        siteUrl: siteOf(values.site),
        picturesFolder: values.pictures,
        allowsPrivate: values['allow-private'],
        skipsWebPictures: values['skip-web-pictures'],
        force: values.force,
        refresh: values.refresh,
        signal,
        progressTo: terminal.stderr,
      };
      const feed = required(target, 'The file, folder or address to import');
      return void say(await importCommand(readConfig(), feed, options));
    }
    case 'explain': {
      const query = required(target, 'The query, in quotes,');
      return void say(await explainCommand(readConfig(), query, required(item, "The item's id")));
    }
    case 'stats':
      return void say(await statsCommand(readConfig()));
    case 'export':
      return exportCommand(readConfig(), { file: target, source, stdout: terminal.stdout });
    case 'rebuild': {
      const options = {
        allowsPrivate: values['allow-private'],
        skipsWebPictures: values['skip-web-pictures'],
        signal,
        progressTo: terminal.stderr,
      };
      return void say(await rebuildCommand(readConfig(), options));
    }
    case 'remove-source':
      return void say(
        await removeSourceCommand(readConfig(), required(target, "The source's name")),
      );
    default:
      throw new UsageError(`There is no command "${command}". See --help.`);
  }
}
