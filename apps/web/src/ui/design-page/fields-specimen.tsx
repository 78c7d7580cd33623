import { useState } from 'react';
import { Checkbox } from '../controls/field/checkbox.tsx';
import { Field } from '../controls/field/field.tsx';
import { PasswordField } from '../controls/field/password-field.tsx';
import { SearchField } from '../controls/field/search-field.tsx';
import { Select } from '../controls/field/select.tsx';
import { TextArea } from '../controls/field/text-area.tsx';
import { Section } from '../layout/screen/section.tsx';
import styles from './design-page.module.css';

const GOALS = [
  { value: 'heart', label: 'Heart Health' },
  { value: 'weight', label: 'Weight Loss' },
];

/** Fields: empty, filled, wrong, off. */
export function FieldsSpecimen() {
  const [agreed, setAgreed] = useState(false);
  const [query, setQuery] = useState('oat');
  const [goal, setGoal] = useState('');
  return (
    <Section title="Fields" ruled>
      <div className={styles.stack}>
        <Field label="Email" type="email" autoComplete="email" placeholder="you@example.org" />
        <Field label="Height" inputMode="decimal" unit="cm" defaultValue="171" aside="Optional" hint="Used for the BMI only" />
        <Field label="Email" type="email" defaultValue="maya@" error="Please enter a valid email address" />
        <Field
          label="Barcode"
          look="code"
          inputMode="numeric"
          maxLength={14}
          defaultValue="201764300"
          hint="Usually found below the barcode lines"
        />
        <Field label="Plan" defaultValue="Free" disabled />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          showLabel="Show password"
          hideToggleLabel="Hide password"
          defaultValue="correct horse"
        />
        <SearchField label="Search foods" value={query} onValue={setQuery} clearLabel="Clear search" />
        <Select label="Goal" value={goal} onValue={setGoal} options={GOALS} placeholder="Choose a goal" />
        <TextArea label="Notes" placeholder="Anything else" />
        <Checkbox checked={agreed} onChange={setAgreed} hint="You can take it back here at any time">
          Labelwise may store my health profile
        </Checkbox>
        <Checkbox checked onChange={() => undefined} error="Please agree to the terms">
          I agree to the terms
        </Checkbox>
      </div>
    </Section>
  );
}
