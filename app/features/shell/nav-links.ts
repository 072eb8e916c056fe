/** The main navigation, in the header and in the mobile menu alike. Only pages that exist. */
export const NAV_LINKS = [
  { to: '/', label: 'Start' },
  { to: '/#quiz', label: 'Quiz' },
] as const;
