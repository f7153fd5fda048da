import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'
import type { RoomForFiles } from '../media/use-kept.ts'

/** Says that so many bytes are more than there is room for, and what to do about it. */
export const roomWords = (i18n: I18n, format: Format, bytes: number, { free, quota }: RoomForFiles): string =>
  i18n._('Needs {size}, but only {free} of {quota} are free. Choose fewer or smaller files, or empty the trash.', {
    size: format.bytes(bytes),
    free: format.bytes(free),
    quota: format.bytes(quota),
  })
