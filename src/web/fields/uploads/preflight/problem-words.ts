import type { I18n } from '@lingui/core'
import type { Format } from '../../../i18n/format.ts'
import { formatWord } from './formats.ts'
import { fileTroubleWords } from './file-trouble-words.ts'
import type { Problem } from './verdict.ts'

/** What a file says of who took it, and who gets to know that. */
const toldWords = (i18n: I18n, format: Format, { facts, isStripped }: Problem & { kind: 'told' }): string => {
  const { place, camera, owner } = facts
  const said = [
    typeof place === 'object'
      ? i18n._('where it was taken ({place})', { place: degrees(format, place) })
      : place && i18n._('where it was taken'),
    camera && i18n._('the camera ({camera})', { camera }),
    owner && i18n._('the owner ({owner})', { owner }),
  ].filter((it) => typeof it === 'string')
  const what = format.list(said)
  return isStripped
    ? i18n._('The file includes {what}. This is removed from what guests get.', { what })
    : i18n._('The file includes {what}. Everyone who gets the file can read that.', { what })
}

const degrees = (format: Format, { latitude, longitude }: { latitude: number; longitude: number }): string =>
  [latitude, longitude].map((it) => format.number(Math.round(it * 10_000) / 10_000)).join(' / ')

/** What was found about a file, in a sentence, with what to do about it. */
export const problemWords = (i18n: I18n, format: Format, problem: Problem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return i18n._('Can’t read the file: maybe moved or deleted. Choose it again.')
    case 'empty':
      return i18n._('The file is empty. Choose the right one.')
    case 'too-large':
      return i18n._('The file is larger than the {size} this server accepts. Choose a smaller version.', {
        size: format.bytes(problem.most),
      })
    case 'no-format':
      return problem.claimed === undefined
        ? i18n._('The file is in an unknown format. Choose another file.')
        : i18n._('The name says {claimed}, but the content is something else. Choose the right file.', {
            claimed: formatWord(problem.claimed),
          })
    case 'not-taken':
      if (problem.format === 'image/heic') {
        return i18n._('This HEIC photo can’t be converted. Save it as JPEG, or set the camera to “Most Compatible”.')
      }
      return i18n._('This server doesn’t accept {format}. Save the file in another format.', {
        format: formatWord(problem.format),
      })
    case 'other-type':
      return problem.only === 'image'
        ? i18n._('Only images can be used here. Choose an image.')
        : i18n._('Files of this type can’t be used here. Choose another file.')
    case 'other-format':
      return i18n._('The name says {claimed}, but the file is {format}. We’ll send the real format.', {
        claimed: formatWord(problem.claimed),
        format: formatWord(problem.format),
      })
    case 'converted':
      return i18n._('Converted from {from} to {format}, so that every browser shows it.', {
        from: formatWord(problem.from),
        format: formatWord(problem.format),
      })
    case 'trouble':
      return fileTroubleWords(i18n, format, problem.trouble)
    case 'does-not-open':
      return i18n._('This browser can’t open the file. Check for damage before you upload.')
    case 'twin':
      return problem.twin.where === 'there'
        ? i18n._('Duplicate of “{name}”. Select it to upload anyway.', {
            name: problem.twin.name,
          })
        : i18n._('Duplicate of “{name}” in this list. Select it to upload anyway.', {
            name: problem.twin.name,
          })
    case 'panorama':
      if (problem.isTaken) return i18n._('Marked as a 360° image, so the type is “Immersive”.')
      return problem.by === 'tag'
        ? i18n._('Marked as a 360° image. If so, choose “Immersive” as the type.')
        : i18n._('Twice as wide as high. For a 360° image, choose “Immersive” as the type.')
    case 'told':
      return toldWords(i18n, format, problem)
    case 'no-alt-text':
      return i18n._('No alternative text yet. You can add some later.')
  }
}
