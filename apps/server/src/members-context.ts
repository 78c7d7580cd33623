import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createMailer } from './adapters/mailer.ts';
import { createOpenId } from './adapters/openid.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { repeatOnce } from './db/leases.ts';
import { createRateLimiter, removeExpiredLimits } from './db/rate-limiter.ts';
import type { Caller } from './http/session.ts';
import { createMailOutbox } from './jobs/mail-outbox.ts';
import { createUpkeep } from './jobs/upkeep.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createPasswords, NO_PASSWORD, type PasswordCost } from './lib/secrets.ts';
import { createAccessTokensRepository } from './modules/access-tokens/access-tokens.repository.ts';
import { accessTokensRoutes } from './modules/access-tokens/access-tokens.routes.ts';
import { createAccessTokensService, TOKEN_LEASES } from './modules/access-tokens/access-tokens.service.ts';
import { createRecoveryRepository, createSessionsRepository } from './modules/auth/auth.repository.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createRecoveryService } from './modules/auth/recovery.service.ts';
import { createSessionsService } from './modules/auth/sessions.service.ts';
import { createIdentitiesRepository } from './modules/identities/identities.repository.ts';
import { identitiesRoutes } from './modules/identities/identities.routes.ts';
import { createIdentitiesService } from './modules/identities/identities.service.ts';
import { ownerRoutes } from './modules/owner/owner.routes.ts';
import { createPasskeysRepository } from './modules/passkeys/passkeys.repository.ts';
import { passkeysRoutes } from './modules/passkeys/passkeys.routes.ts';
import { createPasskeysService } from './modules/passkeys/passkeys.service.ts';
import { createSubscriptionRepository } from './modules/subscription/subscription.repository.ts';
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts';
import { createSubscriptionService } from './modules/subscription/subscription.service.ts';
import { createExportService } from './modules/users/export.service.ts';
import { createUsersRepository } from './modules/users/users.repository.ts';
import { exportRoutes, usersRoutes } from './modules/users/users.routes.ts';
import { createOwnPassword, createUsersService } from './modules/users/users.service.ts';
import { createInvitations, createOwner } from './owner-context.ts';

const MINUTE = 60_000;
const SWEEP_INTERVAL_MS = 60 * MINUTE;

/** Limits of attempts, wrong or right. Routes have limits of their own, by address. */
const LIMITS = {
  loginFromAddress: { name: 'login-address', max: 10, windowMs: MINUTE },
  loginFromAddressAtLength: { name: 'login-address-at-length', max: 30, windowMs: 15 * MINUTE },
  loginOfAccount: { name: 'login-account', max: 150, windowMs: 15 * MINUTE },
  loginWhileGuessed: { name: 'login-while-guessed', max: 1, windowMs: 5 * MINUTE },
  ownPassword: { name: 'own-password', max: 10, windowMs: 15 * MINUTE },
  emailChangedNotice: { name: 'email-changed-notice', max: 3, windowMs: 60 * MINUTE },
};

type Needs = {
  config: Config;
  db: Db;
  /** Of a password's hash; the default where undefined. */
  passwordCost: PasswordCost | undefined;
  readIngredients: Parameters<typeof createUsersService>[0]['readIngredients'];
  sharing: Parameters<typeof ownerRoutes>[1]['sharing'];
  storeSurvey: Parameters<typeof createAuthService>[0]['storeSurvey'];
  accountClosure: Parameters<typeof createUsersService>[0]['accountClosure'];
  log: () => FastifyInstance['log'] | undefined;
};

/** Builds what belongs to accounts: sessions first, since the application asks them who is calling. */
export function createMembers({ config, db, passwordCost, readIngredients, storeSurvey, sharing, accountClosure, log }: Needs) {
  const now = systemClock;
  const passwords = createPasswords(passwordCost);
  const members = createUsersRepository(db);
  const sessions = createSessionsService({ repository: createSessionsRepository(db), now, newId });
  const tokens = createAccessTokensService({
    repository: createAccessTokensRepository(db),
    leases: createRateLimiter(db, TOKEN_LEASES),
    now,
    newId,
  });
  const { passwordMinLength } = config;
  const passkeys = createPasskeysService({
    repository: createPasskeysRepository(db),
    sessions,
    emailOf: async (id) => (await members.byId(id))?.email,
    publicUrl: config.publicUrl,
    now,
    newId,
  });
  const connected = createIdentitiesRepository(db);
  const { requireProof } = sessions;
  const ownPassword = createOwnPassword({ members, passwords, rateLimiter: createRateLimiter(db, LIMITS.ownPassword), requireProof });
  const mail = createMail(config, db, log);
  const recovery = createRecoveryService({
    db,
    repository: createRecoveryRepository(db),
    sessions,
    withdrawKeys: async (tx, id, withIdentities) => {
      await tokens.removeAll(tx, id);
      await passkeys.removeAll(tx, id);
      if (withIdentities) await connected.removeAll(tx, id);
    },
    hasPassword: async (id) => (await members.byId(id))?.passwordHash !== NO_PASSWORD,
    passwords,
    ownPassword,
    now,
    newId,
    passwordMinLength,
    noticeLimiter: createRateLimiter(db, LIMITS.emailChangedNotice),
    mailQueued: mail.queued,
  });
  const users = createUsersService({
    repository: members,
    ownPassword,
    now,
    readIngredients,
    accountClosure,
    onEmailChanged: recovery,
    removeFiles: mail.removeOf,
  });
  const subscription = createSubscriptionService({
    repository: createSubscriptionRepository(db),
    now,
    paymentsConfigured: config.stripe.secretKey !== null,
  });
  const invitations = createInvitations(config, db);
  const auth = createAuthService({
    invitations,
    members,
    users,
    sessions,
    subscription,
    passwords,
    loginLimits: {
      fromAddress: [LIMITS.loginFromAddress, LIMITS.loginFromAddressAtLength].map((limit) => createRateLimiter(db, limit)),
      ofAccount: createRateLimiter(db, LIMITS.loginOfAccount),
      whileGuessed: createRateLimiter(db, LIMITS.loginWhileGuessed),
    },
    now,
    newId,
    passwordMinLength,
    storeSurvey,
  });

  const identities = createIdentitiesService({
    repository: connected,
    openId: createOpenId(config.openId, config.publicUrl),
    auth,
    sessions,
    hasAccount: async (email) => (await members.byEmail(email)) !== undefined,
    readUser: users.read,
    onFailure: (err) => log()?.warn({ err }, 'a sign-in elsewhere was not accepted'),
    now,
    newId,
  });
  const owner = createOwner(db, {
    closeAccount: users.removeFor,
    signOut: (id) =>
      db.write(async (tx) => {
        await sessions.endOthers(tx, id, null);
        await tokens.removeAll(tx, id);
      }),
    mailResetLink: (email) => recovery.forgot(email, 'en'),
  });
  const sweep = repeatOnce({
    db,
    name: 'sweep',
    now,
    everyMs: SWEEP_INTERVAL_MS,
    work: () => Promise.all([sessions.sweep(), tokens.sweep(), invitations.sweep(), passkeys.sweep(), removeExpiredLimits(db, now())]),
    onFailure: (err) => log()?.warn({ err }, 'expired sessions or limits not removed'),
  });
  return {
    findCaller: (token: string): Promise<Caller | null> => (tokens.isToken(token) ? tokens.find(token) : sessions.find(token)),
    addRoutes(app: FastifyInstance): void {
      authRoutes(app, {
        auth,
        recovery,
        sessions,
        users,
        passwordMinLength,
        ways: { signUp: config.signUp, passkeys: passkeys.isAvailable, providers: identities.providers },
      });
      passkeysRoutes(app, { passkeys, sessions, users });
      identitiesRoutes(app, { identities, sessions });
      ownerRoutes(app, { owner, invitations, sharing, sessions, database: db.dialect, upkeep: createUpkeep(db) });
      accessTokensRoutes(app, tokens, sessions);
      usersRoutes(app, users);
      exportRoutes(app, createExportService({ db, now }), sessions.requireProof);
      subscriptionRoutes(app, subscription, users);
    },
    sendMail: mail.send,
    async close(): Promise<void> {
      await sweep.stop();
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
    send: mailer.send,
    removeOf: mailer.removeOf,
    async close(): Promise<void> {
      mailer.close();
      await outbox.stop();
    },
  };
}
