// What the security log's events are called by anyone who reads their own history.
import type { SecurityEvent, SecurityOutcome } from '#domain/account/security-log/events.ts';

const DONE: Record<SecurityEvent, string> = {
  registration: 'Założenie konta',
  'address-confirmation': 'Potwierdzenie adresu e-mail',
  'password-sign-in': 'Zalogowanie hasłem',
  'google-sign-in': 'Zalogowanie przez Google',
  'passkey-sign-in': 'Zalogowanie kluczem dostępu',
  'recovery-code-sign-in': 'Zalogowanie kodem zapasowym',
  'fresh-proof': 'Ponowne potwierdzenie, że to Ty',
  'sign-out': 'Wylogowanie',
  'session-end': 'Wylogowanie wybranego urządzenia',
  'other-sessions-end': 'Wylogowanie wszystkich innych urządzeń',
  'password-change': 'Zmiana hasła',
  'first-password': 'Ustawienie pierwszego hasła',
  'password-reset-request': 'Prośba o link do nowego hasła',
  'password-reset': 'Ustawienie nowego hasła linkiem z e-maila',
  'password-removal': 'Usunięcie hasła',
  'google-link': 'Połączenie z kontem Google',
  'address-change-request': 'Prośba o zmianę adresu e-mail',
  'address-change': 'Zmiana adresu e-mail',
  'address-change-undo': 'Cofnięcie zmiany adresu e-mail',
  'passkey-addition': 'Dodanie klucza dostępu',
  'passkey-removal': 'Usunięcie klucza dostępu',
  'second-factor-on': 'Włączenie logowania w dwóch krokach',
  'second-factor-off': 'Wyłączenie logowania w dwóch krokach',
  'recovery-codes': 'Utworzenie nowych kodów zapasowych',
  'keys-undo': 'Cofnięcie zmian w kluczach dostępu',
  'account-recovery': 'Odzyskanie konta z pomocą obsługi',
  'account-recovery-cancellation': 'Odwołanie odzyskiwania konta',
  export: 'Pobranie kopii danych',
  deletion: 'Usunięcie konta',
  'premium-order': 'Zakup Premium',
  'premium-cancellation': 'Rezygnacja z Premium',
  'course-order': 'Zakup kursu',
  withdrawal: 'Odstąpienie od umowy',
  refund: 'Zwrot płatności',
  dispute: 'Reklamacja płatności w banku',
  'desk-entry': 'Wejście do panelu obsługi',
  'desk-look': 'Obsługa Szlaku otworzyła dane Twojego konta',
  'desk-role': 'Zmiana uprawnień w panelu obsługi',
  'operator-deed': 'Działanie obsługi Szlaku na Twoim koncie',
};

const REFUSED: Partial<Record<SecurityEvent, string>> = {
  'password-sign-in': 'Nieudana próba zalogowania hasłem',
  'google-sign-in': 'Nieudana próba zalogowania przez Google',
  'passkey-sign-in': 'Nieudana próba zalogowania kluczem dostępu',
  'recovery-code-sign-in': 'Nieudana próba zalogowania kodem zapasowym',
  'fresh-proof': 'Nieudane potwierdzenie, że to Ty',
  'password-change': 'Nieudana próba zmiany hasła',
};

export function eventWords(event: SecurityEvent, outcome: SecurityOutcome): string {
  if (outcome === 'done') return DONE[event];
  return REFUSED[event] ?? `${DONE[event]} – nie doszło do skutku`;
}
