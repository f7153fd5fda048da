// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "An app from {host}": ["An app from ",["host"]],
  "App: {name}": ["App: ",["name"]],
  "Browsers don’t show {format}. Open or download the file.": ["Browsers don’t show ",["format"],". Open or download the file."],
  "Can’t open the file as {format}. Upload an intact one.": ["Can’t open the file as ",["format"],". Upload an intact one."],
  "Page {number} of {count}": ["Page ",["number"]," of ",["count"]],
  "Replace the file of “{name}” with “{file}”?": ["Replace the file of “",["name"],"” with “",["file"],"”?"],
  "Revoke the public links of “{name}”?": ["Revoke the public links of “",["name"],"”?"],
  "The file is {found}, but the record says {format}. Check the URL and the format.": ["The file is ",["found"],", but the record says ",["format"],". Check the URL and the format."],
  "The public links of “{name}” no longer work": ["The public links of “",["name"],"” no longer work"],
  "The server answered with status {status}. Open the file in a new tab, or check the URL.": ["The server answered with status ",["status"],". Open the file in a new tab, or check the URL."],
  "The type was {was}; the file looks like {becomes}.": ["The type was ",["was"],"; the file looks like ",["becomes"],"."],
  "This browser can’t play {codec}": ["This browser can’t play ",["codec"]],
  "This browser can’t show {format}": ["This browser can’t show ",["format"]],
  "{description}. 360° view: arrow keys look around, + and − zoom": [["description"],". 360° view: arrow keys look around, + and − zoom"],
}
