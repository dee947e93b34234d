import type { SeededRandom } from '../../sampling/seeded-random.ts';

/** What `{garment}` and the like may stand for. */
export type NamedWords = Readonly<Record<string, readonly string[]>>;

const CHOICE = /\((?<options>[^()]*)\)/;
const NAME = /\{(?<name>[a-z ]+)\}/g;

const oneOf = (options: readonly string[], random: SeededRandom): string =>
  options.length === 0 ? '' : random.pick(options);

/** About how many sentences a template can become, its named words apart. */
export function waysOf(template: string): number {
  let ways = 1;
  let rest = template;
  for (let found = CHOICE.exec(rest); found !== null; found = CHOICE.exec(rest)) {
    ways *= found.groups?.options?.split('|').length ?? 1;
    rest = rest.replace(CHOICE, '');
  }
  return ways;
}

/** One sentence of a template: `(a|b)` is either of them, `{garment}` any of the words so named. */
export function expandTemplate(template: string, words: NamedWords, random: SeededRandom): string {
  let text = template;
  for (let found = CHOICE.exec(text); found !== null; found = CHOICE.exec(text)) {
    text = text.replace(CHOICE, oneOf(found.groups?.options?.split('|') ?? [], random));
  }
  return text
    .replace(NAME, (_, name: string) => oneOf(words[name] ?? [], random))
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}
