/** Whether an address is one that the router writes as `at`, such as `/services/:id`, as the text of a regular expression. */
export const addressPattern = (at: string): string => `^${at.replaceAll(/:\w+/g, '[^/]+')}/?$`
