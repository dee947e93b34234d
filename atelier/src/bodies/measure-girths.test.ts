import { describe, expect, it } from 'vitest';
import { bodyFields } from './body-fields.ts';
import { planBody } from './body-plan.ts';
import { figureOf, SHAPES } from './figures.ts';
import { fitGirths, measureGirths } from './measure-girths.ts';
import { STANCE, STANCES } from './stances.ts';

describe('a body’s girths', () => {
  for (const gender of ['woman', 'man'] as const)
    for (const stance of STANCES)
      it(`come out within a centimeter for every ${gender} who stands ${stance}`, () => {
        for (const shape of SHAPES) {
          const plan = fitGirths(planBody(gender, figureOf(gender, shape), STANCE[stance]));
          const found = measureGirths(plan, bodyFields(plan));
          const off = Object.entries(plan.figure.girths).filter(
            ([name, asked]) =>
              !Object.entries(found).some(
                ([other, girth]) => other === name && Math.abs(girth - asked) < 1,
              ),
          );
          expect({ shape, off }).toEqual({ shape, off: [] });
        }
      });
});
