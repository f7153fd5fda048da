import { useLingui } from '@lingui/react'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/form/notice.tsx'
import { paint } from '../../../theme/paint.ts'
import type { AllSchedules } from './use-all-schedules.ts'
import { size } from '../../../theme/scale.ts'

/** What is read at once needs no line, which would push the list down and let it go up again. */
const unseen = keyframes({ from: { blockSize: 0, overflow: 'hidden', marginBlockEnd: 0 } })

const Progress = styled('output')({
  display: 'block',
  color: paint.soft,
  fontSize: size.body2,
  '&:not(:empty)': { marginBlockEnd: 10, animation: `${unseen} 1ms 800ms backwards` },
})

/** Calendars that are named before the rest becomes a number. */
const NAMED = 5

/** How far the reading of all calendars is, and which of them are missing from the list. */
export function Gathering({ all, count }: { all: AllSchedules; count: number }) {
  const { i18n } = useLingui()
  const { list, number } = useFormat()
  const { read, failed, retry, error } = all
  const rest = failed.length - NAMED
  const names = failed.slice(0, NAMED).map(({ name }) => name)
  const more = i18n._('{count, plural, one {# more} other {# more}}', { count: rest })
  return (
    <>
      <Progress>
        {read < count &&
          i18n._('Loading the schedules of {read} of {count} calendars…', { read: number(read), count: number(count) })}
      </Progress>
      {failed.length > 0 && !error && (
        <div role="alert">
          <Notice
            title={i18n._(
              '{count, plural, one {The schedules of # calendar are missing here.} other {The schedules of # calendars are missing here.}}',
              { count: failed.length },
            )}
            text={i18n._('Couldn’t load {names}.', { names: list(rest > 0 ? [...names, more] : names) })}
          >
            <Button icon="refresh" onClick={retry}>
              {i18n._('Try again')}
            </Button>
          </Notice>
        </div>
      )}
    </>
  )
}
