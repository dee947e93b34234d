/** How a protocol writes an answer piece by piece. */
export interface Wire {
  begin: string;
  piece(text: string): string;
  end: string;
  /** A whole answer that calls a tool which nobody offered. */
  toolCall(name: string): string;
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object = {}) => `event: ${type}\n${data({ type, ...value })}`;

const chunk = (delta: object, finish_reason: string | null = null) =>
  data({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'a-model',
    choices: [{ index: 0, delta, finish_reason }],
  });

/** Chat completions of OpenAI, and of all that speak like it. */
export const openAIStream: Wire = {
  begin: chunk({ role: 'assistant', content: '' }),
  piece: (content) => chunk({ content }),
  end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
  toolCall: (name) => {
    const call = { index: 0, id: 'call-1', type: 'function', function: { name, arguments: '{}' } };
    return `${chunk({ tool_calls: [call] })}${chunk({}, 'tool_calls')}data: [DONE]\n\n`;
  },
};

/**
 * Messages of Anthropic.
 * @param tool The tool whose input carries the answer, for models without structured output.
 */
export function anthropicStream(tool: string | null): Wire {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = {
    id: 'msg-1',
    type: 'message',
    role: 'assistant',
    model: 'a-model',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const start = (content_block: object) =>
    named('message_start', { message }) + named('content_block_start', { index: 0, content_block });
  const piece = (delta: object) => named('content_block_delta', { index: 0, delta });
  const end = (stop_reason: string) =>
    named('content_block_stop', { index: 0 }) +
    named('message_delta', { delta: { stop_reason, stop_sequence: null }, usage }) +
    named('message_stop');
  const startTool = (name: string) => start({ type: 'tool_use', id: 'tool-1', name, input: {} });
  return {
    begin: tool === null ? start({ type: 'text', text: '' }) : startTool(tool),
    piece: (text) =>
      piece(
        tool === null
          ? { type: 'text_delta', text }
          : { type: 'input_json_delta', partial_json: text },
      ),
    end: end(tool === null ? 'end_turn' : 'tool_use'),
    toolCall: (name) =>
      startTool(name) + piece({ type: 'input_json_delta', partial_json: '{}' }) + end('tool_use'),
  };
}

const candidate = (part: object, finishReason?: string) =>
  data({
    candidates: [{ content: { role: 'model', parts: [part] }, index: 0, finishReason }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  });

/** `streamGenerateContent` of Google. */
export const googleStream: Wire = {
  begin: '',
  piece: (text) => candidate({ text }),
  end: candidate({ text: '' }, 'STOP'),
  toolCall: (name) => candidate({ functionCall: { name, args: {} } }, 'STOP'),
};
