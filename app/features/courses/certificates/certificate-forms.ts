// The fields of the certificate's forms.
export const INTENTS = { issue: 'wystaw', hide: 'wylacz', show: 'wlacz' } as const;

export const NAME_FIELD = 'imie';

export type CertificateRefused = { sentence: string; typed: string };
