/** A zone as people call it, by its place: `America/New_York` is New York. */
export const zonePlace = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
