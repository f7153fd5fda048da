import { MaskByAge } from './anonymize/mask-by-age.tsx'
import { ExternalEvent } from './external/external-event-panel.tsx'

interface SeldomPanelProps {
  /** `mask`, or the id of an event of a connected calendar. */
  open: string
  onClose: () => void
}

/** What is opened so seldom that each has no file of its own: the page would carry the names of all that they load. */
export default function SeldomPanel({ open, onClose }: SeldomPanelProps) {
  return open === 'mask' ? <MaskByAge onClose={onClose} /> : <ExternalEvent open={open} onClose={onClose} />
}
