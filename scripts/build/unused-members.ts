// What our libraries hang on one object that we hold: Gemini's client makes every service of Google's, Stripe's every resource.
// No bundler drops what a constructor names, so we name the members that we reach; they stay with all that they reach in turn
// (`this.x` within the class), the others go, and with them what only they used: 64 kB gzip. A build in which a class or a
// member has another name than here fails; that our code reaches no other one of Stripe's, the compiler checks (STRIPE_PARTS).
import { parseAst, type ESTree, type Plugin } from 'vite';
import { STRIPE_PARTS } from '#worker/adapters/stripe-parts.ts';

export type Trim = {
  file: string;
  name: string;
  reached: readonly string[];
  /** Which members may go at all; without it every one. */
  mayGo?: (name: string, code: string) => boolean;
};

// Whose classes nobody makes goes: that a class extends another one looks to the bundler as if it did something.
const RESOURCES = /\/stripe\/esm\/resources\//;

// A resource that is made for the client; `account` is another name of `accounts`.
const RESOURCE = /^this\.\w+ = new \w+\(this\);$/;

const TRIMS: Trim[] = [
  { file: '/@google/genai/dist/web/index.mjs', name: 'GoogleGenAI', reached: ['models'] },
  { file: '/@google/genai/dist/web/index.mjs', name: 'Models', reached: ['generateContentStream'] },
  {
    file: '/stripe/esm/stripe.core.js',
    name: 'Stripe',
    reached: STRIPE_PARTS,
    mayGo: (name, code) => RESOURCE.test(code) || name === 'account',
  },
];

export function unusedMembers(): Plugin {
  const trimmed = new Set<string>();
  return {
    name: 'szlak-unused-members',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (RESOURCES.test(id)) return { moduleSideEffects: false };
      const trims = TRIMS.filter(({ file }) => id.endsWith(file));
      if (trims.length === 0) return null;
      trims.forEach(({ file }) => trimmed.add(file));
      return { code: trims.reduce(withoutMembers, code), map: null };
    },
    buildEnd(error) {
      const moved = TRIMS.filter(({ file }) => !trimmed.has(file));
      if (error === undefined && moved.length > 0)
        throw new Error(`Not where it was: ${moved.map(({ file }) => file).join(', ')}.`);
    },
  };
}

/** A method, a field, or what the constructor puts on `this`; without a name: any other step of the constructor, which stays. */
type Member = { name: string | null; start: number; end: number; names: Set<string> };

export function withoutMembers(code: string, { name, reached, mayGo = () => true }: Trim): string {
  const found = parseAst(code)
    .body.map(declaredClass)
    .find((one) => one?.id?.name === name);
  if (found === undefined || found === null) throw new Error(`There is no class ${name} any more.`);
  const members = found.body.body.flatMap((part) => membersOf(part));
  const missing = reached.filter((one) => members.every((member) => member.name !== one));
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')} any more.`);
  const kept = new Set(reached);
  const stays = (member: Member) =>
    member.name === null ||
    kept.has(member.name) ||
    !mayGo(member.name, code.slice(member.start, member.end));
  for (let size = -1; size < kept.size;) {
    size = kept.size;
    for (const member of members.filter(stays)) for (const one of member.names) kept.add(one);
  }
  return members
    .filter((member) => !stays(member))
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

function declaredClass(statement: ESTree.Program['body'][number]): ESTree.Class | null {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'ClassDeclaration' ? declared : null;
}

function membersOf(part: ESTree.ClassElement): Member[] {
  if (part.type === 'MethodDefinition' && part.kind === 'constructor')
    return (part.value.body?.body ?? []).map((step) => memberOf(step, assignedTo(step)));
  const isNamed = part.type === 'MethodDefinition' || part.type === 'PropertyDefinition';
  // What is static is reached by the name of the class.
  return [memberOf(part, isNamed && !part.static && part.key.type === 'Identifier' ? part.key.name : null)];
}

function memberOf(node: ESTree.Node, name: string | null): Member {
  const names = new Set(ownNames(node));
  if (name !== null) names.delete(name);
  return { name, start: node.start, end: node.end, names };
}

function assignedTo(step: ESTree.Statement | ESTree.Directive): string | null {
  if (step.type !== 'ExpressionStatement' || step.expression.type !== 'AssignmentExpression') return null;
  return ownName(step.expression.left);
}

function ownName(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression') return null;
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : null;
}

/** Every `this.x` in it. */
function* ownNames(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const name = ownName(node);
  if (name !== null) yield name;
  for (const inner of Object.values(node)) yield* ownNames(inner);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
