// npm run team: makes, lists, changes and dissolves teams. src/server/teams/team-arguments.ts describes the arguments.
import { spawnCommand } from './command.mjs';

await spawnCommand('team', 'teams/command.ts', process.argv.slice(2));
