// What html-validate finds in a whole page, one line a fault.
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

const CONFIG: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // React writes these; browsers don't mind.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
  },
};

/** Puts its rules together once, where html-validate does so for every page again, which took as long as the pages. */
class KnownConfig extends StaticConfigLoader {
  #known: ReturnType<StaticConfigLoader['getConfigFor']> | null = null;
  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    return (this.#known ??= super.getConfigFor(handle));
  }
}

/** `rules`: of this kind of pages. */
export function htmlFaultsBy(
  rules: ConfigData['rules'] = {},
): (path: string, html: string) => Promise<string[]> {
  const validate = new HtmlValidate(new KnownConfig({ ...CONFIG, rules: { ...CONFIG.rules, ...rules } }));
  return async (path, html) => {
    const { results } = await validate.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
    );
  };
}
