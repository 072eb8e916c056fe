// The address at which LinkedIn asks whether to put a certificate on one's profile. Nothing is sent until it is opened.
import { dayInPoland } from '../platform/calendar-day.ts';

type Certified = {
  courseTitle: string;
  /** ISO 8601. */
  finishedAt: string;
  number: string;
  /** Where strangers check it. */
  address: string;
};

export function linkedInAddress({ courseTitle, finishedAt, number, address }: Certified): string {
  const [year = '', month = ''] = dayInPoland(Date.parse(finishedAt)).split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: 'Szlak',
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
