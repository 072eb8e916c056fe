// Where tests and measures find a browser.
import { existsSync } from 'node:fs';

/** As people have it. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Chromium without its windows: the same pages for half of the processor's time. Without one, the whole browser does as well. */
const SHELL = '/usr/bin/chromium-headless-shell';

export const TEST_BROWSER =
  process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;
