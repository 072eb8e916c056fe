import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Co Git zapisuje, gdy poprawiasz żurek',
  goal: 'Zajrzysz do wnętrza dwóch commitów i pokażesz, które zawartości powstały na nowo, a które Git wykorzystał ponownie.',
  leaves: 'Repozytorium z przepisami, w którym są dwie migawki, i notatka z odciskami plików.',
  summary:
    'Migawki zamiast kopii na folderze przepisów: git hash-object pokazał równe odciski zurek.txt i kopia.txt, ls-tree trzy nazwy i dwa bloby, cat-file budowę commita. Po dodaniu majeranku zmienił się tylko jeden odcisk; git show HEAD~1:zurek.txt przywołał starą treść. Historia to nie kopia zapasowa.',
  terms: [
    {
      term: 'skrót (hash)',
      meaning: 'Odcisk palca wyliczony z treści; równa treść daje równy skrót, każda zmiana zupełnie inny.',
    },
    {
      term: 'blob',
      meaning: 'Zawartość pliku zapisana w Gicie bez nazwy, pod adresem będącym jej skrótem.',
    },
    {
      term: 'drzewo (tree)',
      meaning: 'Lista nazw plików z odciskami ich zawartości, czyli wygląd folderu w danej chwili.',
    },
    {
      term: 'commit',
      meaning: 'Migawka: drzewo, autor, data, opis i odcisk poprzednika.',
    },
    {
      term: 'HEAD~1',
      meaning: 'Zapis oznaczający jeden commit przed obecnym.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Folder ma dziesięć plików. Zmieniasz jeden i robisz commit. Co zawiera nowe drzewo?',
      options: [
        'Jedną nazwę: zmienionego pliku',
        'Dziesięć nazw, z których jedna wskazuje nową zawartość',
        'Dziesięć nowych zawartości, po jednej na każdy plik',
      ],
      right: 1,
      why: 'Migawka opisuje cały folder, lecz dla niezmienionych plików wskazuje istniejące już bloby. Dlatego jest pełna i zarazem oszczędna.',
    },
    {
      kind: 'multiple',
      text: 'Od czego zależy odcisk, który podaje git hash-object dla pliku?',
      options: [
        'Od każdego znaku treści',
        'Od nazwy pliku',
        'Od zapisu końca wiersza',
        'Od godziny utworzenia',
      ],
      right: [0, 2],
      why: 'Koniec wiersza też jest częścią treści. Nazwa trafia dopiero do drzewa, a data i autor do commita.',
    },
    {
      kind: 'gap',
      text: 'Treść pliku sprzed jednego commita wypisze polecenie: git ___ HEAD~1:zurek.txt',
      accepted: ['show'],
      why: 'Po dwukropku stoi nazwa pliku w tamtej migawce. Plik na dysku pozostaje przy tym bez zmian.',
    },
  ],
  exercise: {
    task: 'W swoim repozytorium zrób trzeci commit: zmień jeden plik, jeden dodaj, jednego nie ruszaj. Wklej wydruk git log --oneline oraz git ls-tree dla HEAD i HEAD~1. Pod spodem wyjaśnij własnymi słowami, które odciski się zgadzają, które nie i dlaczego. Następnie znajdź na swoim dysku folder z kopiami w rodzaju „ostateczny_3”, wypisz nazwy i zaproponuj, jakie trzy commity z opisami mogłyby je zastąpić.',
    hint: 'Starsze drzewo wypisze git ls-tree HEAD~1. Zestaw oba wydruki obok siebie i porównuj pierwsze siedem znaków.',
    minutes: 30,
  },
  state: {
    now: "Folder przepisy, repozytorium Git z gałęzią main (git init -b main), ukryty katalog .git. Ustawione user.name i user.email. W Windows Git Bash.\nPliki na dysku:\nzurek.txt: Żurek: zakwas, kiełbasa, jajko, majeranek\nkopia.txt: Żurek: zakwas, kiełbasa, jajko\nbarszcz.txt: Barszcz: buraki, zakwas\nPolecenia z lekcji:\nprintf 'Żurek: zakwas, kiełbasa, jajko\\n' > zurek.txt\ncp zurek.txt kopia.txt\ngit hash-object zurek.txt kopia.txt\nprintf 'Barszcz: buraki, zakwas\\n' > barszcz.txt\ngit add .\ngit commit -m \"Dodaj trzy przepisy\"\ngit ls-tree HEAD\ngit cat-file -p HEAD\nprintf 'Żurek: zakwas, kiełbasa, jajko, majeranek\\n' > zurek.txt\ngit commit -am \"Dopraw żurek majerankiem\"\ngit ls-tree HEAD\ngit log --oneline\ngit show HEAD~1:zurek.txt\nDwa commity: „Dodaj trzy przepisy” i „Dopraw żurek majerankiem”.\nPierwsza migawka (ls-tree):\n100644 blob 17ba9713eb3a7cc781ae585138767bb82a4af7f8    barszcz.txt\n100644 blob 6d1daba71db5f5e1831efdd5a871d50523d78d28    kopia.txt\n100644 blob 6d1daba71db5f5e1831efdd5a871d50523d78d28    zurek.txt\nW drugiej nowy odcisk ma tylko zurek.txt (wartości w lekcji nie podano). git show HEAD~1:zurek.txt oddaje żurek bez majeranku.\nRepozytorium jest tylko na jednym laptopie; drugim miejscem będzie GitHub. Poleceniami add i commit zajmie się dokładnie kolejny moduł.",
    concepts: [
      'migawka zamiast kopii',
      'git init -b main i katalog .git',
      'git config user.name i user.email',
      'skrót (hash) z treści: git hash-object',
      'blob – jedna treść, jeden adres',
      'drzewo: git ls-tree HEAD',
      'commit: drzewo, autor, data, opis, poprzednik',
      'git cat-file -p HEAD',
      'HEAD~1 i git show',
      'zapis na dysku a zapis w historii; nie kopia zapasowa',
    ],
    words: [
      'repozytorium',
      'terminal',
      'migawka',
      'skrót',
      'odcisk palca',
      'blob',
      'drzewo',
      'commit',
      'HEAD',
      'HEAD~1',
      'historia',
      '.git',
      'git hash-object',
      'git ls-tree',
      'git cat-file',
      'git show',
      'git log --oneline',
      'git config',
      'opis commita',
      'łańcuch zapisów',
    ],
  },
};
