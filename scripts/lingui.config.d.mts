/** An entry of a catalogue; its id is the English text. */
interface Entry {
  translation: string
}

/** Where the texts are found and where their translations stand. */
declare const config: {
  sourceLocale: string
  locales: string[]
  /** Languages that say only what differs from another, by their tags. */
  variants: Record<string, string>
  format: {
    parse: (
      text: string,
      of: { locale: string; sourceLocale: string; filename: string },
    ) => Record<string, Entry> | Promise<Record<string, Entry>>
  }
}
export default config
