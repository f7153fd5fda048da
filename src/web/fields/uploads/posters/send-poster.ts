import type { Multimedia } from '#api/contract/multimedia.ts'
import { posterOf, withPoster } from '#api/core/rules/medium-poster.ts'
import { isApiError } from '../../../client/api-error.ts'
import type { Api } from '../../../client/create-api.ts'
import type { UploadQueue } from '../../../client/uploads/upload.ts'
import { makePoster, posterFile } from './make-poster.ts'

/** Milliseconds after which the maker of a poster gives up. */
const PATIENCE = 20_000
/** Times that a medium is read anew because it was changed meanwhile. */
const MOST_TRIES = 3

/**
 * Lets a picture stand for a medium; one that has a poster by now keeps it. Whether it was taken: else nothing shows the
 * picture.
 */
export async function attachPoster(api: Api, id: string, picture: Pick<Multimedia, 'id' | 'url'>): Promise<boolean> {
  const { url } = picture
  if (url === null) return false
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- Each try begins with what the one before met.
      const medium = await api.multimedia.get({ params: { id } })
      if (posterOf(medium)) return false
      const environment = withPoster(medium.environment, { id: picture.id, url })
      if (environment === medium.environment) return false
      // oxlint-disable-next-line no-await-in-loop -- See above.
      await api.multimedia.update({ params: { id }, body: { environment }, ifVersion: medium.version })
      return true
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'conflict') throw error
    }
  }
  return false
}

/** What a picture that has arrived is shown with. */
interface ShownDeps {
  api: Api
  /** Called when a picture stands for its medium: a page that wrote itself hears of no change. */
  onShown?: () => void
}

/** Lets a picture that was sent as a poster stand for its medium; one that nothing shows is taken back. What fails is not told. */
export async function showPoster({ api, onShown }: ShownDeps, id: string, sent: Multimedia): Promise<void> {
  const isShown = await attachPoster(api, id, sent).catch(() => false)
  if (isShown) onShown?.()
  else await api.multimedia.remove({ params: { id: sent.id } }).catch(() => undefined)
}

interface PosterDeps extends ShownDeps {
  queue: Pick<UploadQueue, 'add'>
  /** What the picture is called, and what is read out instead of it. */
  words: (name: string) => string
  /** Formats that the service takes; empty where it does not say. */
  formats: readonly string[]
  make?: typeof makePoster
}

/**
 * Makes the poster of a file that was sent, sends it as a picture of its own, and lets it stand for the medium. A file without
 * one is as good as before, so what fails is not told.
 */
export async function sendPoster(deps: PosterDeps, medium: Multimedia, file: File): Promise<void> {
  const { queue, words, formats, make = makePoster } = deps
  if (posterOf(medium)) return
  const picture = await make(file, medium.format, AbortSignal.timeout(PATIENCE)).catch(() => undefined)
  if (!picture || picture.size === 0 || (formats.length > 0 && !formats.includes(picture.type))) return
  const name = words(medium.name)
  queue.add([
    {
      file: posterFile(picture, name),
      name,
      format: picture.type,
      fields: { type: 'image', altText: name },
      picture,
      posterOf: medium.id,
      afterwards: (sent) => showPoster(deps, medium.id, sent),
    },
  ])
}
