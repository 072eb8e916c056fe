// What a course is to the law, and what its buyer agrees to beside the order's button, word for word as the page shows it and the letter
// repeats it (ustawa o prawach konsumenta, art. 38 pkt 13 and art. 21; terms, § 10).

/** One word for it everywhere. Should a lawyer make it a service, the right of withdrawal changes with it: then read § 10 anew. */
export const COURSE_KIND = { name: 'treść cyfrowa', of: 'treści cyfrowej' } as const;

export const COURSE_CONSENT =
  'Wyraźnie zgadzam się, aby kurs był dostępny od razu, przed upływem 14 dni na odstąpienie od umowy. Przyjmuję do wiadomości, że z chwilą otwarcia pierwszej lekcji tracę prawo do odstąpienia.';

// What the buyer of Premium agrees to beside the order's button (ustawa o prawach konsumenta, art. 15 ust. 3 and art. 35; terms, § 10).
export const PREMIUM_CONSENT =
  'Wyraźnie zgadzam się, aby Premium działało od razu, przed upływem 14 dni na odstąpienie od umowy. Wiem, że jeśli odstąpię, zapłacę za dni, w których Premium działało.';
