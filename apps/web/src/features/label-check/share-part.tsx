import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../data/session/session.ts';
import { sharingSettingsQuery } from '../../data/submissions/submissions.ts';
import { say } from '../../i18n/say.ts';
import { Checkbox } from '../../ui/controls/field/field.tsx';
import styles from './label-check.module.css';

/** Whom the values may be for. `open`: everybody on this server, if the member offers them. */
export type Audience = 'device' | 'member' | 'open';

export function useAudience(): Audience {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...sharingSettingsQuery(), enabled: isAuthenticated });
  if (!isAuthenticated) return 'device';
  return data === undefined || data.sharing === 'off' ? 'member' : 'open';
}

export function audienceWords(audience: Audience, isOffered: boolean): string {
  if (audience === 'device') return say('screens-label-check.only_on_this_device');
  return audience === 'open' && isOffered ? say('screens-label-check.for_everybody_here') : say('screens-label-check.only_for_you');
}

type SharePartProps = { audience: Audience; isOffered: boolean; onOffer: (isOffered: boolean) => void };

/** For whom the values are: for the person alone, unless a member offers them. What leaves stands there before. */
export function SharePart({ audience, isOffered, onOffer }: SharePartProps) {
  const { data } = useQuery({ ...sharingSettingsQuery(), enabled: audience !== 'device' });
  return (
    <div className={styles.part}>
      {audience === 'device' && <p className="small">{say('screens-label-check.stay_on_device')}</p>}
      {audience === 'member' && <p className="small">{say('screens-label-check.values_for_you')}</p>}
      {audience === 'open' && (
        <Checkbox
          checked={isOffered}
          onChange={onOffer}
          hint={data?.sharing === 'reviewed' ? say('screens-label-check.offer_how_reviewed') : say('screens-label-check.offer_how')}
        >
          {say('screens-label-check.offer')}
        </Checkbox>
      )}
      {data?.openFoodFacts === true && <p className="small">{say('screens-label-check.open_food_facts_how')}</p>}
    </div>
  );
}
