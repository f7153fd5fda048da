import { SetupChecklist, type SetupChecklistProps } from './setup-checklist.tsx'
import { SetupRest } from './setup-rest.tsx'

interface SetupViewProps extends Pick<SetupChecklistProps, 'people'> {
  /** The steps that are done while nobody has been booked yet; undefined afterwards. */
  done: SetupChecklistProps['done'] | undefined
}

/** The set-up of an organization: all of Today until the first booking, and above it what is left of the set-up afterwards. */
export default function SetupView({ done, people }: SetupViewProps) {
  return done ? <SetupChecklist done={done} people={people} /> : <SetupRest />
}
