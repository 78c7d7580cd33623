import { MEDICAL_CONDITIONS } from '@labelwise/domain/health-profile';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { forwardConsole, scrub, scrubText } from './native.ts';

describe('a line of the log', () => {
  it.each([
    ['Slow navigation: /scan took 1001 ms', 'Slow navigation: /scan took 1001 ms'],
    ['Unauthorized: GET /api/favorites answered 401', 'Unauthorized: GET /api/favorites answered 401'],
    ['Unauthorized: DELETE /api/user-preferences/Peanuts answered 401', 'Unauthorized: DELETE /api/user-preferences/… answered 401'],
    ['GET /api/foods/search?q=insulin failed', 'GET /api/foods/… failed'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
    ['mail to ana.lima@example.com', 'mail to …'],
    ['400: {"weight":81,"conditions":["Diabetes"]}', '400: …'],
    ['scanned 3017620422003', 'scanned …'],
    ['image data:image/jpeg;base64,AAAA', 'image data:…'],
    ['open /results?barcode=3017620422003', 'open /…'],
    ['weighs 81.5 kg, 180 cm', 'weighs …, …'],
    ['does not fit gluten-free', 'does not fit …'],
    ['could not read “my note”', 'could not read …'],
    ['session 6f1c2b9ad0e84f7f9a1b2c3d4e5f6071 ended', 'session … ended'],
  ])('%j becomes %j', (line, scrubbed) => {
    expect(scrubText(line)).toBe(scrubbed);
  });

  it('shows of objects only what they are, and of errors the name and the scrubbed message', () => {
    expect(scrub(['saved', { sugar: 3 }, [1], 81, true, null, undefined, new TypeError('of ana@example.com')])).toBe(
      'saved (object) (array) (number) true null undefined TypeError: of …',
    );
  });

  it('never carries a condition, a token or an address, regardless of what surrounds it', () => {
    const secrets = [...MEDICAL_CONDITIONS, 'Bearer 0123456789abcdef', 'ana@example.com', '3017620422003'];
    const word = fc.stringMatching(/^[a-z ]{0,12}$/);
    fc.assert(
      fc.property(word, fc.constantFrom(...secrets), word, (before, secret, after) => {
        expect(scrubText(`${before} ${secret} ${after}`)).not.toContain(secret.replace('Bearer ', ''));
      }),
    );
  });

  it('is cut where it would become a document', () => {
    expect(scrubText('word '.repeat(1000)).length).toBeLessThan(600);
  });
});

describe('the console in the shell', () => {
  it.each([
    ['log', 'INFO'],
    ['info', 'INFO'],
    ['warn', 'WARN'],
    ['error', 'ERROR'],
    ['debug', 'DEBUG'],
  ] as const)('forwards console.%s as %s, and a logger that fails changes nothing', async (method, level) => {
    const original = vi.spyOn(console, method).mockImplementation(() => undefined);
    const write = vi.fn(async () => Promise.reject(new Error('no logger')));
    forwardConsole({ write });
    // oxlint-disable-next-line no-console -- the console is what is tested
    console[method]('of ana@example.com');
    expect(write).toHaveBeenCalledExactlyOnceWith({ level, message: 'of …' });
    expect(original).toHaveBeenCalledExactlyOnceWith('of ana@example.com');
  });

  it('a bridge that writes to the console instead of handing a line over makes no line without end', () => {
    const original = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const write = vi.fn(async () => {
      // oxlint-disable-next-line no-console -- as the bridge does where what it calls is gone
      console.error('the bridge is gone');
      await new Promise<never>(() => undefined);
    });
    forwardConsole({ write });
    // oxlint-disable-next-line no-console -- the console is what is tested
    console.error('one line');
    expect(write.mock.calls.length).toBe(100);
    original.mockRestore();
  });
});
