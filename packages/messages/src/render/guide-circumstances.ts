import { type Circumstance, conditionsOf, type StateName } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { storedForThem } from './guide-people.ts';
import type { BlockOf } from './guide-words.ts';
import { listed, plainName } from './markdown.ts';
import { profileOffer } from './profile-offer.ts';

/** "From now on: you are pregnant." */
export function circumstancesChanged(say: Say, { reported, withdrawn, isOfOther, known }: BlockOf<'circumstances changed'>): string {
  const names = (list: readonly Circumstance[]) => ({
    list: listed(
      say,
      list.map((one) => circumstanceName(say, one)),
    ),
  });
  const states = reported.filter(({ kind }) => kind === 'state');
  const others = reported.filter(({ kind }) => kind !== 'state');
  // Nobody's own profile holds the age of a child.
  const isTheirs = isOfOther || others.every(({ kind }) => kind === 'child');
  const recorded =
    known !== undefined
      ? [say('guide.circumstances_noted', names(others)), storedForThem(say, known)]
      : [say(isTheirs ? 'guide.circumstances_reported_of_other' : 'guide.circumstances_reported', names(others))];
  return [
    ...(others.length === 0 ? [] : recorded),
    ...(states.length === 0 ? [] : [say('guide.states_reported', names(states))]),
    ...(withdrawn.length === 0 ? [] : [say('guide.circumstances_over', names(withdrawn))]),
  ].join(' ');
}

/** What was stated is offered for the health profile; a child's age is nobody's own. */
export function circumstanceOffers(say: Say, reported: readonly Circumstance[]): string[] {
  const own = reported.flatMap((one) => (one.kind === 'pregnancy' || one.kind === 'breastfeeding' ? [one.kind] : []));
  return [profileOffer(say, 'restriction', own), profileOffer(say, 'condition', conditionsOf(reported))].filter((offer) => offer !== '');
}

function circumstanceName(say: Say, one: Circumstance): string {
  switch (one.kind) {
    case 'pregnancy':
      return say('guide.circumstance_pregnancy');
    case 'breastfeeding':
      return say('guide.circumstance_breastfeeding');
    case 'condition':
      return plainName(one.name);
    case 'state':
      return say(STATES[one.name].name);
    case 'child':
      return say('guide.circumstance_child', { age: one.age });
    default:
      return one satisfies never;
  }
}

/** What has to be borne in mind with every food, a sentence a circumstance. */
export function circumstanceNotes(say: Say, circumstances: readonly Circumstance[]): string[] {
  return circumstances.flatMap((one) => {
    switch (one.kind) {
      case 'pregnancy':
        return [say('guide.note_pregnancy')];
      case 'breastfeeding':
        return [say('guide.note_breastfeeding')];
      case 'condition':
        return [say('guide.note_condition', { condition: plainName(one.name) })];
      // Shown before the answer.
      case 'state':
        return [];
      case 'child':
        if (one.age < 1) return [say('guide.note_infant')];
        return [one.age < 5 ? say('guide.note_young_child') : say('guide.note_child', { age: one.age })];
      default:
        return one satisfies never;
    }
  });
}

const STATES = {
  'low sugar': { name: 'guide.state_low_sugar', note: 'guide.note_low_sugar' },
  'vitamin K': { name: 'guide.state_vitamin_k', note: 'guide.note_vitamin_k' },
  grapefruit: { name: 'guide.state_grapefruit', note: 'guide.note_grapefruit' },
  tyramine: { name: 'guide.state_tyramine', note: 'guide.note_tyramine' },
  lithium: { name: 'guide.state_lithium', note: 'guide.note_lithium' },
  potassium: { name: 'guide.state_potassium', note: 'guide.note_potassium' },
  kidneys: { name: 'guide.state_kidneys', note: 'guide.note_kidneys' },
  stoma: { name: 'guide.state_stoma', note: 'guide.note_stoma' },
  FODMAP: { name: 'guide.state_fodmap', note: 'guide.note_fodmap' },
  gout: { name: 'guide.state_gout', note: 'guide.note_gout' },
  'thyroid tablets': { name: 'guide.state_thyroid_tablets', note: 'guide.note_thyroid_tablets' },
  histamine: { name: 'guide.state_histamine', note: 'guide.note_histamine' },
  fructose: { name: 'guide.state_fructose', note: 'guide.note_fructose' },
  'ACE inhibitor': { name: 'guide.state_ace', note: 'guide.note_ace' },
  antibiotic: { name: 'guide.state_abx', note: 'guide.note_abx' },
  'no alcohol': { name: 'guide.state_alcohol_never', note: 'guide.note_alcohol_never' },
  metformin: { name: 'guide.state_metformin', note: 'guide.note_metformin' },
  insulin: { name: 'guide.state_insulin', note: 'guide.note_insulin' },
  SSRI: { name: 'guide.state_ssri', note: 'guide.note_ssri' },
  transplant: { name: 'guide.state_transplant', note: 'guide.note_transplant' },
  'GLP-1': { name: 'guide.state_glp', note: 'guide.note_glp' },
  'the pill': { name: 'guide.state_pill', note: 'guide.note_pill' },
  methotrexate: { name: 'guide.state_mtx', note: 'guide.note_mtx' },
  isotretinoin: { name: 'guide.state_iso', note: 'guide.note_iso' },
  NSAID: { name: 'guide.state_nsaid', note: 'guide.note_nsaid' },
  'caffeine medicine': { name: 'guide.state_caffeine', note: 'guide.note_caffeine' },
  bisphosphonate: { name: 'guide.state_bis', note: 'guide.note_bis' },
  'iron tablets': { name: 'guide.state_iron', note: 'guide.note_iron' },
  levodopa: { name: 'guide.state_levodopa', note: 'guide.note_levodopa' },
  digoxin: { name: 'guide.state_digoxin', note: 'guide.note_digoxin' },
  cortisone: { name: 'guide.state_cortisone', note: 'guide.note_cortisone' },
  'pressure tablets': { name: 'guide.state_pressure_tablets', note: 'guide.note_pressure_tablets' },
  sedative: { name: 'guide.state_sedative', note: 'guide.note_sedative' },
  paracetamol: { name: 'guide.state_paracetamol', note: 'guide.note_paracetamol' },
  DOAC: { name: 'guide.state_doac', note: 'guide.note_doac' },
  oxalate: { name: 'guide.state_oxalate', note: 'guide.note_oxalate' },
  gastritis: { name: 'guide.state_gastritis', note: 'guide.note_gastritis' },
  diverticula: { name: 'guide.state_diverticula', note: 'guide.note_diverticula' },
  gallstones: { name: 'guide.state_gallstones', note: 'guide.note_gallstones' },
  'fatty liver': { name: 'guide.state_fatty_liver', note: 'guide.note_fatty_liver' },
  PCOS: { name: 'guide.state_pcos', note: 'guide.note_pcos' },
  bariatric: { name: 'guide.state_bariatric', note: 'guide.note_bariatric' },
  'low residue': { name: 'guide.state_low_residue', note: 'guide.note_low_residue' },
  'iron lack': { name: 'guide.state_iron_lack', note: 'guide.note_iron_lack' },
} as const satisfies Readonly<Record<StateName, { name: MessageId; note: MessageId }>>;

/** What is stated of medicines and states before any food; `isWithheld`: nothing is scored or proposed. */
export function statesFirst(say: Say, { states, isWithheld }: BlockOf<'states first'>): string[] {
  return [...states.map((name) => say(STATES[name].note)), ...(isWithheld ? [say('guide.states_withheld')] : [])];
}
