import { describeStylist } from '../testing/stylist-suite.ts';
import { createBuiltInStylist } from './built-in-stylist.ts';

describeStylist('the built-in stylist', async () => createBuiltInStylist());
