// npm run services: the local services alone. Writes a .dev.vars if there is none, so that a bare `wrangler dev` works.
import { existsSync } from 'node:fs';
import { writeEnvironment } from './local/environment.ts';
import { interrupted } from './local/until-stopped.ts';
import { withLocalServices } from './local/with-services.ts';

const DEV_VARS = '.dev.vars';

/** Where a bare `wrangler dev` listens. */
const WRANGLER = 'http://127.0.0.1:8787';

await withLocalServices(async (services) => {
  services.connect(WRANGLER);
  if (existsSync(DEV_VARS)) {
    console.log(`${DEV_VARS} is there already and stays as it is; compare its addresses with those below.`);
  } else {
    await writeEnvironment(DEV_VARS, services.environment);
    console.log(`Wrote ${DEV_VARS} for a bare \`wrangler dev\`.`);
  }
  console.log([...services.lines, 'Ctrl-C stops the services.'].join('\n'));
  await interrupted();
  return 0;
});
