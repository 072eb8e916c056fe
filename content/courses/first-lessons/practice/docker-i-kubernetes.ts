import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Kontener rozebrany na trzy mechanizmy jądra',
  goal: 'Pokażesz na terminalu przestrzenie nazw, limit cgroup i warstwy obrazu oraz przypiszesz objaw awarii do jednego z nich.',
  leaves: 'Wydruki czterech doświadczeń i tabela diagnozy: objaw, mechanizm, pierwsze sprawdzenie.',
  summary:
    'Kontener jako proces hosta na przykładzie awarii w drukarni z Kutna (kod 137). Porównanie /proc/PID/ns, w tym wspólnej przestrzeni user, memory.max a free, wywołane OOMKilled, hasło odzyskane z warstwy przez docker save i znacznik .wh. Tabela trzech szuflad diagnozy.',
  terms: [
    {
      term: 'przestrzeń nazw',
      meaning:
        'Mechanizm jądra decydujący, co proces widzi: numery procesów, sieć, punkty montowania, nazwę hosta.',
    },
    {
      term: 'cgroup',
      meaning: 'Grupa kontrolna jądra, która ogranicza i mierzy zużycie zasobów, np. pamięci i procesora.',
    },
    {
      term: 'kod wyjścia 137',
      meaning: '128 + 9: proces zabity sygnałem SIGKILL; o braku pamięci przesądza dopiero pole OOMKilled.',
    },
    {
      term: 'warstwa obrazu',
      meaning:
        'Niezmienny zestaw zmian w plikach; usunięcie w wyższej warstwie tylko zasłania plik z niższej.',
    },
    {
      term: 'whiteout',
      meaning: 'Znacznik .wh. w warstwie, który ukrywa plik istniejący w warstwie poniżej.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Kontener zakończył się kodem 137, a OOMKilled ma wartość false. Co z tego wynika?',
      options: [
        'Limit pamięci był za niski, tylko Docker tego nie zapisał',
        'Dostał SIGKILL z innego powodu, np. od docker kill',
        'Aplikacja zakończyła się normalnie i zwróciła własny kod błędu',
        'Zabrakło miejsca w zapisywalnej warstwie',
      ],
      right: 1,
      why: 'Kod mówi jedynie o sygnale 9. Pamięć wskazywałoby dopiero OOMKilled równe true, więc trzeba szukać tego, kto wysłał sygnał.',
    },
    {
      kind: 'multiple',
      text: 'Co w domyślnej instalacji kontener współdzieli z hostem?',
      options: ['Jądro systemu', 'Przestrzeń nazw user', 'Numerację procesów (pid)', 'Przestrzeń nazw net'],
      right: [0, 1],
      why: 'Jądro jest zawsze wspólne, a mapowanie użytkowników trzeba włączyć osobno. Numery procesów i sieć kontener dostaje własne.',
    },
    {
      kind: 'single',
      text: 'RUN rm /tmp/haslo.txt stoi zaraz po COPY haslo.txt. Gdzie jest teraz hasło?',
      options: [
        'Nigdzie, bo następna warstwa je nadpisała',
        'Tylko w pamięci podręcznej na komputerze budującym',
        'W zapisywalnej warstwie każdego uruchomionego kontenera',
        'W warstwie utworzonej przez COPY, wysyłanej razem z obrazem',
      ],
      right: 3,
      why: 'Polecenie rm dodało znacznik, który plik zasłania. Niższa warstwa pozostaje bez zmian i da się ją rozpakować.',
    },
  ],
  exercise: {
    task: 'Wykonaj doświadczenia na dowolnym własnym obrazie zamiast alpine i opisz wynik: które przestrzenie nazw różnią się od hosta, jaki limit pokazuje memory.max, jaki kod i pole OOMKilled zostawia przekroczenie limitu. Przejrzyj warstwy tego obrazu i wskaż jedną rzecz, której nie powinno w nich być, albo uzasadnij, że obraz jest czysty. Zakończ notatką dla zespołu: trzy objawy, mechanizm stojący za każdym i pierwsze polecenie diagnostyczne. Sekrety i adresy wewnętrzne zasłoń.',
    hint: 'Zamiast czytać wszystkie warstwy, zacznij od docker history i szukaj kroków COPY oraz RUN rm.',
    minutes: 40,
  },
  state: {
    now: 'Przykład: usługa wyceny w drukarni z Kutna padała co noc między trzecią a czwartą, kod 137. Przyczyna: nocny raport ładował do pamięci całą historię zamówień, a limit skopiowano z innej usługi; pomogło czytanie danych porcjami.\nDoświadczenia:\ndocker run -d --name kutno --memory 64m --memory-swap 64m alpine:3 sleep 3600\ndocker exec kutno ps\nPID=$(docker inspect --format \'{{.State.Pid}}\' kutno)\nps -o pid,user,args -p "$PID"\nfor n in pid net mnt uts ipc user; do\n  printf \'%-5s kontener %s   host %s\\n\' "$n" "$(sudo readlink "/proc/$PID/ns/$n")" "$(readlink "/proc/self/ns/$n")"\ndone\nPięć przestrzeni różnych, user wspólna z hostem. docker exec kutno uname -r podaje wersję jądra hosta.\ndocker exec kutno free -m – cała pamięć hosta; docker exec kutno cat /sys/fs/cgroup/memory.max – 67108864, czyli 64 MiB.\ndocker run --name glodny --memory 64m --memory-swap 64m alpine:3 dd if=/dev/zero of=/dev/null bs=256M count=1\ndocker inspect --format \'{{.State.OOMKilled}}\' glodny\nWynik: kod 137 = 128 + 9 (SIGKILL); o pamięci rozstrzyga OOMKilled.\nDockerfile:\nFROM alpine:3\nCOPY haslo.txt /tmp/haslo.txt\nRUN rm /tmp/haslo.txt\nmkdir -p warstwy && echo \'tajne\' > haslo.txt\ndocker build -t warstwy:proba .\ndocker run --rm warstwy:proba ls /tmp\ndocker save warstwy:proba | tar -x -C warstwy\nfor b in warstwy/blobs/sha256/*; do tar -tf "$b" 2>/dev/null | grep haslo; done\nW kontenerze /tmp jest pusty, w obrazie są tmp/haslo.txt i tmp/.wh.haslo.txt. Obraz zmniejsza RUN apk add curl && rm -rf /var/cache/apk/*.\nTabela diagnozy: nie widzi procesu, portu, nazwy hosta – przestrzeń nazw – readlink w /proc/PID/ns; ginie lub zwalnia pod obciążeniem – cgroup – OOMKilled, memory.max, cpu.stat; plik jest, choć go usunięto, obraz puchnie – warstwa – docker history, docker save.\nKontenery usunięto (docker rm -f kutno glodny), wydruki zachowano. Dalej: wiele etapów, brak roota, sekrety poza warstwami.',
    concepts: [
      'kontener jako proces hosta',
      'przestrzenie nazw (namespaces)',
      'wspólna przestrzeń user i root',
      'wspólne jądro',
      'cgroups: limit pamięci i procesora',
      'kod wyjścia 137 i OOMKilled',
      'nr_throttled w cpu.stat',
      'warstwy obrazu i overlay',
      'znacznik .wh. (whiteout)',
      'trzy szuflady diagnozy',
    ],
    words: [
      'kontener',
      'obraz',
      'warstwa',
      'host',
      'jądro',
      'przestrzeń nazw',
      'cgroup',
      'memory.max',
      'free -m',
      'SIGKILL',
      'OOMKilled',
      'docker run',
      'docker exec',
      'docker inspect',
      'docker build',
      'docker save',
      'docker history',
      'docker rm -f',
      'Dockerfile: FROM, COPY, RUN',
      'tryb rootless',
    ],
  },
};
