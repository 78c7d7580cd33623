import { isChild, MAX_PEOPLE, type PersonProfile } from '@labelwise/domain/people';
import { termAtStart } from '@labelwise/messages/render/terms';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailure } from '../../data/call.ts';
import { erasePerson, savePerson, useHousehold, useMostPeople, usePeopleFromServer } from '../../data/people/people.ts';
import { eraseUnreadablePeople, type HouseholdPerson, judgeFor, ownPeople } from '../../data/people/stored-people.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { storedProfile } from '../../data/scores/score-profile.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { allergyOf, choiceText } from '../../lib/choice-text.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { NOT_DONE_TEXTS } from '../../lib/save-failure.ts';
import { Button, IconButton, LinkButton } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { ErrorState, NotRenewed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Avatar } from '../../ui/people.tsx';
import styles from './people.module.css';
import { PersonForm } from './person-form.tsx';

/** /people: those whom one scan answers for. A member's are stored in the account, a guest's on the device. */
export function PeopleScreen() {
  const { people: all, chosen } = useHousehold();
  // Whom others of a household share is theirs to change.
  const people = all === null ? null : ownPeople();
  const most = useMostPeople();
  // One’s own answers arrive after the page.
  useScoreRevision();
  const { isAuthenticated } = useSession();
  const read = usePeopleFromServer();
  const [edited, setEdited] = useState<HouseholdPerson | 'new' | null>(null);
  const erase = useErase(() => setEdited(null));
  if (!read.isHere && (read.isPending || read.isFailed))
    return (
      <Screen title={say('screens-people.people')} width="narrow">
        {read.isPending ? (
          <SkeletonRows count={2} label={say('screens-people.people')} />
        ) : (
          <ErrorState
            title={say('screens-people.not_loaded')}
            retryLabel={say('screens-common.try_again')}
            onRetry={read.retry}
            busy={read.isFetching}
          >
            {say('screens-common.check_connection')}
          </ErrorState>
        )}
      </Screen>
    );
  if (people === null) return <Unreadable />;
  if (edited !== null) {
    const person = edited === 'new' ? null : edited;
    return (
      <Screen title={person === null ? say('screens-people.new_person') : person.nickname} width="narrow">
        <PersonForm
          key={person?.id ?? 'new'}
          person={person}
          taken={people.length}
          onDone={() => setEdited(null)}
          onErase={person === null ? undefined : () => erase.mutate(person)}
        />
      </Screen>
    );
  }
  const isFull = people.length + 1 >= most;
  return (
    <Screen
      title={say('screens-people.people')}
      lead={say('screens-people.one_scan_answers', { n: people.length + 1, most: Math.max(most, people.length + 1) })}
      width="narrow"
    >
      {read.isFailed && (
        <NotRenewed retryLabel={say('screens-common.try_again')} onRetry={read.retry} busy={read.isFetching}>
          {say('screens-people.not_renewed')}
        </NotRenewed>
      )}
      <ul className={styles.people}>
        <li className={styles.person}>
          <Avatar name={null} colour={null} size="l" />
          <div>
            <h2>{say('screens-people.you')}</h2>
            <p className="small muted">{say('screens-people.your_own_profile')}</p>
          </div>
          {isAuthenticated && (
            <LinkButton to={paths.healthProfile} size="small" variant="quiet">
              {say('screens-common.change')}
            </LinkButton>
          )}
          <Answers of={{ ...storedProfile(), preferences: [] }} />
        </li>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onEdit={() => setEdited(person)} />
        ))}
      </ul>
      {people.length > 0 && (
        <Switch
          checked={chosen === 'everyone'}
          onChange={(isOn) => judgeFor(isOn ? 'everyone' : 'me')}
          hint={say('screens-people.strictest_first')}
        >
          {say('screens-people.judge_for_everyone')}
        </Switch>
      )}
      <div className={styles.acts}>
        <Button variant="primary" wide icon="plus" disabled={isFull} onClick={() => setEdited('new')}>
          {say('screens-people.add_person')}
        </Button>
        {isAuthenticated && (
          <LinkButton to={paths.household} icon="people" wide>
            {say('screens-app.household')}
          </LinkButton>
        )}
        {isFull && (
          <p className="small muted">
            {say('screens-people.room_for', { most })}{' '}
            {most < MAX_PEOPLE.premium && (
              <Link to={paths.subscribe} className="link">
                {say('screens-people.see_premium')}
              </Link>
            )}
          </p>
        )}
      </div>
      <div className={styles.offers}>
        <Icon name="lock" size="m" />
        <p>
          {say(isAuthenticated ? 'screens-people.in_your_account' : 'screens-people.on_this_device')} {say('screens-people.of_a_child')}
        </p>
      </div>
    </Screen>
  );
}

function PersonRow({ person, onEdit }: { person: HouseholdPerson; onEdit: () => void }) {
  const { nickname, colour, age, dietaryRestrictions, medicalConditions, healthGoals, preferences } = person;
  const isEmpty = [dietaryRestrictions, medicalConditions, healthGoals, preferences].every(({ length }) => length === 0);
  return (
    <li className={styles.person}>
      <Avatar name={nickname} colour={colour} size="l" />
      <div>
        <h2>{nickname}</h2>
        <p className="small muted">
          {isChild(age) ? say('screens-people.age_years', { n: age ?? 0 }) : say('screens-people.adult')}
          {isEmpty && ` · ${say('screens-people.leaves_nothing_out')}`}
        </p>
      </div>
      <IconButton icon="pencil" label={say('screens-people.edit_name', { name: nickname })} onClick={onEdit} />
      <Answers of={{ restrictions: dietaryRestrictions, conditions: medicalConditions, goals: healthGoals, preferences }} />
    </li>
  );
}

/** What somebody leaves out, allergies with their sign, then what else counts for them. */
function Answers({ of: { restrictions = [], conditions = [], goals = [], preferences = [] } }: { of: PersonProfile }) {
  const allergies = restrictions.filter((one) => allergyOf(one) !== null);
  const words: [word: string, icon?: IconName][] = [
    ...allergies.map((one): [string, IconName] => [choiceText(one), 'conflict']),
    ...restrictions.filter((one) => !allergies.includes(one)).map((one): [string, IconName] => [choiceText(one), 'check']),
    ...[...conditions, ...goals].map((one): [string] => [choiceText(one)]),
    ...preferences.map(({ ingredientName, preferenceValue }): [string] => [
      say(preferenceValue < 0 ? 'screens-people.less_name' : 'screens-people.more_name', { name: termAtStart(say, ingredientName) }),
    ]),
  ];
  return words.length === 0 ? null : (
    <p className={styles.words}>
      {words.map(([word, icon]) => (
        <Tag key={word} icon={icon}>
          {word}
        </Tag>
      ))}
    </p>
  );
}

/** Erases a person in one tap, with the way back. */
function useErase(onErased: () => void) {
  const client = useQueryClient();
  const putBack = (fields: Parameters<typeof savePerson>[2]): void => {
    savePerson(client, null, fields).catch((error: unknown) => failed(error, () => putBack(fields)));
  };
  const erasing: UseMutationResult<unknown, Error, HouseholdPerson> = useMutation({
    mutationFn: ({ id }: HouseholdPerson) => erasePerson(client, id),
    onSuccess: (_done, { id: _id, consentAt: _at, consentVersion: _version, ...fields }) => {
      onErased();
      toast({
        title: say('screens-people.is_erased', { name: fields.nickname }),
        action: { label: say('screens-common.undo'), onPress: () => putBack(fields) },
      });
    },
    onError: (error, person) => failed(error, () => erasing.mutate(person)),
  });
  return erasing;
}

function failed(error: unknown, onPress: () => void): void {
  const action = { label: say('screens-common.try_again'), onPress };
  toast({ title: say('screens-common.error'), description: say(NOT_DONE_TEXTS[saveFailure(error)]), variant: 'destructive', action });
}

function startOver(): void {
  const onPress = eraseUnreadablePeople();
  toast({ title: say('screens-people.erased_here'), action: { label: say('screens-common.undo'), onPress } });
}

function Unreadable() {
  return (
    <Screen title={say('screens-people.people')} width="narrow">
      <Card title={say('screens-people.cannot_be_read')} rule="label">
        <p className="muted">{say('screens-people.until_then')}</p>
        <div className={styles.acts}>
          <Button onClick={startOver}>{say('screens-people.start_over')}</Button>
        </div>
      </Card>
    </Screen>
  );
}
