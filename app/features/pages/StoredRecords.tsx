// {{cookies}}: everything that we keep in a browser, from the one list of it.
import { STORED_RECORDS } from '#domain/privacy/stored-records.ts';
import { tied } from '../../lib/typography.ts';
import { name as nameStyle, scroller, table } from './StoredRecords.css.ts';

export function StoredRecords() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={scroller} aria-label="Wszystko, co zapisujemy w przeglądarce" tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            <th scope="col">Gdzie</th>
            <th scope="col">Po co</th>
            <th scope="col">Jak długo</th>
          </tr>
        </thead>
        <tbody>
          {STORED_RECORDS.map((record) => (
            <tr key={`${record.where} ${record.name}`}>
              <th scope="row" className={nameStyle}>
                {record.name}
              </th>
              <td>{record.where}</td>
              <td>{tied(record.purpose)}</td>
              <td>{tied(record.life)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
