import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDigit,
  compressUpcA,
  expandUpcE,
  formatGtin,
  gtinFromDigitalLink,
  gtinFromElementString,
  gtinKey,
  hasValidCheckDigit,
  isRestrictedCirculation,
  itemOfCase,
  namesNoItem,
  normalizeGtin,
  readGtin,
} from './index.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

describe('normalizeGtin', () => {
  it.each([
    ['3017620422003', '3017620422003'],
    [' 3 017620 422003 ', '3017620422003'],
    ['3-017620-422003', '3017620422003'],
    ['\u200b3017620422003\u001d', '3017620422003'],
    ['３０１７６２０４２２００３', '3017620422003'],
    ['03017620422003', '3017620422003'],
    ['012000006494', '0012000006494'],
    ['12000006494', '0012000006494'],
    ['01264904', '0012000006494'],
    ['0012000006494', '0012000006494'],
    ['00012000006494', '0012000006494'],
    ['96385074', '0000096385074'],
    ['0000096385074', '0000096385074'],
    ['10614141000415', '10614141000415'],
  ])('reads %j as %s', (text, gtin) => {
    expect(normalizeGtin(text)).toEqual({ ok: true, gtin });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1234567', 'length'],
    ['123456789012345', 'length'],
    ['30176204220O3', 'not_digits'],
    ['3017620422004', 'check_digit'],
  ])('refuses %j: %s', (text, reason) => {
    expect(normalizeGtin(text)).toEqual({ ok: false, reason });
  });

  it('takes eight digits with a leading 0 for a UPC-E even where the GTIN-8 check holds too', () => {
    expect(hasValidCheckDigit('01234565')).toBe(true);
    expect(normalizeGtin('01234565')).toEqual({ ok: true, gtin: '0012345000065' });
  });

  it('gives every way to write a GTIN-13 the same key', () => {
    fc.assert(
      fc.property(digits(12), fc.integer({ min: 0, max: 12 }), (body, gap) => {
        const gtin = body + checkDigit(body);
        const spaced = `${gtin.slice(0, gap)} ${gtin.slice(gap)}`;
        const key = gtinKey(gtin);
        return [`0${gtin}`, spaced, ` ${gtin}\n`].every((text) => gtinKey(text) === key) && key === gtin;
      }),
    );
  });

  it('gives a UPC-E the key of its UPC-A', () => {
    fc.assert(
      fc.property(digits(6), (six) => {
        for (const check of '0123456789') {
          const upcA = expandUpcE(`0${six}${check}`);
          if (upcA !== null && gtinKey(`0${six}${check}`) !== gtinKey(upcA)) return false;
        }
        return true;
      }),
    );
  });

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(digits(12), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (body, at, shift) => {
        const gtin = body + checkDigit(body);
        const wrong = gtin.slice(0, at) + String((Number(gtin[at]) + shift) % 10) + gtin.slice(at + 1);
        return !normalizeGtin(wrong).ok;
      }),
    );
  });
});

describe('gtinKey', () => {
  it('does not judge the check digit', () => {
    expect(gtinKey('3017620422004')).toBe('3017620422004');
    expect(gtinKey('12345678')).toBe('0000012345678');
  });

  it.each(['1234567', '123456789012345', 'abcdefgh', ''])('has no key for %j', (text) => {
    expect(gtinKey(text)).toBeNull();
  });
});

describe('UPC-E', () => {
  it.each([
    ['01264904', '012000006494'],
    ['05096893', '050968000093'],
    ['03897425', '038200009745'],
    ['04963406', '049000006346'],
    ['04124498', '041244000098'],
    ['01234565', '012345000065'],
  ])('%s stands for %s and back', (upcE, upcA) => {
    expect(expandUpcE(upcE)).toBe(upcA);
    expect(compressUpcA(upcA)).toBe(upcE);
  });

  it('expands to what it was compressed from', () => {
    fc.assert(
      fc.property(digits(11), (body) => {
        const upcA = `0${body.slice(1)}`;
        const whole = upcA + checkDigit(upcA);
        const upcE = compressUpcA(whole);
        return upcE === null || expandUpcE(upcE) === whole;
      }),
    );
  });

  it.each(['21234565', '0123456', '01234560', '0123456a'])('%s is none', (text) => {
    expect(expandUpcE(text)).toBeNull();
  });

  it.each(['038200109745', '238200009745', '0382'])('%s cannot be compressed', (text) => {
    expect(compressUpcA(text)).toBeNull();
  });
});

describe('GS1 carriers', () => {
  it.each([
    ['https://id.gs1.org/01/09506000134352', '09506000134352'],
    ['https://example.com/some/path/01/09506000134352/10/ABC?17=270101', '09506000134352'],
    ['HTTPS://ID.GS1.ORG/gtin/9506000134352/', '9506000134352'],
    ['https://id.gs1.org/01/96385074', '96385074'],
    ['https://example.com/gtin/9506000134352/', null],
    ['https://example.com/01/9506000134352', null],
    ['https://example.com/p?01=09506000134352&x=1', null],
    ['https://example.com/2019/01/31', null],
    ['https://example.com/?q=0109506000134352', null],
    ['01/09506000134352', null],
  ])('digital link %j carries %s', (text, gtin) => {
    expect(gtinFromDigitalLink(text)).toBe(gtin);
  });

  it.each([
    ['(01)09506000134352(10)ABC', '09506000134352'],
    ['(10)ABC(01) 09506000134352', '09506000134352'],
    [']d2010950600013435217270101', '09506000134352'],
    ['0109506000134352', '09506000134352'],
    ['10ABC\u001d0109506000134352', '09506000134352'],
    ['172701010109506000134352', '09506000134352'],
    ['0109506000134353', null],
    ['10ABC0109506000134352', null],
    ['WIFI:S:home;;', null],
    ['', null],
  ])('element string %j carries %s', (text, gtin) => {
    expect(gtinFromElementString(text)).toBe(gtin);
  });

  it('reads plain digits, links and element strings to the same key', () => {
    for (const text of ['9506000134352', 'https://id.gs1.org/01/09506000134352', '(01)09506000134352(17)270101']) {
      expect(readGtin(text)).toEqual({ ok: true, gtin: '9506000134352' });
    }
    expect(readGtin('https://example.com')).toEqual({ ok: false, reason: 'not_digits' });
  });
});

describe('formatGtin', () => {
  it.each([
    ['3017620422003', '3 017620 422003'],
    ['0012000006494', '0 12000 00649 4'],
    ['0000096385074', '9638 5074'],
    ['10614141000415', '1 06 14141 00041 5'],
    ['abc', 'abc'],
  ])('groups %s as %s', (gtin, text) => {
    expect(formatGtin(gtin)).toBe(text);
  });
});

describe('isRestrictedCirculation', () => {
  it.each([
    ['2012345000003', true],
    ['0212345000005', true],
    ['0412345000003', true],
    ['0000024036153', true],
    ['0000002345673', true],
    ['3017620422003', false],
    ['0012000006494', false],
    ['0000096385074', false],
  ])('%s: %s', (gtin, restricted) => {
    expect(isRestrictedCirculation(gtin)).toBe(restricted);
  });
});

describe('itemOfCase', () => {
  it.each([
    ['10614141000415', '0614141000418'],
    ['15400141288763', '5400141288766'],
    ['90614141000411', '90614141000411'],
    ['5400141288766', '5400141288766'],
  ])('%s holds %s', (gtin, item) => {
    expect(itemOfCase(gtin)).toBe(item);
  });

  it('answers a number whose check digit holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), digits(12), (indicator, body) => hasValidCheckDigit(itemOfCase(`${indicator}${body}0`))),
    );
  });
});

describe('namesNoItem', () => {
  it.each([
    ['1920095004808', true],
    ['9800000000009', true],
    ['9810000000008', true],
    ['9900000000008', true],
    ['0512345000000', true],
    ['9780735200449', false],
    ['9770317847001', false],
    ['0012000006494', false],
    ['1012345000009', false],
    ['19900000000000', false],
  ])('%s: %s', (gtin, none) => {
    expect(namesNoItem(gtin)).toBe(none);
  });
});
