import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/is-uuid.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import {
  deleteAllMemories,
  deleteMemories,
  isMemoryEnabled,
  listMemories,
  setMemoryEnabled,
} from '../../memories/memory-store.ts';
import { addMemory, changeMemory, presentMemory } from './change-memory.ts';

export function memoryRoutes(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  bindCall(app, 'memories', async ({ member: { userId } }) => {
    const [isEnabled, rows] = await Promise.all([
      isMemoryEnabled(database, userId),
      listMemories(database, userId),
    ]);
    return { memory_enabled: isEnabled, memories: rows.map(presentMemory) };
  });

  bindCall(app, 'addMemory', ({ member: { userId }, body }) =>
    addMemory(database, userId, body.text),
  );

  bindCall(app, 'changeMemory', ({ member: { userId }, params: { id }, body }) =>
    changeMemory(database, { userId, id, text: body.text }),
  );

  bindCall(app, 'forgetMemory', async ({ member: { userId }, params: { id } }) => {
    const deleted = isUuid(id) ? await deleteMemories(database, userId, [id]) : 0;
    if (deleted === 0) throw new ApiError('not_found');
    return DONE;
  });

  bindCall(app, 'forgetMemories', async ({ member: { userId } }) => {
    await deleteAllMemories(database, userId);
    return DONE;
  });

  bindCall(app, 'setMemoryMode', async ({ member: { userId }, body }) => {
    await setMemoryEnabled(database, userId, body.memory_enabled);
    return DONE;
  });
}
