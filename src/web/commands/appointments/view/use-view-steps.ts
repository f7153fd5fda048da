import { useCallback } from 'react'
import { mayLeaveNow } from '../../../ui/may-leave.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { CalendarView } from './view-state.ts'

/** Changes the view as `write` does, after a question where that closes a docked form in which something was typed. */
export const useViewSteps = <View extends Pick<CalendarView, 'open'>>(
  open: string,
  write: SetUrlState<View>,
): SetUrlState<View> =>
  useCallback(
    (change, options) => {
      if (open === '' || change.open === undefined || change.open === open) return write(change, options)
      void mayLeaveNow().then((may) => may && write(change, options))
    },
    [open, write],
  )
