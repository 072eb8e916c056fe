// What the pages of a hand-over show, ready to be read.
import {
  filledSections,
  type HandOverPart,
  type HandOverSection,
} from '#domain/advice/hand-over/hand-over.ts';
import { polishDate, polishDateOrNull, polishDay, polishMoment } from '#domain/platform/polish-date.ts';
import type { HandedOver, OwnHandOvers } from '#worker/services/advice/hand-over.ts';
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
