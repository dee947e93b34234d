import { understandQuery } from '@modiste/lexicon/understand-query';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { createModelStylist, type ModelFailure } from '@modiste/stylist/model-stylist';
import type { StylistModelSettings } from '../../config/config.ts';
import { openLanguageModel } from '../../providers/language-model/open-language-model.ts';
import { type AskedModel, type ModelBehavior, openModelEndpoint } from './model-endpoint.ts';

/** A stylist whose model is an endpoint of this machine. */
export async function openStylistOn(
  behave: (asked: AskedModel) => ModelBehavior,
  settings: Partial<StylistModelSettings> = {},
) {
  const endpoint = await openModelEndpoint(behave);
  const failures: ModelFailure[] = [];
  const model = await openLanguageModel({
    provider: 'compatible',
    model: 'a-model',
    url: endpoint.url,
    apiKey: 'a-key',
    timeoutMs: 20_000,
    ...settings,
  });
  const understand = async (text: string) => understandQuery(text);
  const builtIn = createBuiltInStylist();
  const stylist = createModelStylist({
    model,
    builtIn,
    understand,
    timeoutMs: settings.timeoutMs ?? 20_000,
    onFailure: (failure) => failures.push(failure),
  });
  return { stylist, builtIn, failures, asked: endpoint.asked, close: () => endpoint.close() };
}

/** An answer to a message, with the fields that a test names. */
export const understood = (fields: object = {}) => ({
  intent: 'search',
  answer: '',
  items: [],
  title: 'Linen dresses for summer',
  query: 'linen dress for summer',
  filters: {
    priceRangeMin: null,
    priceRangeMax: null,
    gender: null,
    color: null,
    category: null,
    material: null,
    brand: null,
    clothing_size: null,
    shoes_size: null,
    sale: null,
  },
  reference: null,
  outfit: false,
  suggestions: ['Something longer', 'In white'],
  ...fields,
});

/** A choice among the sample dresses, with the fields that a test names. */
export const chosen = (fields: object = {}) => ({
  reply: 'The linen dress [1] is $88. The cotton wrap dress [2] is the cheapest at $60.',
  picks: [
    { item: 2, reason: 'Crisp cotton in blue.' },
    { item: 1, reason: 'Pure linen with a square neckline.' },
  ],
  outfits: [],
  suggestions: ['Something longer', 'In white'],
  ...fields,
});
