import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../data/theme/use-theme.ts';
import { Segmented } from '../../../ui/controls/choice/segmented.tsx';
import styles from './side-menu.module.css';

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <div className={styles.theme}>
      <Segmented
        label={t('Theme')}
        showLabel
        options={[
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
          { value: 'system', label: t('System') },
        ]}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
}
