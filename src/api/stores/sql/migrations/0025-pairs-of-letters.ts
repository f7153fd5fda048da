/** Signs and letters beyond ASCII that are usual in texts of a clinic, and lower-case where there are two. */
const USUAL = '–—‘’“”«»·•…€£°ºª¿¡×ßøæœłđþð\u00A0'

/**
 * What may follow two letters or digits in most texts: with each of these, three signs in a row are in the index of parts of words.
 */
export const FOLLOWING: readonly string[] = Array.from(
  `abcdefghijklmnopqrstuvwxyz0123456789\n !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~${USUAL}`,
)

/** The texts in which something else stands, as SQL; the index below is of these alone. */
export const UNUSUAL = `search_text ~ '[^\\n -@[-~${USUAL}]'`

/**
 * Rows of unusual texts, which are looked at one by one where two letters are searched for. What is usual is part of this step:
 * other signs are another index. And what was written last is sorted into the indexes of parts sooner: every search reads all of
 * what is not, which was up to 4 MB, and whoever filled that up waited for it.
 */
export const pairsOfLetters = [
  `create index appointments_unusual_text on appointments (organization_id) where ${UNUSUAL}`,
  ...['search', 'guest_phones', 'calendars'].map(
    (name) => `alter index if exists appointments_${name} set (gin_pending_list_limit = 128)`,
  ),
]
