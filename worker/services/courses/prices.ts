// Notes each price of the catalogue when it changes, and finds the reductions that these notes prove. By the clock.
import { listCourses, originalPrices } from '#content/catalogue.server.ts';
import { keepReductions, notePrices } from '#db/courses/commands/catalogue.ts';
import { askedPrices } from '#db/courses/queries/catalogue.ts';
import type { Database } from '#db/client.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { priceGrosze, provenReduction } from '#domain/courses/price.ts';

export async function noteCoursePrices({ db, now }: { db: Database; now: number }): Promise<void> {
  const courses = listCourses();
  await notePrices(db, Object.fromEntries(courses.map(({ id, price }) => [id, priceGrosze(price)])), now);
  const originals = originalPrices();
  const rows = await askedPrices(db, Object.keys(originals));
  const reductions = courses.flatMap(({ id, price }) => {
    const originalPrice = originals[id];
    if (originalPrice === undefined) return [];
    const history = rows
      .filter((row) => row.course_id === id)
      .map((row) => ({ from: dayInPoland(row.asked_from), price: row.price_grosze / 100 }));
    const reduction = provenReduction({ price, originalPrice }, history);
    if (reduction === null) return [];
    return [
      {
        courseId: id,
        priceGrosze: priceGrosze(price),
        struckGrosze: priceGrosze(reduction.originalPrice),
        lowestGrosze: priceGrosze(reduction.lowestPrice),
      },
    ];
  });
  await keepReductions(db, reductions);
}
