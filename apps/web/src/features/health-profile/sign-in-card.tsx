import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/screen/card.tsx';

/** What a signed-out visitor sees in place of the page. */
export function SignInCard({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Card title={words}>
      <LinkButton to={paths.auth} variant="primary">
        {t('Sign In')}
      </LinkButton>
    </Card>
  );
}
