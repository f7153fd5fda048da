const escaped = (name: string): string => name.replaceAll(/[^\w]/g, '\\$&')

/** Whether a text names something as a word of its own. */
export const mentionsWord = (text: string, name: string): boolean => new RegExp(`\\b${escaped(name)}\\b`).test(text)
