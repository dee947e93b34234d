import type { LanguageModel } from 'ai';
import type { StylistModelSettings } from '../../config/config.ts';

/**
 * The language model that is set. Only what speaks to its provider is loaded. Nothing is asked yet:
 * whether the model answers is found out by the first shopper's message.
 */
export async function openLanguageModel(settings: StylistModelSettings): Promise<LanguageModel> {
  // The library prints its warnings otherwise, and they would not be lines of our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { provider, model, url, apiKey } = settings;
  const baseURL = url?.href.replace(/\/$/, '');
  const key = apiKey ?? undefined;
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Unlike the provider's newer protocol, this one stores no conversation.
      return createOpenAI({ apiKey: key, baseURL }).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: key, baseURL })(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey: key, baseURL })(model);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const options = { name: 'compatible', baseURL: baseURL ?? '', apiKey: key };
      return createOpenAICompatible({ ...options, supportsStructuredOutputs: true }).chatModel(
        model,
      );
    }
  }
}
