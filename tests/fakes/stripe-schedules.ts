// How the fake Stripe changes a subscription at the end of its period, as its portal does for a smaller plan.
import {
  itemOfSubscription,
  type Price,
  periodEnd,
  phaseOf,
  type Schedule,
  type Subscription,
  scheduleOf,
} from './stripe-objects.ts';
import type { World } from './stripe-world.ts';

const UPDATED = 'customer.subscription.updated';

export function scheduleOfSubscription(world: World, { schedule }: Subscription): Schedule | undefined {
  return schedule ? world.get('subscription_schedule', schedule) : undefined;
}

/** Takes a schedule from its subscription, which stays as it is. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  const subscription = world.get('subscription', String(schedule.subscription));
  world.change('subscription_schedule.released', schedule, {
    ...{ status: 'released', released_at: world.now(), released_subscription: subscription.id },
    ...{ subscription: null, current_phase: null },
  });
  world.change(UPDATED, subscription, { schedule: null });
}

/**
 * A smaller plan from the end of the period on. A second choice comes after the first, as at Stripe's own portal if it
 * is opened for one change.
 */
export function scheduleChange(world: World, subscription: Subscription, price: Price): void {
  const item = itemOfSubscription(subscription);
  const present = { start: item.current_period_start, end: item.current_period_end };
  const found = scheduleOfSubscription(world, subscription);
  const schedule =
    found ?? world.add<'subscription_schedule'>(scheduleOf(world.born('sub_sched'), subscription));
  if (!found) {
    schedule.phases.push(phaseOf(present, item.price));
    schedule.current_phase = { start_date: present.start, end_date: present.end };
  }
  const start = schedule.phases.at(-1)?.end_date ?? present.end;
  schedule.phases.push(phaseOf({ start, end: periodEnd(start, start, price) }, price));
  world.emit(found ? 'subscription_schedule.updated' : 'subscription_schedule.created', schedule);
  world.change(UPDATED, subscription, { schedule: schedule.id });
}

/** Brings the schedule of a subscription to the phase that begins now. */
export function enterPhase(world: World, subscription: Subscription, start: number): Price | undefined {
  const schedule = scheduleOfSubscription(world, subscription);
  const phase = schedule?.phases.find(({ start_date }) => start_date === start);
  if (!schedule) return undefined;
  if (!phase) {
    releaseSchedule(world, schedule);
    return undefined;
  }
  const { start_date, end_date } = phase;
  world.change('subscription_schedule.updated', schedule, { current_phase: { start_date, end_date } });
  return world.get('price', String(phase.items[0]?.price));
}
