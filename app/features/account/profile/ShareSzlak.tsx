import { Button } from '../../../ui/form/Button.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useShare } from '../../site/share/use-share.ts';

export function ShareSzlak() {
  const share = useShare({ title: 'Szlak – doradca kariery AI', path: '/' });
  return (
    <Inline gap={3} className={scriptOnly}>
      <Button tone="secondary" onClick={() => void share()}>
        <Icon name="share" />
        Udostępnij
      </Button>
      <Text size="small" tone="soft">
        Wysyłasz link do Szlaku. Wszystko Twoje zostaje u&nbsp;Ciebie.
      </Text>
    </Inline>
  );
}
