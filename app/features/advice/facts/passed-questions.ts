// Questions of /fakty that were passed stand in its address, so that nothing is kept of them.
const PASSED = 'pominiete';

export function passedAddress(ids: readonly string[]): string {
  return `/fakty?${PASSED}=${ids.join('.')}`;
}

export function passedQuestions(params: URLSearchParams): string[] {
  return (params.get(PASSED) ?? '').split('.').filter((id) => id !== '');
}
