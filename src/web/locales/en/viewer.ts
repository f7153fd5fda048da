// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "An app from {host}": ["An app from ",["host"]],
  "App: {name}": ["App: ",["name"]],
  "Browsers do not show {format}. Open or download it to see it.": ["Browsers do not show ",["format"],". Open or download it to see it."],
  "It cannot be opened as {format}. Upload an intact file.": ["It cannot be opened as ",["format"],". Upload an intact file."],
  "It is {found}, but the medium says {format}. Check the URL and the format.": ["It is ",["found"],", but the medium says ",["format"],". Check the URL and the format."],
  "It was of type {was}; the file looks like {becomes}.": ["It was of type ",["was"],"; the file looks like ",["becomes"],"."],
  "Its server answered with the status {status}. Open it in a new tab, or check the URL.": ["Its server answered with the status ",["status"],". Open it in a new tab, or check the URL."],
  "Page {number} of {count}": ["Page ",["number"]," of ",["count"]],
  "Replace the file of “{name}” with “{file}”?": ["Replace the file of “",["name"],"” with “",["file"],"”?"],
  "The server does not accept files such as “{file}”. Choose another format.": ["The server does not accept files such as “",["file"],"”. Choose another format."],
  "This browser cannot play {codec}": ["This browser cannot play ",["codec"]],
  "This browser cannot show {format}": ["This browser cannot show ",["format"]],
  "{description}. 360° view: arrow keys look around, + and − zoom": [["description"],". 360° view: arrow keys look around, + and − zoom"],
  "“{file}” is empty. Choose another file.": ["“",["file"],"” is empty. Choose another file."],
  "“{file}” is too large: the server accepts up to {size}.": ["“",["file"],"” is too large: the server accepts up to ",["size"],"."],
}
