// Types for plugin authors: what there is in a plugin's realm, in both engines, and nothing else.
// Put `/// <reference path="deepcode-plugin.d.ts" />` at the top of a file, and in tsconfig.json `"lib": ["es2023"]` without "dom".

/** What one call may ask for. It dies with its call: afterwards everything here rejects with code -32021. */
interface PluginContext {
  /** The content of a file; a relative path begins at the workspace. Needs the capability `read`. */
  read(path: string, options?: { encoding?: Encoding }): Promise<string>;
  /** Writes a file whole. Needs `write`. */
  write(path: string, content: string, options?: { encoding?: Encoding }): Promise<void>;
  /** Runs a command line in the host's shell sandbox. Needs `bash`. */
  bash(command: string, options?: { timeoutMillis?: number }): Promise<{ stdout: string; stderr: string; exitCode: number }>;
  /** One HTTP exchange, made by the broker with the names in `allowedDomains`. Needs `fetch`. */
  fetch(url: string | URL, options?: FetchOptions): Promise<FetchAnswer>;
  /** The plugin's own entries, which survive a restart. Needs `state`. */
  readonly state: PluginState;
  /** A line in the plugin's log, bound to this call. */
  log(level: LogLevel, message: unknown): void;
  /** Aborted when the call is cancelled or its time is over. */
  readonly signal: AbortSignal;
}

type Encoding = 'utf8' | 'base64';
type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What JSON can say. Results, parameters and state are this; integers stay below 2^53, depth below 62. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface FetchOptions {
  /** `GET` if absent; in `limited` mode GET, HEAD and OPTIONS. */
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  bodyEncoding?: Encoding;
}

interface FetchAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
  /** `base64` where the body is not UTF-8. */
  bodyEncoding: Encoding;
  /** The address that answered, after redirects. */
  url: string;
}

interface PluginState {
  get(key: string): Promise<Json | undefined>;
  put(key: string, value: Json): Promise<void>;
  list(prefix?: string): Promise<string[]>;
  delete(key: string): Promise<void>;
}

/** What a refused request rejects with. */
interface PluginError extends Error {
  /** JSON-RPC's number, for example -32011 where the host said no. */
  code: number;
  /** The stable symbol, for example `permission-denied`. */
  data?: { code: string; reason?: string; hint?: string };
}

/** `config` holds the user's answers to what the manifest asks. */
type Handler = (context: PluginContext, params: Record<string, any> & { config: Record<string, any> }) => unknown;

/** A hook can only make things stricter: `{}` has no opinion. */
type Hook = (context: PluginContext, event: HookEvent) => HookAnswer | void | Promise<HookAnswer | void>;

interface HookEvent {
  tool_name?: string;
  tool_input?: Record<string, any>;
  [more: string]: unknown;
}

interface HookAnswer {
  decision?: 'allow' | 'ask' | 'block';
  reason?: string;
  [more: string]: unknown;
}

/** Called once, while the main module loads. */
declare function definePlugin(plugin: { handlers?: Record<string, Handler>; hooks?: Record<string, Hook> }): void;

declare const console: {
  debug(...values: unknown[]): void;
  trace(...values: unknown[]): void;
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
  assert(condition?: boolean, ...values: unknown[]): void;
};

/** Timers rest while no call is open. At most 1000 sleep at once. */
declare function setTimeout(callback: (...rest: any[]) => void, millis?: number, ...rest: any[]): number;
declare function setInterval(callback: (...rest: any[]) => void, millis?: number, ...rest: any[]): number;
declare function clearTimeout(id?: number): void;
declare function clearInterval(id?: number): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
declare function atob(coded: string): string;
declare function btoa(plain: string): string;

declare const crypto: {
  getRandomValues<T extends ArrayBufferView>(view: T): T;
  randomUUID(): string;
};
declare const performance: { now(): number };

declare class TextEncoder {
  readonly encoding: 'utf-8';
  encode(text?: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { read: number; written: number };
}

/** UTF-8 only. */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: 'utf-8';
  readonly fatal: boolean;
  readonly ignoreBOM: boolean;
  decode(bytes?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string;
}

declare class URL {
  constructor(url: string | URL, base?: string | URL);
  static canParse(url: string | URL, base?: string | URL): boolean;
  static parse(url: string | URL, base?: string | URL): URL | null;
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
  toJSON(): string;
}

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | Record<string, string> | Iterable<[string, string]>);
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  forEach(callback: (value: string, name: string, params: URLSearchParams) => void): void;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  entries(): IterableIterator<[string, string]>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}

declare class DOMException extends Error {
  constructor(message?: string, name?: string);
  readonly code: number;
}

declare class Event {
  constructor(type: string, options?: { cancelable?: boolean });
  readonly type: string;
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  readonly cancelable: boolean;
  readonly defaultPrevented: boolean;
  preventDefault(): void;
  stopPropagation(): void;
  stopImmediatePropagation(): void;
}

type Listener = ((event: Event) => void) | { handleEvent(event: Event): void };

declare class EventTarget {
  addEventListener(type: string, listener: Listener, options?: { once?: boolean }): void;
  removeEventListener(type: string, listener: Listener): void;
  dispatchEvent(event: Event): boolean;
}

declare class AbortSignal extends EventTarget {
  static abort(reason?: unknown): AbortSignal;
  static timeout(millis: number): AbortSignal;
  static any(signals: Iterable<AbortSignal>): AbortSignal;
  readonly aborted: boolean;
  readonly reason: unknown;
  onabort: ((event: Event) => void) | null;
  throwIfAborted(): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
