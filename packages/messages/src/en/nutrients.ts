import type { Catalog } from '../catalog.ts';

/** What preferences are about, as a sentence says it, where that differs from the canonical name in lower case. */
export const nutrients = {
  sugar: 'sugars',
  added_sugar: 'added sugars',
  sodium: 'salt',
  calories: 'energy',
  fiber: 'fiber',
  ultra_processed: 'ultra-processed ingredients',
  plant_protein: 'plant protein',
  omega_3: 'omega-3',
  vitamin_b12: 'vitamin B12',
} as const satisfies Catalog;
