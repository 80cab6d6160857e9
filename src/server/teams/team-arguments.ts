import { parseArgs } from 'node:util';
import { z } from 'zod';
import { passwordResetRequestSchema } from '#domain/accounts.ts';
import { paidPlans } from '#domain/billing.ts';
import { plans } from '#domain/plans.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { MAX_TEAM_REPLIES, teamNameSchema, teamSeats } from '#domain/teams.ts';
import { TeamError } from './operator-teams.ts';

const planNames = new Intl.ListFormat('en', { type: 'disjunction' }).format(paidPlans);

export const teamHelp = `npm run team -- create NAME --owner EMAIL --seats N --plan PLAN [--replies N]
                                            makes a team for the owner, who has an account and takes a seat
npm run team -- list                        the teams, with their seats and replies
npm run team -- set NAME [--seats N] [--replies N]
                                            changes the seats of a team, or its replies a month
npm run team -- remove NAME                 dissolves a team: its members have their own plans again

PLAN is ${planNames}. Without --replies, the members share the replies of the plan.`;

/** A whole number that was typed. */
function typedNumber(name: string, least: number, most: number) {
  const sentence = `${name} must be a whole number from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((number) => number >= least && number <= most, sentence);
}

const seats = typedNumber('--seats', teamSeats.least, teamSeats.most);
const replies = typedNumber('--replies', 1, MAX_TEAM_REPLIES);
const name = teamNameSchema;

/** The words and options of each command. */
const commands = {
  create: z
    .strictObject({
      name,
      owner: z.string('--owner is missing: the email address of the account that owns the team.'),
      seats: z
        .string(`--seats is missing: a whole number from ${teamSeats.least} to ${teamSeats.most}.`)
        .pipe(seats),
      plan: z.enum(paidPlans, `--plan must be ${planNames}.`),
      replies: replies.optional(),
    })
    .transform((input, context) => {
      const owner = passwordResetRequestSchema.safeParse({ email: input.owner });
      if (!owner.success) {
        context.addIssue(`--owner must be an email address, and ${input.owner} is none.`);
        return z.NEVER;
      }
      return {
        ...input,
        owner: owner.data.email,
        replies: input.replies ?? plans[input.plan].includedVolume,
      };
    }),
  set: z
    .strictObject({ name, seats: seats.optional(), replies: replies.optional() })
    .refine((input) => input.seats !== undefined || input.replies !== undefined, {
      error: 'Say what to change: --seats, --replies or both.',
    }),
  remove: z.strictObject({ name }),
  list: z.strictObject({}),
};

type Verb = keyof typeof commands;

/** What the operator wants. */
export type TeamCommand = {
  [Name in Verb]: { verb: Name; input: z.output<(typeof commands)[Name]> };
}[Verb];

/** The words and the options of the command line. Throws `TeamError`. */
function splitArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { owner: text, seats: text, plan: text, replies: text },
    });
  } catch (error) {
    // The further sentences are about positional arguments.
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw new TeamError(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** Reads the command line. Throws `TeamError` with one sentence, or with the help if there is no known command. */
export function parseTeamCommand(args: string[]): TeamCommand {
  const { values, positionals } = splitArguments(args);
  const [verb = '', ...words] = positionals;
  if (!Object.hasOwn(commands, verb)) throw new TeamError(teamHelp);
  const wanted = verb === 'list' ? 0 : 1;
  if (words.length < wanted)
    throw new TeamError(`The name of the team is missing: npm run team -- ${verb} NAME.`);
  const [unknown] = words.slice(wanted);
  if (unknown !== undefined) {
    throw new TeamError(`The word ${unknown} is one too many: put a name with spaces between quotes.`);
  }
  const typed = { ...values, ...(wanted === 1 ? { name: words[0] } : {}) };
  const parsed = commands[verb as Verb].safeParse(typed);
  if (parsed.success) return { verb, input: parsed.data } as TeamCommand;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') throw new TeamError(`${verb} takes no --${issue.keys[0]}.`);
  throw new TeamError(firstIssueMessage(parsed.error));
}
