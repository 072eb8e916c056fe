// The fields and their occupations as an island (lib/island).
export { JobTabs as Part } from './FutureJobs.tsx';
