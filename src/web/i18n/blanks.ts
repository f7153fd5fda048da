/** A time whose half of the day never begins another line; browsers write a blank there that breaks. */
export const unbroken = (said: string): string => said.replaceAll(/ (?=[ap]\.?\s?m\b)/gi, '\u00A0')

/** A text with no other blanks than those of the keyboard, for a field in which people go on typing. */
export const keyboardBlanks = (text: string): string => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ')
