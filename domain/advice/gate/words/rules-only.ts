// Concepts that the rules alone know: the weights of ../likeness.ts were learned before there were any, and count none of them.

export const RULES_ONLY_WORDS = {
  HURTING_ONESELF: `uderzam sie|siebie; sie uderzam; bije sie po|piescia|glowa|rekami|cos|cokolwiek|do|za; bije siebie|glowa; wale sie|glowa|piescia; tluke sie|glowa;
    przypalam; parze sie|rece|reke; parze sobie rece|reke|dlonie|uda|skore; polewam _? rece|reke|nogi|noge|uda|udo|skore wrzatkiem; wrzatkiem polewam;
    wbijam sobie; kluje sie|sobie|igla|szpilka; przytrzaskuj* sobie|palce; sciskam sobie|szyje; przyduszam sie;
    drapie sie|rece|skore|nogi; szczypie sie; gryze sie|rece|dlonie; wyrywam sobie|wlosy; glodze sie;
    zdzieram sobie|skore; biczuje sie`,
  TO_FEEL: `cos|cokolwiek poczuc|czuc; poczuc|czuc cos|cokolwiek|bol|ulge; nie czuc; przestac czuc|myslec;
    nie myslec; sie ukarac; ukarac sie; za kare; daje|przynosi ulge|ukojenie; dla ulgi; uspokoic sie;
    sie uspokoic; zagluszyc; jest mi zle; mi zle; mi jest zle; do krwi; do siniakow`,
  RAILING: `przy|za barierce|barierka|barierkami|balustradzie|balustrada|poreczy|porecza _? mostu|wiaduktu|kladki|estakady|dachu;
    za|przez barierke|balustrade|porecz mostu|wiaduktu|kladki|estakady;
    moscie|wiadukcie|kladce|estakadzie|dachu przy|za barierce|barierka|balustradzie|balustrada|poreczy|porecza;
    przy|za barierce|barierka|balustradzie|balustrada|poreczy|porecza na moscie|wiadukcie|kladce|estakadzie;
    na krawedzi|skraju mostu|wiaduktu|dachu|peronu|urwiska`,
  BROKEN_OFF: `barierce|balustradzie|poreczy mostu|wiaduktu|kladki|estakady ,; moscie|wiadukcie przy barierce|poreczy ,`,
  AT_THE_EDGE: `stalem|stalam; stoje; stanelam; stanalem; siedze; siedzialem|siedzialam; przeszlam|przeszedlem;
    weszlam|wszedlem; przelazlem|przelazlam; zatrzymalam|zatrzymalem sie`,
  DOWN: `w dol`,
  LEAP: `chce|chcialem|chcialam|mysle|zeby skoczyc|wyskoczyc; chce|chcialem|chcialam|zeby _? sie rzucic; chce|chcialem|chcialam|zeby rzucic sie; skocze`,
  BRIDGE_WORK: `inspektor*|inspekcj*; przeglad|przeglady|przegladow|przegladach _? mostu|mostow|wiaduktu|wiaduktow|barier*|balustrad*; pomiar*;
    kontroluj*|kontrolowal* _? most|mosty|wiadukt*|barier*|balustrad*|stan|spawy; mostowiec|mostow|mostowego|mostownictw*;
    sprawdzam|sprawdzamy spawy|lozysk*|przesl*|nity; sprawdzam|sprawdzamy stan mostu|mostow|barier*|wiaduktu; lozysk*; dylatacj*; pekniec*; rys|rysy; korozj*;
    przeslo|przesla|przeslach; montuj*|montowal* barier*|balustrad*; konstrukcj*`,
  HELD_BACK: `plakal*; placze; brak* _? odwag*; zabrakl* _? odwag*; myslal* o tym;
    myslalem|myslalam zeby|skoczyc|to; mysle o tym; o wszystkim; odlicza*; zatrzyma* mnie; mnie _? zatrzyma*; mnie _? odciagn*; mnie _? sciagn*; powstrzym* mnie;
    mnie powstrzym*; zawrocil*; to zrobic; zrobic to; ktos by; wrocic do domu; zadzwonil*; gdyby nie;
    ciagnie mnie; mnie ciagnie; nie moglem|moglam odejsc; ostatni raz; wszystko jedno`,
  WONDERING: `nie wiedzial* czy; zastanawial* sie|czy; zastanawiam sie|czy`,
  HAVING_WOKEN: `obudzil* sie; sie obudzilem|obudzilam; sie rano obudzilem|obudzilam; budze sie; sie budze; sie rano budze`,
  A_PITY: `zaluj* ze; zaluj* _ ze; szkoda ze; zawiedzion* ze; rozczarow* ze; przykro ze; zly|zla ze; wsciekl* ze`,
  WOKE_LATE: `dopiero; pozno; wczesnie*; w wieku; po latach; na zajeciach|lekcji|wykladzie;
    w pociagu|autobusie|tramwaju|pracy; przed budzikiem; o 3|4|5|6; o trzeciej|czwartej|piatej|szostej;
    o szesnastej|poludniu; po nocce|dyzurze|studiach|szkole; przed trzydziestk*|czterdziestk*|piecdziesiatk*;
    z drzemki; w nocy; w srodku nocy; na egzamin|zajecia|trening|zmiane; budzik*`,
} as const satisfies Record<string, string>;
