// What a statement does, in two words: 'insert quiz_answers'. For logs, which must not tell with what.

const VERB = /\b(select|insert|update|delete)\b/i;
const TABLES: Readonly<Record<string, RegExp>> = {
  insert: /\binto\s+"?(\w+)/i,
  update: /\bupdate\s+"?(\w+)/i,
};
const FROM = /\bfrom\s+"?(\w+)/i;

export function queryName(sql: string): string {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = (TABLES[verb] ?? FROM).exec(sql)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
