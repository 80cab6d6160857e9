import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Snippet, SnippetInput } from '#domain/snippets.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import { countOwned, deleteOwned } from '../database/owned-rows.ts';
import { ProblemError } from '../problems.ts';

/** The snippets of an account, newest first. Rejects if the database does not answer. */
export async function listSnippets({
  ctx: {
    database: { db },
  },
  accountId,
}: {
  ctx: { database: Pick<Database, 'db'> };
  accountId: string;
}): Promise<Snippet[]> {
  return db
    .selectFrom('snippets')
    .select(['id', 'name', 'text'])
    .where('user_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Saves a snippet for an account. The lock on the account's row makes the limit exact for calls at the same time.
 * Throws `too_many_snippets`, and `unauthenticated` if the account was deleted meanwhile.
 */
export async function createSnippet({
  ctx: { database },
  accountId,
  input: { name, text },
}: {
  ctx: { database: Database };
  accountId: string;
  input: SnippetInput;
}): Promise<Snippet> {
  return database.db.transaction().execute(async (tx) => {
    if (!(await lockAccount(database, tx, accountId, 'change'))) throw new ProblemError('unauthenticated');
    if ((await countOwned(tx, 'snippets', accountId)) >= limits.snippets)
      throw new ProblemError('too_many_snippets');
    const snippet: Snippet = { id: randomUUID(), name, text };
    const created_at = await database.now(tx);
    await tx
      .insertInto('snippets')
      .values({ ...snippet, user_id: accountId, created_at })
      .execute();
    return snippet;
  });
}

/** Deletes a snippet of an account. Throws `snippet_not_found` if the account has no snippet with that id. */
export async function deleteSnippet({
  ctx: { database },
  accountId,
  snippetId,
}: {
  ctx: { database: Database };
  accountId: string;
  snippetId: string;
}): Promise<void> {
  const isDeleted = await deleteOwned(database.db, 'snippets', accountId, snippetId);
  if (!isDeleted) throw new ProblemError('snippet_not_found');
}
