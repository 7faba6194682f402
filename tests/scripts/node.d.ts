// What the tests use of Node. Its own types would change what a timer is in the scripts of pages.

declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
  export function beforeEach(body: () => void): void;
  export function afterEach(body: () => void): void;
  export const mock: { timers: { enable(what: { apis: string[]; now?: number }): void; tick(milliseconds: number): void; setTime(milliseconds: number): void; reset(): void } };
}

declare module "node:assert/strict" {
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function ok(value: unknown, message?: string): void;
}

declare module "node:fs" {
  export function readdirSync(folder: URL, options?: { recursive: true }): string[];
  export function readFileSync(file: URL, encoding: "utf8"): string;
}

declare module "node:async_hooks" {
  export class AsyncLocalStorage<T> {
    getStore(): T | undefined;
    run<R>(store: T, action: () => R): R;
  }
}

declare function setImmediate(action: (value?: unknown) => void): void;

declare module "node:readline" {
  export function createInterface(given: { input: unknown }): AsyncIterable<string>;
}

declare const process: { env: Record<string, string>; stdin: unknown; stdout: { write(text: string): void } };
