import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The people of a member's household, each with the consent they were stored by. */
export const people: Migration = {
  name: '158-people',
  async up(tx) {
    await sql`create table person (
      id text primary key, "memberId" text not null references member (id) on delete cascade, nickname text not null, colour text not null,
      age integer, "dietaryRestrictions" text not null, "medicalConditions" text not null, "healthGoals" text not null,
      preferences text not null, "consentVersion" text not null, "consentAt" bigint not null, "createdAt" bigint not null,
      "updatedAt" bigint not null)`.execute(tx);
    await sql`create index "personMember" on person ("memberId", "createdAt")`.execute(tx);
  },
};
