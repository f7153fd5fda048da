import { calendarNames } from '../../commands/appointments/records/calendar-names.ts'
import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import MuiButton from '@mui/material/Button'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Folded } from '../../ui/folded.ts'
import { Fields } from '../../ui/form/form-errors.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { serviceChoices } from '../../commands/appointments/form/choices.ts'
import { media, paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import { windowsOf } from './criteria.ts'
import { type CriteriaProps, LengthFields, PeopleChips, ServiceChoice, WhenFields } from './criteria-parts.tsx'
import { windowWords } from './words.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > [data-field]': { flex: '1 1 116px' },
  // On a phone a service has the line to itself.
  [media.compact]: { '& > [data-field]': { flexBasis: '100%' } },
  '& select': { textOverflow: 'ellipsis' },
  '& > button': { flex: '0 1 auto', minInlineSize: 0, paddingInline: 8 },
  '& > button > .MuiButton-endIcon': { marginInline: '2px -2px' },
  '& > button > span:not(.MuiButton-endIcon)': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
})
const Unfolded = styled('div')({
  display: 'grid',
  gap: 16,
  marginBlockStart: 8,
  padding: 12,
  borderRadius: radius.control,
  background: paint.sunken,
  '&[hidden]': { display: 'none' },
})

type Menu = 'with' | 'when'

/** What is looked for as three menus in one line; one of them unfolds below it at a time, and what is seldom asked stays folded. */
export function CriteriaMenus(props: CriteriaProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const [open, setOpen] = useState<Menu>()
  const buttons = useRef<Partial<Record<Menu, HTMLButtonElement | null>>>({})
  const { criteria, clinic } = props
  const { people } = criteria
  const [first, ...others] = windowsOf(criteria)
  const when = first ? format.alone(windowWords(first, i18n, format, 'bare')) : ''

  const opener = (menu: Menu, label: string, said: string) => (
    <MuiButton
      ref={(button) => {
        buttons.current[menu] = button
      }}
      aria-expanded={open === menu}
      aria-controls={`${id}-${menu}`}
      endIcon={<Icon name="chevronDown" size={16} />}
      onClick={() => setOpen(open === menu ? undefined : menu)}
    >
      <span>
        <Hidden>{label}: </Hidden>
        {said}
      </span>
    </MuiButton>
  )
  // Escape folds what is unfolded, before it closes the whole panel.
  const fold = (event: KeyboardEvent) => {
    if (open === undefined || event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    setOpen(undefined)
    buttons.current[open]?.focus()
  }
  const unfolded = (menu: Menu, fields: ReactNode) => (
    <Unfolded id={`${id}-${menu}`} hidden={open !== menu}>
      {fields}
    </Unfolded>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only hears the key of what is unfolded within.
    <div onKeyDown={fold}>
      <Row>
        <ServiceChoice
          {...props}
          choices={serviceChoices(clinic, i18n, format).map(({ value, label }) => {
            const service = clinic.services.get(value)
            // The length stands where it can be changed.
            return { value, label: service?.active ? service.name : label }
          })}
          none={i18n._('Any service')}
          isLabelHidden
        />
        {opener(
          'with',
          i18n._('With'),
          people.length === 0 ? i18n._('Anyone') : calendarNames(people, clinic.calendars, format),
        )}
        {opener('when', i18n._('When'), others.length === 0 ? when : `${when} +${others.length}`)}
      </Row>
      {unfolded('with', <PeopleChips {...props} />)}
      {unfolded('when', <WhenFields {...props} />)}
      <Folded style={{ marginBlockStart: 8 }}>
        <summary>
          <Icon name="chevronEnd" />
          <b>{i18n._('More criteria')}</b>
          <span>{i18n._('length, resource')}</span>
        </summary>
        <Fields>
          <LengthFields {...props} />
        </Fields>
      </Folded>
    </div>
  )
}
