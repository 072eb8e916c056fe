// The fields of the cards' forms, and the place that has the focus after each answer.
export const FIELDS = { intent: 'zamiar', course: 'kurs', term: 'pojecie', stage: 'etap' } as const;

export const INTENTS = { remembered: 'pamietam', notYet: 'jeszcze-nie', takeBack: 'cofnij' } as const;

export const CARD_PLACE = 'karta';
