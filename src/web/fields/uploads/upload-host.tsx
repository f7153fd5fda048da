import { useUploads } from '../../client/upload-store.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const UploadDock = lazyPart(withMessages(() => import('./dock/upload-dock.tsx')))

/** Where uploads appear. One per screen; its code comes with the first of them. */
export function UploadHost() {
  const { uploads } = useUploads() ?? { uploads: [] }
  return uploads.length > 0 && <UploadDock />
}
