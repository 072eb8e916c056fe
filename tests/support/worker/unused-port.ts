// The tests' way to a port of their own.
export { unusedPort } from '#scripts/local/free-port.ts';
