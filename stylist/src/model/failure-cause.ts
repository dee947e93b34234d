import { AISDKError, APICallError, NoObjectGeneratedError } from 'ai';

/**
 * Why a model gave no answer, for the log. Made of kinds and status codes only: what a provider
 * says may repeat the question or the key.
 */
export function failureCause(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return 'the model could not be reached';
    return statusCode < 400 ? 'the answer broke off' : `the model answered ${statusCode}`;
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    return error.finishReason === 'content-filter'
      ? 'the model refused to answer'
      : 'the answer was not of the shape that was asked for';
  }
  if (AISDKError.isInstance(error)) return 'the answer could not be read';
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'TimeoutError' ? 'no answer in time' : error.name;
}
