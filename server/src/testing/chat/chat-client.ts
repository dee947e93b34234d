import type { CallAnswer } from '@modiste/contract/calls';
import { fillPath, PATHS } from '@modiste/contract/paths';
import type { TestApp } from '../app/open-test-app.ts';
import type { TestMember } from '../people/make-member.ts';

type ChatCall = 'chatTranslate' | 'chatRetrieve' | 'chatRank' | 'chatReplacePiece';

interface Answered<Answer> {
  status: number;
  answer: Answer;
}

/** A call of the chat by that person. */
export async function chat<Name extends ChatCall>(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<TestMember, 'headers'>,
  [name, payload]: readonly [Name, object],
): Promise<Answered<CallAnswer<Name>>> {
  const { method, path } = PATHS[name];
  const response = await app.inject({ method, url: path, payload, headers });
  return { status: response.statusCode, answer: response.json() };
}

export interface SaidTurn {
  said: CallAnswer<'chatTranslate'>;
  found: CallAnswer<'chatRetrieve'>;
  ranked: CallAnswer<'chatRank'>;
}

/** What rank is sent after translate and retrieve. */
export const rankBody = (query: string, { said, found }: Pick<SaidTurn, 'said' | 'found'>) => ({
  chat_id: said.chat_id,
  user_message_id: said.user_message_id,
  query,
  refined_query: said.refined_query,
  quick_picks_ids: found.quick_picks,
  top_picks_ids: found.top_picks,
  title: said.title,
});

export const retrieveBody = (said: SaidTurn['said']) => ({
  chat_id: said.chat_id,
  user_message_id: said.user_message_id,
  refined_query: said.refined_query,
});

/** A whole turn that asks for a search: the three calls, one after the other. */
export async function sayToFind(
  test: Pick<TestApp, 'app'>,
  member: Pick<TestMember, 'headers'>,
  sent: { query: string } & Record<string, unknown>,
): Promise<SaidTurn> {
  const { answer: said } = await chat(test, member, ['chatTranslate', sent]);
  const { answer: found } = await chat(test, member, ['chatRetrieve', retrieveBody(said)]);
  const body = rankBody(sent.query, { said, found });
  const { answer: ranked } = await chat(test, member, ['chatRank', body]);
  return { said, found, ranked };
}

/** The messages of a conversation, as they are shown. */
export async function readMessages(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<TestMember, 'headers'>,
  id: string,
): Promise<CallAnswer<'chatMessages'>> {
  const { method, path } = PATHS.chatMessages;
  const response = await app.inject({ method, url: fillPath(path, { id }), headers });
  return response.json();
}
