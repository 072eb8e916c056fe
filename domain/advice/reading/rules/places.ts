// Which voivodeship a person's place is in: its own name, a region's, or a town's, in the forms that follow 'w', 'z', 'pod', 'na'. Only
// names that there are once; of any other the voivodeship stays unknown.
import { spelled, wordsIn } from '../../../platform/folded-text.ts';
import { lazy } from '../../../platform/lazy.ts';
import { VOIVODESHIPS, type Voivodeship } from '../../voivodeships.ts';

/** Locative, genitive and instrumental of each; of two words joined by '_'. */
const TOWNS: Readonly<Record<Voivodeship, string>> = {
  dolnośląskie:
    'Wrocławiu Wrocławia Wrocławiem Wałbrzychu Wałbrzycha Wałbrzychem Legnicy Legnicą Lubinie Lubina Lubinem Głogowie Głogowa Głogowem Świdnicy Świdnicą Jeleniej_Górze Jeleniej_Góry Jelenią_Górą Dolnym_Śląsku Dolnego_Śląska',
  'kujawsko-pomorskie':
    'Piotrkowie_Kujawskim Piotrkowa_Kujawskiego Bydgoszczy Bydgoszczą Toruniu Torunia Toruniem Włocławku Włocławka Włocławkiem Grudziądzu Grudziądza Grudziądzem Inowrocławiu Inowrocławia Inowrocławiem Kujawach Kujaw',
  lubelskie:
    'Opolu_Lubelskim Opola_Lubelskiego Lublinie Lublina Lublinem Zamościu Zamościa Zamościem Chełmie Chełma Chełmem Puławach Puław Puławami Białej_Podlaskiej Białą_Podlaską Lubelszczyźnie Lubelszczyzny',
  lubuskie:
    'Krośnie_Odrzańskim Krosna_Odrzańskiego Zielonej_Górze Zielonej_Góry Zieloną_Górą Gorzowie Gorzowa Gorzowem Żarach Nowej_Soli',
  łódzkie:
    'Łodzi Łodzią Piotrkowie Piotrkowa Piotrkowem Pabianicach Pabianic Pabianicami Bełchatowie Bełchatowa Bełchatowem Zgierzu Zgierza Zgierzem Skierniewicach Skierniewic Skierniewicami Sieradzu Sieradza Sieradzem',
  małopolskie:
    'Krakowie Krakowa Krakowem Tarnowie Tarnowa Tarnowem Nowym_Sączu Nowego_Sącza Nowym_Sączem Zakopanem Zakopanego Nowym_Targu Nowego_Targu Oświęcimiu Oświęcimia Oświęcimiem Małopolsce Małopolski Podhalu Podhala',
  mazowieckie:
    'Warszawie Warszawy Warszawą Radomiu Radomia Radomiem Płocku Płocka Płockiem Siedlcach Siedlec Siedlcami Ostrołęce Ostrołęki Ostrołęką Pruszkowie Pruszkowa Pruszkowem Legionowie Legionowa Legionowem Ciechanowie Ciechanowa Ciechanowem Mazowszu Mazowsza',
  opolskie:
    'Opolu Opola Opolem Kędzierzynie-Koźlu Kędzierzynie Kędzierzyna Kędzierzynem Nysie Nysy Nysą Kluczborku Kluczborka Opolszczyźnie Opolszczyzny',
  podkarpackie:
    'Głogowie_Małopolskim Głogowa_Małopolskiego Rzeszowie Rzeszowa Rzeszowem Przemyślu Przemyśla Przemyślem Mielcu Mielca Mielcem Krośnie Krosna Krosnem Stalowej_Woli Stalową_Wolą Dębicy Dębicą Sanoku Sanoka Sanokiem Podkarpaciu Podkarpacia Bieszczadach Bieszczad Bieszczadów',
  podlaskie:
    'Bielsku_Podlaskim Bielska_Podlaskiego Białymstoku Białegostoku Białymstokiem Suwałkach Suwałk Suwałkami Łomży Łomżą Augustowie Augustowa Augustowem Podlasiu Podlasia',
  pomorskie:
    'Gdańsku Gdańska Gdańskiem Gdyni Gdynią Sopocie Sopotu Sopotem Słupsku Słupska Słupskiem Tczewie Tczewa Tczewem Wejherowie Wejherowa Wejherowem Trójmieście Trójmiasta Kaszubach Kaszub',
  śląskie:
    'Katowicach Katowic Katowicami Częstochowie Częstochowy Częstochową Sosnowcu Sosnowca Sosnowcem Gliwicach Gliwic Gliwicami Zabrzu Zabrza Zabrzem Bytomiu Bytomia Bytomiem Rybniku Rybnika Rybnikiem Tychach Tychów Tychami Chorzowie Chorzowa Chorzowem Bielsku-Białej Bielsku Bielska Bielskiem Dąbrowie_Górniczej Dąbrowy_Górniczej Żorach Górnym_Śląsku Górnego_Śląska',
  świętokrzyskie:
    'Kielcach Kielc Kielcami Starachowicach Starachowic Sandomierzu Sandomierza Sandomierzem Skarżysku Skarżyska Kielecczyźnie',
  'warmińsko-mazurskie':
    'Olsztynie Olsztyna Olsztynem Elblągu Elbląga Elblągiem Ełku Ełkiem Iławie Iławy Ostródzie Ostródy Giżycku Giżycka Mazurach Mazur Warmii',
  wielkopolskie:
    'Tarnowie_Podgórnym Tarnowa_Podgórnego Poznaniu Poznania Poznaniem Kaliszu Kalisza Kaliszem Koninie Konina Koninem Pile Piły Piłą Lesznie Leszna Lesznem Gnieźnie Gniezna Gnieznem Wielkopolsce Wielkopolski',
  zachodniopomorskie:
    'Szczecinie Szczecina Szczecinem Koszalinie Koszalina Koszalinem Stargardzie Stargardu Stargardem Kołobrzegu Kołobrzega Kołobrzegiem Świnoujściu Świnoujścia Szczecinku Szczecinka',
};

const byForm = lazy(
  () =>
    new Map(
      VOIVODESHIPS.flatMap((name) => [
        ...TOWNS[name].split(' ').map((form) => [spelled(form.replace('_', ' ')), name] as const),
        ...['e', 'm', 'ego'].map((end) => [spelled(name.slice(0, -1) + end), name] as const),
      ]),
    ),
);

/** Of a place in the form it stands in, both words of it and then the first; null = not certain. */
export function voivodeshipOfPlace(label: string): Voivodeship | null {
  const words = wordsIn(label).map((word) => word.folded);
  return byForm().get(words.slice(0, 2).join(' ')) ?? byForm().get(words[0] ?? '') ?? null;
}
