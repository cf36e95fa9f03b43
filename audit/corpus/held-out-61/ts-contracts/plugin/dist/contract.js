export var Fault;
(function (Fault) {
    Fault["Missing"] = "missing";
    Fault["Kind"] = "kind";
    Fault["Extra"] = "extra";
})(Fault || (Fault = {}));
const primitive = (kind) => (value, path) => typeof value === kind ? [] : [{ path, fault: Fault.Kind, wanted: kind }];
function assertNever(value) {
    throw new TypeError(`not a contract: ${JSON.stringify(value)}`);
}
export function compile(contract) {
    if (contract === 'any')
        return () => [];
    if (typeof contract === 'string')
        return primitive(contract);
    if (Array.isArray(contract)) {
        const inner = compile(contract[0]);
        return (value, path) => (Array.isArray(value) ? value.flatMap((item, index) => inner(item, `${path}[${index}]`)) : [{ path, fault: Fault.Kind, wanted: 'array' }]);
    }
    if (typeof contract === 'object') {
        const fields = Object.entries(contract).map(([key, each]) => ({ key: key.replace(/\?$/, ''), optional: key.endsWith('?'), check: compile(each) }));
        return (value, path) => {
            if (typeof value !== 'object' || value === null)
                return [{ path, fault: Fault.Kind, wanted: 'object' }];
            const record = value;
            const extra = Object.keys(record).filter((key) => !fields.some((field) => field.key === key));
            return [
                ...fields.flatMap(({ key, optional, check }) => (Object.hasOwn(record, key) ? check(record[key], `${path}.${key}`) : optional ? [] : [{ path: `${path}.${key}`, fault: Fault.Missing }])),
                ...extra.map((key) => ({ path: `${path}.${key}`, fault: Fault.Extra })),
            ];
        };
    }
    return assertNever(contract);
}
