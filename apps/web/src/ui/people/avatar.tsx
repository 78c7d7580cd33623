import type { PersonColour } from '@labelwise/domain/people';
import { say } from '../../i18n/say.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  /** Whose first letter stands in it; `null`: the member or guest themselves. */
  name: string | null;
  /** Tells people apart at a glance; it means nothing. */
  colour: PersonColour | null;
  /** `s` 24 px (rows), `m` 32 (default), `l` 44 (lists). */
  size?: 's' | 'm' | 'l' | undefined;
};

/** A letter on a tint. The name stands beside it, so readers need not hear it. */
export function Avatar({ name, colour, size = 'm' }: AvatarProps) {
  const [letter = ''] = name ?? say('screens-people.you');
  return (
    <span className={`${styles.avatar} ${styles[size]}`} data-tint={colour ?? 'own'} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
