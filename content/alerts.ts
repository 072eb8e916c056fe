// The operator's alerts in words, for the webhook and the letter; docs/operations.md 'Alerts' says what to do.
import type { AlertDetail, AlertName } from '#domain/alerts/alerts.ts';

/** What it is, as a title. */
export const ALERT_TITLES: Readonly<Record<AlertName, string>> = {
  'runs-failing': 'Analizy się nie udają',
  'outbox-stuck': 'Poczta nie wychodzi',
  'webhook-failing': 'Zdarzenia od Stripe kończą się błędem',
  'security-log-broken': 'Dziennik bezpieczeństwa jest naruszony',
  'money-mismatch': 'Rachunki się nie zgadzają',
  'backup-failing': 'Nocna kopia bazy nie powstała',
};

/** One sentence with the figures. */
export function alertSentence(name: AlertName, detail: AlertDetail): string {
  const of = (figure: string) => detail[figure] ?? 0;
  switch (name) {
    case 'runs-failing':
      return `W ciągu 15 minut nieudane analizy: ${of('failed')} z ${of('ended')}.`;
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
  }
}
