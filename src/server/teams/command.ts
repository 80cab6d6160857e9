// npm run team: makes, lists, changes and dissolves teams, while the program runs or not.
import { plans } from '#domain/plans.ts';
import { checkIsThere, openDatabase } from '../database/open-database.ts';
import { parseEnv } from '../env.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { runCommand } from '../run-command.ts';
import { changeTeam, createTeam, listTeams, removeTeam, TeamError } from './operator-teams.ts';
import { parseTeamCommand, type TeamCommand, teamHelp } from './team-arguments.ts';

const figure = new Intl.NumberFormat('en');
const plural = (count: number, unit: string) => `${figure.format(count)} ${unit}${count === 1 ? '' : 's'}`;
const aMonth = (replies: number) =>
  `${figure.format(replies)} ${replies === 1 ? 'reply' : 'replies'} a month`;

type Context = Parameters<typeof listTeams>[0]['ctx'];

async function list(ctx: Context): Promise<string> {
  const teams = await listTeams({ ctx });
  if (teams.length === 0) return 'There are no teams.';
  return teams
    .map(
      ({ name, plan, taken, seats, used, replies, owner }) =>
        `${name}: ${plans[plan].label}, ${taken} of ${plural(seats, 'seat')} taken, ` +
        `${figure.format(used)} of ${aMonth(replies)} used, owned by ${owner}`,
    )
    .join('\n');
}

/** Does what the operator wants. Returns what to print. Throws `TeamError`. */
async function execute(ctx: Context, command: TeamCommand): Promise<string> {
  switch (command.verb) {
    case 'create': {
      const { input } = command;
      await createTeam({ ctx, input });
      const { name, owner, seats, plan, replies } = input;
      return (
        `The team ${name} has ${plural(seats, 'seat')}, the plan ${plans[plan].label} and ${aMonth(replies)}: ` +
        `${owner} owns it and can invite the others on the dashboard.`
      );
    }
    case 'set': {
      const { name, seats, replies } = await changeTeam({ ctx, input: command.input });
      return `The team ${name} has ${plural(seats, 'seat')} and ${aMonth(replies)} now.`;
    }
    case 'remove': {
      const { name } = command.input;
      const count = await removeTeam({ ctx, name });
      const whose =
        count === 1 ? 'Its one member has the own plan' : `Its ${count} members have their own plans`;
      return `The team ${name} is dissolved. ${whose} again.`;
    }
    case 'list':
      return list(ctx);
  }
}

async function run(args: string[], signal: AbortSignal): Promise<void> {
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(teamHelp);
    return;
  }
  const command = parseTeamCommand(args);
  const { storage } = parseEnv(process.env);
  checkIsThere(storage);
  const database = await openDatabase(storage, () => {}, noMetrics);
  try {
    signal.throwIfAborted();
    console.log(await execute({ database }, command));
  } finally {
    await database.close();
  }
}

await runCommand(run, {
  stopped: 'Stopped. Run npm run team -- list to see the teams.',
  refusals: [TeamError],
});
