import path from 'node:path';
import { expect, it } from 'vitest';
import { commandConfig } from './command.ts';

const FOLDER = path.join(import.meta.dirname, '../../../..');

it('looks for the data beside the service, unless DATA_DIR names another folder', () => {
  expect(commandConfig({}).database).toMatchObject({ file: path.join(FOLDER, 'data', 'labelwise.db') });
  expect(commandConfig({ DATA_DIR: '/srv/labelwise' }).database).toMatchObject({ file: path.join('/srv/labelwise', 'labelwise.db') });
});
