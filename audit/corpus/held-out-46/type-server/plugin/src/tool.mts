type Method = (this: unknown, args: Record<string, string>) => string;
export const registry = new Map<string, Method>();
export const tool = (name: string) => (method: Method): void => void registry.set(name, method);
