// definePlugin: once, while the plugin loads, and read once, so that a getter cannot answer twice in two ways.
const NAMES = 256; // handlers or hooks of one plugin
const NAME = 64; // characters of a name

let loading = false;
let defined = false;
let config = '{}';
const handlers = new Map();
const hooks = new Map();

const isLetter = (code) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
function isName(name) {
  if (typeof name !== 'string' || name.length === 0 || name.length > NAME || !isLetter(charCodeAt(name, 0))) return false;
  for (let i = 1; i < name.length; i += 1) {
    const code = charCodeAt(name, i);
    if (!isLetter(code) && !(code >= 48 && code <= 57) && code !== 95 && code !== 45 && code !== 46) return false;
  }
  return true;
}

function collect(what, functions, into) {
  if (functions === undefined) return;
  if (!isObject(functions)) throw new TypeError(say(what, ' is an object of functions'));
  const names = ownKeys(functions);
  if (names.length > NAMES) throw new RangeError(say('more than ', NAMES, ' ', what));
  for (let i = 0; i < names.length; i += 1) {
    if (!isName(names[i])) throw new TypeError(say(what, ': a name is a letter, then up to 63 letters, digits or _ - .'));
    const value = functions[names[i]];
    if (typeof value !== 'function') throw new TypeError(say(what, '.', names[i], ' is not a function'));
    mapSet(into, names[i], value);
  }
}

const definePlugin = {
  definePlugin: (definition) => {
    if (!loading) throw new Error('definePlugin is for the time of loading');
    if (defined) throw new Error('definePlugin is called once');
    if (!isObject(definition)) throw new TypeError('definePlugin takes { handlers, hooks }');
    const keys = ownKeys(definition);
    for (let i = 0; i < keys.length; i += 1) {
      if (keys[i] !== 'handlers' && keys[i] !== 'hooks') throw new TypeError('definePlugin takes { handlers, hooks } and nothing else');
    }
    defined = true;
    collect('handlers', definition.handlers, handlers);
    collect('hooks', definition.hooks, hooks);
  },
}.definePlugin;

function begin(configJson) {
  config = configJson;
  loading = true;
  plan();
}

function namesOf(map) {
  const names = [];
  mapEach(map, (_, name) => append(names, name));
  return names;
}

function finish() {
  loading = false;
  if (defined) host.loaded(true, stringify(record('handlers', namesOf(handlers), 'hooks', namesOf(hooks))));
  else host.loaded(false, 'the plugin did not call definePlugin');
}

function failed(error) {
  loading = false;
  host.loaded(false, describe(error));
}

const watch = (promise) => follow(promise, finish, failed);
