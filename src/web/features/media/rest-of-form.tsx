import type { Control } from 'react-hook-form'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { MediumValues } from './medium-form-values.ts'
import { MediumAside } from './medium-aside.tsx'
import { TextFields } from './texts/text-fields.tsx'
import { FileActions } from './viewer/details/file-actions.tsx'

type RestOfFormProps =
  | { part: 'aside' | 'actions'; medium: Multimedia }
  | {
      part: 'texts'
      control: Control<MediumValues>
    }

/** What stands below and beside the first sight of a medium's form: crops, posters and uses weigh more than the page has room for. */
export default function RestOfForm(props: RestOfFormProps) {
  switch (props.part) {
    case 'aside':
      return <MediumAside medium={props.medium} />
    case 'actions':
      return <FileActions medium={props.medium} />
    case 'texts':
      return <TextFields control={props.control} />
  }
}
