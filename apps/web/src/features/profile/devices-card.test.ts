import { expect, it } from 'vitest';
import { deviceText } from './devices-card.tsx';

it.each([
  ['Chrome on Android', 'Chrome on Android'],
  ['Firefox', 'Firefox'],
  ['A device without a name', 'A device without a name'],
  ['On on on', 'On on on'],
])('the name %j of a server is shown as %j', (name, text) => {
  expect(deviceText(name)).toBe(text);
});
