import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { englishI18n, t } from './english.ts';

describe('English', () => {
  it.each([
    ['Product not found', undefined],
    ['Failed: {{why}}. Please try again.', { why: 'offline' }],
    ['{{n}} of {{ count }}', { n: 1, count: 5 }],
    ['Step 1. Go: on', {}],
  ])('answers for %j with %j what i18next answers without resources', async (sentence, values) => {
    const real = createInstance();
    await real.init({ lng: 'en', keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false } });
    expect(t(sentence, values)).toBe(real.t(sentence, values ?? {}));
  });

  it('serves react-i18next without an engine', () => {
    function Hello() {
      const { t: translate } = useTranslation();
      return <p>{translate('Hello {{name}}', { name: 'Ana & Co' })}</p>;
    }
    render(
      <I18nextProvider i18n={englishI18n}>
        <Hello />
      </I18nextProvider>,
    );
    expect(screen.getByText('Hello Ana & Co')).toBeDefined();
  });
});
