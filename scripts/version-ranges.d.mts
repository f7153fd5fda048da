/** Whether a version lies in a range of an advisory; what comes before a release counts as any other version. */
export function isWithin(version: string, range: string): boolean
