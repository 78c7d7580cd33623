import { describe, expect, it } from 'vitest';
import { completionsOf, foodsTyped, subjectOf } from './subject.ts';

describe('what a conversation is about', () => {
  it.each([
    ['posso congelar pão?', 'e queijo?', 'posso congelar queijo?'],
    ['how long does chicken keep', 'and fish?', 'how long does fish keep'],
    ['Kann man Butter einfrieren?', 'und Sahne?', 'Kann man Sahne einfrieren?'],
    ['hoe lang is kip houdbaar?', 'en vis?', 'hoe lang is vis houdbaar?'],
  ])('is the question before with another food in its place: %s %s', (before, message, full) => {
    expect(completionsOf(message, [before])).toEqual([full]);
    expect(subjectOf([before, message])?.question).toBe(full);
  });

  it('stays through messages that name nothing', () => {
    expect(subjectOf(['how long does ham keep', 'and in the freezer?', 'half of it'])?.foods).toEqual(['ham']);
  });

  it('is no food that somebody states not to eat', () => {
    expect(foodsTyped("I don't like eggs")).toEqual([]);
    expect(subjectOf(['what can I do with potatoes', "I don't like eggs"])?.foods).toEqual(['potatoes']);
  });

  it('has no full question for a long message, or for a name that nobody knows', () => {
    expect(completionsOf('und Zorbelkraut?', ['Kann ich Marzipan essen?'])).toEqual([]);
    expect(completionsOf('x '.repeat(20), ['Kann ich Marzipan essen?'])).toEqual([]);
  });
});
