import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The id of a subscription at Stripe as a column of its own; before, it was cut out of the id of the row. */
export const stripeId: Migration = {
  name: '149-stripe-id',
  async up(tx) {
    await sql`alter table subscription add column "stripeId" text`.execute(tx);
    await sql`update subscription set "stripeId" = substr(id, ${sql.lit('stripe:'.length + 1)}) where source = 'stripe'`.execute(tx);
  },
};
