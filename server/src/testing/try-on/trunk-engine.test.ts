import { describeTryOnEngine } from '@modiste/fitting/testing/try-on-engine-suite';
import { drawGarment } from '../pictures/draw-garment.ts';
import { createTrunkEngine } from './trunk-engine.ts';
import { plainPhoto } from './try-on-client.ts';

describeTryOnEngine('the small engine of the tests', {
  open: async () => createTrunkEngine(),
  makeJob: async (count) => {
    const bytes = await drawGarment({ color: 'red', shape: 'trousers' });
    const about = { bytes, key: 'red', category: 'lower_body', words: '' } as const;
    const bottom = { ...about, role: 'bottom' } as const;
    const top = { ...about, role: 'top', category: 'upper_body' } as const;
    const pose = { bytes: await plainPhoto(), key: 'tan' };
    return { pose, garments: count === 'one' ? [bottom] : [bottom, top] };
  },
});
