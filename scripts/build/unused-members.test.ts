import { expect, test } from 'vitest';
import { withoutMembers } from './unused-members.ts';

const CLIENT = `
const other = 1;
class Client extends Base {
  constructor(options) {
    if (!options) throw new Error();
    this.options = options;
    this.sender = new Sender(this.options);
    this.models = new Models(this.sender);
    this.files = new Files(this.sender);
    this.ask = async (text) => this.asked(text);
    this.say = async (text) => this.said(text);
  }
  static count = 0;
  asked(text) { return other; }
  said(text) { return text; }
  get live() { return this.socket; }
}
export { Client };`;

test('keeps a member that is reached, with what it reaches, and what the constructor does besides', () => {
  const code = withoutMembers(CLIENT, { file: '', name: 'Client', reached: ['models', 'ask'] });
  for (const kept of [
    'if (!options)',
    'this.options =',
    'this.sender =',
    'this.models =',
    'this.ask =',
    'asked(',
  ])
    expect([kept, code.includes(kept)]).toEqual([kept, true]);
  expect(code).toContain('static count');
});

test('drops a member that nothing of it reaches', () => {
  const code = withoutMembers(CLIENT, { file: '', name: 'Client', reached: ['models', 'ask'] });
  for (const gone of ['new Files', 'this.say', 'said(', 'get live'])
    expect([gone, code.includes(gone)]).toEqual([gone, false]);
});

test('drops only what may go', () => {
  const mayGo = (_: string, member: string) => member.includes('new Files');
  const code = withoutMembers(CLIENT, { file: '', name: 'Client', reached: ['models'], mayGo });
  expect(code).not.toContain('new Files');
  expect(code).toContain('get live');
});

test('works on a class that is exported where it is declared', () => {
  const code = withoutMembers('export class A { one() {} two() {} }', {
    file: '',
    name: 'A',
    reached: ['one'],
  });
  expect(code).toMatch(/one\(\) \{\}(?!.*two)/);
});

test('refuses a library in which the class or a member has gone', () => {
  const trim = { file: '', name: 'Client', reached: ['models'] };
  expect(() => withoutMembers(CLIENT, { ...trim, name: 'Stripe' })).toThrow('no class Stripe');
  expect(() => withoutMembers(CLIENT, { ...trim, reached: ['models', 'coupons'] })).toThrow('no coupons');
});
