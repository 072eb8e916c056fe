export const PROOF_TITLE = 'Potwierdź, że to Ty';

export const PROOF_INTRO =
  'Przy ważnych sprawach pytamy jeszcze raz, nawet gdy sesja trwa. Dzięki temu nikt nie zrobi tego za Ciebie na pozostawionym urządzeniu.';

/** For keys, where there are some. */
export const KEY_PROOF_INTRO =
  'Żeby zmienić klucze dostępu albo logowanie w dwóch krokach, użyj jednego ze swoich kluczy albo kodu zapasowego. Samo hasło nie wystarczy: ktoś mógł je poznać.';

export const LOST_KEYS = 'Ustaw nowe hasło linkiem z\u00a0e-maila i\u00a0zaznacz „Usuń klucze dostępu”';
