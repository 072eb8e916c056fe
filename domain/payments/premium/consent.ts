// What the buyer of Premium agrees to beside the order's button (ustawa o prawach konsumenta, art. 15 ust. 3 and art. 35; terms, § 10).
export const PREMIUM_CONSENT =
  'Wyraźnie zgadzam się, aby Premium działało od razu, przed upływem 14 dni na odstąpienie od umowy. Wiem, że jeśli odstąpię, zapłacę za dni, w których Premium działało.';
