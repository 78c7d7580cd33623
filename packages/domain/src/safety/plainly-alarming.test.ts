import { describe, expect, it } from 'vitest';
import { plainAlarmIn, safetyKind } from './index.ts';

describe('fumes of what burns indoors', () => {
  it.each([
    'we brought the charcoal bbq into the garage because of the rain, now everybody has a headache',
    'haben die Holzkohle im Wohnzimmer fertig glühen lassen, mir ist schwindlig',
    'can i use the camping gas stove inside the tent to cook pasta',
    'on a mis le brasero dans le salon pour se chauffer, j’ai mal à la tête',
    'puedo meter la barbacoa en casa si abro la ventana',
    'abbiamo acceso la carbonella in cucina e mi gira la testa',
    'posso usar o fogareiro dentro da tenda',
    'we hebben houtskool binnen laten branden',
    'bbq indoors cos its raining, burgers nearly done, we have all got headaches, what goes with it',
    'wir grillen in der garage und mir ist schwindlig',
    'power is out, can I run the generator in the basement for the freezer',
  ])('are an emergency of their own: %s', (message) => {
    expect(plainAlarmIn(message)).toBe('fumes');
    expect(safetyKind(message)).toBe('emergency');
  });

  it.each([
    'bbq crisps in the kitchen cupboard, how bad',
    'is charcoal ice cream ok, my son had it inside the cinema',
    'grilled cheese in the house, how many kcal',
    'can i grill salmon in the oven',
    'who invented the barbecue',
    'gas after beans when we are in the tent',
    'charcoal tablets at home for a bloated belly',
  ])('are not read in: %s', (message) => {
    expect(plainAlarmIn(message)).not.toBe('fumes');
  });
});

describe('an end to everything', () => {
  it.each([
    'stasera la faccio finita',
    'ik maak er vanavond een einde aan',
    'heute mach ich schluss mit allem',
    'ce soir j’en finis',
    'hoy acabo con todo',
    'acabo com tudo hoje à noite',
  ])('is a crisis: %s', (message) => {
    expect(safetyKind(message)).toBe('crisis');
  });

  it.each([
    'heute mach ich schluss mit allem Süßen',
    'ik maak er een einde aan, dat snoepen',
    'hoy acabo con todo el pan que hay',
    'j’en finis avec le sucre',
  ])('of a habit is none: %s', (message) => {
    expect(safetyKind(message)).not.toBe('crisis');
  });
});

describe('somebody who has turned blue', () => {
  it.each(['my son turned blue', 'Das Kind ist blau angelaufen', 'el bebé se está poniendo morado', 'mijn dochter loopt blauw aan'])(
    'is an emergency: %s',
    (message) => {
      expect(plainAlarmIn(message)).toBe('unclear');
    },
  );

  it.each(['the cheese has turned blue', 'garlic went blue in vinegar', 'blauer Käse'])('is nobody in: %s', (message) => {
    expect(plainAlarmIn(message)).toBeNull();
  });
});
