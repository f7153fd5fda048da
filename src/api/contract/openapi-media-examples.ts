import { audit, type Example, type Examples, id } from './openapi-example.ts'

const address = '/media/0195550a-5c00-7000-8000-0000000000f1/…'
const kept = { bytes: 182_044, until: '2026-04-01T08:00:00.000Z', key: 'FD5H7K2M9QXA', person: null }

/** Examples of addresses and of files of other sites, of earlier versions, of the trash and of how much room there is. */
export const keptMedia = (medium: Example): Record<string, Examples> => {
  const record = { id, ...medium, status: 'ready', ...audit, url: address }
  const version = {
    id: '0195550a-5c00-7000-8000-0000000000e1',
    mediumId: id,
    url: address,
    format: 'image/jpeg',
    type: 'image',
    size: 182_044,
    sha256: null,
    width: 1600,
    height: 900,
    duration: null,
    replacedAt: audit.updatedAt,
    ...kept,
    ...audit,
  }
  const trashed = {
    id,
    resource: 'multimedia',
    name: 'Waiting room',
    record,
    deletedAt: audit.updatedAt,
    versions: 1,
    ...kept,
    ...audit,
  }
  return {
    mediaAddresses: { answer: { id, ...medium, status: 'ready', ...audit }, bodies: {} },
    mediaImports: {
      answer: { id, ...medium, status: 'ready', ...audit },
      bodies: { fromUrl: { url: 'https://media.example.org/waiting-room.jpg', name: 'Waiting room' } },
    },
    mediaVersions: { answer: version, answers: { restore: record }, bodies: {} },
    trash: { answer: trashed, answers: { restore: record, empty: { removed: 3, remaining: 0 } }, bodies: {} },
    storage: {
      answer: {
        used: 2_400_000_000,
        files: 2_000_000_000,
        versions: 300_000_000,
        trash: 100_000_000,
        arriving: 0,
        quota: 50_000_000_000,
        keptDays: 30,
      },
      bodies: {},
    },
  }
}
