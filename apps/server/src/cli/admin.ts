/** `npm run admin -- …`: members, invitations, what is offered, counts and the state of the database, for who has a shell. */
import { runAdmin } from './run-admin.ts';

const { code, text } = await runAdmin(process.argv.slice(2), process.env);
if (code === 0) console.log(text);
else console.error(text);
process.exitCode = code;
