// What the buyer of a course agrees to beside the order's button, word for word as the page shows it and the letter repeats it
// (ustawa o prawach konsumenta, art. 38 pkt 13 and art. 21; terms, § 10).
export const COURSE_CONSENT =
  'Proszę o udostępnienie kursu od razu, przed upływem 14 dni na odstąpienie od umowy. Przyjmuję do wiadomości, że z chwilą otwarcia pierwszej lekcji tracę prawo do odstąpienia.';
