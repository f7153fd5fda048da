import type { MediumRef } from '#api/core/context.ts'
import { MEDIA_PATH } from '#api/http/media/addresses.ts'
import { fileOf, generationOf, type MediumRow } from '#api/core/rules/medium-row.ts'
import type { KeptFile } from './kept-bytes.ts'
import { SMALL_WIDTH } from './smaller.ts'

/** Drawings beyond this many bytes are not shown in mock mode. */
const LARGEST_DRAWING = 5_000_000

/** Bytes, and where the page loads them once it has asked for them. */
interface Shown {
  blob: Blob
  address?: string
}

/** The name of kept bytes. */
const FILE = /^[0-9a-f]{32}\.[a-z0-9]{2,4}$/

const keyOf = ({ organizationId, id }: MediumRef, name: string): string => `${organizationId}/${id}/${name}`

const asDataUrl = async (blob: Blob): Promise<string> =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await blob.text())}`

/** Addresses under which the page itself can load the files that it keeps. */
export const createLocalMedia = () => {
  const kept = new Map<string, Shown & { small?: Shown }>()
  const rows = new Map<string, MediumRow>()
  const remove = (medium: MediumRef, name: string): void => {
    const found = kept.get(keyOf(medium, name))
    for (const address of [found?.address, found?.small?.address]) {
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address)
    }
    kept.delete(keyOf(medium, name))
  }
  return {
    add: async ({ medium, name, blob, small }: KeptFile): Promise<void> => {
      remove(medium, name)
      // Opened on its own, a drawing under an object URL could run its scripts as this page; as a data URL it is nobody.
      const isDrawing = blob.type === 'image/svg+xml'
      const shown = isDrawing && blob.size <= LARGEST_DRAWING
      kept.set(keyOf(medium, name), {
        blob,
        ...(isDrawing && { address: shown ? await asDataUrl(blob) : '' }),
        ...(small && { small: { blob: small } }),
      })
    },
    remove,
    /** Hears how the record of a medium stands, which says what its address answers; undefined once it is gone. */
    tell: (id: string, row: MediumRow | undefined): void => {
      if (row) rows.set(id, row)
      else rows.delete(id)
    },
    blob: (medium: MediumRef, name: string): Blob | undefined => kept.get(keyOf(medium, name))?.blob,
    /**
     * What the page loads in place of a read address: the current bytes of its medium; undefined for what is not kept here. For
     * a width in pixels it is a smaller picture, where there is one that is wide enough.
     */
    address: (url: string, width = Infinity): string | undefined => {
      if (!url.startsWith(`${MEDIA_PATH}/`)) return undefined
      const [organizationId = '', id = '', generation = '', , named = ''] = url
        .slice(MEDIA_PATH.length + 1)
        .split(/[/?#]/)
      const row = rows.get(id)
      // An address from before has no generation, and is of the first.
      const asked = /^\d{1,9}$/.test(generation) ? Number(generation) : 1
      const current = row && asked === generationOf(row) ? fileOf(row) : undefined
      // An earlier version, or the file of what was deleted, is asked for by its name.
      const name = FILE.test(named) ? named : current
      if (name === undefined) return undefined
      const whole = kept.get(keyOf({ organizationId, id }, name))
      const found = width <= SMALL_WIDTH ? (whole?.small ?? whole) : whole
      if (found) found.address ??= URL.createObjectURL(found.blob)
      return found?.address || undefined
    },
  }
}
/** The files of the demo as the page loads them. */
export type LocalMedia = ReturnType<typeof createLocalMedia>
