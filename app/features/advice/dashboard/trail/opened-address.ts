// Where a paid order leads to: the dashboard, which then says what has opened.
export const OPENED_QUERY = 'otwarte';

export const OPENED_DASHBOARD = `/dashboard?${OPENED_QUERY}=premium`;
