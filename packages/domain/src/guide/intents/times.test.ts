import { expect, it } from 'vitest';
import { isOfSeveralDays, timeAlone, timeIn } from './times.ts';

it.each([
  ['what did I eat yesterday evening', 'yesterday'],
  ['what did I eat in the last 3 days', { from: 2, to: 0 }],
  ['Was habe ich in den letzten drei Tagen gegessen?', { from: 2, to: 0 }],
  ['ce que j’ai mangé les trois derniers jours', { from: 2, to: 0 }],
  ['what have I scanned since Monday', { weekday: 1, isSince: true }],
  ['wat heb ik zaterdag gegeten', { weekday: 6, isSince: false }],
  ['¿qué he escaneado este mes?', 'month'],
  ['cosa ho mangiato l’altro ieri', { from: 2, to: 2 }],
  ['o que comi ontem', 'yesterday'],
  ['how much sugar is in Nutella', null],
])('the days that a question speaks of: %s', (question, time) => {
  expect(timeIn(question)).toEqual(time);
});

it('days and nothing else', () => {
  expect(timeAlone('and yesterday?')).toBe('yesterday');
  expect(timeAlone('and what did Leo eat yesterday?')).toBeNull();
});

it.each(['plan three days for me', 'a 7-day meal plan', 'plan mir die ganze Woche', 'un menu pour la semaine', 'un piano per 3 giorni'])(
  'more than one day is asked for: %s',
  (message) => {
    expect(isOfSeveralDays(message)).toBe(true);
  },
);

it.each(['plan a day for me', 'plan mir einen Tag', 'three meals for tomorrow', 'un día de comidas'])(
  'one day is asked for: %s',
  (message) => {
    expect(isOfSeveralDays(message)).toBe(false);
  },
);
