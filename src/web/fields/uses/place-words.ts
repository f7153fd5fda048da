import type { I18n } from '@lingui/core'
import type { MediaPlace } from '#api/core/rules/media-references.ts'
import type { Relation } from './uses.ts'

/** As what a medium is shown, in a word; empty where it is one of several. */
export const placeWord = (i18n: I18n, place: MediaPlace): string => {
  switch (place) {
    case 'assets':
    case 'files':
      return ''
    case 'logo':
      return i18n._('Logo')
    case 'image':
      return i18n._('Image')
    case 'mainImage':
      return i18n._('Main image')
    case 'poster':
      return i18n._('Poster')
    case 'coverVideo':
      return i18n._('Cover video')
  }
}

/** What a medium is to a record that shows it, such as “Logo of preset “House””. */
export const placeSentence = (i18n: I18n, relation: Relation, place: MediaPlace, name: string): string => {
  const values = { name }
  if (relation === 'using-presets') {
    if (place === 'logo') return i18n._('Logo of preset “{name}”', values)
    return place === 'image' ? i18n._('Image of preset “{name}”', values) : i18n._('Files of preset “{name}”', values)
  }
  if (relation === 'using-rooms') {
    return place === 'mainImage'
      ? i18n._('Main image of room “{name}”', values)
      : i18n._('Files of room “{name}”', values)
  }
  if (relation === 'using-appointments') return i18n._('File of {name}’s appointment', values)
  return relation === 'using-services'
    ? i18n._('Image of service “{name}”', values)
    : place === 'poster'
      ? i18n._('Poster of “{name}”', values)
      : i18n._('Cover video of “{name}”', values)
}
