import { useState } from 'react';
import { Button, type ButtonTone } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { focused } from './Gallery.css.ts';
import type { SampleProps } from './Gallery.tsx';

const TONES: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ControlSamples({ theme }: SampleProps) {
  const [text, setText] = useState('Las i mapy.');
  return (
    <>
      {TONES.map((tone) => (
        <Inline key={tone}>
          <Button tone={tone}>{tone}</Button>
          <Button tone={tone} className={focused}>
            fokus
          </Button>
          <Button tone={tone} busy>
            zajęty
          </Button>
          <Button tone={tone} disabled>
            wyłączony
          </Button>
        </Inline>
      ))}
      <Text size="small" tone="soft">
        Wyłączony przycisk ma obok siebie powód. Najechanie i&nbsp;naciśnięcie sprawdź wskaźnikiem.
      </Text>
      <Inline>
        <ButtonLink to="/_galeria">Link jak przycisk</ButtonLink>
        <Button>
          <Icon name="share" />Z ikoną
        </Button>
      </Inline>
      <Text>
        Zdanie z <Link to="/_galeria">linkiem</Link> i z{' '}
        <Link to="/_galeria" tone="quiet">
          cichym linkiem
        </Link>
        .
      </Text>
      <Inline gap={5}>
        <Link to="/_galeria" tone="forward">
          Zobacz wszystkie
        </Link>
        <Link to="https://szlak.example" tone="forward">
          Inna strona
        </Link>
      </Inline>
      <Field label="Pole" hint="Podpowiedź pod etykietą.">
        {(control) => <TextInput {...control} placeholder="Minimum 8 znaków" />}
      </Field>
      <Field label="Hasło">{(control) => <PasswordInput {...control} defaultValue="las i mapy" />}</Field>
      <Field label="Pole z błędem" error="Podaj poprawny adres e-mail.">
        {(control) => <TextInput {...control} defaultValue="ala.example" />}
      </Field>
      <Field label="Pole wyłączone" hint="Adresu nie da się zmienić.">
        {(control) => <TextInput {...control} disabled defaultValue="ala@szlak.example" />}
      </Field>
      <Field label="Pole do odczytu">
        {(control) => <TextInput {...control} readOnly value="ala@szlak.example" />}
      </Field>
      <Field label="Dłuższy tekst">
        {(control) => (
          <TextArea
            {...control}
            value={text}
            countTo={10}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <ChoiceGroup legend="Wybór wielu" error="Wybierz co najmniej jedną opcję">
        <Choice type="checkbox" label="Natura" description="Przyroda, zwierzęta." defaultChecked />
        <Choice type="checkbox" label="Twórczość" description="Projektowanie, sztuka." />
        <Choice type="checkbox" label="Wyłączona" description="Niedostępna w tym planie." disabled />
      </ChoiceGroup>
      <ChoiceGroup legend="Wybór jednego">
        <Choice type="radio" name={`radio-${theme}`} label="Tak" defaultChecked />
        <Choice type="radio" name={`radio-${theme}`} label="Nie" />
      </ChoiceGroup>
      <Choice type="checkbox" look="line" label="Zapamiętaj mnie" />
    </>
  );
}
