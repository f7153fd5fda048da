/** Text as it is compared and searched: without accents and case (interface, section 1). */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
