/** Makes a data folder with an empty embedded database, by the built server's `keys` entry; answers its path. */
export function makeEmptyData(keys: string): Promise<string>
