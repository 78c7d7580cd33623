import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../data/session/session-context.tsx';
import { sharingSettingsQuery } from '../../data/submissions/submissions.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
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

export function audienceWords(t: Translate, audience: Audience, isOffered: boolean): string {
  if (audience === 'device') return t('only on this device');
  return audience === 'open' && isOffered ? t('for everybody here') : t('only for you');
}

type SharePartProps = { audience: Audience; isOffered: boolean; onOffer: (isOffered: boolean) => void };

/** For whom the values are: for the person alone, unless a member offers them. What leaves stands there before. */
export function SharePart({ audience, isOffered, onOffer }: SharePartProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...sharingSettingsQuery(), enabled: audience !== 'device' });
  return (
    <div className={styles.part}>
      {audience === 'device' && (
        <p className="small">{t('These values stay on this device. With an account they are on all of yours, and can be shared.')}</p>
      )}
      {audience === 'member' && <p className="small">{t('These values are for you. This server shares nothing between members.')}</p>}
      {audience === 'open' && (
        <Checkbox
          checked={isOffered}
          onChange={onOffer}
          hint={
            data?.sharing === 'reviewed'
              ? t('Your values alone, not the photos. Somebody looks at them first. What is taken stays, also when you leave.')
              : t('Your values alone, not the photos. What is taken stays, also when you leave.')
          }
        >
          {t('Offer them to everybody on this server, without my name')}
        </Checkbox>
      )}
      {data?.openFoodFacts === true && (
        <p className="small">{t('They can be sent to Open Food Facts from the results, under “Your values”.')}</p>
      )}
    </div>
  );
}
