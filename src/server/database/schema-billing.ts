import type { Generated } from 'kysely';
import type { BillingInterval, PaidPlan } from '#domain/billing.ts';

/** The tables of payments, teams and mails about usage. */
export type BillingSchema = {
  /**
   * The accounts that the payment provider knows, and what it last said about their subscription. A row is only ever
   * written from what was read at the provider. Source: decision 20.
   */
  billing_customers: {
    user_id: string;
    /** 1: of the provider's live mode, 0: of its test mode. Only the rows of the key's own mode are used. */
    is_live: number;
    /** The provider's id of the customer. */
    customer: string;
    /** The number of the last read that was begun, and of the last one whose result is stored. */
    last_read: Generated<number>;
    applied_read: Generated<number>;
    /** The provider's id of the subscription that counts; null: there is none. */
    subscription: string | null;
    /** The provider's word for its state, such as 'active' or 'past_due'. */
    status: string | null;
    plan: PaidPlan | null;
    billing_interval: BillingInterval | null;
    price: string | null;
    /** In the smallest unit of the currency. */
    amount: number | null;
    currency: string | null;
    /** When the paid period ends. */
    period_ends_at: number | null;
    /** When the subscription ends because it was cancelled; null if it goes on. */
    ends_at: number | null;
    /** The plan from the end of the period on; null if it stays. */
    next_plan: PaidPlan | null;
    /** How often the plan is paid from then on; null if that stays. */
    next_interval: BillingInterval | null;
    /** When the plan ends because a payment has failed; null if none has. */
    access_ends_at: number | null;
    first_paid_at: number | null;
    /** 'asked': the person wants all payments back. 'done': they are paid back. It is possible only once. */
    money_back: 'asked' | 'done' | null;
    created_at: number;
  };
  /** Customers of deleted accounts. A row is deleted when the provider has ended their subscriptions. */
  ended_customers: {
    customer: string;
    is_live: number;
    /** 'asked': the person wanted all payments back. */
    money_back: 'asked' | 'done' | null;
    ended_at: number;
  };
  /** The events of the payment provider that were handled, so that each is handled once. */
  billing_events: {
    id: string;
    expires_at: number;
  };
  /** Which new price a subscriber was told, and when. */
  price_notices: {
    user_id: string;
    plan: PaidPlan;
    billing_interval: BillingInterval;
    amount: number;
    currency: string;
    sent_at: number;
  };
  /** Teams, which the operator creates. Source: decision 20. */
  teams: {
    id: string;
    name: string;
    plan: PaidPlan;
    seats: number;
    /** The replies a month that all members share. */
    replies: number;
    owner_id: string;
    created_at: number;
  };
  /** The seats of teams that are taken: by a member, or by an invitation that was not accepted yet. */
  team_seats: {
    id: string;
    team_id: string;
    /** Null: invited. */
    user_id: string | null;
    /** The address of the member, or the one that was invited, in lower case. */
    email: string;
    /** The hash of the token in the invitation's link; null if it was accepted. */
    invitation: string | null;
    /** When the invitation ends; null if it was accepted. */
    expires_at: number | null;
    /** When the invitation was made, or accepted. */
    created_at: number;
  };
  /** The mails about an allowance that were sent, so that each is sent once a month. */
  usage_notices: {
    /** An account's id, or 'team:<id>'. */
    holder: string;
    /** '2026-01' */
    month: string;
    percent: number;
    expires_at: number;
  };
};
