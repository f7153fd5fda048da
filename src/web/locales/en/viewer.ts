// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A program from {host}": ["A program from ",["host"]],
  "Browsers do not show {format}. Open or download it to see it.": ["Browsers do not show ",["format"],". Open or download it to see it."],
  "It was of the type {was}, and the file looks like {becomes}.": ["It was of the type ",["was"],", and the file looks like ",["becomes"],"."],
  "Page {number} of {count}": ["Page ",["number"]," of ",["count"]],
  "Program: {name}": ["Program: ",["name"]],
  "Replace the file of “{name}” with “{file}”?": ["Replace the file of “",["name"],"” with “",["file"],"”?"],
  "The service does not take files such as “{file}”. Choose another format.": ["The service does not take files such as “",["file"],"”. Choose another format."],
  "There is nothing in “{file}”. Choose another file.": ["There is nothing in “",["file"],"”. Choose another file."],
  "{description}. All directions: the arrow keys look around, + and − zoom": [["description"],". All directions: the arrow keys look around, + and − zoom"],
  "“{file}” is too large: the service takes up to {size}.": ["“",["file"],"” is too large: the service takes up to ",["size"],"."],
}
