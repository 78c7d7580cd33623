import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { messages } from './messages.ts';

type Faults = Readonly<Record<string, string>>;

/**
 * What is wrong with the fields of a form, by field name, as sentences for beside the field. `check` looks at a form that is
 * being sent, puts the focus into its first faulty field and says whether it may go; a field that is changed is no longer blamed.
 */
export function useFaults(): { faults: Faults; check: (event: FormEvent<HTMLFormElement>) => boolean; forgive: (name: string) => void } {
  const { t } = useTranslation();
  const [faults, setFaults] = useState<Faults>({});

  function faultOf({ value, validity, minLength }: HTMLInputElement): string | null {
    if (validity.valueMissing) return t('Please fill this in.');
    if (validity.typeMismatch) return t('Please enter an email address like name@example.com.');
    // Browsers measure only what was typed by hand; a password manager fills in otherwise.
    return minLength > 0 && value.length < minLength ? t(messages.tooShort.text, { n: minLength }) : null;
  }

  return {
    faults,
    check(event) {
      event.preventDefault();
      const inputs = [...event.currentTarget.elements].filter((element) => element instanceof HTMLInputElement);
      const found = inputs.flatMap((input) => {
        const fault = faultOf(input);
        return fault === null ? [] : [{ input, fault }];
      });
      setFaults(Object.fromEntries(found.map(({ input, fault }) => [input.name, fault])));
      found[0]?.input.focus();
      return found.length === 0;
    },
    forgive: (name) => setFaults(({ [name]: _forgiven, ...others }) => others),
  };
}
