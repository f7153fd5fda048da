import type { Api } from '../../../client/create-api.ts'
import type { UploadQueue, WantedUpload } from '../../../client/uploads/upload.ts'

interface PostersDeps {
  api: Api
  queue: Pick<UploadQueue, 'add'>
  words: (name: string) => string
  formats: readonly string[]
  /** Called when a picture stands for its medium. */
  onShown?: () => void
}

/** A file that is to be sent, followed by its poster once it is there; a picture has none. */
export const withPosterAfter =
  (deps: PostersDeps) =>
  (wanted: WantedUpload): WantedUpload =>
    wanted.format.startsWith('image/') || wanted.replaces
      ? wanted
      : {
          ...wanted,
          afterwards: async (medium) => {
            const { sendPoster } = await import('./send-poster.ts')
            await sendPoster(deps, medium, wanted.file)
          },
        }
