// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Based on format: {type}": ["Based on format: ",["type"]],
  "Changed “{name}”": ["Changed “",["name"],"”"],
  "Couldn’t read “{name}”. Open the file to check, then drop it again.": ["Couldn’t read “",["name"],"”. Open the file to check, then drop it again."],
  "More than {most} files: only names are searched, not descriptions or other text.": ["More than ",["most"]," files: only names are searched, not descriptions or other text."],
  "Only the first {found} files could be loaded. There may be more results.": ["Only the first ",["found"]," files could be loaded. There may be more results."],
  "{count, plural, one {Change # file} other {Change # files}}": [["count","plural",{"one":["Change ","#"," file"],"other":["Change ","#"," files"]}]],
  "{count, plural, one {Delete # file} other {Delete # files}}": [["count","plural",{"one":["Delete ","#"," file"],"other":["Delete ","#"," files"]}]],
  "{found} files loaded so far; loading the rest.": [["found"]," files loaded so far; loading the rest."],
  "{found} of {total} files loaded so far; loading the rest.": [["found"]," of ",["total"]," files loaded so far; loading the rest."],
  "“{name}” and {count, plural, one {# other} other {# others}} couldn’t be read. Check that you can open them on this device, then drop them again.": ["“",["name"],"” and ",["count","plural",{"one":["#"," other"],"other":["#"," others"]}]," couldn’t be read. Check that you can open them on this device, then drop them again."],
}
