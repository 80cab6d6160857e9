import type { Costs } from '#domain/status.ts';
import type { Database } from '../database/connect.ts';
import type { Env } from '../env.ts';
import { readCeilings } from '../quotas/ceilings.ts';
import { dayAt, monthAt } from '../quotas/quota.ts';
import type { Price, Prices } from './price-env.ts';
import type { TokenCounter } from './token-counter.ts';

type CostsContext = {
  env: Pick<Env, 'prices' | 'replyLimits'>;
  database: Pick<Database, 'db' | 'kind' | 'now'>;
  tokens: Pick<TokenCounter, 'flush'>;
};

type DayCounts = { day: string; model: string; replies: number; input: number; output: number };
type Counts = Costs['all']['today'];

const variables = { all: 'REPLIES_PER_DAY', 'all-guests': 'GUEST_REPLIES_PER_DAY' } as const;

type Figures = Pick<Counts, 'replies' | 'input' | 'output'>;

const sumOf = (all: readonly Figures[]): Figures => ({
  replies: all.reduce((total, { replies }) => total + replies, 0),
  input: all.reduce((total, { input }) => total + input, 0),
  output: all.reduce((total, { output }) => total + output, 0),
});

/** The sum of a model's days. The cost is null if the model has no price. */
function sumOfDays(days: readonly DayCounts[], price: Price | undefined): Counts {
  const sum = sumOf(days);
  return { ...sum, cost: price ? (sum.input * price.input + sum.output * price.output) / 1_000_000 : null };
}

/** The sum over models. Models without a price cost nothing here; null if none has a price. */
function sumOfModels(all: readonly Counts[]): Counts {
  const costs = all.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return { ...sumOf(all), cost: costs.length > 0 ? costs.reduce((total, cost) => total + cost, 0) : null };
}

/**
 * The counts of each model, those with the most tokens first, and of all together. `days`: of this and the last month.
 */
function costsOf(days: readonly DayCounts[], prices: Prices, now: number): Pick<Costs, 'models' | 'all'> {
  const [today, month] = [dayAt(now).name, monthAt(now).name];
  const models = [...Map.groupBy(days, ({ model }) => model)].map(([model, ofModel]) => {
    const sum = (isIn: (day: string) => boolean) =>
      sumOfDays(
        ofModel.filter(({ day }) => isIn(day)),
        prices.get(model),
      );
    return {
      model,
      today: sum((day) => day === today),
      month: sum((day) => day.startsWith(month)),
      lastMonth: sum((day) => !day.startsWith(month)),
    };
  });
  const size = ({ month, lastMonth }: (typeof models)[number]) =>
    [month, lastMonth].reduce((total, { input, output, replies }) => total + input + output + replies, 0);
  return {
    models: models.toSorted((a, b) => size(b) - size(a)),
    all: {
      today: sumOfModels(models.map((one) => one.today)),
      month: sumOfModels(models.map((one) => one.month)),
      lastMonth: sumOfModels(models.map((one) => one.lastMonth)),
    },
  };
}

/**
 * What was written and what it costs at the operator's prices, today, in this month and in the last one, in UTC by the
 * database's clock; and the ceilings. Rejects if the database does not answer.
 */
export async function readCosts({ env, database, tokens }: CostsContext): Promise<Costs> {
  await tokens.flush();
  const { db } = database;
  const now = await database.now(db);
  const lastMonth = monthAt(Date.parse(`${monthAt(now).name}-01`) - 1).name;
  const [days, ceilings] = await Promise.all([
    db.selectFrom('token_counts').selectAll().where('day', '>=', lastMonth).execute(),
    readCeilings(database, env.replyLimits),
  ]);
  return {
    ceilings: ceilings.map(({ holder, limit, used }) => ({ variable: variables[holder], limit, used })),
    ...costsOf(days, env.prices, now),
  };
}
