const größe = (wörter) => wörter.reduce((summe, w) => summe + w.length, 0)

export function 字数(文本) {
  return [...文本].filter((字) => /\p{Script=Han}/u.test(字)).length
}

export function слова(текст) {
  return текст.split(/[^\p{L}]+/u).filter(Boolean)
}

export default function activate(ctx) {
  ctx?.onPrompt?.((text) => {
    const wörter = слова(text)
    ctx.status?.(`${wörter.length} Wörter, ${größe(wörter)} Buchstaben, ${字数(text)} 字`)
    return text
  })
}
