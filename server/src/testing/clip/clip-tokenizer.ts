/** CLIP's numbers of its two markers. */
const START = 49_406;
const END = 49_407;
const FIRST_OF_WORD_ENDS = 256;

/** What CLIP joins to make the words of the tests, in its order, with the numbers it gives them. */
const MERGES: readonly (readonly [pair: string, id: number])[] = [
  ['t h', 513],
  ['r e', 515],
  ['th e</w>', 518],
  ['i t', 529],
  ['t o</w>', 531],
  ['a t</w>', 536],
  ['o f</w>', 539],
  ['a c', 546],
  ['w h', 573],
  ['e n</w>', 576],
  ['i r', 582],
  ['h o', 606],
  ['c o', 622],
  ['s s</w>', 632],
  ['d o', 639],
  ['l u', 664],
  ['g re', 689],
  ['ac k</w>', 725],
  ['re d</w>', 736],
  ['it e</w>', 802],
  ['p ho', 816],
  ['b l', 833],
  ['s k', 909],
  ['d re', 960],
  ['pho to</w>', 1125],
  ['b lu', 1263],
  ['bl ack</w>', 1449],
  ['wh ite</w>', 1579],
  ['blu e</w>', 1746],
  ['gre en</w>', 1901],
  ['do g</w>', 1929],
  ['c at</w>', 2368],
  ['dre ss</w>', 2595],
  ['co at</w>', 7356],
  ['sk ir', 8919],
  ['skir t</w>', 12386],
];

/** The printable bytes stand for themselves, the others for letters after them: 256 in all. */
function byteLetters(): string[] {
  const ranges = [
    [33, 126],
    [161, 172],
    [174, 255],
  ] as const;
  const printable = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const others = Array.from({ length: 256 - printable.length }, (_, at) =>
    String.fromCodePoint(256 + at),
  );
  return [...printable, ...others];
}

function vocabulary(): Record<string, number> {
  const letters = byteLetters();
  return Object.fromEntries([
    ...letters.map((letter, at) => [letter, at] as const),
    ...letters.map((letter, at) => [`${letter}</w>`, FIRST_OF_WORD_ENDS + at] as const),
    ...MERGES.map(([pair, id]) => [pair.replace(' ', ''), id] as const),
    ['<|startoftext|>', START],
    ['<|endoftext|>', END],
  ]);
}

const marker = (id: number, content: string) => ({
  id,
  content,
  single_word: false,
  lstrip: false,
  rstrip: false,
  normalized: false,
  special: true,
});

const WORDS = "'s|'t|'re|'ve|'m|'ll|'d|[\\p{L}]+|[\\p{N}]|[^\\s\\p{L}\\p{N}]+";

/** CLIP's `tokenizer.json` with as much of its vocabulary as the tests speak. */
export const clipTokenizer = () => ({
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: [marker(START, '<|startoftext|>'), marker(END, '<|endoftext|>')],
  normalizer: {
    type: 'Sequence',
    normalizers: [
      { type: 'NFC' },
      { type: 'Replace', pattern: { Regex: '\\s+' }, content: ' ' },
      { type: 'Lowercase' },
    ],
  },
  pre_tokenizer: {
    type: 'Sequence',
    pretokenizers: [
      { type: 'Split', pattern: { Regex: WORDS }, behavior: 'Removed', invert: true },
      { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true },
    ],
  },
  post_processor: {
    type: 'RobertaProcessing',
    sep: ['<|endoftext|>', END],
    cls: ['<|startoftext|>', START],
    trim_offsets: false,
    add_prefix_space: false,
  },
  decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true },
  model: {
    type: 'BPE',
    dropout: null,
    unk_token: '<|endoftext|>',
    continuing_subword_prefix: '',
    end_of_word_suffix: '</w>',
    fuse_unk: false,
    vocab: vocabulary(),
    merges: MERGES.map(([pair]) => pair),
  },
});

/** CLIP's number of a word of the tests. */
export function clipTokenOf(word: string): number {
  const id = vocabulary()[`${word}</w>`];
  if (id === undefined) throw new Error(`the tests' part of CLIP's vocabulary lacks "${word}"`);
  return id;
}
