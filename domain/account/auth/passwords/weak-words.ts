// What Polish passwords are made of: words and names that are tried first. In lower case, without diacritics; four letters at least.
export const WEAK_WORDS = (
  'haslo moje tajne polska polak warszawa krakow gdansk poznan wroclaw lodz szczecin slask legia lech wisla gornik widzew arka ' +
  'kocham kochanie kocha ciebie kotek misiek misiu mysz myszka zabka slonko slonce sloneczko serce buziak skarb aniol aniolek diabel ' +
  'mama tata matka ojciec babcia dziadek rodzina siostra brat dupa dupka kurwa chuj jebac pierdol cycki seks ' +
  'anna ania kasia katarzyna basia gosia malgorzata asia joanna agnieszka agata magda magdalena monika marta marzena beata dorota ' +
  'ewelina iwona izabela justyna karolina kinga klaudia kamila natalia ola aleksandra paulina patrycja sylwia wiktoria zuzanna julia ' +
  'adam adrian andrzej arek artur bartek bartosz damian daniel darek dawid dominik grzegorz hubert jacek jakub kuba janek jarek ' +
  'kamil karol konrad krzysiek krzysztof lukasz maciek maciej marcin marek mariusz mateusz michal norbert patryk pawel piotr piotrek ' +
  'przemek radek rafal robert sebastian slawek szymon tomasz tomek wojtek wojciech zbyszek ' +
  'samsung nokia iphone komputer internet windows admin administrator user test testowe start witaj dzien dobry login qwerty ' +
  'password master dragon monkey football pilka piwo wodka samochod ferrari porsche audi bmw opel golf ' +
  'wiosna lato jesien zima styczen luty marzec kwiecien czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien ' +
  'poniedzialek wtorek sroda czwartek piatek sobota niedziela'
)
  .split(' ')
  .filter((word) => word.length > 3);

/** Words of this site, which whoever tries passwords here tries first. */
export const SITE_WORDS = ['szlak', 'szlaku', 'sciezka', 'kariera', 'doradca', 'premium', 'kursy', 'quiz'];
