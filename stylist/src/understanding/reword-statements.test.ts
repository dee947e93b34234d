import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { rewordAge, rewordStatements } from './reword-statements.ts';

const { request } = INITIAL_STATE;

describe('what somebody has already', () => {
  it.each([
    ['we already have the shoes', 'no shoes'],
    ["she's got plenty of scarves", 'no scarves'],
    ['i still have my boots, so only a coat', 'no boots, so only a coat'],
    ["i've got a belt already", 'no belt'],
    ['i own a navy blazer already', 'no blazer'],
  ])('need not be shown: %s', (said, meant) => {
    expect(rewordStatements(said, request)).toBe(meant);
  });

  it.each([
    'i already have black jeans, what goes with them?',
    'i have a navy suit and need shoes to go with it',
    'i already have a job',
    'i already have an account',
  ])('stays where it is to be dressed around, or is nothing to wear: %s', (said) => {
    expect(rewordStatements(said, request)).toBe(said);
  });
});

describe('what somebody cannot wear', () => {
  it.each([
    ["i can't walk in heels", 'no heels'],
    ['honestly i hate dancing in stilettos', 'honestly no stilettos'],
    ['my mom is unable to stand long in wedges', 'my mom no wedges'],
  ])('is refused: %s', (said, meant) => {
    expect(rewordStatements(said, request)).toBe(meant);
  });
});

describe('what somebody has had enough of', () => {
  it.each([
    ['not another hoodie lol', 'no more hoodie lol'],
    ['he wears the same 3 hoodies', 'no more hoodies'],
    ['so tired of jeans', 'no more jeans'],
    ['she likes scarves but has plenty', 'no scarves'],
    ['he loves hats, but he already has a million of them', 'no hats'],
    ['she loves scarves but has no gloves', 'she loves scarves but has no gloves'],
    ['no more than 50', 'no more than 50'],
    ['not another word', 'not another word'],
  ])('is refused: %s', (said, meant) => {
    expect(rewordStatements(said, request)).toBe(meant);
  });
});

describe('how somebody is built', () => {
  it.each([
    ["he's tall n skinny, L", "he's tall, L"],
    ["he's 15 and skinny, a shirt", "he's 15, a shirt"],
    ['i am really slim', 'i am really'],
    ["i'm after skinny jeans", "i'm after skinny jeans"],
  ])('is no cut: %s', (said, meant) => {
    expect(rewordStatements(said, request)).toBe(meant);
  });
});

describe('an age', () => {
  it.each([
    ['40ish, casual, budget 400', 'casual, budget 400'],
    ["i'm 60ish, a coat under 200", "i'm , a coat under 200"],
  ])('is no price beside one: %s', (said, meant) => {
    expect(rewordAge(said)).toBe(meant);
  });

  it.each(['a bag for 40ish', 'around 40ish', '40ish', '40ish dollars, not $100'])(
    'is a price where nothing else says one: %s',
    (said) => {
      expect(rewordAge(said)).toBe(said);
    },
  );
});
