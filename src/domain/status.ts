import { z } from 'zod';
import { modelValues } from './plans.ts';

/** Where a model on this machine is: not in memory, on its way there, there, or not usable until the next try. */
const localStateSchema = z.enum(['idle', 'loading', 'ready', 'failed']);

/** The answer of the readiness check. */
export const readySchema = z.object({
  status: z.literal('ready'),
  models: z
    .array(z.object({ label: z.string(), state: localStateSchema }))
    .optional()
    .describe('The models on this machine; absent without one. The server is ready in each of their states.'),
});

const writerStatusSchema = z.object({
  role: z.enum([...modelValues, 'fallback']).describe('What it writes. `fallback`: if another one fails.'),
  name: z.string().describe('The name that a reply has in `writer`.'),
  local: z
    .object({ state: localStateSchema, problem: z.string().optional() })
    .optional()
    .describe('Only for a model on this machine. `problem` says why it failed.'),
});

const missingSchema = z.object({
  title: z.string(),
  text: z.string().describe('What does not work without it, in one or two sentences.'),
  line: z.string().describe('The line for a terminal that changes it.'),
});

const countsSchema = z.object({
  replies: z.int().describe('Replies that were charged to persons.'),
  input: z.int().describe('Tokens of prompts.'),
  output: z.int().describe('Tokens of answers.'),
  cost: z.number().nullable().describe('US dollars at the prices of `AI_PRICES`. null: no price.'),
});

/** The variables of the ceilings. */
const ceilingVariables = ['REPLIES_PER_DAY', 'GUEST_REPLIES_PER_DAY'] as const;

/** Days and months in UTC. */
const periodsSchema = z.object({ today: countsSchema, month: countsSchema, lastMonth: countsSchema });

const costsSchema = z.object({
  ceilings: z
    .array(z.object({ variable: z.enum(ceilingVariables), limit: z.int(), used: z.int() }))
    .describe('The ceilings of a day that are set, with the replies of today.'),
  models: z.array(periodsSchema.extend({ model: z.string() })),
  all: periodsSchema.describe('All models together. The cost is that of the models with a price.'),
});

/** What the operator's page shows (docs/product.md, 12). It has no secret, no password and no address of a person. */
export const statusSchema = z.object({
  version: z.string(),
  node: z.string(),
  platform: z.string().describe('The system and the processor: `linux x64`.'),
  address: z.string().describe('The public address.'),
  writers: z.array(writerStatusSchema),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    host: z.string().optional().describe('Only for PostgreSQL.'),
    answers: z.boolean(),
  }),
  oldSecrets: z
    .object({
      count: z.int().describe('How many old secrets APP_SECRET has.'),
      left: z
        .int()
        .nullable()
        .describe('How many credentials are still sealed by them; null: the database did not answer.'),
    })
    .optional()
    .describe('Only while a secret is replaced.'),
  payments: z
    .object({
      prices: z.array(z.string()).describe('What the plans cost: `Basic: $9.99 a month`.'),
      warnings: z.array(z.string()).describe('What the operator should look at.'),
    })
    .optional()
    .describe('Only where payments are set up.'),
  settings: z
    .array(z.object({ variable: z.string(), value: z.string().nullable() }))
    .describe('Environment variables. Of an address with a password it has only the host. null: not set.'),
  missing: z.array(missingSchema),
  costs: costsSchema.nullable().describe('null if the database does not answer.'),
});

export type Status = z.infer<typeof statusSchema>;
export type Costs = z.infer<typeof costsSchema>;
export type WriterStatus = z.infer<typeof writerStatusSchema>;
export type MissingSetting = z.infer<typeof missingSchema>;

export const trialRequestSchema = z.object({
  model: z.enum(modelValues, { error: 'The model must be standard or advanced.' }),
});

/** A trial reply. Times are in milliseconds. */
export const trialSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('written'),
    writer: z.string(),
    firstTextMs: z.int(),
    totalMs: z.int(),
    words: z.int(),
    reply: z.string(),
  }),
  z.object({
    outcome: z.literal('failed'),
    writer: z.string(),
    totalMs: z.int(),
    cause: z.string().describe('As in the log.'),
  }),
]);

export type Trial = z.infer<typeof trialSchema>;
