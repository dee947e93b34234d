import { describe, expect, it } from 'vitest';
import { rewordJobs } from './reword-jobs.ts';

describe('what somebody does for a living', () => {
  it.each([
    ['i work at a brewery, need pants', 'casual, comfortable , need pants'],
    ['i bartend, need shoes', 'comfortable, no heels , need shoes'],
    ['nurse shoes', 'comfortable, no heels shoes'],
    ['shoes for my new job at a coffee shop', 'shoes comfortable, no heels'],
    ["i'm a lawyer, need a blazer", 'for the office , need a blazer'],
    ['i teach 3rd grade, need a cardigan', 'business casual, comfortable , need a cardigan'],
  ])('is what that asks of clothes and shoes: %s', (words, meant) => {
    expect(rewordJobs(words).replaceAll(' ,', ',')).toBe(meant.replaceAll(' ,', ','));
  });

  it.each([
    ['i got a job at a bank, what do i wear', 'show me an outfit, for the office'],
    ['i teach 3rd grade whats comfy', 'show me an outfit, business casual, comfortable'],
    ['i work at a bank, need an outfit under 300, no brown', 'under 300, no brown'],
  ])('is asked an outfit for, where no piece is named: %s', (words, meant) => {
    expect(rewordJobs(words)).toContain(meant);
  });

  it.each([
    ['shoes, i stand all day at work', 'comfortable, no heels'],
    ['my feet are killing me, need boots', 'comfortable, no heels'],
    ['party shoes i can stand in all night', 'comfortable, no heels'],
  ])('asks shoes to be kind to feet: %s', (words, meant) => {
    expect(rewordJobs(words)).toContain(meant);
  });

  it.each([
    ['an interview at a startup', 'an interview smart casual'],
    ['job interview with a tech company', 'job interview smart casual'],
    ['outfit for a creative agency interview', 'outfit for a smart casual interview'],
    ['an interview at a bank', 'an interview'],
  ])('says how an interview is dressed for: %s', (words, meant) => {
    expect(rewordJobs(words).replaceAll(/ {2,}/g, ' ')).toBe(meant);
  });

  it.each([
    'a gift for a teacher under 40',
    'a dress for a bar crawl',
    'a coat for standing around all day',
    'i work out, need shorts',
    'show me the bank of dresses',
  ])('is not read where nobody tells of it: %s', (words) => {
    expect(rewordJobs(words)).toBe(words);
  });
});
