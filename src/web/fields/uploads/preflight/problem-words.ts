import type { I18n } from '@lingui/core'
import type { Format } from '../../../i18n/format.ts'
import { formatWord } from './formats.ts'
import { fileTroubleWords } from './file-trouble-words.ts'
import type { Problem } from './verdict.ts'

/** What was found about a file, in a sentence, with what to do about it. */
export const problemWords = (i18n: I18n, format: Format, problem: Problem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return i18n._('The file cannot be read. It may have been moved or deleted; choose it again.')
    case 'empty':
      return i18n._('The file is empty. Choose the right one.')
    case 'too-large':
      return i18n._('The file is larger than the {size} this server accepts. Make it smaller and choose it again.', {
        size: format.bytes(problem.most),
      })
    case 'no-format':
      return problem.claimed === undefined
        ? i18n._('The file is in an unknown format. Choose another file.')
        : i18n._('Its name says {claimed}, but its content is something else. Choose the right file.', {
            claimed: formatWord(problem.claimed),
          })
    case 'not-taken':
      return i18n._('This server does not accept {format}. Save the file in another format.', {
        format: formatWord(problem.format),
      })
    case 'other-type':
      return problem.only === 'image'
        ? i18n._('Only images can be used here. Choose an image.')
        : i18n._('Media of this type cannot be used here. Choose another file.')
    case 'other-format':
      return i18n._('Its name says {claimed}, but it is {format}. It is sent in its real format.', {
        claimed: formatWord(problem.claimed),
        format: formatWord(problem.format),
      })
    case 'trouble':
      return fileTroubleWords(i18n, format, problem.trouble)
    case 'does-not-open':
      return i18n._('This browser cannot open it. It may be damaged; check it before you upload it.')
    case 'twin':
      return problem.twin.where === 'there'
        ? i18n._('Identical to “{name}”, which is already there. Not sent again unless you tick it.', {
            name: problem.twin.name,
          })
        : i18n._('Identical to “{name}” in this list. It is not uploaded twice unless you tick it.', {
            name: problem.twin.name,
          })
    case 'panorama':
      if (problem.isTaken) return i18n._('It is marked as a 360° image, so its type is “Immersive”.')
      return problem.by === 'tag'
        ? i18n._('It is marked as a 360° image. If it is one, choose “Immersive” as its type.')
        : i18n._('It is twice as wide as it is high. If it is a 360° image, choose “Immersive” as its type.')
    case 'no-alt-text':
      return i18n._('No alternative text yet. It can also be added later.')
  }
}
