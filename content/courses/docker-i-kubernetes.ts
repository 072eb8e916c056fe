import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'docker-i-kubernetes',
  title: 'Docker i Kubernetes: kontenery bez niespodzianek',
  category: 'DevOps',
  tags: ['Docker', 'Kubernetes', 'Helm', 'kontenery', 'administracja systemami', 'monitoring'],
  imageUrl: 'https://images.unsplash.com/photo-1605745341112-85968b19335b?w=400',
  price: 399.99,
  currency: 'PLN',
  level: 'zaawansowany',
  duration: 'około 32 godzin',
  certificate: false,
  description:
    'Od jednego Dockerfile’a do klastra, w którym aplikacja przetrwa aktualizację, awarię węzła i złą konfigurację. Nauczysz się budować małe, bezpieczne obrazy, opisywać usługi w Kubernetesie i spokojnie diagnozować pody, które nie chcą wstać – wszystko na lokalnym klastrze, bez rachunku z chmury.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Kontener od środka: przestrzenie nazw, cgroups, warstwy obrazu',
    'Dockerfile dojrzały: budowanie wieloetapowe, użytkownik bez roota, mały obraz',
    'Docker Compose: aplikacja, baza i kolejka na jednym laptopie',
    'Rejestry, znaczniki, podpisy i skanowanie podatności',
    'Architektura Kubernetesa i lokalny klaster w kind',
    'Pod, Deployment, Service: trzy obiekty, na których stoi reszta',
    'ConfigMap, Secret i to, czego Secret nie zapewnia',
    'Sondy, zasoby, limity: skąd się bierze OOMKilled',
    'Ruch z zewnątrz: Gateway API, starszy Ingress, certyfikaty, zasady sieciowe',
    'Dane trwałe: wolumeny, StatefulSet, kiedy bazę zostawić poza klastrem',
    'Helm i Kustomize: jedna aplikacja, trzy środowiska',
    'Aktualizacje bez przestoju, wycofanie zmian, autoskalowanie',
    'RBAC i Pod Security: kto może zepsuć klaster',
    'Prometheus, Grafana i ćwiczenia z awarii',
  ],
  forWho: [
    'Wdrażasz aplikacje i od czasu do czasu budujesz obrazy na własny użytek.',
    'Twój zespół dostał klaster „w spadku” i ktoś musi go zrozumieć, zanim coś padnie.',
    'Administrujesz Linuksem i chcesz przełożyć tę wiedzę na świat kontenerów.',
    'Projektujesz usługi i potrzebujesz wiedzieć, czego oczekuje od nich orkiestrator.',
  ],
  whatYouGet: [
    'Zestaw manifestów i chart Helma dla aplikacji złożonej z trzech usług.',
    'Schemat diagnozy: od CrashLoopBackOff do przyczyny w kilku krokach.',
    'Doświadczenie z zaplanowanych awarii, które wywołujesz i usuwasz własnymi rękami.',
    'Kryteria, według których powiesz „nie potrzebujemy Kubernetesa”, jeśli taka jest prawda.',
    'Wzór pipeline’u: obraz zbudowany, sprawdzony, podpisany i wdrożony.',
  ],
  faq: [
    {
      q: 'Czy Docker Desktop jest do tego kursu niezbędny?',
      a: 'Nie, ćwiczenia wykonasz także na Docker Engine pod Linuksem albo w Podmanie. Większe firmy potrzebują na Docker Desktop płatnej licencji, więc na komputerze służbowym najpierw sprawdź jej warunki.',
    },
    {
      q: 'Jak mocny komputer udźwignie lokalny klaster?',
      a: 'Wygodnie pracuje się od 16 GB pamięci i czterech rdzeni. Przy 8 GB uruchomisz klaster z jednym węzłem, ale moduł z monitoringiem będzie wymagał cierpliwości.',
    },
    {
      q: 'Dlaczego Gateway API zamiast Ingressa?',
      a: 'Bo to nowszy standard opisu ruchu, a popularny kontroler Ingress NGINX od marca 2026 r. nie jest już utrzymywany. Zapis Ingressa i tak nauczysz się czytać, bo w działających klastrach jest go pełno.',
    },
  ],
};
