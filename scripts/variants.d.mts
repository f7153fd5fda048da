/** Texts of a catalogue by their ids. */
export type Texts = Record<string, { translation?: string }>
/** The texts of a variant that differ from its language's own, and the ids of those that do not. */
export function differencesOnly(told: Texts, texts: Texts): { kept: Texts; dropped: string[] }
