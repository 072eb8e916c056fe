// To the operator, where alerts have no webhook (docs/operations.md 'Alerts').
import type { AlertDetail, AlertName } from '#domain/desk/alerts/alerts.ts';
import { ALERT_TITLES, alertSentence } from '../alerts.ts';
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

type AlertLetter = {
  name: AlertName;
  detail: AlertDetail;
  state: 'started' | 'goes-on' | 'ended';
  /** Days and hours in words. */
  since: string;
  at: string;
};

const SUBJECTS = { started: 'Alarm', 'goes-on': 'Alarm trwa', ended: 'Koniec alarmu' } as const;

export function alertMessage({ name, detail, state, since, at }: AlertLetter): Message {
  const title = ALERT_TITLES[name];
  return setLetter({
    kind: 'alert',
    subject: `${SUBJECTS[state]}: ${title}`,
    preview: alertSentence(name, detail),
    heading: title,
    paragraphs: [
      state === 'ended'
        ? 'Alarm się zakończył. Ostatnie dane, zanim ucichł:'
        : 'Co zrobić, mówi docs/operations.md, rozdział „Alerts”.',
      alertSentence(name, detail),
    ],
    facts: [
      { label: 'Alarm', value: name },
      { label: 'Od', value: since },
      { label: state === 'ended' ? 'Do' : 'Stan na', value: at },
    ],
  });
}
