// What /dane-i-metoda tells besides its text: sources and coverage from the tables, and the measures that were taken last.
import { readCareers, readCareerSources, readMeasures } from '#content/careers.server.ts';
import type { CareerSources } from '#domain/advice/occupation.ts';
import { MEASURES_SHOWN, shownMeasure, type ShownMeasure } from './measures.ts';

type Source = { name: string; gives: string; date: string; terms: string; url: string };

export type Method = {
  coverage: { occupations: number; withPay: number; withDemand: number };
  sources: readonly Source[];
  credits: readonly string[];
  nameSource: string;
  measures: { day: string; personas: number; sentences: number; rows: readonly ShownMeasure[] };
};

export async function readMethod(): Promise<Method> {
  const [{ occupations, payGroups }, { credits, nameSource, pay, demand }, measures] = await Promise.all([
    readCareers(),
    readCareerSources(),
    readMeasures(),
  ]);
  return {
    coverage: {
      occupations: occupations.length,
      withPay: occupations.filter((one) => one.pay !== null).length,
      withDemand: occupations.filter((one) => one.barometer?.match === 'pewne').length,
    },
    sources: sourcesWith(pay, payGroups.length, demand.sourceUrl),
    credits,
    nameSource,
    measures: {
      day: measures.date,
      ...measures.sizes,
      rows: MEASURES_SHOWN.flatMap((name) => {
        const row = measures.rows.find(({ measure }) => measure === name);
        return row === undefined ? [] : [shownMeasure(name, row)];
      }),
    },
  };
}

function sourcesWith(pay: CareerSources['pay'], payGroups: number, demandUrl: string): Source[] {
  const copied = pay.comparedWith === null;
  const wide = `średnie ${pay.wide.groups.length} szerszych grup tylko jako tło`;
  return [
    {
      name: 'Klasyfikacja zawodów i specjalności',
      gives: 'nazwy i kody zawodów',
      date: 'Dz.U. 2025 poz. 1534',
      terms: 'akt urzędowy',
      url: 'https://isap.sejm.gov.pl',
    },
    {
      name: 'GUS, Struktura wynagrodzeń według zawodów',
      gives: `zarobki ${payGroups} grup zawodów, ${wide}${copied ? '; z cudzych zestawień, których nie porównaliśmy z oryginałem' : ''}`,
      date: 'za październik 2024 r., ogłoszone 10 lutego 2026 r.',
      terms: 'z podaniem źródła',
      url: pay.sourceUrl,
    },
    {
      name: 'Barometr zawodów 2026',
      gives: 'zapotrzebowanie w grupach zawodów',
      date: 'prognoza na 2026 r., badanie z końca 2025 r.',
      terms: 'z podaniem źródła',
      url: demandUrl,
    },
    {
      name: 'O*NET, Departament Pracy USA',
      gives: 'typy zainteresowań, przeliczone przez nas na skalę od 0 do 100',
      date: 'luty 2026 r.',
      terms: 'CC BY 4.0',
      url: 'https://www.onetcenter.org/database.html',
    },
    {
      name: 'ESCO, Komisja Europejska',
      gives: 'adresy zawodów w klasyfikacji europejskiej',
      date: 'wersja 1.2.1',
      terms: 'bezpłatnie, z podaniem źródła',
      url: 'https://esco.ec.europa.eu/pl',
    },
  ];
}
