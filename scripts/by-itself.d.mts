export declare const BY_ITSELF: Readonly<Record<string, readonly string[]>>
export declare const BEHIND_EVERY_PAGE: readonly string[]
