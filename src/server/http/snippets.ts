import { Hono } from 'hono';
import { z } from 'zod';
import { filledOwnWords, ownWordsSchema } from '#domain/own-words.ts';
import { apiPaths } from '#domain/paths.ts';
import { snippetInputSchema, snippetSchema, snippetsSchema } from '#domain/snippets.ts';
import { changeOwnWords, readOwnWords } from '../snippets/own-words.ts';
import { createSnippet, deleteSnippet, listSnippets } from '../snippets/snippets.ts';
import type { HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import { countChange, requireAccount } from './require-account.ts';

/** The snippets and the own words of the signed-in account (docs/product.md, 3.25). */
export const snippetRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.snippets,
    describeRoute({
      operationId: 'listSnippets',
      summary: 'List your snippets, newest first',
      responses: { 200: jsonResponse('The snippets.', snippetsSchema) },
    }),
    requireAccount,
    async (c) => c.json({ snippets: await listSnippets({ ctx: c.var.deps, accountId: c.var.account.id }) }),
  )
  .post(
    apiPaths.snippets,
    describeRoute({
      operationId: 'createSnippet',
      summary: 'Save a snippet',
      responses: { 201: jsonResponse('The snippet.', snippetSchema) },
      problems: ['too_many_snippets'],
    }),
    requireAccount,
    countChange,
    jsonInput(snippetInputSchema),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(await createSnippet({ ctx: c.var.deps, accountId: c.var.account.id, input }), 201);
    },
  )
  .delete(
    `${apiPaths.snippets}/:id`,
    describeRoute({
      operationId: 'deleteSnippet',
      summary: 'Delete a snippet',
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'The snippet is deleted.' } },
      problems: ['snippet_not_found'],
    }),
    requireAccount,
    async (c) => {
      await deleteSnippet({
        ctx: c.var.deps,
        accountId: c.var.account.id,
        snippetId: c.req.param('id'),
      });
      return c.body(null, 204);
    },
  )
  .get(
    apiPaths.ownWords,
    describeRoute({
      operationId: 'ownWords',
      summary: 'Read how you open and sign your replies',
      responses: { 200: jsonResponse('Your own words, without those that are not set.', ownWordsSchema) },
    }),
    requireAccount,
    async (c) => c.json(await readOwnWords({ ctx: c.var.deps, accountId: c.var.account.id })),
  )
  .put(
    apiPaths.ownWords,
    describeRoute({
      operationId: 'changeOwnWords',
      summary: 'Change how you open and sign your replies',
      description: 'Replaces all of your own words. A field that is absent or blank is not set any more.',
      responses: { 200: jsonResponse('Your own words, without those that are not set.', ownWordsSchema) },
    }),
    requireAccount,
    countChange,
    jsonInput(ownWordsSchema),
    async (c) => {
      const input = filledOwnWords(c.req.valid('json')) ?? {};
      await changeOwnWords({ ctx: c.var.deps, accountId: c.var.account.id, input });
      return c.json(input);
    },
  );
