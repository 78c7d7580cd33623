import { GENERAL, generalIds } from '@labelwise/domain/guide';
import { describe, expect, it } from 'vitest';
import { EN } from './en/index.ts';

const IDS = generalIds();

describe('the texts of the knowledge base', () => {
  it('are one for each entry', () => {
    expect(Object.keys(EN.general).toSorted()).toEqual(IDS.toSorted());
  });

  it('name publications with their year, and the day of their review', () => {
    for (const id of IDS) {
      const { publications, reviewed } = GENERAL[id];
      expect(publications.length, id).toBeGreaterThan(0);
      for (const publication of publications) expect(EN.publications[publication], id).toMatch(/(?:19|20)\d\d/);
      expect(reviewed, id).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(Date.parse(reviewed), id).not.toBeNaN();
    }
  });

  it('answer in their first words, which stand in bold, and briefly', () => {
    for (const id of IDS) {
      expect(EN.general[id], id).toMatch(/^[^*]{0,90}\*\*[^*]+\*\*/);
      expect(EN.general[id].length, id).toBeLessThan(480);
    }
  });

  it('are marked where they say what holds in pregnancy', () => {
    const marked = IDS.filter((id) => 'isForPregnancyToo' in GENERAL[id]);
    expect(marked).toEqual(IDS.filter((id) => EN.general[id].includes('pregnan')));
  });

  it('call no food safe', () => {
    for (const id of IDS) expect(EN.general[id], id).not.toMatch(/\bsafe\b/i);
  });
});
