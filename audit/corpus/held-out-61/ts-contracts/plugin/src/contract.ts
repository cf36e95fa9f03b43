export type Contract = 'string' | 'number' | 'boolean' | 'any' | readonly [Contract] | { readonly [key: string]: Contract };

export enum Fault {
  Missing = 'missing',
  Kind = 'kind',
  Extra = 'extra',
}

export interface Finding {
  path: string;
  fault: Fault;
  wanted?: string;
}

type Check = (value: unknown, path: string) => Finding[];

const primitive =
  (kind: string): Check =>
  (value, path) =>
    typeof value === kind ? [] : [{ path, fault: Fault.Kind, wanted: kind }];

function assertNever(value: never): never {
  throw new TypeError(`not a contract: ${JSON.stringify(value)}`);
}

export function compile(contract: Contract): Check {
  if (contract === 'any') return () => [];
  if (typeof contract === 'string') return primitive(contract);
  if (Array.isArray(contract)) {
    const inner = compile(contract[0] as Contract);
    return (value, path) => (Array.isArray(value) ? value.flatMap((item, index) => inner(item, `${path}[${index}]`)) : [{ path, fault: Fault.Kind, wanted: 'array' }]);
  }
  if (typeof contract === 'object') {
    const fields = Object.entries(contract as Record<string, Contract>).map(([key, each]) => ({ key: key.replace(/\?$/, ''), optional: key.endsWith('?'), check: compile(each) }));
    return (value, path) => {
      if (typeof value !== 'object' || value === null) return [{ path, fault: Fault.Kind, wanted: 'object' }];
      const record = value as Record<string, unknown>;
      const extra = Object.keys(record).filter((key) => !fields.some((field) => field.key === key));
      return [
        ...fields.flatMap(({ key, optional, check }) => (Object.hasOwn(record, key) ? check(record[key], `${path}.${key}`) : optional ? [] : [{ path: `${path}.${key}`, fault: Fault.Missing }])),
        ...extra.map((key) => ({ path: `${path}.${key}`, fault: Fault.Extra })),
      ];
    };
  }
  return assertNever(contract as never);
}
