// A card's picture in both shapes, as it will be seen; with a way to keep each.
import { figure, pair, picture, tall } from './Pictures.css.ts';

export const SHAPES = {
  wide: { file: 'obraz.png', width: 1200, height: 630 },
  tall: { file: 'obraz-pion.png', width: 1080, height: 1350 },
} as const;

type PicturesProps = {
  /** Before the file's name: '/karta/…/'. */
  folder: string;
  /** Changes with what is on the picture. */
  version: string;
  words: string;
  canDownload: boolean;
};

export function Pictures({ folder, version, words, canDownload }: PicturesProps) {
  const address = (file: string) => `${folder}${file}?z=${version}`;
  return (
    <div className={pair}>
      {(['wide', 'tall'] as const).map((shape) => {
        const { file, width, height } = SHAPES[shape];
        return (
          <figure key={shape} className={shape === 'tall' ? tall : figure}>
            <img
              className={picture}
              src={address(file)}
              width={width}
              height={height}
              alt={shape === 'wide' ? words : 'Ta sama karta w\u00a0pionie'}
            />
            {canDownload ? (
              <figcaption>
                <a href={address(file)} download={`szlak-${width}x${height}.png`}>
                  Pobierz {shape === 'wide' ? 'w\u00a0poziomie' : 'w\u00a0pionie'}
                </a>{' '}
                ({width}&nbsp;×&nbsp;{height})
              </figcaption>
            ) : null}
          </figure>
        );
      })}
    </div>
  );
}
