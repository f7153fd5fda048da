// Apart from the contract of the batch, which brings what validates: a page counts before any of that is loaded.

/** Reads that one batch takes. */
export const MOST_READS = 50
/** Characters of the address of each. */
export const LONGEST_PATH = 8000
