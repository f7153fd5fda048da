import type { I18n } from '@lingui/core'
import type { Format } from '../../../i18n/format.ts'
import { formatWord } from './formats.ts'
import type { Problem } from './verdict.ts'

/** What was found about a file, in a sentence, with what to do about it. */
export const problemWords = (i18n: I18n, format: Format, problem: Problem): string => {
  switch (problem.kind) {
    case 'unreadable':
      return i18n._('The file cannot be read. It may have been moved or deleted; choose it again.')
    case 'empty':
      return i18n._('The file is empty. Choose the right one.')
    case 'too-large':
      return i18n._(
        'The file is larger than the {size} that this service takes. Make it smaller and choose it again.',
        {
          size: format.bytes(problem.most),
        },
      )
    case 'no-format':
      return problem.claimed === undefined
        ? i18n._('What is in the file is of no known format. Choose another file.')
        : i18n._('Its name says {claimed}, but what is in the file is not. Choose the right file.', {
            claimed: formatWord(problem.claimed),
          })
    case 'not-taken':
      return i18n._('This service does not take {format}. Save the file in another format.', {
        format: formatWord(problem.format),
      })
    case 'other-type':
      return problem.only === 'image'
        ? i18n._('Only a picture is of use here. Choose a picture.')
        : i18n._('Media of this type are of no use here. Choose another file.')
    case 'other-format':
      return i18n._('Its name says {claimed}, but it is {format}. It is sent as what it is.', {
        claimed: formatWord(problem.claimed),
        format: formatWord(problem.format),
      })
    case 'does-not-open':
      return i18n._('This browser cannot open it. It may be damaged; look at it before you send it.')
    case 'twin':
      return problem.twin.where === 'there'
        ? i18n._('Already there as “{name}”, byte for byte. It is not sent again unless you tick it.', {
            name: problem.twin.name,
          })
        : i18n._('The same as “{name}” in this list, byte for byte. It is not sent twice unless you tick it.', {
            name: problem.twin.name,
          })
    case 'panorama':
      if (problem.isTaken) return i18n._('It says of itself that it is a 360° picture, so its type is “Immersive”.')
      return problem.by === 'tag'
        ? i18n._('It says of itself that it is a 360° picture. If it is one, choose “Immersive” as its type.')
        : i18n._('It is twice as wide as high. If it is a 360° picture, choose “Immersive” as its type.')
    case 'no-alt-text':
      return i18n._('No alternative text yet. It can also be added later.')
  }
}
