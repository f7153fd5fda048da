/** The names of the engines. */
export const ENGINES: readonly string[]

/** The path of an engine's program (of its driver, where it needs one); installs what is missing, or throws why not. */
export function findEngine(name: string): string
