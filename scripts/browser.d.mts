/** The path of a Chromium that starts; installs one only when none is there. */
export function findBrowser(): Promise<string>

/** The arguments every test and measurement starts it with. */
export function browserArgs(): string[]
