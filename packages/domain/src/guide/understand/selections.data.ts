/** Words of a question that stand for a goal, condition or restriction of the health profile. Keys folded, hyphens as spaces. */
export const SELECTION_WORDS: Readonly<Record<string, { kind: 'goals' | 'conditions' | 'restrictions'; name: string }>> = {
  'heart health': { kind: 'goals', name: 'Heart Health' }, 'heart healthy': { kind: 'goals', name: 'Heart Health' }, 'my heart': { kind: 'goals', name: 'Heart Health' },
  'the heart': { kind: 'goals', name: 'Heart Health' }, heart: { kind: 'goals', name: 'Heart Health' }, cardiovascular: { kind: 'goals', name: 'Heart Health' },
  herz: { kind: 'goals', name: 'Heart Health' }, herzgesundheit: { kind: 'goals', name: 'Heart Health' }, coeur: { kind: 'goals', name: 'Heart Health' },
  'weight loss': { kind: 'goals', name: 'Lose Weight' }, 'lose weight': { kind: 'goals', name: 'Lose Weight' }, 'losing weight': { kind: 'goals', name: 'Lose Weight' },
  'lose some weight': { kind: 'goals', name: 'Lose Weight' }, 'lose fat': { kind: 'goals', name: 'Lose Weight' }, 'slim down': { kind: 'goals', name: 'Lose Weight' }, abnehmen: { kind: 'goals', name: 'Lose Weight' }, 'perdre du poids': { kind: 'goals', name: 'Lose Weight' },
  'gain weight': { kind: 'goals', name: 'Gain Weight' }, 'gaining weight': { kind: 'goals', name: 'Gain Weight' }, 'weight gain': { kind: 'goals', name: 'Gain Weight' },
  'build muscle': { kind: 'goals', name: 'Build Muscle' }, 'building muscle': { kind: 'goals', name: 'Build Muscle' }, 'gain muscle': { kind: 'goals', name: 'Build Muscle' }, muscles: { kind: 'goals', name: 'Build Muscle' },
  muscle: { kind: 'goals', name: 'Build Muscle' }, 'muscle growth': { kind: 'goals', name: 'Build Muscle' }, 'after a workout': { kind: 'goals', name: 'Build Muscle' }, 'post workout': { kind: 'goals', name: 'Build Muscle' }, 'the gym': { kind: 'goals', name: 'Build Muscle' }, muskelaufbau: { kind: 'goals', name: 'Build Muscle' },
  'more energy': { kind: 'goals', name: 'Improve Energy' }, 'improve energy': { kind: 'goals', name: 'Improve Energy' }, 'energy levels': { kind: 'goals', name: 'Improve Energy' }, 'energy boost': { kind: 'goals', name: 'Improve Energy' },
  sleep: { kind: 'goals', name: 'Better Sleep' }, 'better sleep': { kind: 'goals', name: 'Better Sleep' }, sleeping: { kind: 'goals', name: 'Better Sleep' }, schlafen: { kind: 'goals', name: 'Better Sleep' },
  digestion: { kind: 'goals', name: 'Digestive Health' }, 'gut health': { kind: 'goals', name: 'Digestive Health' }, 'my gut': { kind: 'goals', name: 'Digestive Health' }, verdauung: { kind: 'goals', name: 'Digestive Health' },
  diabetes: { kind: 'conditions', name: 'Diabetes' }, diabetic: { kind: 'conditions', name: 'Diabetes' }, diabetics: { kind: 'conditions', name: 'Diabetes' }, 'blood sugar': { kind: 'conditions', name: 'Diabetes' }, prediabetes: { kind: 'conditions', name: 'Diabetes' },
  'high blood pressure': { kind: 'conditions', name: 'High Blood Pressure' }, 'blood pressure': { kind: 'conditions', name: 'High Blood Pressure' }, hypertension: { kind: 'conditions', name: 'High Blood Pressure' }, bluthochdruck: { kind: 'conditions', name: 'High Blood Pressure' },
  'high cholesterol': { kind: 'conditions', name: 'High Cholesterol' }, 'my cholesterol': { kind: 'conditions', name: 'High Cholesterol' }, 'lower cholesterol': { kind: 'conditions', name: 'High Cholesterol' }, 'for cholesterol': { kind: 'conditions', name: 'High Cholesterol' },
  'kidney disease': { kind: 'conditions', name: 'Kidney Disease' }, kidneys: { kind: 'conditions', name: 'Kidney Disease' }, 'kidney problems': { kind: 'conditions', name: 'Kidney Disease' },
  'heart disease': { kind: 'conditions', name: 'Heart Disease' }, gerd: { kind: 'conditions', name: 'GERD' }, 'acid reflux': { kind: 'conditions', name: 'GERD' }, reflux: { kind: 'conditions', name: 'GERD' }, heartburn: { kind: 'conditions', name: 'GERD' },
  ibs: { kind: 'conditions', name: 'IBS' }, 'irritable bowel': { kind: 'conditions', name: 'IBS' }, celiac: { kind: 'conditions', name: 'Celiac' }, coeliac: { kind: 'conditions', name: 'Celiac' }, 'celiac disease': { kind: 'conditions', name: 'Celiac' }, 'coeliac disease': { kind: 'conditions', name: 'Celiac' },
};

/** Words that stand for a diet which a pack can be judged by. */
export const DIET_WORDS: Readonly<Record<string, string>> = {
  vegan: 'vegan', vegans: 'vegan', 'plant based': 'vegan', pflanzlich: 'vegan', vegetarian: 'vegetarian', vegetarians: 'vegetarian', vegetarisch: 'vegetarian', vegetarien: 'vegetarian', veggie: 'vegetarian',
  pescatarian: 'pescatarian', kosher: 'kosher', halal: 'halal', keto: 'keto', ketogenic: 'keto', paleo: 'paleo', mediterranean: 'mediterranean',
  'gluten free': 'gluten-free', glutenfree: 'gluten-free', glutenfrei: 'gluten-free', 'sans gluten': 'gluten-free', 'without gluten': 'gluten-free', 'no gluten': 'gluten-free', coeliacs: 'gluten-free',
  'dairy free': 'dairy-free', 'lactose free': 'dairy-free', 'milk free': 'dairy-free', 'without milk': 'dairy-free', 'without dairy': 'dairy-free', 'no dairy': 'dairy-free', laktosefrei: 'dairy-free', 'sans lactose': 'dairy-free', 'sans lait': 'dairy-free',
  'nut free': 'nut-free', 'without nuts': 'nut-free', 'no nuts': 'nut-free', 'peanut free': 'peanut-free', 'without peanuts': 'peanut-free', 'egg free': 'egg-free', 'without eggs': 'egg-free', 'without egg': 'egg-free', 'no eggs': 'egg-free',
  'soy free': 'soy-free', 'without soy': 'soy-free', 'no soy': 'soy-free', 'sesame free': 'sesame-free', 'fish free': 'fish-free', 'low carb': 'low-carb', 'low carbs': 'low-carb',
};
