import type { Translation } from '../catalog.ts';
import type { unknowns as english } from '../en/unknowns.ts';

export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'Aus dem, was die Packung angibt, lässt er sich nicht berechnen.',
  add_to_table: 'Ergänze die Nährwerttabelle: {names}.',
  add_category: 'Füge eine Kategorie hinzu.',
  assumed_reason: 'Nicht angegeben, mit dem ungünstigsten Wert gerechnet: Den Buchstaben kann das nicht ändern.',
  check_table: 'Sieh in der Nährwerttabelle auf der Packung nach.',
  fiber: 'Ballaststoffe',
  fruit_and_vegetables: 'Obst und Gemüse',
  open_reason: 'Nicht angegeben, als null gerechnet.',
  open_fix: 'Bis zu +{gain} (Nutri-Score {grade}), wenn die Packung es angibt.',
  category: 'Kategorie',
  category_reason: 'Welche Art Lebensmittel das ist, ist nicht bekannt; es zählt die strengste, die es sein kann.',
  processing: 'Verarbeitung',
  processing_reason: 'Wie stark es industriell verarbeitet ist, ist nicht bekannt.',
  processing_fix: 'Die Zutatenliste würde es zeigen.',
  additive_reason: 'Dieser Zusatzstoff steht nicht in unserer Tabelle.',
  additive_fix: 'Er zählt nicht, bis er bewertet ist.',
  substance_reason: 'Es gibt keine Zutatenliste, die wir lesen können.',
  check_ingredients: 'Sieh dir die Zutaten auf der Packung an.',
  nutrient_reason: 'Die Packung gibt es nicht an.',
  potassium: 'Kalium',
  potassium_reason: 'Nicht angegeben, meist hoch: etwa {milligrams, number} mg je 100 g ({food}; USDA FoodData Central).',
  potassium_fix: 'Sieh in der Nährwerttabelle nach oder frag dein Behandlungsteam.',
} satisfies Translation<typeof english>;
