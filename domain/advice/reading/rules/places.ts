// What a person's place is called and in which voivodeship it is: its own name, a region's, or a town's, also in the forms that follow 'w', 'z',
// 'pod', 'na'. Only names that there are once; of any other the voivodeship stays unknown.
import { spelled, wordsIn } from '../../../platform/folded-text.ts';
import { lazy } from '../../../platform/lazy.ts';
import { VOIVODESHIPS, type Voivodeship } from '../../voivodeships.ts';

/** Each by its name and the locative, genitive and instrumental of it; of two words joined by '_'. */
const TOWNS: Readonly<Record<Voivodeship, string>> = {
  dolnośląskie:
    'Wrocław Wrocławiu Wrocławia Wrocławiem; Wałbrzych Wałbrzychu Wałbrzycha Wałbrzychem; Legnica Legnicy Legnicą; Lubin Lubinie Lubina Lubinem; Głogów Głogowie Głogowa Głogowem; Świdnica Świdnicy Świdnicą; Jelenia_Góra Jeleniej_Górze Jeleniej_Góry Jelenią_Górą; Dolny_Śląsk Dolnym_Śląsku Dolnego_Śląska',
  'kujawsko-pomorskie':
    'Piotrków_Kujawski Piotrkowie_Kujawskim Piotrkowa_Kujawskiego; Bydgoszcz Bydgoszczy Bydgoszczą; Toruń Toruniu Torunia Toruniem; Włocławek Włocławku Włocławka Włocławkiem; Grudziądz Grudziądzu Grudziądza Grudziądzem; Inowrocław Inowrocławiu Inowrocławia Inowrocławiem; Kujawy Kujawach Kujaw',
  lubelskie:
    'Opole_Lubelskie Opolu_Lubelskim Opola_Lubelskiego; Lublin Lublinie Lublina Lublinem; Zamość Zamościu Zamościa Zamościem; Chełm Chełmie Chełma Chełmem; Puławy Puławach Puław Puławami; Biała_Podlaska Białej_Podlaskiej Białą_Podlaską; Lubelszczyzna Lubelszczyźnie Lubelszczyzny',
  lubuskie:
    'Krosno_Odrzańskie Krośnie_Odrzańskim Krosna_Odrzańskiego; Zielona_Góra Zielonej_Górze Zielonej_Góry Zieloną_Górą; Gorzów Gorzowie Gorzowa Gorzowem; Żary Żarach; Nowa_Sól Nowej_Soli',
  łódzkie:
    'Łódź Łodzi Łodzią; Piotrków Piotrkowie Piotrkowa Piotrkowem; Pabianice Pabianicach Pabianic Pabianicami; Bełchatów Bełchatowie Bełchatowa Bełchatowem; Zgierz Zgierzu Zgierza Zgierzem; Skierniewice Skierniewicach Skierniewic Skierniewicami; Sieradz Sieradzu Sieradza Sieradzem',
  małopolskie:
    'Kraków Krakowie Krakowa Krakowem; Tarnów Tarnowie Tarnowa Tarnowem; Nowy_Sącz Nowym_Sączu Nowego_Sącza Nowym_Sączem; Zakopane Zakopanem Zakopanego; Nowy_Targ Nowym_Targu Nowego_Targu; Oświęcim Oświęcimiu Oświęcimia Oświęcimiem; Małopolska Małopolsce Małopolski; Podhale Podhalu Podhala',
  mazowieckie:
    'Warszawa Warszawie Warszawy Warszawą; Radom Radomiu Radomia Radomiem; Płock Płocku Płocka Płockiem; Siedlce Siedlcach Siedlec Siedlcami; Ostrołęka Ostrołęce Ostrołęki Ostrołęką; Pruszków Pruszkowie Pruszkowa Pruszkowem; Legionowo Legionowie Legionowa Legionowem; Ciechanów Ciechanowie Ciechanowa Ciechanowem; Mazowsze Mazowszu Mazowsza',
  opolskie:
    'Opole Opolu Opola Opolem; Kędzierzyn-Koźle Kędzierzynie-Koźlu; Kędzierzyn Kędzierzynie Kędzierzyna Kędzierzynem; Nysa Nysie Nysy Nysą; Kluczbork Kluczborku Kluczborka; Opolszczyzna Opolszczyźnie Opolszczyzny',
  podkarpackie:
    'Głogów_Małopolski Głogowie_Małopolskim Głogowa_Małopolskiego; Rzeszów Rzeszowie Rzeszowa Rzeszowem; Przemyśl Przemyślu Przemyśla Przemyślem; Mielec Mielcu Mielca Mielcem; Krosno Krośnie Krosna Krosnem; Stalowa_Wola Stalowej_Woli Stalową_Wolą; Dębica Dębicy Dębicą; Sanok Sanoku Sanoka Sanokiem; Podkarpacie Podkarpaciu Podkarpacia; Bieszczady Bieszczadach Bieszczad Bieszczadów',
  podlaskie:
    'Bielsk_Podlaski Bielsku_Podlaskim Bielska_Podlaskiego; Białystok Białymstoku Białegostoku Białymstokiem; Suwałki Suwałkach Suwałk Suwałkami; Łomża Łomży Łomżą; Augustów Augustowie Augustowa Augustowem; Podlasie Podlasiu Podlasia',
  pomorskie:
    'Gdańsk Gdańsku Gdańska Gdańskiem; Gdynia Gdyni Gdynią; Sopot Sopocie Sopotu Sopotem; Słupsk Słupsku Słupska Słupskiem; Tczew Tczewie Tczewa Tczewem; Wejherowo Wejherowie Wejherowa Wejherowem; Trójmiasto Trójmieście Trójmiasta; Kaszuby Kaszubach Kaszub',
  śląskie:
    'Katowice Katowicach Katowic Katowicami; Częstochowa Częstochowie Częstochowy Częstochową; Sosnowiec Sosnowcu Sosnowca Sosnowcem; Gliwice Gliwicach Gliwic Gliwicami; Zabrze Zabrzu Zabrza Zabrzem; Bytom Bytomiu Bytomia Bytomiem; Rybnik Rybniku Rybnika Rybnikiem; Tychy Tychach Tychów Tychami; Chorzów Chorzowie Chorzowa Chorzowem; Bielsko-Biała Bielsku-Białej; Bielsko Bielsku Bielska Bielskiem; Dąbrowa_Górnicza Dąbrowie_Górniczej Dąbrowy_Górniczej; Żory Żorach; Górny_Śląsk Górnym_Śląsku Górnego_Śląska',
  świętokrzyskie:
    'Kielce Kielcach Kielc Kielcami; Starachowice Starachowicach Starachowic; Sandomierz Sandomierzu Sandomierza Sandomierzem; Skarżysko Skarżysku Skarżyska; Kielecczyzna Kielecczyźnie',
  'warmińsko-mazurskie':
    'Olsztyn Olsztynie Olsztyna Olsztynem; Elbląg Elblągu Elbląga Elblągiem; Ełk Ełku Ełkiem; Iława Iławie Iławy; Ostróda Ostródzie Ostródy; Giżycko Giżycku Giżycka; Mazury Mazurach Mazur; Warmia Warmii',
  wielkopolskie:
    'Tarnowo_Podgórne Tarnowie_Podgórnym Tarnowa_Podgórnego; Poznań Poznaniu Poznania Poznaniem; Kalisz Kaliszu Kalisza Kaliszem; Konin Koninie Konina Koninem; Piła Pile Piły Piłą; Leszno Lesznie Leszna Lesznem; Gniezno Gnieźnie Gniezna Gnieznem; Wielkopolska Wielkopolsce Wielkopolski',
  zachodniopomorskie:
    'Szczecin Szczecinie Szczecina Szczecinem; Koszalin Koszalinie Koszalina Koszalinem; Stargard Stargardzie Stargardu Stargardem; Kołobrzeg Kołobrzegu Kołobrzega Kołobrzegiem; Świnoujście Świnoujściu Świnoujścia; Szczecinek Szczecinku Szczecinka',
};

type Place = { name: string; voivodeship: Voivodeship };

const byForm = lazy(() => new Map(VOIVODESHIPS.flatMap(placesIn)));

function placesIn(voivodeship: Voivodeship): [string, Place][] {
  const towns = TOWNS[voivodeship].split('; ').flatMap((written): [string, Place][] => {
    const forms = written.split(' ').map((form) => form.replace('_', ' '));
    return forms.map((form) => [spelled(form), { name: forms[0] ?? form, voivodeship }]);
  });
  const whole = { name: `województwo ${voivodeship}`, voivodeship };
  return [
    ...towns,
    ...['e', 'm', 'ego'].map((end): [string, Place] => [spelled(voivodeship.slice(0, -1) + end), whole]),
  ];
}

/** What a place is called, from the form it stands in: both words of it and then the first; null = not certain. */
export function placeNamed(label: string): Place | null {
  const words = wordsIn(label).map((word) => word.folded);
  return byForm().get(words.slice(0, 2).join(' ')) ?? byForm().get(words[0] ?? '') ?? null;
}
