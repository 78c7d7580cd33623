import { useHousehold } from '../../../data/people/people.ts';
import { judgeFor } from '../../../data/people/stored-people.ts';
import { ME } from '../../../data/people/verdicts.ts';
import { say } from '../../../i18n/say.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import styles from './people.module.css';

/** For whom the food is judged: everyone, oneself, or one of them. There only where there is more than oneself. */
export function JudgedForSwitch() {
  const { people, chosen } = useHousehold();
  if (people === null || people.length === 0) return null;
  return (
    <div role="group" aria-label={say('screens-people.judged_for')} className={styles.switch}>
      <button type="button" className={styles.who} aria-pressed={chosen === 'everyone'} onClick={() => judgeFor('everyone')}>
        <Icon name="people" size="m" />
        {say('screens-people.everyone')}
      </button>
      <button type="button" className={styles.who} aria-pressed={chosen === ME} onClick={() => judgeFor(ME)}>
        <Avatar name={null} colour={null} size="s" />
        {say('screens-people.you')}
      </button>
      {people.map(({ id, nickname, colour }) => (
        <button key={id} type="button" className={styles.who} aria-pressed={chosen === id} onClick={() => judgeFor(id)}>
          <Avatar name={nickname} colour={colour} size="s" />
          <span>{nickname}</span>
        </button>
      ))}
    </div>
  );
}
