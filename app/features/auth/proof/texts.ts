export const PROOF_TITLE = 'Potwierdź, że to Ty';

export const PROOF_INTRO =
  'Przy ważnych sprawach pytamy jeszcze raz, nawet gdy sesja trwa. Dzięki temu nikt nie zrobi tego za Ciebie na pozostawionym urządzeniu.';
