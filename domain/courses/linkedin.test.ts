import { expect, test } from 'vitest';
import { linkedInAddress } from './linkedin.ts';

test('the month is the one in Poland, as it is printed', () => {
  const certified = { courseTitle: 'SQL', number: 'SZ-1', address: 'https://szlak.example/x' };
  const { searchParams } = new URL(linkedInAddress({ ...certified, finishedAt: '2026-12-31T23:30:00Z' }));
  expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual(['2027', '1']);
});

test('the profile gets the course, the month, the number and where it is checked', () => {
  const address = new URL(
    linkedInAddress({
      courseTitle: 'Księgowość & płace',
      finishedAt: '2026-11-05T10:00:00Z',
      number: 'SZ-1',
      address: 'https://szlak.example/certyfikat/SZ-1',
    }),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Księgowość & płace',
    organizationName: 'Szlak',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: 'https://szlak.example/certyfikat/SZ-1',
    certId: 'SZ-1',
  });
});
