export declare function median(values: readonly number[]): number
export declare function spread(values: readonly number[], digits?: number): string
