import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import { clockOf } from '#api/time/clock.ts'
import { readDateTime } from '#api/time/typed-date-time.ts'
import { addDays, isDate } from '#api/time/week.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { media } from '../../../theme/paint.ts'
import { sameDay } from '../../month/month-grid.ts'
import { useTodayIn } from './clock.ts'
import { steppedTime } from './steps.ts'
import { useTyped } from './use-typed.ts'
import { WhenFrame, type WhenFieldProps } from './when-input.tsx'

const Both = styled('div')({
  display: 'flex',
  gap: 12,
  [media.compact]: { flexDirection: 'column' },
})

interface DateTimeFieldProps extends WhenFieldProps {
  /** `YYYY-MM-DDTHH:mm` on the zone's clock; empty for none. What is neither stands in the field as it is. */
  value: string
  /** Told a date with its time, an empty text as the field is cleared, or what was typed as it is while that is none. */
  onChange: (value: string) => void
  /** The zone whose day is today. */
  zone: string
  /** Minutes between the times of the list, and what an arrow key adds; 5 unless told. */
  step?: number | undefined
  /** What is wrong with a date and time, in words. */
  complain?: (value: string) => string | undefined
  /** What stands below the input, such as a question about the time. */
  popup?: ReactNode
}

const partsOf = (value: string): { date: string; time: string } => {
  const [date = '', time = ''] = value.split('T')
  return isDate(date) ? { date, time } : { date: '', time: '' }
}

/**
 * A date with its time: typed as people do (`23/11 16:30`, `tomorrow 9`, `4:30pm mon`, ISO text), stepped or chosen. What is typed alone, a
 * date or a time, changes that part of the value; a time alone means today where there is no value yet.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, zone, step = 5, popup, complain, ...field } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const today = useTodayIn(zone)()
  const context = { today, monthFirst: format.monthFirst }
  const show = (it: string) => (isDate(partsOf(it).date) ? format.plainDateTime(it) : undefined)
  const typed = useTyped({
    value,
    onChange,
    show,
    read: (text, base) => {
      const said = readDateTime(text, context)
      const had = partsOf(base)
      const time = said?.time ?? had.time
      return said && time ? `${said.date ?? (had.date || today)}T${time}` : undefined
    },
    ...(complain && { complain }),
  })
  /** A day that was chosen before any time was. */
  const [day, setDay] = useState('')
  const [isDayChosen, setDayChosen] = useState(false)
  const now = partsOf(typed.meant ?? '')
  const stepBy = (steps: number, caret: number) => {
    if (now.date === '') return typed.put(`${today}T${clockOf(steppedTime(undefined, steps, step))}`)
    if (caret > format.plainDate(now.date, 'numeric').length)
      return typed.put(`${now.date}T${clockOf(steppedTime(now.time, steps, step))}`)
    const date = Math.abs(steps) === 1 ? addDays(now.date, steps) : sameDay(now.date, Math.sign(steps))
    typed.put(`${date}T${now.time}`)
  }
  const unread = () => {
    const example = format.clock('16:30')
    return readDateTime(typed.text, context)?.date === undefined
      ? i18n._('Enter a date and time such as {example}.', { example: show(`${today}T16:30`) })
      : i18n._('Add a time, such as {example}.', { example })
  }
  return (
    <WhenFrame
      field={field}
      typed={typed}
      unread={unread}
      popup={popup}
      pick={i18n._('Pick a date and time')}
      icon="calendar"
      placeholder={`${format.datePattern({ day: i18n._('DD'), month: i18n._('MM'), year: i18n._('YYYY') })}, ${format.halves ? i18n._('h:mm AM') : i18n._('hh:mm')}`}
      onStep={stepBy}
      choices={({ DatePick, TimePick }, done) => (
        <Both>
          <DatePick
            label={field.label}
            date={now.date || day}
            today={today}
            onDate={(date) => {
              setDayChosen(true)
              setDay(date)
              // Without a time the day stands in the field, where it asks for one.
              if (now.time) typed.put(`${date}T${now.time}`)
              else typed.type(format.plainDate(date, 'numeric'))
            }}
            onClear={
              field.required
                ? undefined
                : () => {
                    setDay('')
                    typed.put('')
                    done()
                  }
            }
          />
          <TimePick
            // Who has chosen the day goes on to the time.
            key={isDayChosen ? 'time' : 'day'}
            isFirst={isDayChosen}
            label={i18n._('Time')}
            time={now.time}
            step={step}
            usual="09:00"
            onTime={(time) => {
              typed.put(`${now.date || day || today}T${time}`)
              setDay('')
              setDayChosen(false)
              done()
            }}
          />
        </Both>
      )}
    />
  )
}
