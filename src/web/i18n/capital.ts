/** A text as a label or a sentence begins: with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
