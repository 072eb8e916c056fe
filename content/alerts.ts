// The operator's alerts in words, for the webhook and the letter; docs/operations.md 'Alerts' says what to do.
import type { AlertDetail, AlertName } from '#domain/desk/alerts/alerts.ts';

/** What it is, as a title. */
export const ALERT_TITLES: Readonly<Record<AlertName, string>> = {
  'runs-failing': 'Analizy się nie udają',
  'model-refuses': 'Gemini odrzuca nasze żądania',
  'model-key-refused': 'Gemini odrzuca nasz klucz',
  'outbox-stuck': 'Poczta nie wychodzi',
  'webhook-failing': 'Zdarzenia od Stripe kończą się błędem',
  'security-log-broken': 'Dziennik bezpieczeństwa jest naruszony',
  'money-mismatch': 'Rachunki się nie zgadzają',
  'lessons-need-work': 'Lekcje wymagają poprawek',
  'backup-failing': 'Nocna kopia bazy nie powstała',
};

/** One sentence with the figures. */
export function alertSentence(name: AlertName, detail: AlertDetail): string {
  const of = (figure: string) => detail[figure] ?? 0;
  switch (name) {
    case 'runs-failing':
      return `W ciągu 15 minut nieudane analizy: ${of('failed')} z ${of('ended')}.`;
    case 'model-refuses':
      return `W ciągu godziny odrzucone żądania: ${of('refused')}. Co mówi Google, pokaże npm run doctor.`;
    case 'model-key-refused':
      return `W ciągu godziny żądania odrzucone z powodu klucza: ${of('refused')}. Sprawdź GEMINI_API_KEY.`;
    case 'outbox-stuck':
      return `Najstarsza wiadomość czeka od ${of('oldestMinutes')} min.`;
    case 'webhook-failing':
      return `W ciągu godziny nieobsłużone zdarzenia: ${of('failed')}.`;
    case 'security-log-broken':
      return 'Nocne sprawdzenie znalazło wiersze zmienione, dodane albo usunięte.';
    case 'backup-failing':
      return `Kopia zaczęta ${of('hours')} godz. temu nie została ukończona.`;
    case 'money-mismatch':
      return `Liczniki niezgodne z księgą: ${of('wrongCounters')}, nieudane uzgodnienia ze Stripe: ${of('reconciliationFaults')}.`;
    case 'lessons-need-work':
      return `Lekcje odrzucone dwa razy i\u00a0pokazywane z\u00a0adnotacją: ${of('lessons')}. Lista jest w\u00a0panelu, w\u00a0części Lekcje.`;
  }
}
