import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../controls/button.tsx';
import { AddChip, Chip, ChipGroup, RemovableChip, Segmented, Switch } from '../controls/choice.tsx';
import { Checkbox, Field, PasswordField, SearchField, Select, TextArea } from '../controls/field.tsx';
import { PrioritySlider } from '../controls/priority-slider.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { Tooltip } from '../feedback/tooltip.tsx';
import { Section } from '../layout/screen.tsx';
import styles from './design-page.module.css';

const GOALS = [
  { value: 'heart', label: 'Heart Health' },
  { value: 'weight', label: 'Weight Loss' },
];

/** Fields: empty, filled, wrong, off. */
function FieldsSpecimen() {
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

const MORE = ['Slightly Prefer', 'Somewhat Prefer', 'Prefer', 'Mostly Prefer', 'Must Have'] as const;
const POINTS = [2, 5, 10, 15, 25] as const;

/** Every control in every state. */
export function ControlsSpecimen() {
  return (
    <>
      <Section title="Buttons" ruled>
        <div className={styles.line}>
          <Button variant="primary" icon="scan">
            Start Scanning
          </Button>
          <Button icon="keypad">Enter Barcode Manually</Button>
          <Button variant="danger" icon="trash">
            Clear History
          </Button>
          <Button variant="quiet">Skip</Button>
          <Button variant="primary" loading>
            Saving
          </Button>
          <Button variant="primary" disabled>
            Save
          </Button>
          <Button disabled>Cancel</Button>
          <Button size="small" icon="clock">
            History
          </Button>
          <LinkButton to="#" size="small">
            See all
          </LinkButton>
          <Tooltip text="Opens the menu">{(id) => <IconButton icon="menu" label="Menu" aria-describedby={id} />}</Tooltip>
          <IconButton icon="trash" label="Remove" variant="outline" />
          <span className={styles.camera}>
            <IconButton icon="torch" label="Torch" variant="camera" pressed={false} />
            <IconButton icon="torch" label="Torch" variant="camera" pressed />
          </span>
        </div>
      </Section>
      <Choices />
      <FieldsSpecimen />
    </>
  );
}

function Choices() {
  const [vegan, setVegan] = useState(true);
  const [on, setOn] = useState(true);
  const [units, setUnits] = useState<'metric' | 'imperial'>('metric');
  const [step, setStep] = useState(3);
  const [tab, setTab] = useState<'scanned' | 'purchased' | 'history' | 'trends'>('scanned');
  return (
    <Section title="Choices" ruled>
      <div className={styles.stack}>
        <ChipGroup label="Diet" showLabel>
          <Chip selected={vegan} onChange={setVegan}>
            Vegan
          </Chip>
          <Chip selected={!vegan} onChange={() => setVegan(!vegan)}>
            Vegetarian
          </Chip>
          <Chip selected={false} onChange={() => undefined} disabled>
            Kosher
          </Chip>
          <RemovableChip removeLabel="Remove Coconut" onRemove={() => undefined}>
            Coconut
          </RemovableChip>
          <AddChip onPress={() => undefined}>Add your own</AddChip>
        </ChipGroup>
        <Switch checked={on} onChange={setOn} hint="A tick when a barcode is read">
          Vibration
        </Switch>
        <Segmented
          label="Units"
          showLabel
          value={units}
          onChange={setUnits}
          options={[
            { value: 'metric', label: 'Metric' },
            { value: 'imperial', label: 'Imperial' },
          ]}
        />
        <Tabs
          label="Insights"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'scanned', label: 'Scanned' },
            { id: 'purchased', label: 'Purchased' },
            { id: 'history', label: 'History' },
            { id: 'trends', label: 'Trends' },
          ]}
        >
          <p>The panel of {tab}.</p>
        </Tabs>
        <div className={styles.card}>
          <PrioritySlider
            label="Priority, 1 to 5"
            value={step}
            onChange={setStep}
            words={MORE}
            pointsText={`+${POINTS[step - 1] ?? 0} points`}
          />
        </div>
      </div>
    </Section>
  );
}
