// Words that change nothing: taken out of a sentence first, so that no phrase has to reckon with them.

export const FILLERS = `juz mi wcale naprawde ogole dluzej wiecej teraz dzis dzisiaj znowu znow czasem czasami czesto ciagle
    bardzo tez i no chyba strasznie ja kurwa ten tym tego te ta tej swoje swoim swojego swoj moje moim
    mojego wlasne wlasnego wlasnym ostatnio zwyczajnie kompletnie zupelnie szczerze totalnie caly cale
    codziennie nawet najbardziej wlasnie jakos serio powaznie nieraz stale wciaz nadal kazdego dnia prostu
    dalej sam sama calkiem zaraz jutro wczoraj mocno cholernie kurde rowniez jednak swym zwykle bo
    nieustannie zeby troche coraz momentami wieczorami noca nocami wrecz raz tutaj tu chwilami wreszcie
    jeszcze`;
