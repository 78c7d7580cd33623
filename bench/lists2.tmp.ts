import { listInText } from '../packages/messages/src/render/list-in-text.ts';
import { EN } from '../packages/messages/src/en/index.ts';
import { TRANSLATIONS } from '../packages/messages/src/translations.ts';
const ids = 'fibre_sources omega3_sources iron_sources calcium_sources calcium_no_milk magnesium_sources potassium_sources zinc vegetarian_protein budget_food kids_snacks low_kcal_snacks protein_sources ill_food breakfast_what lunchbox office_lunch balanced_plate before_bed_snack night_drive school_lunch_ideas vegan_iron cheap_protein diabetes_breakfast vitamin_c_top salty_snacks_compare appetite kids_thin'.split(' ');
const more = process.argv[2]?.split(',') ?? [];
for (const id of [...ids, ...more]) {
  const all = [['en', (EN.general as any)[id]], ...Object.entries(TRANSLATIONS).map(([l, t]) => [l, (t as any).general[id]])] as [string, string][];
  const counts = all.map(([l, t]) => { const r = listInText(t); return `${l}:${r?.items.length}/${r?.sentences.length}`; });
  const isSame = new Set(counts.map((c) => c.slice(3))).size === 1;
  console.log(isSame ? 'OK ' : 'NO ', id, isSame ? counts[0] : counts.join(' '));
  if (!isSame) for (const [l, t] of all) console.log('      ', l, t.slice(0, 200));
}
