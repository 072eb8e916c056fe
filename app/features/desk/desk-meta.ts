/** The head of a page of the desk. */
export function deskMeta(title: string) {
  return () => [{ title: `${title} – panel obsługi` }, { name: 'robots', content: 'noindex' }];
}
