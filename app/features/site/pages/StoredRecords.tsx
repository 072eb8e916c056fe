// {{cookies}}: everything that we keep in a browser, from the one list of it.
import { STORED_RECORDS } from '#domain/platform/privacy/stored-records.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { facts, name, records, record as recordStyle } from './StoredRecords.css.ts';

export function StoredRecords() {
  return (
    <dl className={records}>
      {STORED_RECORDS.map((record) => (
        <div key={`${record.where} ${record.name}`} className={recordStyle}>
          <dt className={name}>{record.name}</dt>
          <dd>{withNonBreakingSpaces(record.purpose)}</dd>
          <dd className={facts}>
            {record.where} · {withNonBreakingSpaces(record.life)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
