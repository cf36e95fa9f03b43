import { dlopen, FFIType, ptr, suffix } from "bun:ffi";

const { i32, cstring } = FFIType;

const shapes = {
  strlen: { args: [cstring], returns: FFIType.u64 },
  toupper: { args: [i32], returns: i32 },
  system: { args: [cstring], returns: i32 },
} as const;

const name = process.platform === "darwin" ? `libSystem.${suffix}` : `libc.${suffix}.6`;
const { symbols } = dlopen(name, shapes);

const c = (text: string) => ptr(Buffer.from(text + "\0", "utf8"));

export const ops = Object.freeze({
  bytes: (s: string) => Number(symbols.strlen(c(s))),
  upper: (n: number) => symbols.toupper(n),
  table: (s: string) => symbols.system(c(s)),
});
