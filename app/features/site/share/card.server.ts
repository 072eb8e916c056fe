// What the pages of a shared card show, ready to be read: colours, names and words instead of keys.
import { MAX_CARD_NAME } from '#domain/site/share/card.ts';
import type { RequestScope } from '#worker/scope.ts';
import type { Site } from '#worker/services/platform/site.ts';
import type { OwnCard, ShownCard } from '#worker/services/site/card.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { cardPicture, pictureWords } from '#domain/site/share/words.ts';
import { shareCard, takeBackCard } from '#worker/services/site/card.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { pageHead } from '../../../lib/page-head.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';

export type CardSeen = {
  key: string;
  /** Of the occupation. */
  name: string;
  zawodId: string;
  words: string;
};

export type OwnCardView = {
  possible: { name: string; words: string } | null;
  card:
    | (CardSeen & { address: string; version: string; typed: string; endsOn: string; isOutdated: boolean })
    | null;
};

export function ownCardView({ possible, card }: OwnCard, site: Site): OwnCardView {
  return {
    possible: possible === null ? null : seen(possible, site),
    card:
      card === null
        ? null
        : {
            ...seen(card.shown, site),
            key: card.key,
            address: card.address,
            version: String(Date.parse(card.expiresAt)),
            typed: card.shown.content.name ?? '',
            endsOn: polishDate(card.expiresAt),
            isOutdated: possible !== null && !isSame(possible, card.shown),
          },
  };
}

export function cardView(shown: ShownCard, key: string, site: Site): CardSeen {
  return { ...seen(shown, site), key };
}

/** Nobody finds it but by its address. */
export function cardHead({ key, name, words }: CardSeen, { origin }: Site) {
  const path = `/karta/${key}`;
  const head = pageHead(
    {
      title: `${name} – mój szlak`,
      description: words,
      path,
      image: { path: `${path}/obraz.png`, alt: words },
      isListed: false,
    },
    origin,
  );
  return head.map((one) =>
    'name' in one && one.name === 'robots' ? { ...one, content: 'noindex, nofollow' } : one,
  );
}

function seen({ content, occupation }: ShownCard, { origin }: Site) {
  const picture = cardPicture(content, occupation, new URL(origin).host);
  return { name: picture.name, zawodId: content.zawodId, words: pictureWords(picture) };
}

function isSame({ content: one }: ShownCard, { content: other }: ShownCard): boolean {
  return (
    one.zawodId === other.zawodId &&
    one.place === other.place &&
    one.strengths.join() === other.strengths.join()
  );
}

// The forms of /karta: make the card or change it, take it back.
const PATH = '/karta';

export type CardRefused = { sentence: string; isOfName: boolean; typed: string };

export const DONE = {
  utworzono: 'Karta jest gotowa. Zobaczy ją każdy, komu dasz jej adres.',
  zapisano: 'Zmiany są na karcie. Jej adres się nie zmienił.',
  cofnieto: 'Udostępnienie cofnięte. Pod adresem karty nie ma już nic.',
} as const;

export async function cardAction(scope: RequestScope, request: Request) {
  const nameIn = (form: FormData) => formText(form, 'imie').slice(0, 5 * MAX_CARD_NAME);
  const share = (done: keyof typeof DONE) => async (form: FormData) => {
    await shareCard(scope, nameIn(form));
    return doneAddress(PATH, done);
  };
  return formAction<CardRefused>(await request.formData(), {
    path: PATH,
    deeds: {
      utworz: share('utworzono'),
      zmien: share('zapisano'),
      cofnij: () => takeBackCard(scope).then(() => doneAddress(PATH, 'cofnieto')),
    },
    refused: ({ code, message }, form) => ({
      sentence: message,
      isOfName: code === 'invalid',
      typed: nameIn(form),
    }),
  });
}
