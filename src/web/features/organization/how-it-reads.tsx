import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { type Control, useWatch } from 'react-hook-form'
import { MINUTE } from '#api/time/durations.ts'
import { isZone } from '#api/time/offset.ts'
import { houseFormats } from '../../fields/organization/house-of.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { createFormat } from '../../i18n/format.ts'
import { guestFormsIn } from '../../i18n/guest-word.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { Mark } from '../../theme/mark.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { isColour } from '../../ui/form/swatches.ts'
import type { OrganizationValues } from './organization-values.ts'

const Card = styled('section')({
  display: 'grid',
  gap: 12,
  fontSize: size.body2,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h3': { margin: 0, fontSize: size.body2, fontWeight: weight.medium },
  '& p': { margin: 0, color: paint.soft, overflowWrap: 'anywhere' },
  '& .who': { display: 'flex', alignItems: 'center', gap: 8, overflowWrap: 'anywhere' },
  '& .who > :first-child': { flex: 'none', inlineSize: 24 },
  '& hr': { inlineSize: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${paint.softLine}` },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 12px', margin: 0 },
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  '& .colors': { display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'flex-end' },
  '& .colors > i': { inlineSize: 16, blockSize: 16, borderRadius: radius.round, forcedColorAdjust: 'none' },
})

/** The beginning of the appointment in the example, epoch milliseconds. */
const START = Date.UTC(2026, 10, 23, 10, 0)
const END = START + 45 * MINUTE

/** What the settings come to, as they are typed: how a confirmation reads, and what stands on the screen. */
export function HowItReads({ control }: { control: Control<OrganizationValues> }) {
  const { i18n } = useLingui()
  const { locale, hours, format: shown } = useLocale()
  const values = useWatch({ control }) as OrganizationValues
  const { date, hourCycle, weekStart, guest, phone, color, logo } = values
  const own = {
    ...(values.enOne && values.enMany && { en: { one: values.enOne, many: values.enMany } }),
    ...(values.esOne && values.esMany && { es: { one: values.esOne, many: values.esMany } }),
  }
  const format = createFormat(shown.locale, hours, houseFormats({ date, hourCycle, weekStart }))
  const zone = isZone(values.timezone) ? values.timezone : 'Europe/Madrid'
  const when = format.dateTimeRange(START, END, zone, 'day')
  const forms = guestFormsIn(locale, { guest, own })
  const name = values.name.trim() || 'Frontdesk'
  return (
    <Card aria-label={i18n._('How it reads')}>
      <h2>{i18n._('How it reads')}</h2>
      <h3>{i18n._('A confirmation')}</h3>
      <div className="who">
        {logo ? (
          <Thumbnail url={logo} type="image" small />
        ) : (
          <Mark size={24} color={isColour(color) ? color : undefined} />
        )}
        <span>{name}</span>
      </div>
      <p>
        {i18n._('{when} ({zone}).', { when, zone: format.zone(zone) })}{' '}
        {phone.trim() !== '' && i18n._('Questions: {phone}.', { phone: phone.trim() })}
      </p>
      <hr />
      <h3>{i18n._('On screen')}</h3>
      <dl>
        <dt>{i18n._('Late')}</dt>
        <dd>{forms && `2 ${forms.many}`}</dd>
        <dt>{i18n._('In a field')}</dt>
        <dd>{format.plainDate('2026-11-23', 'numeric')}</dd>
        <dt>{i18n._('Week starts')}</dt>
        <dd>{format.weekday(format.weekdays()[0] ?? 1)}</dd>
        <dt>{i18n._('Browser tab')}</dt>
        <dd>{name}</dd>
        {values.colors.length > 0 && (
          <>
            <dt>{i18n._('Colors')}</dt>
            <dd className="colors">
              {values.colors.filter(isColour).map((it) => (
                <i key={it} style={{ background: it }} />
              ))}
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}
