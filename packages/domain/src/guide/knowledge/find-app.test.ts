import { describe, expect, it } from 'vitest';
import { appAsked } from './find-general.ts';

describe('a question that is about Labelwise, whatever else stands in it', () => {
  it.each([
    ['is it cheaper if I buy twelve months', 'app_year'],
    ['pago meno se prendo un anno?', 'app_year'],
    ['me van a cobrar cuando acabe la prueba?', 'app_trial_end'],
    ['zieht ihr nach den 7 tagen geld ein', 'app_trial_end'],
    ['je veux arrêter de payer, comment faire', 'app_cancel'],
    ['hoe kom ik van mijn abonnement af', 'app_cancel'],
    ['scanned something and it says unknown product what now', 'app_unknown_product'],
    ['ihr kennt das produkt nicht das ich gescannt hab, und jetzt?', 'app_unknown_product'],
    ['kann ich meine daten als excel tabelle haben', 'app_csv'],
    ['who can see what i told about my illness', 'app_health_privacy'],
    ['mes données de santé sont elles partagées', 'app_health_privacy'],
    ['does it work in the supermarket without signal', 'app_offline'],
    ['devo registrarmi per scansionare?', 'app_guest'],
    ['sprichst du auch türkisch', 'app_languages'],
    ['does the app know what i ate', 'app_knows_eaten'],
    ['delete tom from my household', 'app_people_remove'],
    ['la app guarda mis datos', 'app_data_use'],
    ['do i have to pay for this', 'app_price'],
  ])('is heard: %s', (typed, id) => {
    expect(appAsked(typed)).toBe(id);
  });

  it.each([
    'wie wird der score berechnet',
    'sind fische mit quecksilber belastet',
    'kartoffeln im keller lagern',
    'is there gluten in greek yogurt',
    'msg in chinese food',
    'quiero ver qué puedo comer con mis alergias',
    'quiero registrar lo que comí',
    'which of my scans are unknown',
    'what is in excel energy drink',
    'cobrar vida con más proteína',
    'a snack for the whole family',
    'do i have to pay attention to salt',
    'is it free from nuts',
  ])('is none: %s', (typed) => {
    expect(appAsked(typed)).toBeNull();
  });
});
