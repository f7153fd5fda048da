import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { addDays, isDate } from '#api/time/week.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'
import { isZone } from '#api/time/offset.ts'
import { Button } from '../../../ui/button.tsx'
import { QuickFilter } from '../../../ui/filters.tsx'
import { DateField } from '../../../ui/form/when/date-field.tsx'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { CompareUrl } from './compare-url.ts'
import { Picker } from './picker.tsx'
import type { Comparison } from './use-compared.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'

const Tools = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 16,
  '& .week': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minInlineSize: 0 },
  '& [data-field] input': { inlineSize: '6rem' },
  '@media print': { display: 'none' },
})

interface CompareToolsProps {
  compared: Comparison
  url: CompareUrl
  set: SetUrlState<CompareUrl>
}

/** What is compared: the week, the calendars, the services, the clock, and whether bookings count. */
export function CompareTools({ compared, url, set }: CompareToolsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendars, chosen, offered, shown, zone, dates } = compared
  const [from = ''] = dates
  const idsOf = (things: boolean) => calendars.filter(({ type }) => (type === 'asset') === things).map(({ id }) => id)
  const device = ownZone()
  const zones = [...new Set([...calendars.map(({ timezone }) => timezone), device, 'UTC', zone])].filter(isZone)
  return (
    <Tools>
      <span className="week">
        <Button icon="chevronStart" iconOnly onClick={() => set({ week: addDays(from, -7) })}>
          {i18n._('Previous week')}
        </Button>
        <Button onClick={() => set({ week: '' })}>{i18n._('This week')}</Button>
        <Button icon="chevronEnd" iconOnly onClick={() => set({ week: addDays(from, 7) })}>
          {i18n._('Next week')}
        </Button>
        <DateField
          label={i18n._('Week of')}
          isLabelHidden
          navigates
          required
          today={compared.thisWeek}
          value={url.week || compared.thisWeek}
          onChange={(week) => isDate(week) && set({ week })}
        />
      </span>
      <Picker
        label={i18n._('Team & resources')}
        search={i18n._('Search team & resources')}
        items={calendars.map(({ id, name, type }) => ({
          id,
          name,
          more: type === 'asset' ? i18n._('Resource') : i18n._('Person'),
        }))}
        chosen={chosen.map(({ id }) => id)}
        onChange={(ids) => set({ calendars: ids })}
        quick={[
          { label: i18n._('All people'), ids: idsOf(false) },
          { label: i18n._('All resources'), ids: idsOf(true) },
        ]}
      />
      <Picker
        label={i18n._('Services')}
        search={i18n._('Search services')}
        items={offered}
        chosen={shown.map(({ id }) => id)}
        onChange={(ids) => set({ services: ids })}
        quick={[{ label: i18n._('All services'), ids: offered.map(({ id }) => id) }]}
      />
      <QuickFilter
        label={i18n._('Time zone')}
        value={zone}
        onChange={(next) => set({ zone: next })}
        choices={zones.map((it) => ({ value: it, label: format.zone(it) }))}
      />
      <CheckField label={i18n._('Count only free staff')} checked={url.free} onTick={(on) => set({ free: on })} />
    </Tools>
  )
}
