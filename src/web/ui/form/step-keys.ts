const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** How many steps a key adds to a number; 0 for every other key. */
export const stepOf = (key: string): number => STEPS[key] ?? 0
