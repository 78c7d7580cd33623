import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createMailer } from './adapters/mailer/mailer.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { createMailOutbox } from './jobs/mail-outbox.ts';
import { createAttempts } from './lib/attempts.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createPasswords, type PasswordCost } from './lib/passwords.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createRecoveryRepository } from './modules/auth/recovery.repository.ts';
import { createRecoveryService } from './modules/auth/recovery.service.ts';
import { createSessionsRepository } from './modules/auth/sessions.repository.ts';
import { createSessionsService } from './modules/auth/sessions.service.ts';
import { createSubscriptionRepository } from './modules/subscription/subscription.repository.ts';
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts';
import { createSubscriptionService } from './modules/subscription/subscription.service.ts';
import { createExportService } from './modules/users/export.service.ts';
import { createOwnPassword } from './modules/users/own-password.service.ts';
import { createUsersRepository } from './modules/users/users.repository.ts';
import { exportRoutes, usersRoutes } from './modules/users/users.routes.ts';
import { createUsersService } from './modules/users/users.service.ts';

const MINUTE = 60_000;
/** Wrong or right, tries of one account: ten a minute from one address, 150 in a quarter of an hour from all. */
const createLoginTries = (now: Clock) => ({
  fromHere: createAttempts(10, MINUTE, now),
  fromAnywhere: createAttempts(150, 15 * MINUTE, now),
});
const SWEEP_EVERY = 60 * MINUTE;

type Needs = {
  config: Config;
  db: Db;
  /** Of a password's hash; the default where undefined. */
  passwordCost: PasswordCost | undefined;
  readIngredients: Parameters<typeof createUsersService>[0]['readIngredients'];
  keepSurvey: Parameters<typeof createAuthService>[0]['keepSurvey'];
  leaving: Parameters<typeof createUsersService>[0]['leaving'];
  log: () => FastifyInstance['log'] | undefined;
};

/** Builds what belongs to accounts: sessions first, since the application asks them who is calling. */
export function createMembers({ config, db, passwordCost, readIngredients, keepSurvey, leaving, log }: Needs) {
  const now = systemClock;
  const passwords = createPasswords(passwordCost);
  const members = createUsersRepository(db);
  const sessions = createSessionsService({ repository: createSessionsRepository(db), now, newId });
  const { passwordMinLength } = config;
  const ownPassword = createOwnPassword({ members, passwords, tries: createAttempts(10, 15 * MINUTE, now) });
  const mail = createMail(config, db, log);
  const recovery = createRecoveryService({
    db,
    repository: createRecoveryRepository(db),
    sessions,
    passwords,
    ownPassword,
    now,
    newId,
    passwordMinLength,
    notices: createAttempts(3, 60 * MINUTE, now),
    mailQueued: mail.queued,
  });
  const users = createUsersService({ repository: members, ownPassword, now, readIngredients, leaving, moving: recovery });
  const subscription = createSubscriptionService({
    repository: createSubscriptionRepository(db),
    now,
    paymentsConfigured: config.stripe.secretKey !== null,
  });
  const auth = createAuthService({
    members,
    users,
    sessions,
    subscription,
    passwords,
    tries: createLoginTries(now),
    now,
    newId,
    passwordMinLength,
    keepSurvey,
  });

  const sweep = setInterval(() => {
    sessions.sweep().catch((err: unknown) => log()?.warn({ err }, 'expired sessions not removed'));
  }, SWEEP_EVERY).unref();
  return {
    findCaller: sessions.find,
    addRoutes(app: FastifyInstance): void {
      authRoutes(app, { auth, recovery, sessions, users, passwordMinLength });
      usersRoutes(app, users);
      exportRoutes(app, createExportService({ db, now }), sessions.requireProof);
      subscriptionRoutes(app, subscription, users);
    },
    async close(): Promise<void> {
      clearInterval(sweep);
      await mail.close();
    },
  };
}

/** What goes out by mail, and the queue in front of it. */
function createMail(config: Config, db: Db, log: Needs['log']) {
  const onFailure = (err: unknown) => log()?.warn({ err }, 'mail not sent; it will be tried again');
  const mailer = createMailer({
    ...config.mail,
    folder: path.join(config.dataDir, 'mail'),
    onFile: (file) => log()?.info({ file }, 'no SMTP_URL: a mail was written as a file'),
  });
  const outbox = createMailOutbox({ db, now: systemClock, publicUrl: config.publicUrl, send: mailer.send, onFailure });
  return {
    queued: outbox.wake,
    async close(): Promise<void> {
      mailer.close();
      await outbox.stop();
    },
  };
}
