/**
 * Whether an error says that a part of the page's own code could not be fetched: without a line, or where a new version
 * stands on the server. Browsers word it differently; all of them name the module or the import.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|import/i.test(error.message)
