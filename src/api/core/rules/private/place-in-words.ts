import type { PrivateFacts } from './exif.ts'

const ISO_6709 = /([+-]\d{1,2}\.\d+)([+-]\d{1,3}\.\d+)/

/** The place that words name as ISO 6709 has it, such as `+40.4168-003.7038/`. */
export function placeIn(words: string): Exclude<PrivateFacts['place'], true> {
  const [, latitude, longitude] = ISO_6709.exec(words) ?? []
  return latitude !== undefined && longitude !== undefined
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : undefined
}
