// What every message of ours consists of; html.ts and text.ts set it. Texts are plain: setting them escapes them.

import type { MailKind } from '#domain/platform/mail/held-back.ts';

export type Letter = {
  kind: MailKind;
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Label and value, one row each: an order, a device. */
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** A quieter way on, under the button. */
  otherLink?: { label: string; url: string };
  /** Small print under the button. */
  notes?: string[];
};

/** A message ready to be sent, in both parts. */
export type Message = {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Where one press stops letters like this (RFC 8058); missing = nothing is to be stopped. */
  unsubscribeUrl?: string;
};
