// What would be deployed, and what a page makes a visitor load, stay within their budgets (tests/bench/budgets.ts) and carry no
// secret. (That it bundles without an account, the dry run in scripts/test.ts shows, which also makes the build looked at here.)
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readCourse } from '#content/catalogue.server.ts';
import { readFirstLesson } from '#content/first-lessons.server.ts';
import { readFaq } from '#content/pages.server.ts';
import { SCRIPTS, WORKER } from '#tests/bench/budgets.ts';
import { chunksFrom } from '#tests/bench/server-chunks.ts';
import { routeBytes, workerBytes } from '#tests/bench/weight.ts';

test('the Worker weighs no more than its budget', () => {
  expect(workerBytes()).toBeLessThanOrEqual(WORKER.must);
});

test.each(Object.entries(SCRIPTS))('%s loads no more JavaScript than its budget', (route, { must }) => {
  expect(routeBytes(route)).toBeLessThanOrEqual(must);
});

test('what is kept is sent without React, and a page is rendered without Stripe, Gemini, Auth.js and Markdown', () => {
  const front = chunksFrom('index.js');
  expect(front.filter((chunk) => /server-build|stripe|auth-js/.test(chunk))).toEqual([]);
  const [build = ''] = readFileSync('build/server/index.js', 'utf8').match(/server-build-[\w-]+\.js/) ?? [];
  const page = [...front, ...chunksFrom(`assets/${build}`)];
  const code = page.map((chunk) => readFileSync(`build/server/${chunk}`, 'utf8')).join('\n');
  expect(code).toContain('renderToReadableStream');
  const heavyParts = [
    'google-genai-sdk',
    'StripeSignatureVerificationError',
    'authjs.dev',
    'markedjs/marked',
  ];
  for (const heavy of heavyParts) expect([heavy, code.includes(heavy)]).toEqual([heavy, false]);
});

test('the Worker carries no text of a post, page, course or lesson, no table of occupations and no common password', async () => {
  const code = globSync('build/server/**/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const course = await readCourse('sql-od-podstaw');
  const [question] = (await readFaq()).flatMap(({ questions }) => questions);
  const { occupations } = await readCareers();
  const lesson = await readFirstLesson('sql-od-podstaw');
  const carried = [
    course?.plan[0],
    course?.faq[0]?.a,
    lesson.goal,
    lesson.questions[0]?.why,
    question?.answerText,
    occupations[0]?.oneLine,
    'iloveyou',
  ];
  for (const text of carried) expect([text, code.includes(text ?? '')]).toEqual([expect.any(String), false]);
  expect(code).toContain(course?.title);
});

test('React, which makes an error when it is loaded, is called up by no file but its own', () => {
  const carriers = globSync('build/server/**/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes('Suspense Exception'),
  );
  expect(carriers).toEqual([expect.stringMatching(/react-[\w-]+\.js$/)]);
  expect(readFileSync(carriers[0] ?? '', 'utf8')).toMatch(/\}\)\)\(\);export/);
});

test('no style holds what a file of styles did not have when it was read', () => {
  const sheets = globSync('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) expect(sheet.match(/[^{}]*(?:undefined|NaN)[^}]*/)?.[0]).toBe(undefined);
});

test('functions of the Worker keep their names, a browser’s do not, and no source map is uploaded', () => {
  const codeOf = (files: string) =>
    globSync(files)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  for (const name of ['fingerprintOf', 'takeMailReport', 'handleWebhook'])
    expect(codeOf('build/server/**/*.js')).toMatch(new RegExp(`function ${name}\\b`));
  expect(codeOf('build/client/assets/*.js')).not.toContain('function PlanNotices');
  expect(globSync('build/**/*.map')).toEqual([]);
  expect(codeOf('build/{server,client}/**/*.js')).not.toContain('sourceMappingURL=');
});

test('no secret of anyone who builds is in the build', () => {
  expect(existsSync('build/server/.dev.vars')).toBe(false);
});
