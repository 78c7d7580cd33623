import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods/foods.ts';

/** Where the figures come from, and what they are not. */
export function SourceLine({ sources }: Pick<Food, 'sources'>) {
  const { t } = useTranslation();
  return (
    <p className="caption">
      {sources.length > 0 && <>{t('Product data:')} </>}
      {sources.map(({ name, url, licence }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          {url === null ? (
            name
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          {licence !== null && `, ${licence}`}
        </span>
      ))}
      {sources.length > 0 && '.'}
    </p>
  );
}
