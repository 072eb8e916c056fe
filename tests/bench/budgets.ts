// What a visitor may be made to load, and what we may deploy, in bytes. tests/worker/platform/deploy.test.ts holds the build to it, and
// tests/worker/site/feeds.test.ts the pages; `npm run bench` prints it beside what is measured. `aim` is where we would like to be.

export type Budget = { must: number; aim: number };

/** JavaScript at load, gzip, by the name of the route's file. In each is the manifest of all routes, 2.7 kB; 1 is the five places and what is
 * kept to be read without a network. The dashboard begins the run that a quiz asked for, which the first page did. 0.3 have the browser follow
 * links without a network; 0.05 tell a mouse that moves from one that lies still, and hear a press without a pointer. */
export const SCRIPTS = {
  dashboard: { must: 145_500, aim: 125_000 },
  current: { must: 146_850, aim: 125_000 },
  history: { must: 146_850, aim: 125_000 },
  profile: { must: 153_150, aim: 125_000 },
  'my-courses': { must: 146_850, aim: 125_000 },
  // With the line of its lessons as camps. Hashed names alone move a page by some 25 bytes from change to change.
  'owned-course': { must: 128_000, aim: 118_000 },
  lesson: { must: 128_700, aim: 118_000 },
} as const satisfies Record<string, Budget>;

/** Of a document before a press, gzip; 0.1 kB of it wait for the press on a lesson's sheet. */
export const PLAIN_SCRIPTS: Budget = { must: 8_000, aim: 3_000 };

/** The same with React and every island, which the first sign of a person brings; gzip. */
export const ISLAND_SCRIPTS: Budget = { must: 92_000, aim: 70_000 };

/** What the map of occupations has beyond a page: its picture, what moves it, and what its cards say; gzip, together. */
export const ATLAS_MAP: Budget = { must: 60_000, aim: 50_000 };

/** In a public page's head, gzip; 0.2 kB of it are the places of anyone who is signed in, which strangers' pages carry too. */
export const INLINED_STYLE: Budget = { must: 8_100, aim: 5_000 };

/** A page's HTML without the inlined style, beside its markup alone: in parts of one. */
export const HTML_RATIO: Budget = { must: 2.4, aim: 1.1 };

/** All that is uploaded, gzip; 19 kB of it are the names of our own functions (vite.config.ts), 34 certificates of makers of keys, loaded with the rest of WebAuthn;
 * 53 read what a person wrote, ask about it, rank it and show it; 5 are the stops of lessons: read, checked, asked of the model, shown;
 * 2 frame a lesson's code and say which of it runs; 30 are what if, one more path, weighing up, the question to the adviser and the trial;
 * 7 are the atlas' map: which field each occupation is of, the picture and its look; 5 the panel beside the list, the question on /fakty and what is kept to be read offline;
 * 2 are what a course remembers of itself: asked of the model in words, read, told to the next lesson;
 * 4 are the skills that a course teaches, the facts as rows, the page of a closed link and the refusals that are heard;
 * 2 ask a second reader what is wrong in a lesson, and put it right; 4 are the recall before a lesson, a course's profile and what more is heard
 * of an own trade, the army, voice, eyes and home; 5 read an exercise and say what is there and what is missing, 3 are a hundred more names of
 * work, refusals in passing, deciles of pay and pastimes; 4 are the plan of lessons that are passed over, the way above a lesson, and what
 * health keeps from; 4 are wishes that name a field, health's own phrases, and the sentences that are no crisis; 4 are regional speech, studies
 * and school said both ways, and a language lesson's foreign words; 11 hold a lesson's talk: asked of the model in words, heard, counted, shown, five of ours;
 * 15 are the sheets of lessons: their functions, read, worked out, shown, asked of the model; 11 read limits, refusals, places of work and schools of a trade,
 * and rank by where a trade leads; 4 ask which work it is that somebody tells by what they do, say what a comparison has in common, fill a sheet, and hear more dangers;
 * 4 hear dangers that another clause excused, call towns by their names, and read an employer; 3 hear dangers without a pause between, end with an
 * employer, find a trade by its name in any form, and hold a condition against the work in what is said of it; 1 sends again what a busy database
 * turned away, and says that a cancelled payment took nothing; 0.4 say which of Python's modules a lesson's code may import, and how large they are;
 * 0.5 put what pays the least asked for first, say what else pays, and hear work where one was asked what they like; 1 names at the sign-in what it
 * opens, and keeps in sight what the weighing comes to; 1.5 tell a lesson's author what may change and what not, 1.6 propose by what people say of each work. */
export const WORKER: Budget = { must: 1_212_000, aim: 500_000 };
