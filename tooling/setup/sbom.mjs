/**
 * Writes what is installed as a CycloneDX list: `node tooling/setup/sbom.mjs > sbom.cdx.json`, after `npm prune --omit=dev`. `npm sbom --omit dev`
 * leaves out what one workspace runs with and another tests with.
 *
 * @source CycloneDX 1.5, https://cyclonedx.org/docs/1.5/json/ · package URLs, https://github.com/package-url/purl-spec
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const { name, version, license } = read('package.json');
const { packages } = read('node_modules/.package-lock.json');
const MODULES = 'node_modules/';
const components = Object.entries(packages)
  .filter(([place, { link }]) => place.includes(MODULES) && link !== true)
  .map(([place, one]) => componentOf(place.slice(place.lastIndexOf(MODULES) + MODULES.length), one))
  .sort((one, other) => (one.purl < other.purl ? -1 : 1));
const once = components.filter(({ purl }, at) => purl !== components[at - 1]?.purl);
const component = { type: 'application', name, version, licenses: licensesOf(license) };
const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components: once };
process.stdout.write(`${JSON.stringify(bom, null, 1)}\n`);

function componentOf(packageName, { version: its, license: itsLicense, integrity }) {
  const purl = `pkg:npm/${packageName.replace('@', '%40')}@${its}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name: packageName,
    version: its,
    purl,
    ...(itsLicense !== undefined && { licenses: licensesOf(itsLicense) }),
    ...(integrity?.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity.slice('sha512-'.length)) }] }),
  };
}

/** One that is no single identifier of SPDX is given as it is written. */
function licensesOf(written) {
  if (/^[\w.+-]+$/u.test(written)) return [{ license: { id: written } }];
  return / (?:OR|AND|WITH) /u.test(written) ? [{ expression: written }] : [{ license: { name: written } }];
}

function hexOf(base64) {
  return Buffer.from(base64, 'base64').toString('hex');
}
