/**
 * The texts of a variant of a language that differ from the language's own, and the ids of those that do not or that
 * nobody uses: a variant says only what differs.
 */
export function differencesOnly(told, texts) {
  const differs = ([id, { translation }]) => {
    const text = texts[id]?.translation || (id in texts ? id : undefined)
    return text !== undefined && translation !== '' && translation !== text
  }
  const entries = Object.entries(told)
  return {
    kept: Object.fromEntries(entries.filter(differs)),
    dropped: entries.filter((entry) => !differs(entry)).map(([id]) => id),
  }
}
