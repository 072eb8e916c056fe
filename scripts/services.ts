// npm run services: the local services alone. Writes a .dev.vars if there is none, so that a bare `wrangler dev` works.
import { existsSync } from 'node:fs';
import {
  checkEnvironment,
  readEnvironment,
  withLocalDefaults,
  writeEnvironment,
} from './local/environment.ts';
import { startLocalServices } from './local/services.ts';
import { interrupted } from './local/until-stopped.ts';

const DEV_VARS = '.dev.vars';

const services = await startLocalServices(await withLocalDefaults(await readEnvironment()));
try {
  checkEnvironment(services.environment);
  if (existsSync(DEV_VARS)) {
    console.log(`${DEV_VARS} is there already and stays as it is; compare its addresses with those below.`);
  } else {
    await writeEnvironment(DEV_VARS, services.environment);
    console.log(`Wrote ${DEV_VARS} for a bare \`wrangler dev\`.`);
  }
  console.log([...services.lines, 'Ctrl-C stops the services.'].join('\n'));
  await interrupted();
} finally {
  await services.stop();
}
