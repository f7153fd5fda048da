import { useParams } from 'react-router-dom'
import { CalendarPage } from './calendar-page.tsx'
import { DeepLink } from './deep-link.tsx'

/** The calendar; an address that names one appointment leads to it on its day. */
export default function Page() {
  const { id } = useParams()
  return id === undefined ? <CalendarPage /> : <DeepLink id={id} />
}
