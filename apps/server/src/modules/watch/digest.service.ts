import type { Language } from '@labelwise/contracts/languages';
import type { FoodProduct } from '@labelwise/domain/food';
import { type Person, type PreparedPerson, preparePeople } from '@labelwise/domain/people';
import { type PreparedProfile, prepareFood } from '@labelwise/domain/scoring';
import { candidateOf } from '@labelwise/domain/shelf';
import { betterArrival, byGravity, type FoodChange, whatChanged } from '@labelwise/domain/watch';
import { plainChangeText } from '@labelwise/messages/render/watch';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import type { Mail } from '../../adapters/mailer/mailer.ts';
import type { UnderstandingService } from '../member-profile/understanding.service.ts';
import type { PeopleService } from '../people/people.service.ts';
import type { Span, WatchRepository } from './watch.repository.ts';
import { stopToken, type WatchService } from './watch.service.ts';

/** Foods of one mail; the rest is on the page. */
const MAX_FOODS = 10;
const ME = 'me';

type Deps = {
  watch: Pick<WatchService, 'changes' | 'shelves'>;
  repository: Pick<WatchRepository, 'signingKey'>;
  people: Pick<PeopleService, 'list'>;
  understanding: Pick<UnderstandingService, 'resolved'>;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  publicUrl: string;
};
type Recipient = { readonly memberId: string; readonly email: string; readonly language: Language | null };
export type DigestService = ReturnType<typeof createDigestService>;

/**
 * The mail of a week: what changed of a member's foods that matters to them or one of their people, the gravest first, and better foods of
 * their shelves. It says what packs print and names nobody, no condition and no diet: others read mail boxes, too.
 */
export function createDigestService({ watch, repository, people, understanding, profileOf, publicUrl }: Deps) {
  async function householdOf(memberId: string): Promise<PreparedPerson[]> {
    const others = (await people.list(memberId)).map(async ({ id, age, preferences, ...chips }): Promise<Person> => {
      const { dietaryRestrictions: restrictions, medicalConditions: conditions, healthGoals: goals } = chips;
      const { profile } = await understanding.resolved({ restrictions, conditions, goals });
      return { id, age, profile: { ...profile, preferences } };
    });
    return [{ id: ME, age: null, profile: await profileOf(memberId) }, ...preparePeople(await Promise.all(others))];
  }

  return {
    /** Null where there is nothing to say. */
    async compose({ memberId, email, language }: Recipient, span: Span): Promise<Mail | null> {
      const [changed, shelves] = await Promise.all([watch.changes(memberId, span), watch.shelves(memberId, span)]);
      if (changed.length === 0 && shelves.length === 0) return null;
      const household = await householdOf(memberId);
      const changes = changed
        .flatMap(({ before, now }) => {
          const change = whatChanged(prepareFood(before), prepareFood(now), household);
          return change === null || isScoreAlone(change) ? [] : [{ food: now, gravity: change.gravity, change }];
        })
        .sort(byGravity);
      const better = shelves.flatMap(({ saved, arrivals }) => betterOf(saved, arrivals, household) ?? []);
      if (changes.length === 0 && better.length === 0) return null;
      const chosen = language ?? 'en';
      await loadLanguage(chosen);
      const say = sayIn(chosen);
      const stop = `token=${encodeURIComponent(stopToken(memberId, await repository.signingKey()))}`;
      const rest = changes.length - MAX_FOODS;
      const paragraphs = [
        say('mails.watch_lead'),
        ...changes.slice(0, MAX_FOODS).map(
          ({ food, change }) =>
            `${nameOf(food)}\n${plainChangeText(say, change)
              .map((line) => `- ${line}`)
              .join('\n')}`,
        ),
        ...(rest > 0 ? [say('mails.watch_more', { n: rest })] : []),
        ...better
          .slice(0, MAX_FOODS)
          .map(({ saved, arrival }) => say('mails.watch_better', { saved: nameOf(saved), food: nameOf(arrival) })),
        say('mails.watch_see', { link: `${publicUrl}/changes` }),
        say('mails.watch_records'),
        say('mails.watch_stop', { link: `${publicUrl}/stop-mail?${stop}` }),
      ];
      return {
        memberId,
        to: email,
        subject: say('mails.watch_subject'),
        text: paragraphs.join('\n\n'),
        headers: {
          'List-Unsubscribe': `<${publicUrl}/api/watch/stop?${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    },
  };
}

/** A score is one person's; a mail has no line for it. */
function isScoreAlone({ gravity, figures }: FoodChange): boolean {
  return gravity === 'score' && figures.length === 0;
}

/** Of several saved foods of a shelf, the one that gains most. */
function betterOf(saved: readonly FoodProduct[], arrivals: readonly FoodProduct[], household: readonly PreparedPerson[]) {
  const candidates = arrivals.map(candidateOf);
  let best: { saved: FoodProduct; arrival: FoodProduct; score: number } | null = null;
  for (const food of saved) {
    const found = betterArrival(food, candidates, household);
    if (found !== null && (best === null || found.score > best.score))
      best = { saved: food, arrival: found.candidate.product, score: found.score };
  }
  return best;
}

function nameOf({ name, brand }: FoodProduct): string {
  return brand === null || brand === '' ? name : `${name} (${brand})`;
}
