import { comesInWidth, feetScore, helpsOf, isShoe } from '../../facts/feet-fit.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import type { Reason, ReasonScene } from './reason.ts';

/** What of a shoe suits the shape of feet that was told. Never that it fits. */
export function feetReasons({ item, wish }: ReasonScene): Reason[] {
  const { feet } = wish.remembered;
  if (feet === null || !isShoe(item)) return [];
  const { shape, whose } = feet;
  if (comesInWidth(item, shape)) {
    return [
      {
        kind: 'feet',
        weight: 0.92,
        wordings: [
          `Listed in a ${shape} width, and I kept ${whose} ${shape} feet in mind.`,
          `Its page names a ${shape} width, for ${whose} ${shape} feet.`,
        ],
      },
    ];
  }
  const helps = helpsOf(item, shape).slice(0, 2);
  if (helps.length === 0 || feetScore(item, shape) <= 0) return [];
  const list = joinWithAnd(helps);
  const leave = /^an? |stretch$/.test(list) ? 'leaves' : 'leave';
  const why = shape === 'wide' ? `which ${leave} more room` : 'which can be drawn closer';
  return [
    {
      kind: 'feet',
      weight: 0.7,
      wordings: [
        `It has ${list}, worth a try with ${whose} ${shape} feet.`,
        ...(helps.length === 1
          ? [`${capitalize(list)}, ${why}: I kept ${whose} ${shape} feet in mind.`]
          : []),
      ],
    },
  ];
}
