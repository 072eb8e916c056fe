// What the pages of a hand-over show, ready to be read.
import {
  chosenDays,
  chosenParts,
  filledSections,
  type HandOverPart,
  type HandOverSection,
  MAX_REPLY_LENGTH,
} from '#domain/advice/hand-over/hand-over.ts';
import { AppError } from '#domain/platform/errors.ts';
import { polishDate, polishDateOrNull, polishDay, polishMoment } from '#domain/platform/polish-date.ts';
import { MAX_CARD_NAME } from '#domain/site/share/card.ts';
import type { RequestScope } from '#worker/scope.ts';
import type { HandedOver, OwnHandOvers } from '#worker/services/advice/hand-over.ts';
import { deleteReply, handOver, revokeHandOver, sendReply } from '#worker/services/advice/hand-over.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import { PART_WORDS, timesWords } from './hand-over-words.ts';
import { sectionsOf } from '../paper/sections.server.ts';

export type OwnHandOversView = {
  /** Null = there is nothing to hand over yet; `parts`: those in which there is something. */
  possible: { analysedOn: string; parts: HandOverPart[] } | null;
  open: {
    key: string;
    address: string;
    name: string | null;
    parts: string;
    endsOn: string;
    openings: string[];
  }[];
  replies: { id: string; text: string; sentOn: string }[];
};

export async function ownHandOversView({ source, open, replies }: OwnHandOvers): Promise<OwnHandOversView> {
  return {
    possible:
      source === null
        ? null
        : {
            analysedOn: polishDateOrNull(source.opened.createdAt) ?? '',
            parts: filledSections(await sectionsOf(source)).map(({ part }) => part),
          },
    open: open.map(({ key, address, name, parts, expiresAt, openings }) => ({
      key,
      address,
      name,
      parts: partsWords(parts),
      endsOn: polishDate(expiresAt),
      openings: openings.map(({ day, times }) => `${polishDay(day)} – ${timesWords(times)}`),
    })),
    replies: replies.map(({ id, text, sentAt }) => ({ id, text, sentOn: polishMoment(sentAt) })),
  };
}

function partsWords(parts: readonly HandOverPart[]): string {
  return parts
    .map((part) => PART_WORDS[part].label)
    .map((label) => label.charAt(0).toLocaleLowerCase('pl') + label.slice(1))
    .join(', ');
}

export type HandedOverView = {
  key: string;
  sections: HandOverSection[];
  name: string | null;
  analysedOn: string;
  handedOn: string;
  endsOn: string;
};

export function handedOverView(
  { sections, name, analysedAt, createdAt, expiresAt }: HandedOver,
  key: string,
): HandedOverView {
  return {
    key,
    sections,
    name,
    analysedOn: polishDateOrNull(analysedAt) ?? '',
    handedOn: polishDate(createdAt),
    endsOn: polishDate(expiresAt),
  };
}

// The forms of /przekazanie: make a link, close one, delete what came back; and of /przekazanie/{key}: what a counsellor sends.
const PATH = '/przekazanie';

export type HandOverRefused = {
  form: 'own';
  sentence: string;
  parts: HandOverPart[];
  days: string;
  name: string;
};

export type ReplyRefused = { form: 'reply'; sentence: string; typed: string };

export const DONE = {
  utworzono: 'Link jest gotowy. Daj go tylko osobie, z\u00a0którą chcesz porozmawiać.',
  zamknij: 'Link zamknięty. Nikt go już nie otworzy.',
  usun: 'Wiadomość usunięta.',
} as const;

export const SENT = {
  wyslano: 'Wiadomość wysłana. Osoba, która przekazała Ci analizę, zobaczy ją po zalogowaniu.',
} as const;

const NO_DAYS = 'Wybierz, jak długo link ma działać.';

export async function handOverAction(scope: RequestScope, request: Request) {
  const wishOf = (form: FormData) => ({
    parts: chosenParts(form.getAll('czesc').filter((one) => typeof one === 'string')),
    days: formText(form, 'dni'),
    name: formText(form, 'imie').slice(0, 5 * MAX_CARD_NAME),
  });
  return formAction<HandOverRefused>(await request.formData(), {
    path: PATH,
    deeds: {
      async utworz(form) {
        const wish = wishOf(form);
        const days = chosenDays(wish.days);
        if (days === null) throw new AppError('invalid', NO_DAYS);
        await handOver(scope, { ...wish, days, sectionsOf });
        return doneAddress(PATH, 'utworzono');
      },
      zamknij: (form) => revokeHandOver(scope, formText(form, 'klucz')),
      usun: (form) => deleteReply(scope, formText(form, 'wiadomosc')),
    },
    refused: ({ message }, form) => ({ form: 'own', sentence: message, ...wishOf(form) }),
  });
}

export async function replyAction(scope: RequestScope, request: Request, key: string) {
  const path = `${PATH}/${key}`;
  const typed = (form: FormData) => formText(form, 'tekst');
  return formAction<ReplyRefused>(await request.formData(), {
    path,
    isForStrangers: true,
    deeds: {
      async wyslij(form) {
        await sendReply(scope, key, typed(form));
        return doneAddress(path, 'wyslano');
      },
    },
    refused: ({ message }, form) => ({
      form: 'reply',
      sentence: message,
      typed: typed(form).slice(0, 2 * MAX_REPLY_LENGTH),
    }),
  });
}
