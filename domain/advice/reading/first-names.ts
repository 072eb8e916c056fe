// First names, folded, as people give them about themselves; forms after 'jestem' and 'nazywam się' with them.
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adam adrian adrianna agata agnieszka ala aldona aleksander aleksandra aleksiej alicja alina amelia anastazja andrij andrzej
  andzelika aneta ania anna antoni antonina arek ariel arkadiusz artem artur asia barbara bartek bartlomiej bartosz basia beata
  bernadetta bernard bogdan bogumila boguslaw bozena bronislawa cecylia celina czeslaw damian daniel daniela danuta daria
  dariusz darek dawid diana dmytro dominik dominika dorota edward edyta ela eliza elzbieta emil emilia ernest eugeniusz ewa
  ewelina fabian felicja filip franciszek franek gabriela gabriel gosia grazyna grzegorz grzesiek halina hanna hania helena
  henryk honorata hubert ida ignacy igor ilona irena ireneusz iryna iwan iwona iza izabela jacek jadwiga jagoda jakub jan janek
  janina janusz jarek jaroslaw jasiek jasmina jerzy joanna jola jolanta jozef jozefa judyta julia julian julita juliusz julka jurek
  justyna kacper kaja kalina kamil kamila karina karol karolina kasia kaska katarzyna katia kazimierz kinga klara klaudia
  konrad kornelia krystian krystyna krysia krzysiek krzysztof kuba laura lech lena leon leszek lidia liliana lilia lucja lucyna
  ludwik lukasz maciej maciek magda magdalena maja malgorzata malwina mania marcel marcelina marcin marek marka maria marian
  marianna mariola mariusz markiem marlena marta martyna marysia marzena mateusz matylda michal michalina mieczyslaw mikolaj
  milena milosz mirek miroslaw miroslawa monika mykola nadia natalia natasza nikodem nikola nina norbert oksana ola olaf olena
  olga oliwia oliwier olek oskar oleh patrycja patryk pawel paulina piotr piotrek przemek przemyslaw rafal regina renata robert
  roksana roman romana romek roza ryszard rysiek sabina samanta sandra sara sebastian serhij seweryn slawek slawomir sonia stanislaw
  stanislawa staszek stefan stefania stella svitlana swietlana sylwester sylwia szymon tadeusz tamara tania taras tatiana
  teresa tola tomasz tomek tymon tymoteusz urszula ula wacek waclaw wadim waldek waldemar wanda wasyl wera weronika wieslaw
  wieslawa wiktor wiktoria wiola wioletta wit witek witold wlodek wlodzimierz wojciech wojtek wolodymyr yulia zbigniew zbyszek
  zdzislaw zenon zofia zosia zuza zuzanna zuzia zygmunt nguyen thi minh ahmed mohamed ali fatima aysha john maria-anna`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
