import { useEffect } from 'react'
import { useApi } from '../client/api-context.ts'
import { usePictureSrc } from '../fields/media/use-media-src.ts'
import { houseOf } from '../fields/organization/house-of.ts'
import { useOrganization } from '../fields/organization/use-organization.ts'
import { showHouse } from '../i18n/show-house.ts'

/** Has every page show the organization in use: its name and logo, how it writes dates, and its word for guests. */
export function useHouse(): void {
  const { connectionId } = useApi()
  const { document } = useOrganization()
  const logo = usePictureSrc()({ url: document?.logo ?? null, type: 'image' }, 256) ?? null
  // The house is kept outside of React, since it is there before the first painting.
  useEffect(() => {
    if (document) showHouse(houseOf(document, connectionId, logo))
  }, [document, connectionId, logo])
  // Who signs out leaves nothing of the organization behind.
  useEffect(() => () => showHouse(null), [connectionId])
}
